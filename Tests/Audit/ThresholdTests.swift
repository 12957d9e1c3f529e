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
    let root: View
    let strategies: [String]

    init(_ testDescription: String, under strategies: String..., root: () -> View) {
      self.testDescription = testDescription
      self.strategies = strategies
      self.root = root()
    }
  }

  static let samples = [
    Sample("a label as wide as a caption at least", under: "redact", "hide", "placeholder") {
      View {
        Label("Balance available now").id("cap")
        Label("£7.50").id("s").sensitive()
        Label("beside").id("b")
      }
      .constraints {
        "cap.top == safeArea.top + 20"
        "cap.leading == margins.leading"
        "s.top == cap.bottom + 4"
        "s.leading == cap.leading"
        "s.width >= cap.width"
        "b.leading == s.trailing + 8"
        "b.top == s.top"
      }
    },
    Sample("a wrapping label that is 80 points high at least", under: "redact", "placeholder") {
      View { Label("Two words").with(\.numberOfLines, 0).id("s").sensitive() }.constraints {
        "s.top == safeArea.top + 20"
        "H:|-[s]-|"
        "s.height >= 80"
      }
    },
    Sample("labels in equal columns", under: "redact", "hide", "placeholder") {
      View {
        Label("12").id("s").sensitive()
        Label("A longer caption").id("b")
      }
      .constraints {
        "s.top == safeArea.top + 20"
        "s.leading == margins.leading"
        "b.top == s.top"
        "b.leading == s.trailing + 8"
        "s.width == b.width"
      }
    },
    Sample("a stack that fills equally", under: "redact", "placeholder") {
      let stack = StackView(.horizontal).with(\.distribution, .fillEqually).with(\.spacing, 8)
      let row = stack {
        Label("£7.50").id("s").sensitive()
        Label("a longer caption here").id("b")
      }
      return View { row.id("st") }.constraints {
        "st.top == safeArea.top + 20"
        "st.leading == margins.leading"
      }
    },
    Sample("a button at least 160 wide", under: "redact", "placeholder") {
      View { Button("Pay £5").with(\.style, .filled).id("s").sensitive() }.constraints {
        "s.top == safeArea.top + 20"
        "s.centerX == super.centerX"
        "s.width >= 160"
      }
    },
    Sample("two labels beside a third", under: "redact", "hide", "placeholder") {
      View {
        Label("1").id("s").sensitive()
        Label("1").id("t").sensitive()
        Label("after").id("c")
      }
      .constraints {
        "s.top == safeArea.top + 20"
        "s.leading == margins.leading"
        "t.top == s.bottom"
        "t.leading == margins.leading"
        "c.top == s.top"
        "c.leading >= s.trailing + 8"
        "c.leading >= t.trailing + 8"
        "c.leading == s.leading + 120 @500"
      }
    },
    Sample("an address beside a picture", under: "redact", "hide", "placeholder") {
      var person = Symbol("person.crop.circle")
      person.font = .system(size: 80)
      let box = View {
        ImageView(person).id("avatar")
        Label("12 St James Sq").with(\.numberOfLines, 0).id("s").sensitive()
      }
      return View {
        box.id("box").backgroundColor(.secondarySystemBackground)
        Label("Below").id("below")
      }
      .constraints {
        "box.top == safeArea.top + 20"
        "H:|-[box]-|"
        "avatar.leading == box.leading + 12"
        "avatar.top == box.top + 12"
        "avatar.width == 80"
        "avatar.height == 80"
        "box.bottom >= avatar.bottom + 12"
        "s.leading == avatar.trailing + 12"
        "s.trailing == box.trailing - 12"
        "s.top == box.top + 12"
        "box.bottom >= s.bottom + 12"
        "below.top == box.bottom + 12"
        "below.leading == margins.leading"
        "box.height == 60 @200"
      }
    },
  ]

  @Test(arguments: samples)
  func `a layout that moves at some length of a secret leaks its shape`(sample: Sample) throws {
    for strategy in sample.strategies {
      let story = try Scenario.story(of: Screen("sample", root: sample.root), under: strategy)
      let leaks = try Pipeline().leaks(of: story)
      #expect(leaks.contains { $0.view == "s" }, "\(strategy)")
      #expect(leaks.filter(\.showsPixels).map(\.description) == [])
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
    let screen = try Screen("sample") {
      View {
        Label("1815").id("s").sensitive()
        Label("Your code is 1815.").id("r")
      }
      .constraints {
        "s.top == safeArea.top + 20"
        "s.leading == margins.leading"
        "r.top == s.bottom + 8"
        "r.leading == s.leading"
      }
    }
    let leaks = try Pipeline().leaks(of: Scenario.story(of: screen, under: "redact"))
    #expect(leaks.contains { $0.showsPixels && $0.variation == "same-length" })
  }
}
