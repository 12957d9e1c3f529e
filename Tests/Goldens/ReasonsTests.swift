import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// Why a picture differs from its golden, found from what both were made from.
struct ReasonsTests {
  private let golden = "account.iphone-15-pro.light.png"
  private let folder: TemporaryFolder
  private let pipeline: Pipeline

  init() throws {
    folder = try TemporaryFolder()
    pipeline = try Pipeline()
    try folder.write(#"{"format": 1, "cases": [{"screen": "account"}]}"#)
    try write(Self.screen)
    try approve()
  }

  private static let screen = """
    {"format": 1, "name": "account", "root": {"type": "view", "subviews": [
      {"type": "view", "id": "card", "backgroundColor": "#EEEEEE", "cornerRadius": 8},
      {"type": "label", "id": "title", "text": "Account", "textColor": "#112233"},
      {"type": "label", "id": "subtitle", "text": "Ada", "numberOfLines": 0},
      {"type": "button", "id": "pay", "title": "Pay", "tintColor": "#007AFF"},
      {"type": "imageView", "id": "logo", "image": {"symbol": "star"}},
      {"type": "label", "id": "note", "text": "Paid"}
    ], "constraints": [
      "card.top == safeArea.top + 100", "card.leading == super.leading + 16",
      "card.width == 200", "card.height == 60",
      "subtitle.top == safeArea.top + 10", "subtitle.leading == super.leading + 16",
      "subtitle.width == 120", "title.top == subtitle.bottom + 8",
      "title.leading == super.leading + 16", "pay.top == card.bottom + 20",
      "pay.leading == super.leading + 16", "logo.top == pay.bottom + 20",
      "logo.leading == super.leading + 16", "note.top == card.top + 10",
      "note.leading == card.leading + 10"
    ]}}
    """

  private func write(_ text: String) throws {
    try text.write(toFile: folder.path("account.screen.json"), atomically: true, encoding: .utf8)
  }

  private func run() throws -> (suite: GoldenSuite, result: GoldenResult) {
    let suite = try GoldenSuite.load(folder.path)
    return (suite, try #require(pipeline.run(suite).results.first))
  }

  private func approve() throws {
    let (suite, result) = try run()
    let evidence = EvidenceFolder(folder.path("seen"))
    try evidence.clear()
    _ = try evidence.leave(for: result, in: suite.folder)
    #expect(
      try pipeline.approve([golden], of: suite, seenIn: evidence).map(\.approval) == [.accepted])
  }

  private func reasons() throws -> Reasons {
    let (suite, result) = try run()
    guard case .pictureDiffers = result.outcome else {
      Issue.record("the picture is the same: \(result.outcome.words)")
      return Reasons(causes: [])
    }
    let ready = try #require(suite.cases.first)
    return try pipeline.explain(result, of: ready, in: suite).reasons
  }

  private static let changes: [(old: String, new: String, sentence: String)] = [
    ("#007AFF", "#0A84FF", "`tintColor` of `pay` went from #007AFF to #0A84FF"),
    ("#EEEEEE", "#DDDDDD", "`backgroundColor` of `card` went from #EEEEEE to #DDDDDD"),
    (
      ##", "textColor": "#112233""##, "", "`textColor` of `title` is its default instead of #112233"
    ),
    (
      #""text": "Paid""#, #""text": "Paid", "font": {"size": 12}"#,
      #"`note` became 8.66 pt narrower and 6 pt lower, because `font` of `note` is {"size":12} instead of its default"#
    ),
    (
      "card.height == 60", "card.height == 70",
      "`pay` and 1 more moved 10 pt down, 1 more view otherwise, because the constraint `card.height == 60` of `root` is `card.height == 70` now"
    ),
    (
      #""text": "Ada""#, #""text": "Ada Augusta King, Countess""#,
      "`title` moved 22 pt down, 1 more view otherwise, because `subtitle` has one line more"
    ),
    (#""text": "Paid""#, #""text": "Paip""#, "the text of `note` is another one"),
    (
      #""star""#, #""heart""#,
      "`image` of `logo` went from {\"symbol\":\"star\"} to {\"symbol\":\"heart\"}"
    ),
    (#""text": "Paid""#, #""text": "Paid", "hidden": true"#, "`note` is hidden"),
    (#""cornerRadius": 8"#, #""cornerRadius": 12"#, "`cornerRadius` of `card` went from 8 to 12"),
    (
      #""cornerRadius": 8"#, #""cornerRadius": 8, "shadow": {"opacity": 0.5}"#,
      #"`shadow` of `card` is {"opacity":0.5} instead of its default"#
    ),
    (
      #""cornerRadius": 8"#, #""cornerRadius": 8, "alpha": 0.5"#,
      "`alpha` of `card` is 0.5 instead of its default"
    ),
    (
      #"{"type": "label", "id": "note""#,
      ##"{"type": "view", "id": "veil", "backgroundColor": "#FF0000", "autoresizing": {"frame": [0, 0, 50, 90], "superviewSize": [393, 852]}}, {"type": "label", "id": "note""##,
      "`veil` is new"
    ),
  ]

  @Test(arguments: changes.indices)
  func `a change is told by the view and the key that it is of`(_ index: Int) throws {
    let change = Self.changes[index]
    try write(Self.screen.replacing(change.old, with: change.new))
    let sentence = try #require(try reasons().sentence)
    #expect(sentence == change.sentence, "\(sentence)")
  }

  @Test func `a view that is gone is told`() throws {
    let lines = Self.screen.split(separator: "\n").filter { !$0.contains(#""id": "logo""#) }
    try write(
      lines.joined(separator: "\n").replacing(
        #" "logo.top == pay.bottom + 20","#, with: ""
      ).replacing(
        #""logo.leading == super.leading + 16", "#, with: ""))
    let words = try reasons().causes.map(\.words)
    #expect(words.first == "`logo` is gone")
  }

  @Test func `views in another order are told`() throws {
    var lines = Self.screen.split(separator: "\n").map(String.init)
    let card = lines.remove(at: 1)
    lines.insert(card, at: 4)
    try write(lines.joined(separator: "\n"))
    let (suite, result) = try run()
    let ready = try #require(suite.cases.first)
    let reasons = try pipeline.explain(result, of: ready, in: suite).reasons
    #expect(reasons.causes.map(\.words) == ["`card` has another place among the views"])
  }

  @Test func `a golden keeps its trace in two kilobytes at most, and is the same picture`() throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: folder.path(golden))))
    let trace = try #require(Trace(inGolden: bytes))
    #expect(!trace.isCut)
    #expect(trace.views.map(\.name).contains("title"))
    let bitmap = try PNG.decode(bytes)
    #expect(bytes.count <= PNG.encode(bitmap, compression: .small).count + Trace.mostBytes)
    #expect(trace.kept(in: PNG.encode(bitmap, compression: .small)) == bytes)
  }

  @Test func `other libraries are named by their versions`() throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: folder.path(golden))))
    let old = try #require(Trace(inGolden: bytes))
    var new = old
    new.libraries = old.libraries.replacing(/pango-[^ ]*/, with: "pango-9.9.9")
    let sentence = try #require(Reasons(from: old, to: new, differingAt: []).sentence)
    #expect(sentence.hasPrefix("other libraries drew it: pango 9.9.9 instead of 1."))
  }
}
