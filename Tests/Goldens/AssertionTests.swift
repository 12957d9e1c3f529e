import Afterimage
import AfterimageTesting
import Foundation
import Testing

/// The checks that a user calls, used as a user uses them.
struct AssertionTests {
  private static let cardForm = "../../Screens/card-form.screen.json"

  @Test func cardFormIsRedacted() throws {
    let screen = try Screen(file: Self.cardForm)
    try assertGolden(of: screen, named: "card-form", strategy: "redact", appearance: .dark)
  }

  @Test func nothingLeaks() throws {
    try assertNoLeaks(in: Screen(file: Self.cardForm), strategy: "redact")
  }

  @Test func `a story of rules written in Swift is proved as one from a file is`() throws {
    try assertNoLeaks(in: story(hiding: .applicationWillResignActiveNotification))
    let leak = #expect(throws: SecretLeak.self) {
      try assertNoLeaks(in: story(hiding: .viewWillDisappear))
    }
    #expect(try #require(leak).description.contains("number"))
  }

  /// A card form under a cover that goes up on a callback.
  private func story(hiding callback: Callback) throws -> Scenario {
    let form = try Screen(file: Self.cardForm)
    let shade = Protection(owner: .app) {
      Protection.Rule(on: callback) {
        Action.endEditing
        Action.cover(Cover(.launchScreen, id: "shade", attachment: .newWindow, scenes: .every))
      }
      Protection.Rule(on: .applicationDidBecomeActiveNotification) { Action.uncover(id: "shade") }
    }
    return try Scenario(
      "sign-in", app: .plain(for: form), traits: Traits(device: .standard), protections: [shade]
    ) {
      Step.launch
      Step.show(StoryScreen("form", form))
      Step.home
    }
  }

  @Test func `a scenario needs a name that a file can have`() {
    let form = #expect(throws: InvalidInput.self) {
      try Scenario(
        "two words", app: .plain(for: Screen("form", root: View {})),
        traits: Traits(device: .standard)
      ) { Step.launch }
    }
    #expect(form?.description.contains("two words") == true)
  }

  @Test func `a leak names the view and its kind and not the secret`() throws {
    let screen = try Screen("greeting") {
      Label("Ada Lovelace").id("customer").sensitive()
    }
    let leak = #expect(throws: SecretLeak.self) { try assertNoLeaks(in: screen, strategy: "none") }
    let words = try #require(leak).description
    #expect(words.contains("customer") && words.contains("pixel leak"))
    #expect(!words.contains("Ada"))
  }

  @Test func `a missing golden fails and leaves the picture with what to do next`() throws {
    let folder = try Folder()
    let screen = try Screen("small", root: View {})
    let mismatch = #expect(throws: GoldenMismatch.self) {
      try assertGolden(of: screen, named: "small", file: folder.place("Tests.swift"))
    }
    let words = try #require(mismatch).description
    #expect(words.contains("small.png: there is no golden"))
    #expect(words.contains(folder.place("Goldens/Failures/actual.small.png")))
    #expect(words.contains("AFTERIMAGE_RECORD=1"))
    #expect(
      FileManager.default.fileExists(atPath: folder.place("Goldens/Failures/actual.small.png")))
    #expect(!FileManager.default.fileExists(atPath: folder.place("Goldens/small.png")))
  }

  @Test func `a golden is recorded where that is asked for, and compared from then on`() throws {
    let folder = try Folder()
    let file = folder.place("Tests.swift")
    let white = try Screen("small", root: View {}.backgroundColor(.fixed(.white)))
    let black = try Screen("small", root: View {}.backgroundColor(.fixed(.black)))
    try assertGolden(of: white, named: "small", record: .missing, file: file)
    try assertGolden(of: white, named: "small", file: file)
    let mismatch = #expect(throws: GoldenMismatch.self) {
      try assertGolden(of: black, named: "small", record: .missing, file: file)
    }
    #expect(try #require(mismatch).description.contains("334836 pixels differ"))
    try assertGolden(of: black, named: "small", record: .all, file: file)
    try assertGolden(of: black, named: "small", file: file)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.place("Goldens/Failures"))
    #expect(left == [])
  }

  @Test(arguments: ["../outside", "", ".."])
  func `a name that leads elsewhere is refused`(name: String) throws {
    let screen = try Screen("small", root: View {})
    #expect(throws: GoldenMismatch.self) { try assertGolden(of: screen, named: name) }
  }

  @Test func `a golden of a picture that the system does not take is refused`() throws {
    let screen = try Screen("small", root: View {})
    let mismatch = #expect(throws: GoldenMismatch.self) {
      try assertGolden(of: screen, named: "none", strategy: "exit-on-suspend")
    }
    #expect(try #require(mismatch).description.contains("no picture"))
  }
}
