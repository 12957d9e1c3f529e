import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// Covers and masks over presented screens.
struct PresentedTests {
  /// The reference sheets that present something with secrets in it.
  static let names = ["action-sheet", "alert", "full-screen", "popover", "sheet"]
  private static let red = Cover.Content.color(.fixed(Color(hex: 0xFF0000)))

  private func screen(_ name: String) throws -> Screen {
    try Screen.shipped(name, in: Repository.reference)
  }

  @Test(arguments: names)
  func `a cover on the window covers what is presented`(name: String) throws {
    let story = Scenario.story(of: try screen(name), [Protection.Rule.cover(Self.red, on: .window)])
    let picture = try #require(try Pipeline().pictures(of: story).first)
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test(arguments: names)
  func `a cover on the root controller's view leaves what is presented to be seen`(
    name: String
  ) throws {
    let screen = try screen(name)
    let story = Scenario.story(of: screen, [Protection.Rule.cover(Self.red, on: .rootView)])
    let leaks = try Pipeline().leaks(of: story)
    let presented = screen.sensitiveTexts.filter { $0.path.root == .presented }
    #expect(!presented.isEmpty)
    #expect(Set(leaks.map(\.view)) == Set(presented.map(\.name)))
  }

  @Test(arguments: names, PromiseTests.fieldMasks + PromiseTests.opaqueCovers)
  func `no character of a secret shows on what is presented`(
    name: String, strategy: String
  ) throws {
    let leaks = try Pipeline().leaks(of: Scenario.story(of: screen(name), under: strategy))
    for leak in leaks {
      guard case .shape = leak.kind else {
        Issue.record("\(leak)")
        continue
      }
    }
    if PromiseTests.opaqueCovers.contains(strategy) { #expect(leaks == []) }
  }

  @Test(arguments: names, ["none"] + PromiseTests.backdrops)
  func `a strategy that shows secrets is reported with pixels`(name: String, strategy: String)
    throws
  {
    let leaks = try Pipeline().leaks(of: Scenario.story(of: screen(name), under: strategy))
    let secrets = try screen(name).sensitiveTexts.filter { $0.path.root == .presented }
    #expect(Set(leaks.map(\.view)).isSuperset(of: secrets.map(\.name)))
  }
}
