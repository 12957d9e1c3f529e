import AfterimageAudit
import AfterimageGraphics

/// Where the view of a secret stands, as SARIF says it; every result has to have a place.
struct SARIFPlace {
  private let judged: JudgedRow

  /// The name of the folder that relative addresses begin at.
  static let base = "%SRCROOT%"

  /// The place of a secret.
  init(_ judged: JudgedRow) {
    self.judged = judged
  }

  /// The place: a file and a line, of what stands in no file the first line of the input.
  var json: JSONValue {
    [
      "physicalLocation": [
        "artifactLocation": artifact,
        "region": ["startLine": .integer(max(1, judged.row.line ?? 1))],
      ],
      "logicalLocations": [
        [
          "name": .string(judged.row.finding.view), "kind": "object",
          "fullyQualifiedName": .string("\(judged.row.input).\(judged.subject)"),
        ]
      ],
    ]
  }

  private var artifact: JSONValue {
    guard !judged.file.hasPrefix("/") else {
      return ["uri": .string("file://" + Self.address(judged.file))]
    }
    return ["uri": .string(Self.address(judged.file)), "uriBaseId": .string(Self.base)]
  }

  /// A path as an address (RFC 3986): what may not stand in one is written in hexadecimal.
  static func address(_ path: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { address, byte in
      let isPlain =
        (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
        || (byte >= 0x61 && byte <= 0x7A) || "-._~/".utf8.contains(byte)
      if isPlain {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
      }
    }
  }
}
