import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Every kind of view, marked as sensitive: all that it shows is found, or the answer is that nobody can tell.
struct SecretWalkTests {
  static let folder = Repository.tests.appending(path: "Screens/Elements")
  static let kinds = Repository.names(in: folder, ending: ".screen.json")

  /// The views that lie in others, or that draw nothing but a line of their own.
  static let withoutContents = [
    "collectionView", "scrollView", "separator", "stackView", "visualEffectView",
  ]

  /// The fixture of a kind with its root view marked, as the only view of a screen that it fills in part.
  static func marked(_ kind: String) throws -> Screen {
    var view = try Screen.shipped(kind, in: folder).root
    view.id = "secret"
    view.isSensitive = true
    view.isHidden = false
    view.alpha = 1
    view.constraints = []
    let root = View(.view, subviews: [view]).constraints {
      "secret.top == safeArea.top + 20"
      "secret.leading == margins.leading"
    }
    return try Screen(kind, root: root)
  }

  @Test(arguments: kinds)
  func `without a mask the secrets of a marked view show, or nobody can tell`(kind: String) throws {
    let screen = try Self.marked(kind)
    let story = try Scenario.story(of: screen, under: "none")
    let findings = try Pipeline().findings(of: story)
    #expect(!findings.verdict.isSafe, "\(findings.sentences)")
    if !Self.withoutContents.contains(kind) {
      #expect(findings.verdict == .leaks, "\(findings.sentences)")
    }
  }

  static let covers = PromiseTests.opaqueCovers.filter { $0 != "cover-blank-form" }
  /// What the blank form shows from the start: how many rows, buttons or segments there are, and a symbol in the place of a title.
  static let shownFromTheStart: [String: Set<String>] = [
    "form": ["secret.sections.0.rows"],
    "searchBar": ["secret.scopeButtonTitles"],
    "segmentedControl": ["secret.segments", "secret.segments.1"],
    "tableView": ["secret.sections.0.rows"],
    "toolbar": ["secret.items"],
  ]

  @Test(arguments: kinds, covers)
  func `under an opaque cover a marked view leaks nothing`(kind: String, cover: String) throws {
    let story = try Scenario.story(of: Self.marked(kind), under: cover)
    #expect(try Pipeline().leaks(of: story) == [])
  }

  @Test(arguments: kinds)
  func `the picture of the blank form leaks of a marked view what was there from the start`(
    kind: String
  ) throws {
    let story = try Scenario.story(of: Self.marked(kind), under: "cover-blank-form")
    let leaks = try Pipeline().leaks(of: story)
    #expect(Set(leaks.map(\.view)) == Self.shownFromTheStart[kind] ?? [])
  }

  @Test(arguments: kinds, PromiseTests.fieldMasks)
  func `under a field mask a marked view shows no pixel of its secrets`(
    kind: String, mask: String
  ) throws {
    let story = try Scenario.story(of: Self.marked(kind), under: mask)
    let leaks = try Pipeline().leaks(of: story)
    #expect(leaks.filter(\.showsPixels).map(\.description) == [])
  }
}
