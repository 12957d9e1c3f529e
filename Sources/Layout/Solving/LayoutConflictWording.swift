/// The words of a conflict, after the form that developers know from UIKit's log.
extension LayoutConflict: CustomStringConvertible {
  /// The conflicting set, what was given up, and a way out.
  package var description: String {
    let list = members.map { "  \($0)" }.joined(separator: "\n")
    return """
      Unable to satisfy these constraints together:
      \(list)
      Recovered by giving up:
        \(givenUp)
      Take away one of them, or give one a priority below 1000.
      """
  }
}

extension ConflictMember: CustomStringConvertible {
  /// The constraint between angle brackets, with its identifier and owner.
  package var description: String {
    let kind = maker == .system ? "made by the system" : "declared"
    let identifier = identifier.map { "'\($0)' " } ?? ""
    return "<\(identifier)\(text)   (\(kind) in \(owner))>"
  }
}
