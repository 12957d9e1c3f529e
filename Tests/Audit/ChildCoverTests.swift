import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Covers and captures of a child's view, pixel by pixel.
struct ChildCoverTests {
  private let pipeline: Pipeline

  init() throws {
    pipeline = try Pipeline()
  }

  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF
  private static let green: UInt32 = 0xFF00_FF00
  private static let white: UInt32 = 0xFFFF_FFFF

  /// A white screen with a blue panel that lies over the edge of a clipping one, and a green bar over its upper left corner.
  private static func screen(panelWidth: String = "100", clips: Bool = true) throws -> Screen {
    let panel = View {}.id("panel").backgroundColor(.fixed(Color(hex: 0x0000FF)))
    let edge = View { panel }.id("edge").constraints {
      "H:|-50-[panel(\(panelWidth))]"
      "V:|-50-[panel(100)]"
    }
    let bar = View {}.id("bar").backgroundColor(.fixed(Color(hex: 0x00FF00)))
    return try Screen(
      "panels",
      root: View {
        edge.clipsToBounds(clips)
        bar
      }.backgroundColor(.fixed(.white)).constraints {
        "edge.left == super.left"
        "edge.top == super.top"
        "edge.width == 120"
        "edge.height == super.height"
        "bar.left == super.left"
        "bar.top == super.top"
        "bar.width == 70"
        "bar.height == 70"
      })
  }

  private static func story(
    of screen: Screen, _ rules: [Protection.Rule], _ steps: [Step] = [.home]
  ) -> Scenario {
    let child = ChildController("panelController", of: "panel")
    return Scenario(
      name: screen.name, app: .plain(for: screen), traits: Traits(device: .standard),
      protections: [Protection(owner: .child("panelController"), rules: rules)],
      steps: [.launch, .show(StoryScreen("screen", screen, children: [child]))] + steps)
  }

  private static let shade = Protection.Rule.cover(.color(.fixed(Color(hex: 0xFF0000))), on: .view)

  @Test func `a cover fills the view of its child, clipped with it and beneath what lies above it`()
    throws
  {
    let picture = try pipeline.pictures(of: Self.story(of: Self.screen(), [Self.shade]))[0]
    #expect(picture[60, 60] == Self.green)
    #expect(picture[100, 60] == Self.red)
    #expect(picture[60, 149] == Self.red)
    #expect(picture[60, 150] == Self.white)
    #expect(picture[119, 100] == Self.red)
    #expect(picture[120, 100] == Self.white)
    #expect(!picture.pixels.contains(Self.blue))
  }

  @Test func `a cover's constraints tie it to the view of its child`() throws {
    let constraints = try CoverConstraints {
      "H:|-30-[cover(20)]"
      "cover.top == super.top + 40"
      "cover.bottom == super.bottom"
    }
    let cover = Cover(
      .color(.fixed(Color(hex: 0xFF0000))), id: "shade", attachment: .view,
      layout: .constrained(constraints))
    let rule = Protection.Rule(on: .applicationWillResignActiveNotification, [.cover(cover)])
    let picture = try pipeline.pictures(of: Self.story(of: Self.screen(), [rule]))[0]
    for (x, y, color) in [
      (79, 120, Self.blue), (80, 120, Self.red), (99, 120, Self.red), (100, 120, Self.blue),
      (90, 89, Self.blue), (90, 90, Self.red), (90, 149, Self.red), (90, 150, Self.white),
    ] {
      #expect(picture[x, y] == color, "at \(x), \(y)")
    }
  }

  @Test func `without a cover the panel shows`() throws {
    let picture = try pipeline.pictures(of: Self.story(of: Self.screen(), []))[0]
    #expect(picture[100, 60] == Self.blue)
  }

  @Test(arguments: [(CoverLayout.autoresizing, false), (.constraints, false), (.frame, true)])
  func `a cover follows the view, unless its frame is that of the moment`(
    layout: CoverLayout, keeps: Bool
  ) throws {
    var cover = Cover(.color(.fixed(Color(hex: 0xFF0000))), id: "shade", attachment: .view)
    cover.layout = layout
    let screen = try Screen(
      "wide",
      root: View {
        View {}.id("panel").backgroundColor(.fixed(Color(hex: 0x0000FF)))
      }.constraints {
        "H:|[panel]|"
        "V:|[panel]|"
      })
    let story = Self.story(
      of: screen, [.init(on: .viewDidAppear, [.cover(cover)])], [.event(.rotate), .home])
    let picture = try pipeline.pictures(of: story)[0]
    #expect(picture.width == 852)
    #expect(picture[392, 200] == Self.red)
    #expect(picture[393, 200] == (keeps ? Self.blue : Self.red))
  }

  @Test func `a hidden child hides its cover`() throws {
    let rule = Protection.Rule(
      on: .applicationWillResignActiveNotification,
      Self.shade.actions + [.hide(["panel"])])
    let picture = try pipeline.pictures(of: Self.story(of: Self.screen(), [rule]))[0]
    #expect(picture[100, 100] == Self.white)
  }

  @Test func `a capture of a child is its view alone`() throws {
    let layout = PictureLayout(.topLeft, backgroundColor: .fixed(Color(hex: 0xFF0000)))
    let rule = Protection.Rule(
      on: .applicationWillResignActiveNotification,
      [
        .capture(Capture("panel")),
        .cover(Cover(.captured("panel", layout), id: "shade", attachment: .window)),
      ])
    let picture = try pipeline.pictures(of: Self.story(of: Self.screen(), [rule]))[0]
    #expect(picture[0, 0] == Self.blue)
    #expect(picture[99, 99] == Self.blue)
    #expect(picture[100, 0] == Self.red)
    #expect(picture[0, 100] == Self.red)
  }

  @Test func `a mask on a child masks nothing beside it`() throws {
    let wallet = try Screen.shipped("wallet", in: Repository.screens.appending(path: "protections"))
    let child = ChildController("panelController", of: "panel")
    var story = Self.story(
      of: wallet, [.init(on: .applicationDidEnterBackgroundNotification, [.mask(.placeholder)])])
    story.steps = [.launch, .show(StoryScreen("wallet", wallet, children: [child])), .home]
    #expect(Set(try pipeline.leaks(of: story).map(\.view)) == ["holder"])
    let reasons = try pipeline.explanation(of: story).exposures.flatMap(\.reasons)
    #expect(
      reasons.contains { if case .maskedBeside(_, ["holder"], _) = $0 { true } else { false } })
  }

  @Test func `an explanation says that a cover hides all of a child where nothing lies beside`()
    throws
  {
    let wallet = try Screen.shipped("wallet", in: Repository.screens.appending(path: "protections"))
      .mapViews { view, _, _ in view.id == "holder" ? view.sensitive(false) : view }
    var story = Self.story(of: wallet, [Self.shade])
    let child = ChildController("panelController", of: "panel")
    story.steps = [.launch, .show(StoryScreen("wallet", wallet, children: [child])), .home]
    let explanation = try pipeline.explanation(of: story)
    #expect(explanation.isSafe)
    #expect(
      explanation.exposures.flatMap(\.reasons).allSatisfy {
        if case .coveredInChild(wallet.name, _) = $0 { true } else { false }
      })
  }
}
