import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import Testing

/// The examples in the documents: each says what it is, and is read as such.
struct DocumentExampleTests {
  private static let documents: [(name: String, text: String)] = {
    let root = Folder.repository
    let folders = ["", "Documentation/", "Screens/", "Goldens/"]
    return folders.flatMap { folder -> [(String, String)] in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(folder).url.path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { name in
        (folder + name, (try? root.appending(folder + name).text()) ?? "")
      }
    }
  }()

  private static let examples = documents.flatMap { document in
    Example.all(in: document.text, of: document.name)
  }

  @Test func `the documents have examples of every kind`() {
    #expect(Set(Self.examples.map(\.kind)) == Set(Example.Kind.allCases))
  }

  @Test(arguments: examples)
  private func `an example is read as what it says it is`(example: Example) {
    #expect(example.mistakes == [])
  }

  @Test func `no example in JSON stands without its kind`() {
    for document in Self.documents {
      let parts = document.text.components(separatedBy: "```").enumerated()
      let lines = parts.filter { $0.offset.isMultiple(of: 2) }
        .flatMap { $0.element.split(separator: "\n") }
      for line in lines where line.hasPrefix("    {") || line.hasPrefix("    [{") {
        Issue.record("\(document.name): put it between ```json and ```: \(line)")
      }
    }
  }

  @Test func `the page of protections tells of every word that a story can have`() throws {
    let page = try Folder.repository.appending("Documentation/protections.md").text()
    let attachments = CoverAttachment.allCases.map(\.rawValue)
    let windows = WindowSearch.allCases.map(\.rawValue)
    let scenes = SceneChoice.allCases.map(\.rawValue)
    for word in try Self.stepWords() + attachments + windows + scenes {
      #expect(page.contains("`\(word)`") || page.contains(#""\#(word)""#), "\(word)")
    }
    // What a condition is about is told in whole conditions.
    for word in Condition.Subject.allCases.map(\.rawValue) {
      #expect(page.contains("`\(word) "), "\(word)")
    }
  }

