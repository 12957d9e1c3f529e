import AfterimageGraphics
import CPixels
import Foundation
import Testing

@Suite struct BlurTests {
  static let plain = pixels_tone(saturation: 65536, tint: 0, tint_opacity: 0)

  static func blurred(
    _ picture: Bitmap, sigma: Double, tone: pixels_tone = plain, within rect: PixelRect? = nil
  ) throws -> Bitmap {
    var pixels = picture.pixels
    let rect = rect ?? PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    let status = pixels.withUnsafeMutableBytes { bytes in
      pixels_blur(
        pixels_area_of_frame(
          bytes.baseAddress, picture.width * 4, rect.x, rect.y, rect.width, rect.height),
        sigma, tone)
    }
    try #require(status == pixels_done)
    return try #require(Bitmap(width: picture.width, height: picture.height, pixels: pixels))
  }

  @Test(arguments: [1.0, 2, 3.1, 3.2, 6, 12.7, 12.8, 15, 30, 45, 90], [UInt64(1), 2])
  func `a blur is a Gaussian, at most 5 off, even at the edges`(
    sigma: Double, seed: UInt64
  ) throws {
    let width = 203 + Int(seed)
    let height = 157 - Int(seed)
    let pictures = [
      Pictures.noise(width, height, seed: seed), Pictures.text(width, height, seed: seed),
      Pictures.step(width, height), Pictures.blocks(width, height, seed: seed),
    ]
    for picture in pictures {
      let exact = ExactGaussian.blurred(picture, sigma: sigma)
      #expect(ExactGaussian.worst(try Self.blurred(picture, sigma: sigma), exact) <= 5)
    }
  }

  @Test(arguments: [6.0, 10, 20, 45], [1.96, 2.04, 3.9, 4.1, 7.7, 8.3])
  func `fine stripes do not show up as coarse ones`(sigma: Double, period: Double) throws {
    let picture = Pictures.of(240, 40) { x, y in
      let isAcross = y < 20
      let place = Double(isAcross ? x : y)
      return Int(place * 2 / period) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let exact = ExactGaussian.blurred(picture, sigma: sigma)
    #expect(ExactGaussian.worst(try Self.blurred(picture, sigma: sigma), exact) <= 4)
  }

  @Test(arguments: KernelLevelTests.wider, KernelLevelTests.seeds)
  func `a blur has the same bytes with every level`(level: KernelLevel, seed: UInt64) throws {
    let tones = [
      Self.plain, pixels_tone(saturation: 117_965, tint: 0xF7_F780, tint_opacity: 19661),
    ]
    for picture in KernelLevelTests.pictures(seed: seed) {
      for sigma in [0.7, 2, 5, 9, 45, 300] {
        for tone in tones {
          try KernelLevelTests.expectSame(level) {
            try Self.blurred(picture, sigma: sigma, tone: tone)
          }
        }
      }
    }
  }

  @Test(arguments: [0.0, 0.3, 1, 3.1, 3.2, 6.3, 6.4, 12.7, 12.8, 333, 1000])
  func `an even area stays as it is`(sigma: Double) throws {
    for color: UInt32 in [0xFF00_0000, 0xFFFF_FFFF, 0xFF01_7FFE, 0xFFC8_6403] {
      let picture = Pictures.of(61, 47) { _, _ in color }
      #expect(try Self.blurred(picture, sigma: sigma) == picture)
    }
  }

  @Test func `a blur of no radius changes nothing`() throws {
    let picture = Pictures.noise(50, 40, seed: 1)
    #expect(try Self.blurred(picture, sigma: 0) == picture)
  }

  @Test(arguments: [3.0, 5, 12, 45])
  func `a rectangle is blurred from its own pixels, and nothing else changes`(sigma: Double) throws
  {
    let picture = Pictures.noise(120, 90, seed: 2)
    let rect = PixelRect(x: 17, y: 9, width: 71, height: 53)
    let result = try Self.blurred(picture, sigma: sigma, within: rect)
    let part = try #require(picture.cropped(to: rect))
    #expect(result.cropped(to: rect) == (try Self.blurred(part, sigma: sigma)))
    for y in 0..<90 {
      for x in 0..<120 where x < 17 || x >= 88 || y < 9 || y >= 62 {
        #expect(result[x, y] == picture[x, y])
      }
    }
  }

  @Test(arguments: [(1, 1), (1, 50), (50, 1), (2, 3), (5, 4), (17, 3)], [1.0, 10, 45])
  func `the smallest areas can be blurred`(shape: (Int, Int), sigma: Double) throws {
    let picture = Pictures.noise(shape.0, shape.1, seed: 3)
    let exact = ExactGaussian.blurred(picture, sigma: sigma)
    #expect(ExactGaussian.worst(try Self.blurred(picture, sigma: sigma), exact) <= 5)
  }

  @Test func `saturation moves components from the luma, and a tint covers them`() throws {
    let picture = Pictures.of(9, 9) { _, _ in 0xFF80_4030 }
    let luma = 0.2126 * 128 + 0.7152 * 64 + 0.0722 * 48
    let tone = pixels_tone(saturation: 117_965, tint: 0xFFF0_80, tint_opacity: 19661)
    let result = try Self.blurred(picture, sigma: 3, tone: tone)
    let expected = [(128.0, 255.0), (64, 240), (48, 128)].map { component, tint in
      (luma + 1.8 * (component - luma)) * 0.7 + tint * 0.3
    }
    let pixel = try #require(result[4, 4])
    let actual = [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) }
    #expect(zip(expected, actual).allSatisfy { abs($0 - $1) <= 0.6 })
    #expect(pixel >> 24 == 255)
  }

