import AfterimageGraphics

/// The mistakes, and the number of views, met while a file is decoded.
package struct Decoding {
  /// The file.
  package let source: SourceText
  /// The files it may name.
  package let files: ScreenFiles
  /// The mistakes so far, in the order they were met.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The files that this one names and that were decoded with it.
  package private(set) var named: [SourceText] = []
  /// The views so far.
  var viewCount = 0
  /// The images by their paths, nil for those that have been reported as broken.
  var images: [String: Image?] = [:]
  /// The fonts by their paths, nil for those that have been reported as broken.
  var fonts: [String: FontFile?] = [:]

  /// Begins with nothing met.
  package init(_ source: SourceText, files: ScreenFiles) {
    self.source = source
    self.files = files
  }

  /// Adds a mistake at the beginning of a value.
  package mutating func report(_ kind: Diagnostic.Kind, at node: JSONNode) {
    report(kind, at: node.range.lowerBound)
  }

  /// Adds a mistake at a byte of the file; of those beyond the limit the first one alone, which tells that there are more.
  package mutating func report(_ kind: Diagnostic.Kind, at offset: Int) {
    guard diagnostics.count <= Limits.diagnostics else { return }
    diagnostics.append(Diagnostic(kind, at: source.place(at: offset)))
  }

  /// Reads a value as what it was probably meant to be: the mistakes within are kept, those about the value as a whole are not, as the guess may be wrong.
  mutating func readGuessed(_ node: JSONNode, _ read: (inout Decoding) -> Void) {
    let count = diagnostics.count
    read(&self)
    let place = Diagnostic.Place.source(source.place(at: node.range.lowerBound))
    let within = diagnostics[count...].filter { $0.place != place }
    diagnostics.replaceSubrange(count..., with: within)
  }

  /// Adds the mistakes of a file that this one names.
  package mutating func include(_ mistakes: [Diagnostic], from source: SourceText) {
    diagnostics += mistakes
    named.append(source)
  }

  /// Adds that a value has the wrong type.
  package mutating func reportType(of node: JSONNode, expected: String) {
    guard let found = node.type else { return }
    report(.wrongType(expected: expected, found: found), at: node)
  }
}

extension JSONDocument {
  /// The mistakes of the file and of what it says; in one that is cut off no key is missed, as it may have followed.
  package func mistakes(with decoding: Decoding) -> [Diagnostic] {
    let cuts: [DiagnosticName] = [.unexpectedEnd, .unterminatedString, .unterminatedComment]
    let isCutOff = diagnostics.contains { cuts.contains($0.kind.name) }
    return diagnostics
      + decoding.diagnostics.filter { !(isCutOff && $0.tellsOfMissingKey(in: source)) }
  }
}

extension Diagnostic {
  fileprivate func tellsOfMissingKey(in source: SourceText) -> Bool {
    guard case .missingKey = kind, case .source(let place) = place else { return false }
    return place.file == source.file
  }
}

extension JSONNode {
  /// The kind of value; nil for what has been reported already.
  package var type: JSONType? {
    switch content {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .bool: .bool
    case .null: .null
    case .invalid: nil
    }
  }
}