  /// The bare words and the keys that a step can be in files, as the schema has them.
  private static func stepWords() throws -> [String] {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(ScenarioSchema.text.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    let steps = try #require(properties["steps"] as? [String: Any])
    let items = try #require(steps["items"] as? [String: Any])
    let forms = try #require(items["anyOf"] as? [[String: Any]])
    let words = forms.flatMap { ($0["enum"] ?? $0["required"]) as? [String] ?? [] }
    #expect(words.count > SystemEvent.all.count)
    #expect(words.count == Set(words).count)
    return words
  }

  @Test func `every fault of the library is told of`() throws {
    let page = try Folder.repository.appending("Documentation/library.md").text()
    for name in Folder.screens.appending("protections").files(ending: ".scenario.json")
    where !name.hasSuffix(".mended") {
      #expect(page.contains("| `\(name)` | "), "\(name)")
    }
  }

  @Test func `the package of the README asks for products and tools that are there`() throws {
    let readme = try Folder.repository.appending("README.md").text()
    let own = try Folder.repository.appending("Package.swift").text()
    let example = try #require(
      readme.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
        .first { $0.contains("import PackageDescription") })
    #expect(example.prefix { $0 != "\n" } == own.prefix { $0 != "\n" })
    let products = example.components(separatedBy: #".product(name: ""#).dropFirst()
      .compactMap { $0.components(separatedBy: "\"").first }
    #expect(products == ["Afterimage", "AfterimageTesting"])
    for product in products { #expect(own.contains(#".library(name: "\#(product)""#)) }
    #expect(own.contains(#"name: "afterimage""#))
    for module in products { #expect(readme.contains("import \(module)\n")) }
  }

  @Test func `the links of the documents lead somewhere`() throws {
    for document in Self.documents {
      let folder = document.name.contains("/") ? document.name.prefix { $0 != "/" } + "/" : ""
      for target in Self.links(in: document.text) where !target.contains("://") {
        let path = target.prefix { $0 != "#" }
        let file = path.isEmpty ? document.name : folder + path
        #expect(Folder.repository.appending(file).exists, "\(document.name): \(target)")
        let anchor = target.dropFirst(path.count + 1)
        guard !anchor.isEmpty, file.hasSuffix(".md") else { continue }
        let text = try Folder.repository.appending(file).text()
        #expect(Self.anchors(in: text).contains(String(anchor)), "\(document.name): \(target)")
      }
    }
  }

  private static func links(in text: String) -> [String] {
    text.components(separatedBy: "](").dropFirst()
      .compactMap { $0.components(separatedBy: ")").first }
  }

  /// The headings of a text as the addresses by which they are linked.
  private static func anchors(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }
}

/// A block of JSON in a document.
struct Example: CustomTestStringConvertible, Sendable {
  let kind: Kind
  let text: String
  let place: String

  enum Kind: String, CaseIterable {
    case json, screen, view, scenario, protection, action, steps
  }

  var testDescription: String { place }

  /// The blocks of a text that say they are JSON, each with the kind behind that; any other word is recorded as a mistake.
  static func all(in text: String, of document: String) -> [Example] {
    text.components(separatedBy: "\n```json").dropFirst().enumerated().compactMap { number, rest in
      let parts = rest.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let word = parts[0].trimmingCharacters(in: .whitespaces)
      guard parts.count == 2, let kind = Kind(rawValue: word.isEmpty ? "json" : word) else {
        Issue.record("\(document): '\(word)' is no kind of example")
        return nil
      }
      let body = String(parts[1]).components(separatedBy: "\n```").first ?? ""
      return Example(kind: kind, text: body, place: "\(document), JSON \(number + 1)")
    }
  }

  /// Everything that is wrong with the example where it stands among the screens of the library.
  var mistakes: [String] {
    let library = Folder.screens.appending("protections/example.scenario.json").url.path
    switch kind {
    case .json:
      return JSONDocument(reading: Array(text.utf8), file: place).diagnostics
        .map { $0.formatted() }
    case .screen:
      return mistakes(ofScreen: text)
    case .view:
      return mistakes(
        ofScreen: #"{ "format": 1, "name": "example", "root": \#(text) }"#)
    case .scenario: return mistakes(ofScenario: text, at: library)
    case .protection:
      return mistakes(ofScenario: Self.scenario(protections: text), at: library)
    case .action:
      let rule = #"{ "owner": "app", "on": { "willResignActive": [\#(text)] } }"#
      return mistakes(ofScenario: Self.scenario(protections: rule), at: library)
    case .steps: return mistakes(ofScenario: Self.scenario(steps: text), at: library)
    }
  }

  private func mistakes(ofScreen text: String) -> [String] {
    Screen.decode(Array(text.utf8), file: "example.screen.json", files: .none).diagnostics
      .map { $0.formatted() }
  }

  /// What is said of a scenario besides that the files of an example are not there.
  private func mistakes(ofScenario text: String, at path: String) -> [String] {
    let files = ScreenFiles.beside(path, root: Folder.repository.url.path)
    return Scenario.decode(Array(text.utf8), file: path, files: files).diagnostics
      .map { $0.formatted() }.filter { !$0.contains("receipt.screen.json") }
  }

  private static func scenario(
    protections: String = "", steps: String = #"["launch", { "show": "account" }, "home"]"#
  ) -> String {
    """
    {
      "format": 1,
      "app": {
        "bundleIdentifier": "com.example.bank", "name": "Bank",
        "launchScreen": "launch.screen.json",
        "infoPlist": { "UIApplicationSceneManifest": {} }
      },
      "screens": {
        "account": { "file": "account.screen.json", "startsEmpty": true },
        "transfer": "transfer.screen.json", "unlock": "unlock.screen.json"
      },
      "device": "iphone-15-pro",
      "protections": [\(protections)],
      "steps": \(steps)
    }
    """
  }
}