  @Test func `saturation does not leave the range of a component`() throws {
    let picture = Pictures.of(4, 4) { _, _ in 0xFFFF_0000 }
    let tone = pixels_tone(saturation: 2 * 65536, tint: 0, tint_opacity: 0)
    #expect(try Self.blurred(picture, sigma: 1, tone: tone) == picture)
  }

  @Test func `a sigma or a tone that makes no sense is refused`() {
    var pixel: UInt32 = 0
    let area = pixels_area_of_frame(&pixel, 4, 0, 0, 1, 1)
    for sigma in [-1, .nan, .infinity, 1001] {
      #expect(pixels_blur(area, sigma, Self.plain) == pixels_out_of_range)
    }
    let covered = pixels_tone(saturation: 0, tint: 0, tint_opacity: 65537)
    #expect(pixels_blur(area, 1, covered) == pixels_out_of_range)
  }

  @Test func `the bytes of a blur are the same on every machine`() throws {
    // Recorded once: all arithmetic is on integers, so no processor may give another sum.
    let picture = Pictures.noise(97, 83, seed: 9)
    let sums = try [2.0, 5, 10, 45].map { sigma in
      try Self.blurred(picture, sigma: sigma).pixels.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) }
    }
    #expect(
      sums == [
        8_388_413_267_309_220_457, 10_625_905_667_578_854_849, 6_498_042_890_286_862_961,
        1_925_015_722_847_195_443,
      ])
  }
}

/// A Gaussian in double precision over edges that go on for ever.
enum ExactGaussian {
  static func blurred(_ picture: Bitmap, sigma: Double) -> [[Double]] {
    let weights = weights(sigma)
    return [UInt32(0), 8, 16].map { shift in
      let plane = picture.pixels.map { Double($0 >> shift & 255) }
      let across = columns(plane, picture.width, picture.height, isVertical: false, weights)
      return columns(across, picture.width, picture.height, isVertical: true, weights)
    }
  }

  /// The largest error of a component.
  static func worst(_ picture: Bitmap, _ exact: [[Double]]) -> Double {
    var worst = 0.0
    for (place, pixel) in picture.pixels.enumerated() {
      for (plane, shift) in [UInt32(0), 8, 16].enumerated() {
        worst = max(worst, abs(Double(pixel >> shift & 255) - exact[plane][place]))
      }
    }
    return worst
  }

  private static func weights(_ sigma: Double) -> [Double] {
    let radius = Int(4 * sigma) + 2
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  private static func columns(
    _ plane: [Double], _ width: Int, _ height: Int, isVertical: Bool, _ weights: [Double]
  ) -> [Double] {
    let length = isVertical ? height : width
    let step = isVertical ? width : 1
    let radius = weights.count / 2
    var result = plane
    for place in plane.indices {
      let position = isVertical ? place / width : place % width
      var sum = 0.0
      for offset in -radius...radius {
        let other = min(max(position + offset, 0), length - 1)
        sum += weights[offset + radius] * plane[place + (other - position) * step]
      }
      result[place] = sum
    }
    return result
  }
}
