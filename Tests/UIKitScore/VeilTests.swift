import AfterimageGraphics
import Testing
import UIKitScore

@Suite struct VeilTests {
  /// Greys from black to white, each below veils of 0.3 in some colours one over the other.
  private func ramp(below veils: [[Double]]) throws -> Bitmap {
    let pixels = (0..<256).map { grey in
      let channels = veils.reduce([Double](repeating: Double(grey), count: 3), below)
      return channels.reduce(UInt32(0xFF)) { word, channel in word << 8 | UInt32(channel) }
    }
    return try #require(Bitmap(width: 256, height: 1, pixels: pixels))
  }

  private func below(_ channels: [Double], _ veil: [Double]) -> [Double] {
    zip(channels, veil).map { channel, color in (0.7 * channel + 0.3 * color).rounded() }
  }

  private static let veils: [[[Double]]] = [
    [], [[0, 255, 255]], [[127.5, 0, 127.5]], [[255, 127.5, 0]], [[255, 0, 255], [0, 255, 0]],
  ]

  @Test(arguments: veils)
  func `the grey below veils is found again, to what rounding takes`(veils: [[Double]]) throws {
    let found = try ramp(below: veils).withoutVeils(0.3)
    for (grey, pixel) in found.pixels.enumerated() {
      // A veil rounds half a step away, and shows what is below it to 0.7, two to 0.49.
      #expect(abs(Int(pixel & 0xFF) - grey) <= 1)
      #expect(pixel == 0xFF00_0000 | (pixel & 0xFF) * 0x01_0101)
    }
  }

  @Test func `what no veil explains is white`() throws {
    let red = try #require(Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000]))
    #expect(red.withoutVeils(0.3).pixels == [0xFFFF_FFFF])
  }

  @Test func `an edge that veils share is as grey as what is around it`() throws {
    // Ten pixels below magenta, one of which it covers a half, ten below none; a dark line lies across all.
    let rows = (0..<9).map { $0 == 4 ? 60.0 : 240.0 }
    let pixels = rows.flatMap { grey in
      (0..<21).map { column -> UInt32 in
        let share = column < 10 ? 0.3 : column == 10 ? 0.15 : 0
        return [255.0, 0, 255].reduce(0xFF) { word, color in
          word << 8 | UInt32(((1 - share) * grey + share * color).rounded())
        }
      }
    }
    let picture = try #require(Bitmap(width: 21, height: 9, pixels: pixels))
    let found = picture.withoutVeils(0.3).pixels.map { Int($0 & 0xFF) }
    for (row, grey) in rows.enumerated() {
      #expect(found[row * 21..<row * 21 + 21].allSatisfy { abs($0 - Int(grey)) <= 2 })
    }
  }
}
