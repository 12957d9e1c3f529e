extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, and the hint on an indented line of its own.
  public var description: String { formatted() }

  /// The diagnostic as a program prints it.
  ///
  /// - Parameter source: the file it stands in; where given, the line is shown with a caret beneath, its texts blotted out.
  package func formatted(in source: SourceText? = nil) -> String {
    let wording = kind.wording
    var lines = ["\(place.map { "\($0.words): " } ?? "")\(severity.rawValue): \(wording.message)"]
    lines += excerpt(of: source)
    if let hint = wording.hint { lines.append("  hint: \(hint)") }
    return lines.joined(separator: "\n")
  }

  private func excerpt(of source: SourceText?) -> [String] {
    guard let source, case .source(let place) = place, place.file == source.file, place.column > 0,
      let excerpt = SourceExcerpt(
        of: source, line: place.line, column: place.column, showsCulprit: kind.quotesCulprit),
      excerpt.line.contains(where: { $0 != " " })
    else { return [] }
    return ["  | \(excerpt.line)", "  | \(String(repeating: " ", count: excerpt.column - 1))^"]
  }
}
