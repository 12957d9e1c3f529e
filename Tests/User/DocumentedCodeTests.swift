import Foundation
import Testing

/// The code of documents is that of the tests beside this one, which a user's package could have: they see what is public only.
struct DocumentedCodeTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let repository = tests.deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = repository.appending(
    path: "Sources/Afterimage/Afterimage.docc")

  /// The files of Swift beside this one, without indentation, imports and blank lines.
  private static let sources = Result {
    try [tests, tests.appending(path: "Tutorial")]
      .flatMap {
        try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
      }
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "DocumentedCodeTests.swift" }
      .map { try statements(in: String(contentsOf: $0, encoding: .utf8)) }
      .map { "\n" + $0.joined(separator: "\n") + "\n" }
  }

  private static func statements(in code: String) -> [String] {
    code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("///") }
  }

  @Test(arguments: [
    ("README.md", 2), ("Sources/Afterimage/Afterimage.docc/Afterimage.md", 2),
    ("Sources/Afterimage/Afterimage.docc/From-a-screen-to-a-picture.md", 1),
    ("Sources/ConstraintSolver/ConstraintSolver.docc/ConstraintSolver.md", 3),
  ])
  func `the code of a document is compiled and run`(path: String, count: Int) throws {
    let text = try String(
      contentsOf: Self.repository.appending(path: path), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
      .filter { !$0.contains("import PackageDescription") }
    #expect(blocks.count == count)
    for block in blocks { try expectCompiled(block) }
  }

  @Test func `the code of the tutorial is compiled and run`() throws {
    let resources = Self.catalogue.appending(path: "Resources")
    let files = try FileManager.default.contentsOfDirectory(
      at: resources, includingPropertiesForKeys: nil)
    let steps = files.filter { $0.lastPathComponent.hasPrefix("CardFormTests") }
      .sorted { $0.path < $1.path }
    #expect(steps.count == 6)
    // The last step has all that the others have but the check that is to fail.
    try expectCompiled(try String(contentsOf: try #require(steps.last), encoding: .utf8))
  }

  @Test func `the picture of the tutorial is the golden of the example`() throws {
    let picture = try Data(
      contentsOf: Self.catalogue.appending(path: "Resources/card-form.png"))
    #expect(try picture == Data(contentsOf: Self.tests.appending(path: "Goldens/card-form.png")))
  }

  private func expectCompiled(_ code: String) throws {
    let wanted = "\n" + Self.statements(in: code).joined(separator: "\n") + "\n"
    #expect(try Self.sources.get().contains { $0.contains(wanted) }, "\(code)")
  }
}
