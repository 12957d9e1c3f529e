import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// The shipped goldens, and suites that are wrong.
struct GoldenSuiteTests {
  @Test func `every shipped golden is as expected`() throws {
    let run = try Pipeline().run(GoldenSuite.load(Repository.goldens.path))
    #expect(run.results.count > 40)
    for failure in run.failures(.skip) {
      Issue.record("\(failure.fileName): \(failure.outcome.words)")
    }
  }

  @Test func `the shipped goldens take less than five megabytes`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path)
    let sizes = try files.map { name in
      let path = Repository.goldens.appending(path: name).path
      return try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    }
    #expect(sizes.reduce(0, +) < 5_000_000)
  }

  @Test func `pictures of other drawing libraries are not comparable and texts still are`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"format": 1, "cases": [{"screen": "greeting", "goldens": ["frames", "png"]}]}"#)
    try folder.copyGreeting()
    let suite = try GoldenSuite.load(folder.path)
    for result in try Pipeline().run(suite).results {
      try suite.folder.accept(#require(result.artifact))
    }
    #expect(try Pipeline().run(suite).failures(.fail).isEmpty)
    try folder.write("cairo-0.0.0\n", to: "fingerprint.txt")
    let foreign = try Pipeline().run(GoldenSuite.load(folder.path))
    #expect(foreign.results.map(\.outcome) == [.same, .notComparable])
    #expect(foreign.failures(.fail).count == 1)
    #expect(foreign.failures(.skip).isEmpty)
  }

  @Test func `a missing, an unused, a broken and an impossible golden fail`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": 1, "cases": [
        {"screen": "greeting", "goldens": ["png"]},
        {"screen": "greeting", "strategy": "none", "goldens": ["frames", "png"]},
        {"screen": "greeting", "strategy": "exit-on-suspend", "goldens": ["png"]}]}
      """)
    try folder.copyGreeting()
    try folder.write("no picture", to: "greeting.iphone-15-pro.light.none.png")
    try folder.write("left over", to: "old.frames")
    let run = try Pipeline().run(GoldenSuite.load(folder.path))
    let outcomes = run.results.map { "\($0.fileName): \($0.outcome.words.prefix(24))" }
    #expect(
      outcomes == [
        "greeting.iphone-15-pro.light.png: there is no golden of th",
        "greeting.iphone-15-pro.light.none.frames: there is no golden of th",
        "greeting.iphone-15-pro.light.none.png: the golden cannot be rea",
        "greeting.iphone-15-pro.light.exit-on-suspend.png: the case gives nothing o",
        "old.frames: no case asks for this go",
      ])
    #expect(run.failures(.skip).count == 5)
  }

  @Test func `a file of cases tells all its mistakes with their places`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": 1, "cases": [
        {"screen": "greeting", "colour": "dark"},
        {"screen": "greeting", "device": "iphone-15-prof"},
        {"appearance": "dark"},
        {"screen": "greeting", "scenario": "story"}]}
      """)
    let messages = try #require(folder.loadingMistakes()).joined(separator: "\n")
    #expect(messages.contains("cases.json:2:26") && messages.contains("colour"))
    #expect(messages.contains("cases.json:3:36") && messages.contains("iphone-15-pro"))
    #expect(messages.contains("cases.json:4:3") && messages.contains("screen"))
    #expect(messages.contains("cases.json:5:38") && messages.contains("one of a screen"))
  }

  @Test func `a file of cases with very many mistakes says that there are more`() throws {
    let folder = try TemporaryFolder()
    let cases = Array(repeating: #"{"screen": "greeting", "colour": "dark"}"#, count: 150)
    try folder.write(#"{"format": 1, "cases": [\#(cases.joined(separator: ",\n"))]}"#)
    let messages = try #require(folder.loadingMistakes())
    #expect(messages.joined().contains("more than \(Limits.diagnostics) mistakes"))
  }

  @Test func `a scene of a document follows the size classes of its case's device`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": 1, "cases": [
        {"document": "Wallet.storyboard#Accounts", "goldens": ["frames"]},
        {"document": "Wallet.storyboard#Accounts", "device": "ipad-pro-11", "goldens": ["frames"]},
        {"scenario": "wallet", "device": "ipad-pro-11", "goldens": ["png"]},
        {"scenario": "wallet", "goldens": ["png"]}]}
      """)
    try folder.write(
      String(contentsOf: Repository.wallet, encoding: .utf8), to: "Wallet.storyboard")
    try folder.write(
      """
      {"format": 1, "app": {"bundleIdentifier": "com.example.wallet"}, "device": "iphone-15-pro",
       "screens": {"accounts": "Wallet.storyboard#Accounts"},
       "steps": ["launch", {"show": "accounts"}, "home"]}
      """, to: "wallet.scenario.json")
    let results = try Pipeline().run(GoldenSuite.load(folder.path)).results
    #expect(
      results.map(\.fileName) == [
        "Wallet.Accounts.iphone-15-pro.light.frames", "Wallet.Accounts.ipad-pro-11.light.frames",
        "wallet.ipad-pro-11.light.png", "wallet.iphone-15-pro.light.png",
      ])
    // The document begins its greeting 16 points from the edge, and 96 where the width is regular.
    let frames = results.map { result in
      if case .frames(let text)? = result.artifact?.content { text } else { "" }
    }
    #expect(frames[0].contains("gre_et_ing label 16 "))
    #expect(frames[1].contains("gre_et_ing label 96 "))
    let traits = Traits(device: try Device(id: "ipad-pro-11"))
    let input = try Input.load(folder.path("Wallet.storyboard#Accounts")) { _ in traits }.input
    guard case .screen(let screen) = input else {
      Issue.record("the scene is no screen")
      return
    }
    let picture = try Pipeline().render(screen, in: traits, scale: 1)
    #expect(results[2].artifact?.content == .png(picture))
  }

  @Test func `a case's file may lie in a folder below that of the screens`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"format": 1, "cases": [{"screen": "sheets/greeting", "goldens": ["frames"]}]}"#)
    try folder.makeFolder("sheets")
    try folder.copyGreeting(to: "sheets")
    let run = try Pipeline().run(GoldenSuite.load(folder.path))
    #expect(run.results.map(\.fileName) == ["greeting.iphone-15-pro.light.frames"])
  }

  @Test func `cases that ask for the same golden are named together`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": 1, "cases": [
        {"screen": "greeting"}, {"screen": "sheets/greeting"},
        {"screen": "sheets/greeting", "appearance": "dark"}, {"screen": "greeting"}]}
      """)
    try folder.makeFolder("sheets")
    for place in [".", "sheets"] { try folder.copyGreeting(to: place) }
    let messages = try #require(folder.loadingMistakes())
    #expect(messages.count == 2)
    #expect(messages[0].contains("cases.json: `greeting` and `sheets/greeting` ask for the same"))
    #expect(messages[0].contains("`greeting.iphone-15-pro.light.png`"))
    #expect(messages[1].contains("`greeting` asks twice"))
  }

  @Test(arguments: ["../greeting", "/greeting", "sheets//greeting", "sheets/..", "."])
  func `a case's path cannot lead out of the folder`(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"format": 1, "cases": [{"screen": "\#(path)"}]}"#)
    let messages = try #require(folder.loadingMistakes())
    #expect(messages.count == 1 && messages[0].contains("cannot be a name"))
  }

  @Test func `every missing screen and unknown strategy is a result of its own`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": 1, "cases": [
        {"screen": "nowhere"}, {"scenario": "never"}, {"screen": "greeting", "strategy": "redcat"}]}
      """)
    try folder.copyGreeting()
    let results = try Pipeline().run(GoldenSuite.load(folder.path)).results
    let words = results.map(\.outcome.words)
    #expect(words.count == 3)
    #expect(words[0].contains("nowhere.screen.json"))
    #expect(words[1].contains("never.scenario.json"))
    #expect(words[2].contains("did you mean 'redact'"))
  }

  @Test func `a folder without cases is missing`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: InputFailure.self) { try GoldenSuite.load(folder.path) }
  }
}
