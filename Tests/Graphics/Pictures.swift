import AfterimageGraphics
import AfterimageRandom

/// Pictures that tests are made of, opaque unless said otherwise.
enum Pictures {
  static func of(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
    return Bitmap(width: width, height: height, pixels: pixels)!
  }

  /// Each pixel by chance.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SplitMix(seed: seed)
    return of(width, height) { _, _ in
      0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
  }

  /// Lines of short dark strokes on white, as text at a distance.
  static func text(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SplitMix(seed: seed)
    return of(width, height) { _, y in
      y % 12 < 8 && Int.random(in: 0..<3, using: &random) == 0 ? 0xFF20_2020 : 0xFFFF_FFFF
    }
  }

  /// Black to the left, white to the right, and a bright frame one pixel wide.
  static func step(_ width: Int, _ height: Int) -> Bitmap {
    of(width, height) { x, y in
      x == 0 || y == 0 || x > width / 2 ? 0xFFFF_FFFF : 0xFF00_0000
    }
  }

  /// Blocks of few colours with equal rows, as an interface has them.
  static func blocks(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SplitMix(seed: seed)
    let colors = (0..<40).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    return of(width, height) { x, y in colors[(x / 37 + y / 23 * 5) % colors.count] }
  }
}
