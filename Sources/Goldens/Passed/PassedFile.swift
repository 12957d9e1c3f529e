import AfterimageFleet

/// The file that remembers which cases have passed: a title, and a line for each case, in the order of their bytes.
///
///     afterimage passed 1
///     Goldens⇥SETTING⇥ADDRESS⇥golden NAME⇥self⇥read PATH⇥list FOLDER⇥cover PATH
///
/// Between tabulators stand the folder of the goldens, two SHA-256 in hexadecimal digits, the names of the case's goldens,
/// and what it asked of the files. SETTING is of the case as it stands in `cases.json`; ADDRESS is of that, of the program and
/// its libraries, and of what the goldens and the files held. So a line that has been damaged leads to no address that is found
/// again.
package struct PassedFile: Hashable {
  /// The cases of each folder, by their settings.
  var suites: [String: [Digest: PassedCase]] = [:]

  fileprivate static let title = "afterimage passed 1"
  fileprivate static let tabulator = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")

  /// True where a name can stand in the file.
  static func canHold(_ name: String) -> Bool {
    !name.utf8.contains { $0 == tabulator || $0 == lineFeed }
  }
}

extension PassedFile {
  /// The bytes of the file.
  ///
  /// - Parameter limit: the most bytes that it may have; lines that are too much are left out.
  package func bytes(limit: Int) -> [UInt8] {
    let lines = suites.flatMap { folder, cases in
      cases.filter { $0.value.names.allSatisfy(Self.canHold) }.map { setting, passed in
        ([folder, setting.hexadecimal] + passed.fields).joined(separator: "\t") + "\n"
      }
    }
    var bytes = Array((Self.title + "\n").utf8)
    for line in lines.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where bytes.count + line.utf8.count <= limit {
      bytes += line.utf8
    }
    return bytes
  }

  /// Reads a file; nil where a line of it is malformed, or where its end is missing.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    guard lines.count > 1, lines[0].elementsEqual(Self.title.utf8), lines[lines.count - 1].isEmpty
    else { return nil }
    for line in lines.dropFirst().dropLast() {
      let fields = line.split(separator: Self.tabulator, omittingEmptySubsequences: false)
      guard fields.count > 2, let setting = Digest(hexadecimal: fields[1]),
        let passed = PassedCase(fields: fields.dropFirst(2))
      else { return nil }
      suites[String(decoding: fields[0], as: UTF8.self), default: [:]][setting] = passed
    }
  }
}

extension PassedCase {
  fileprivate var names: [String] { goldens + questions.map(\.path) }

  fileprivate var fields: [String] {
    [address.hexadecimal] + goldens.map { "golden \($0)" } + questions.map(\.field)
  }

  fileprivate init?(fields: ArraySlice<ArraySlice<UInt8>>) {
    guard let address = fields.first.flatMap({ Digest(hexadecimal: $0) }) else { return nil }
    self.address = address
    var goldens: [String] = []
    var questions: [Question] = []
    for field in fields.dropFirst() {
      let parts = field.split(separator: UInt8(ascii: " "), maxSplits: 1)
      let name = String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
      if parts.first?.elementsEqual("golden".utf8) == true {
        goldens.append(name)
      } else if let kind = parts.first.flatMap({ Question.Kind(word: $0) }) {
        questions.append(Question(kind: kind, path: name))
      } else {
        return nil
      }
    }
    self.goldens = goldens
    self.questions = questions
  }
}

extension Question {
  fileprivate var field: String { path.isEmpty ? kind.rawValue : "\(kind.rawValue) \(path)" }
}
