import AfterimageGraphics

extension TerminalPictures {
  /// Two pixels a cell: the upper half of a block in one colour on another.
  static let blocks = TerminalPictures("blocks") { circumstances in
    circumstances.canPaint
  } cell: { _ in
    TerminalSize.Cell(width: 1, height: 2)
  } encode: { picture in
    var painter = HalfBlockPainter(bitmap: picture.bitmap, colors: picture.colors)
    for row in stride(from: 0, to: picture.bitmap.height, by: 2) { painter.paint(row: row) }
    return Array(painter.text.utf8)
  }
}

/// Writes rows of half blocks, and a colour only where it changes.
private struct HalfBlockPainter {
  let bitmap: Bitmap
  let colors: TerminalColors
  var text = ""

  /// Writes two rows of pixels as a line; below the last of an odd number the ground stays the terminal's.
  mutating func paint(row: Int) {
    var (ink, ground) = ("", "")
    for column in 0..<bitmap.width {
      change(&ink, to: "38;" + code(column, row))
      if row + 1 < bitmap.height { change(&ground, to: "48;" + code(column, row + 1)) }
      text += "▀"
    }
    text += "\u{1B}[0m\n"
  }

  private mutating func change(_ current: inout String, to code: String) {
    guard current != code else { return }
    current = code
    text += "\u{1B}[\(code)m"
  }

  private func code(_ x: Int, _ y: Int) -> String {
    let pixel = bitmap[x, y] ?? 0
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    switch colors {
    case .all: return "2;\(red);\(green);\(blue)"
    case .cube: return "5;\(16 + 36 * level(red) + 6 * level(green) + level(blue))"
    }
  }

  /// The nearest level of the cube, which are 0, 95, 135, 175, 215 and 255 (xterm's 256colres).
  private func level(_ component: UInt32) -> UInt32 {
    if component < 48 { return 0 }
    return component < 115 ? 1 : (component - 35) / 40
  }
}
