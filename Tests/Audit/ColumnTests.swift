import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// Covers and masks over the columns of a split controller and the page of a page controller.
struct ColumnTests {
  private static let red = Cover.Content.color(.fixed(Color(hex: 0xFF0000)))

  private static func screen(_ name: String) throws -> Screen {
    try Screen.shipped(name, in: Repository.reference)
  }

  private static func traits() throws -> Traits {
    var traits = Traits(device: try Device(id: "ipad-pro-11"))
    traits.orientation = .landscape
    return traits
  }

  /// The pixels of points of a screen under a red cover.
  private func pixels(
    of name: String, under attachment: CoverAttachment, in traits: Traits,
    at points: (Int, Int)...
  ) throws -> [Bool] {
    let screen = try Self.screen(name)
    let story = Scenario(
      name: screen.name, app: .plain(for: screen), traits: traits,
      protections: [
        Protection(owner: .everyScreen, rules: [Protection.Rule.cover(Self.red, on: attachment)])
      ],
      steps: [.launch, .show(StoryScreen("screen", screen)), .home])
    let picture = try #require(try Pipeline().pictures(of: story).first)
    return points.map { picture.pixels[$0.1 * picture.width + $0.0] == 0xFFFF_0000 }
  }

  @Test func `a cover on the screen's view lies on the secondary column below its bar`() throws {
    let covered = try pixels(
      of: "split", under: .view, in: Self.traits(), at: (700, 400), (700, 40), (100, 400))
    #expect(covered == [true, false, false])
  }

  @Test(arguments: [CoverAttachment.rootView, .window])
  func `a cover on the root controller's view or the window lies on both columns`(
    attachment: CoverAttachment
  ) throws {
    let covered = try pixels(
      of: "split", under: attachment, in: Self.traits(), at: (700, 400), (700, 40), (100, 400))
    #expect(covered == [true, true, true])
  }

  @Test func `a cover on a page leaves the dots to be seen`() throws {
    let covered = try pixels(
      of: "pages", under: .view, in: Traits(device: .standard), at: (100, 400), (100, 790))
    #expect(covered == [true, false])
  }

  @Test(arguments: PromiseTests.fieldMasks + PromiseTests.opaqueCovers)
  func `no character of a secret shows in either column`(strategy: String) throws {
    let story = try Scenario.story(
      of: Self.screen("split"), under: strategy, in: Self.traits())
    for leak in try Pipeline().leaks(of: story) {
      guard case .shape = leak.kind else {
        Issue.record("\(leak)")
        continue
      }
    }
  }

  @Test func `without a mask the secrets of both columns show`() throws {
    let screen = try Self.screen("split")
    let leaks = try Pipeline().leaks(
      of: Scenario.story(of: screen, under: "none", in: Self.traits()))
    #expect(Set(screen.sensitiveTexts.map(\.path.root)) == [.content, .primary])
    #expect(Set(leaks.map(\.view)) == Set(screen.sensitiveTexts.map(\.name)))
  }
}
