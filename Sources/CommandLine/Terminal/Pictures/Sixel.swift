import AfterimageGraphics

extension TerminalPictures {
  /// Sixel graphics, as DEC's VT330 and VT340 draw them (their programmer reference manual, chapter 14).
  static let sixel = TerminalPictures("sixel") { circumstances in
    circumstances.canPaint && !circumstances.isMultiplexed && circumstances.hasSixel
  } encode: { picture in
    let indexed = IndexedPicture(picture.bitmap)
    // Pixels that no band sets stay as they are (P2 = 1), and one is as high as wide.
    let start = "\u{1B}P0;1q\"1;1;\(indexed.width);\(indexed.height)"
    var bytes = Array(start.utf8)
    for (index, color) in indexed.colors.enumerated() {
      bytes += "#\(index);2;\(color.red);\(color.green);\(color.blue)".utf8
    }
    for row in stride(from: 0, to: indexed.height, by: SixelBand.rows) {
      bytes += SixelBand(of: indexed, from: row).bytes
    }
    return bytes + Array("\u{1B}\\\n".utf8)
  }
}

/// Six rows of a picture, a line of sixels for each of its colours.
private struct SixelBand {
  static let rows = 6
  /// The bits of each column by the index of the colour; the top row is the lowest bit.
  private var lines: [UInt8: [UInt8]] = [:]

  init(of picture: IndexedPicture, from top: Int) {
    for row in top..<min(top + Self.rows, picture.height) {
      let bit = UInt8(1) << (row - top)
      for column in 0..<picture.width {
        let color = picture.indices[row * picture.width + column]
        lines[color, default: Array(repeating: 0, count: picture.width)][column] |= bit
      }
    }
  }

  /// The lines in the order of the colours, each from the left edge, then a step to the next band.
  var bytes: [UInt8] {
    let written = lines.sorted { $0.key < $1.key }.map { color, line in
      Array("#\(color)".utf8) + Self.runs(of: line)
    }
    return Array(written.joined(separator: [UInt8(ascii: "$")])) + [UInt8(ascii: "-")]
  }

  /// The characters of a line; runs of more than three as their length, empty ends left out.
  private static func runs(of line: [UInt8]) -> [UInt8] {
    let end = line.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    var text: [UInt8] = []
    var start = 0
    while start < end {
      let stop = line[start..<end].firstIndex { $0 != line[start] } ?? end
      let character = line[start] + 63
      let count = stop - start
      text +=
        count > 3
        ? Array("!\(count)".utf8) + [character] : Array(repeating: character, count: count)
      start = stop
    }
    return text
  }
}
