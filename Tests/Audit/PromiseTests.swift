import Afterimage
import AfterimageAudit
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// The promise of every strategy, over every shipped screen.
struct PromiseTests {
  static let opaqueCovers = [
    "cover-color", "cover-image", "cover-blank-form", "cover-launch-screen",
  ]
  static let fieldMasks = ["hide", "redact", "placeholder"]
  static let backdrops = ["blur", "pixelate"]
  static let bare = ["none", "secure-container", "ignore-snapshot"]
  static let others = ["exit-on-suspend"]

  /// Those under which there is nothing of the screen to see.
  static let opaque = opaqueCovers + others
  /// Those under which some of the screen can be seen.
  static let seeThrough = bare + backdrops

  @Test func `every strategy has its promise tested`() {
    let tested = Self.opaque + Self.fieldMasks + Self.seeThrough
    #expect(tested.sorted() == Strategy.all.map(\.name).sorted())
  }

  @Test(arguments: Repository.screenNames, opaqueCovers)
  func `under an opaque cover every secret gives the same bytes`(
    screen name: String, strategy: String
  ) throws {
    let pipeline = try Pipeline()
    let screen = try Screen.shipped(name)
    let truth = try pipeline.pictures(of: Scenario.story(of: screen, under: strategy))
    #expect(truth.count == 2)
    for secret in screen.sensitiveTexts {
      for variation in SecretVariation.all {
        guard let text = variation.vary(secret.view, .shown(0))?.text else { continue }
        let story = try Scenario.story(of: secret.vary(screen, to: text), under: strategy)
        #expect(
          try pipeline.pictures(of: story) == truth, "\(secret.name) shows: \(variation.name)")
      }
    }
  }

  @Test(arguments: Repository.screenNames, fieldMasks)
  func `under a field mask no character shows and every moved view is named`(
    screen name: String, strategy: String
  ) throws {
    let leaks = try Self.leaks(name, strategy)
    for leak in leaks {
      guard case .shape(let views) = leak.kind else {
        Issue.record("\(leak)")
        continue
      }
      #expect(!views.isEmpty)
    }
    // An empty label has no height, in UIKit as here; fields keep theirs.
    if name == "card-form" { #expect(leaks == []) }
    if name == "bank-profile" { #expect(leaks.allSatisfy { $0.variation == "empty" }) }
  }

  @Test(arguments: fieldMasks)
  func `a label that hugs its secret is named as a shape leak`(strategy: String) throws {
    let leaks = try Self.leaks("greeting", strategy)
    let moved = leaks.flatMap { leak in
      if case .shape(let views) = leak.kind { views } else { [String]() }
    }
    #expect(Set(leaks.map(\.view)) == ["customer"])
    #expect(Set(moved).isSuperset(of: ["customer", "badge"]))
    #expect(leaks.allSatisfy { "\($0)".contains("shape leak") })
    #expect(leaks.allSatisfy { !"\($0)".contains("Ada") })
  }

  @Test(arguments: Repository.screenNames, ["none"] + backdrops)
  func `a strategy that shows secrets is reported with pixels, for each secret`(
    screen name: String, strategy: String
  ) throws {
    let screen = try Screen.shipped(name)
    let secrets = screen.sensitiveTexts.map(\.name) + screen.sensitivePictures
    let leaking = try Self.leaks(name, strategy).filter(\.showsPixels).map(\.view)
    #expect(Set(leaking) == Set(secrets))
  }

  @Test(arguments: Repository.screenNames)
  func `where the app exits on suspend there is no picture and no leak`(name: String) throws {
    let story = try Scenario.story(of: Screen.shipped(name), under: "exit-on-suspend")
    #expect(try Pipeline().pictures(of: story) == [])
    #expect(try Pipeline().leaks(of: story) == [])
  }

  private static func leaks(_ name: String, _ strategy: String) throws -> [Leak] {
    try Pipeline().leaks(of: Scenario.story(of: Screen.shipped(name), under: strategy))
  }
}
