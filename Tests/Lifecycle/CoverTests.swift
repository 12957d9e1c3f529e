import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// What covers look like as the user has set the device up.
struct CoverTests {
  @Test(arguments: BlurStyle.all, UserInterfaceStyle.allCases)
  func `a blur is the style's in the appearance of the picture`(
    style: BlurStyle, appearance: UserInterfaceStyle
  ) {
    let shown = Self.content(.blur(style), in: appearance) { _ in }
    #expect(shown == .backdrop(.blur(style.blur(for: appearance))))
  }

  @Test(arguments: BlurStyle.all, UserInterfaceStyle.allCases)
  func `where transparency is reduced a blur is an opaque colour`(
    style: BlurStyle, appearance: UserInterfaceStyle
  ) {
    let shown = Self.content(.blur(style), in: appearance) {
      $0.isReduceTransparencyEnabled = true
    }
    guard case .color(let color)? = shown else {
      Issue.record("the cover shows \(String(describing: shown))")
      return
    }
    var tint = style.blur(for: appearance).tint
    tint.alpha = 1
    #expect(color == tint)
  }

  @Test func `a mosaic is the app's own and stays where transparency is reduced`() {
    let shown = Self.content(.mosaic(side: 20), in: .light) {
      $0.isReduceTransparencyEnabled = true
    }
    #expect(shown == .backdrop(.mosaic(side: 20)))
  }

  @Test(arguments: UserInterfaceStyle.allCases)
  func `a cover's colour has the contrast that the user has asked for`(
    appearance: UserInterfaceStyle
  ) {
    let red = SystemColor.systemRed
    let high = Self.content(.color(.system(red)), in: appearance) {
      $0.accessibilityContrast = .high
    }
    let usual = Self.content(.color(.system(red)), in: appearance) { _ in }
    #expect(high == .color(red.resolved(for: appearance, contrast: .high)))
    #expect(usual == .color(red.resolved(for: appearance)))
    #expect(high != usual)
  }

  @Test func `so has the colour behind a picture`() {
    let image = Image(name: "a", bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])!)
    let layout = PictureLayout(.center, backgroundColor: .system(.systemGray6))
    let shown = Self.content(.image(image, layout), in: .dark) { $0.accessibilityContrast = .high }
    guard case .image(_, let fit)? = shown else {
      Issue.record("the cover shows \(String(describing: shown))")
      return
    }
    #expect(fit.backgroundColor == SystemColor.systemGray6.resolved(for: .dark, contrast: .high))
  }

  private static func content(
    _ content: Cover.Content, in appearance: UserInterfaceStyle, adapt: (inout Traits) -> Void
  ) -> Composition.CoverContent? {
    let rule = Protection.Rule(
      on: .applicationWillResignActiveNotification, [.cover(Cover(content, id: "shade"))])
    var story = Samples.story(
      [.launch, .showForm, .home], [Protection(owner: .app, rules: [rule])])
    adapt(&story.traits)
    let snapshot = Simulation.run(story).snapshots.first { $0.userInterfaceStyle == appearance }
    return snapshot?.composition.covers.first?.content
  }
}
