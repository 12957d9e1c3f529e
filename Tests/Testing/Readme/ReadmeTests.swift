import Afterimage
import AfterimageTesting
import Foundation
import Testing

/// The example of the README, word for word, and what it draws.
struct ReadmeTests {
  @Test("The card form keeps its secrets when the app goes to the background")
  func cardForm() throws {
    let screen = try Screen("card-form", controller: .navigation(title: "Add Card")) {
      Form {
        Section("Card") {
          Row("Number") { CardField(.number, text: "4242424242424242").id("number").sensitive() }
        }
      }
      .id("form")
    }
    try assertGolden(of: screen, named: "card-form", strategy: .redact)
    try assertNoLeaks(in: screen, strategy: .redact)
  }

  @Test func `the screen of the example is drawn as its user sees it`() throws {
    let screen = try Screen(file: "card-form.screen.json")
    try assertGolden(of: screen, named: "card-form-in-use")
    try assertGolden(of: screen, named: "card-form-in-use-dark", appearance: .dark)
  }

  @Test func `the example stands here as in the README`() throws {
    let test = URL(filePath: #filePath)
    let repository = (0..<4).reduce(test) { place, _ in place.deletingLastPathComponent() }
    let readme = try lines(of: repository.appending(path: "README.md"))
    let start = try #require(readme.firstIndex(of: "import Afterimage"))
    let end = try #require(readme[start...].firstIndex(of: "```"))
    let example = readme[start..<end].dropFirst().filter { !$0.isEmpty && !$0.hasPrefix("import") }
    let source = try lines(of: test).joined(separator: "\n")
    #expect(example.count > 10)
    #expect(source.contains(example.joined(separator: "\n")))
  }

  /// The lines of a file without what they are indented by.
  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
