import AfterimageAudit
import Foundation
import StorySupport
import TestSupport
import Testing

/// The table of `Documentation/explain.md`: what is proposed for each fault of the library, beside what its author did.
enum RemedyTable {
  private static let file = Repository.folder.appending(path: "Documentation/explain.md")
  private static let heading = """
    | fault | `explain` proposes | its mended twin |
    |---|---|---|

    """

  /// Expects the table to say what is proposed; it is written anew where goldens are recorded.
  static func expect(_ proposals: [String: [RuleChange]]) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: heading))
    let rows = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    let rest = rows.drop { $0.hasPrefix("|") }.joined(separator: "\n")
    let table = try Repository.faults.map { try row(of: $0, proposals[$0] ?? []) }.joined()
    try TextGolden.expect(text[..<start.upperBound] + table + rest, equals: file)
  }

  private static func row(of fault: String, _ changes: [RuleChange]) throws -> String {
    let proposed = changes.map(\.description).joined(separator: "; ")
      .replacingOccurrences(of: "|", with: "\\|")
    return "| `\(fault)` | \(proposed) | \(try mending(of: fault)) |\n"
  }

  /// What the twin says at its top about itself, after "mended: ".
  private static func mending(of fault: String) throws -> String {
    let twin = Repository.protections.appending(path: fault + ".mended.scenario.json")
    let lines = try String(contentsOf: twin, encoding: .utf8).split(separator: "\n")
      .prefix { $0.hasPrefix("//") }.map { $0.dropFirst(3) }
    let words = lines.joined(separator: " ")
    return words.range(of: ": ").map { String(words[$0.upperBound...]) } ?? words
  }
}
