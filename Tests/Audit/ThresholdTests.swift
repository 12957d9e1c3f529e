import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Layouts that hide small differences between secrets and not greater ones: each leaks its secret by the place of a view.
struct ThresholdTests {
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let views: String
    let constraints: [String]
    let strategies: [String]
  }

  static let top = ["s.top == safeArea.top + 20", "s.leading == margins.leading"]

  static let samples = [
    Sample(
      testDescription: "a label as wide as a caption at least",
      views: """
        { "type": "label", "id": "cap", "text": "Balance available now" },
        { "type": "label", "id": "s", "text": "£7.50", "sensitive": true },
        { "type": "label", "id": "b", "text": "beside" }
        """,
      constraints: [
        "cap.top == safeArea.top + 20", "cap.leading == margins.leading",
        "s.top == cap.bottom + 4", "s.leading == cap.leading", "s.width >= cap.width",
        "b.leading == s.trailing + 8", "b.top == s.top",
      ], strategies: ["redact", "hide", "placeholder"]),
    Sample(
      testDescription: "a wrapping label that is 80 points high at least",
      views: """
        { "type": "label", "id": "s", "text": "Two words", "numberOfLines": 0, "sensitive": true }
        """,
      constraints: ["s.top == safeArea.top + 20", "H:|-[s]-|", "s.height >= 80"],
      strategies: ["redact", "placeholder"]),
    Sample(
      testDescription: "labels in equal columns",
      views: """
        { "type": "label", "id": "s", "text": "12", "sensitive": true },
        { "type": "label", "id": "b", "text": "A longer caption" }
        """,
      constraints: top + [
        "b.top == s.top", "b.leading == s.trailing + 8", "s.width == b.width",
      ], strategies: ["redact", "hide", "placeholder"]),
    Sample(
      testDescription: "a stack that fills equally",
      views: """
        { "type": "stackView", "id": "st", "axis": "horizontal", "distribution": "fillEqually",
          "spacing": 8, "arrangedSubviews": [
            { "type": "label", "id": "s", "text": "£7.50", "sensitive": true },
            { "type": "label", "id": "b", "text": "a longer caption here" }] }
        """,
      constraints: ["st.top == safeArea.top + 20", "st.leading == margins.leading"],
      strategies: ["redact", "placeholder"]),
    Sample(
      testDescription: "a button at least 160 wide",
      views: """
        { "type": "button", "id": "s", "title": "Pay £5", "style": "filled", "sensitive": true }
        """,
      constraints: [
        "s.top == safeArea.top + 20", "s.centerX == super.centerX", "s.width >= 160",
      ], strategies: ["redact", "placeholder"]),
    Sample(
      testDescription: "two labels beside a third",
      views: """
        { "type": "label", "id": "s", "text": "1", "sensitive": true },
        { "type": "label", "id": "t", "text": "1", "sensitive": true },
        { "type": "label", "id": "c", "text": "after" }
        """,
      constraints: top + [
        "t.top == s.bottom", "t.leading == margins.leading", "c.top == s.top",
        "c.leading >= s.trailing + 8", "c.leading >= t.trailing + 8",
        "c.leading == s.leading + 120 @500",
      ], strategies: ["redact", "hide", "placeholder"]),
    Sample(
      testDescription: "an address beside a picture",
      views: """
        { "type": "view", "id": "box", "backgroundColor": "secondarySystemBackground", "subviews": [
          { "type": "imageView", "id": "avatar",
            "image": { "symbol": "person.crop.circle", "font": { "size": 80 } } },
          { "type": "label", "id": "s", "text": "12 St James Sq", "numberOfLines": 0,
            "sensitive": true }] },
        { "type": "label", "id": "below", "text": "Below" }
        """,
      constraints: [
        "box.top == safeArea.top + 20", "H:|-[box]-|", "avatar.leading == box.leading + 12",
        "avatar.top == box.top + 12", "avatar.width == 80", "avatar.height == 80",
        "box.bottom >= avatar.bottom + 12", "s.leading == avatar.trailing + 12",
        "s.trailing == box.trailing - 12", "s.top == box.top + 12",
        "box.bottom >= s.bottom + 12", "below.top == box.bottom + 12",
        "below.leading == margins.leading", "box.height == 60 @200",
      ], strategies: ["redact", "hide", "placeholder"]),
  ]

  private static func screen(_ sample: Sample) throws -> Screen {
    let constraints = sample.constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    let text = """
      { "format": 1, "name": "sample", "root": { "type": "view",
        "subviews": [\(sample.views)], "constraints": [\(constraints)] } }
      """
    return try #require(Screen.decode(Array(text.utf8), file: "sample").screen)
  }

  @Test(arguments: samples)
  func `a layout that moves at some length of a secret leaks its shape`(sample: Sample) throws {
    for strategy in sample.strategies {
      let story = try Scenario.story(of: Self.screen(sample), under: strategy)
      let leaks = try Pipeline().leaks(of: story)
      #expect(leaks.contains { $0.view == "s" }, "\(strategy)")
      for leak in leaks {
        if case .pixels = leak.kind { Issue.record("\(leak)") }
      }
    }
  }

  @Test(arguments: ["confirm-transfer", "payment", "statement", "tables"])
  func `a shipped screen whose long texts move their neighbours says so`(name: String) throws {
    let folder =
      name == "tables" ? Repository.screens.appending(path: "reference") : Repository.screens
    let story = try Scenario.story(of: Screen.shipped(name, in: folder), under: "hide")
    #expect(
      try Pipeline().leaks(of: story).contains { leak in
        if case .shape = leak.kind { true } else { false }
      })
  }

  @Test func `a text that repeats a secret leaks it`() throws {
    let sample = Sample(
      testDescription: "",
      views: """
        { "type": "label", "id": "s", "text": "1815", "sensitive": true },
        { "type": "label", "id": "r", "text": "Your code is 1815." }
        """, constraints: Self.top + ["r.top == s.bottom + 8", "r.leading == s.leading"],
      strategies: [])
    let leaks = try Pipeline().leaks(of: Scenario.story(of: Self.screen(sample), under: "redact"))
    #expect(
      leaks.contains { leak in
        if case .pixels = leak.kind { leak.variation == "same-length" } else { false }
      })
  }
}
