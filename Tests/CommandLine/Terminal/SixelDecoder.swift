import Testing

/// Reads Sixel as a terminal does, as far as a picture has it that names its size and all its colours.
struct SixelDecoder {
  private var rest: Substring
  private var palette: [Int: [Int]] = [:]
  private(set) var width = 0
  private(set) var height = 0
  /// The components of each pixel in percent, row by row; nil for one that was not set.
  private(set) var pixels: [[Int]?] = []

  /// Decodes the text between the introducer and the terminator of a device control string.
  init(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "\u{1B}P0;1q\""))
    let end = try #require(text.firstRange(of: "\u{1B}\\\n"))
    #expect(start.lowerBound == text.startIndex && end.upperBound == text.endIndex)
    rest = text[start.upperBound..<end.lowerBound]
    let size = numbers()
    (width, height) = (size[2], size[3])
    pixels = Array(repeating: nil, count: width * height)
    try draw()
  }

  private mutating func numbers() -> [Int] {
    let digits = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(digits.count)
    return digits.split(separator: ";").compactMap { Int($0) }
  }

  private mutating func draw() throws {
    var (x, top, color, count) = (0, 0, 0, 1)
    while let character = rest.popFirst() {
      switch character {
      case "#":
        let values = numbers()
        color = values[0]
        if values.count == 5 { palette[color] = Array(values[2...]) }
      case "!": count = numbers()[0]
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let bits = try #require(character.asciiValue) - 63
        for column in x..<x + count { try set(bits, column, top, palette[color]) }
        (x, count) = (x + count, 1)
      }
    }
  }

  private mutating func set(_ bits: UInt8, _ x: Int, _ top: Int, _ color: [Int]?) throws {
    for row in 0..<6 where bits >> row & 1 == 1 {
      let place = (top + row) * width + x
      try #require(x < width && top + row < height && pixels[place] == nil && color != nil)
      pixels[place] = color
    }
  }
}
