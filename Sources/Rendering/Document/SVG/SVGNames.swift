import AfterimageGraphics

/// The ids of an SVG document, each once.
struct SVGNames {
  private var used: Set<String> = []

  /// An id for a name: its letters, digits, points, dashes and underscores, behind an underscore where XML wants a letter, and a number where the id is taken.
  mutating func id(for name: String) -> String {
    let id = Self.valid(name)
    var candidate = id
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(id)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func valid(_ name: String) -> String {
    var id = ""
    for scalar in name.unicodeScalars.prefix(128) {
      if isAllowed(scalar) {
        id.unicodeScalars.append(scalar)
      } else if id.last != "-" {
        id += "-"
      }
    }
    let isLetter = id.unicodeScalars.first.map { isStart($0) } ?? false
    return isLetter ? id : "_" + id
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    // Letters of XML (production 4) that are letters of Unicode, too.
    case "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{2FF}", "\u{370}"..."\u{37D}",
      "\u{37F}"..."\u{1FFF}", "\u{3001}"..."\u{D7FF}":
      scalar.properties.isAlphabetic
    default: false
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", ".", "-": true
    default: isStart(scalar)
    }
  }
}
