import Afterimage
import AfterimageTesting
import Foundation
import Synchronization
import TestSupport
import Testing

/// The checks that a user calls, used as a user uses them.
struct AssertionTests {
  private static let cardForm = "../../Screens/card-form.screen.json"

  @Test func `the card form is redacted as its golden`() throws {
    let screen = try Screen(file: Self.cardForm)
    try assertGolden(of: screen, named: "card-form", strategy: .redact, appearance: .dark)
  }

  @Test func `nothing leaks of a redacted card form`() throws {
    try assertNoLeaks(in: Screen(file: Self.cardForm), strategy: .redact)
  }

  @Test func `a story of rules written in Swift is proved as one from a file is`() throws {
    try assertNoLeaks(in: story(hiding: .applicationWillResignActiveNotification))
    let issues = try recorded { try assertNoLeaks(in: story(hiding: .viewWillDisappear)) }
    #expect(issues.map(\.words).allSatisfy { $0.contains("number") })
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
    let words = try recorded { try assertNoLeaks(in: screen, strategy: .unprotected) }[0].words
    #expect(words.contains("customer") && words.contains("pixel leak"))
    #expect(!words.contains("Ada"))
  }

  @Test func `a policy decides what a secret may show`() throws {
    let folder = try TemporaryFolder()
    let screen = try Screen("greeting") {
      Label("Ada Lovelace").id("customer").sensitive()
    }
    let accepted = #"{"view": "customer", "reason": "a name", "person": "Ada", "expires": "DAY"}"#
    func policy(until day: String) throws -> AuditPolicy {
      let text = #"{"format": 1, "accepted": [\#(accepted.replacing("DAY", with: day))]}"#
      return try AuditPolicy(file: folder.write(text, to: "afterimage-policy.json"))
    }
    try assertNoLeaks(in: screen, strategy: .unprotected, policy: policy(until: "9999-12-31"))
    let issues = try recorded {
      try assertNoLeaks(in: screen, strategy: .unprotected, policy: policy(until: "2020-01-01"))
      try assertNoLeaks(in: screen, strategy: .unprotected, policy: .standard)
    }
    #expect(issues.count == 2)
    #expect(issues[0].words.contains("accepted by Ada until 2020-01-01, which is over"))
    #expect(issues.allSatisfy { $0.words.contains("customer") && !$0.words.contains("Lovelace") })
  }

  @Test func `a missing golden fails and leaves the picture with what to do next`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.makeFolder("Tests")
    let screen = try Screen("small", root: View {})
    let words = try recorded {
      try assertGolden(of: screen, named: "small", file: folder.path("Tests/Tests.swift"))
    }[0].words
    #expect(words.contains("small.png: there is no golden"))
    let picture = folder.path(".build/afterimage/Tests/actual.small.png")
    #expect(words.contains(picture))
    #expect(words.contains("AFTERIMAGE_RECORD=1"))
    #expect(FileManager.default.fileExists(atPath: picture))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("Tests")) == [])
  }

  @Test func `without a package the pictures are left in a temporary folder`() throws {
    let folder = try TemporaryFolder()
    let screen = try Screen("small", root: View {})
    let words = try recorded {
      try assertGolden(of: screen, named: "small", file: folder.path("Tests.swift"))
    }[0].words
    let line = try #require(words.split(separator: "\n").first { $0.contains("actual.small.png") })
    let path = line.trimmingCharacters(in: .whitespaces)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `all that differs is recorded, each at the line of its check`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let file = folder.path("Tests.swift")
    let screen = try Screen("small", root: View {})
    let first = UInt(#line) + 2
    let issues = try recorded {
      try assertGolden(of: screen, named: "one", file: file)
      try assertGolden(of: screen, named: "two", strategy: .exitOnSuspend, file: file)
      try assertGolden(of: screen, named: "../three", file: file)
    }
    #expect(issues.map(\.line) == (0..<3).map { Int(first + $0) })
    #expect(issues.allSatisfy { $0.file.hasSuffix("/AssertionTests.swift") })
    #expect(issues[1].words.contains("takes no picture"))
  }

  @Test
  func `a golden is recorded where that is asked for, which fails, and compared from then on`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let file = folder.path("Tests.swift")
    let white = try Screen("small", root: View {}.backgroundColor(.fixed(.white)))
    let black = try Screen("small", root: View {}.backgroundColor(.fixed(.black)))
    func expectWritten(_ screen: Screen, _ record: Recording) throws {
      let issues = try recorded {
        try assertGolden(of: screen, named: "small", record: record, file: file)
      }
      #expect(issues[0].words.contains("\(folder.path("Goldens/small.png")) is written"))
    }
    try expectWritten(white, .missing)
    try assertGolden(of: white, named: "small", record: .missing, file: file)
    try assertGolden(of: white, named: "small", file: file)
    let issues = try recorded {
      try assertGolden(of: black, named: "small", record: .missing, file: file)
    }
    #expect(issues[0].words.contains("334836 pixels differ"))
    try expectWritten(black, .all)
    try assertGolden(of: black, named: "small", record: .all, file: file)
    try assertGolden(of: black, named: "small", file: file)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(".build/afterimage"))
    #expect(left == [])
  }

  @Test(arguments: ["../outside", "", ".."])
  func `a name that leads elsewhere is refused`(name: String) throws {
    let screen = try Screen("small", root: View {})
    let issues = try recorded { try assertGolden(of: screen, named: name) }
    #expect(issues[0].words.contains("cannot be a golden's name"))
  }

  @Test func `a golden of a picture that the system does not take is refused`() throws {
    let screen = try Screen("small", root: View {})
    let issues = try recorded {
      try assertGolden(of: screen, named: "none", strategy: .exitOnSuspend)
    }
    #expect(issues[0].words.contains("no picture"))
  }

  @Test func `where no test is running, what differs is thrown`() async throws {
    let screen = try Screen("small", root: View {})
    await #expect(throws: GoldenMismatch.self) {
      try await Task.detached { try assertGolden(of: screen, named: "..") }.value
    }
  }

  /// An issue that a check has recorded.
  private struct RecordedIssue {
    let words: String
    let file: String
    let line: Int
  }

  /// What checks record in this test, of which there is at least one; nothing of it makes the test fail.
  private func recorded(_ check: () throws -> Void) throws -> [RecordedIssue] {
    let issues = Mutex<[RecordedIssue]>([])
    try withKnownIssue {
      try check()
    } matching: { issue in
      guard let place = issue.sourceLocation else { return false }
      let words = issue.comments.map(\.rawValue).joined(separator: "\n")
      issues.withLock {
        $0.append(RecordedIssue(words: words, file: place.fileID, line: place.line))
      }
      return true
    }
    let all = issues.withLock(\.self)
    try #require(!all.isEmpty)
    return all
  }
}
