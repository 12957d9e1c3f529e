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

/// Windows, covers and presented screens are clear unless they have a background, as in UIKit.
struct ClearGroundTests {
  private static let grounds: [(ColorReference?, Bool)] = [
    (nil, false), (.system(.clear), false),
    (.fixed(Color.white.withAlpha(multipliedBy: 0.9)), false),
    (.system(.systemIndigo), true),
  ]

  @Test(arguments: grounds)
  func `a view covers where it has an opaque background`(
    background: ColorReference?, covers: Bool
  ) throws {
    #expect(try Self.isSafe(under: .view(try Self.lock(background))) == covers)
  }

  @Test(arguments: grounds)
  func `a launch screen covers where it has an opaque background`(
    background: ColorReference?, covers: Bool
  ) throws {
    var story = try Self.story([Protection.Rule.cover(.launchScreen)])
    story.app.launchScreen = try Self.lock(background)
    #expect(try Self.isSafe(story) == covers)
  }

  @Test(arguments: grounds)
  func `a further window covers where its view has an opaque background`(
    background: ColorReference?, covers: Bool
  ) throws {
    let lock = StoryScreen("lock", try Self.lock(background))
    #expect(try Self.isSafe(Self.story(after: .showWindow(lock, level: .alert))) == covers)
  }

  @Test(arguments: grounds)
  func `a presented screen covers where its view has an opaque background`(
    background: ColorReference?, covers: Bool
  ) throws {
    let lock = StoryScreen("lock", try Self.lock(background))
    #expect(try Self.isSafe(Self.story(after: .present(lock))) == covers)
  }

  @Test(arguments: [
    Element.tableView(TableView()), .collectionView(CollectionView()),
    .textView(TextView("Locked")),
  ])
  func `kinds of views that UIKit makes with a background cover by themselves`(
    element: Element
  ) throws {
    let lock = try Screen("lock", root: View(element))
    #expect(try Self.isSafe(under: .view(lock)))
    #expect(try Self.reasons(under: .view(lock)).contains { $0.hasSuffix("lies above account.") })
  }

  @Test func `a screen that a window shows first has the ground of the window`() throws {
    let lock = StoryScreen("lock", try Self.lock(nil))
    #expect(try Self.isSafe(Self.story(after: .push(lock))))
  }

  @Test(arguments: [(UInt32(0xFFFF_8000), true), (0xE6E6_7300, false)])
  func `a picture covers where each of its pixels is opaque`(pixel: UInt32, covers: Bool) throws {
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: [pixel, pixel, pixel, pixel]))
    let image = Image(name: "glass", bitmap: bitmap)
    #expect(try Self.isSafe(under: .image(image, PictureLayout())) == covers)
    let backed = PictureLayout(backgroundColor: .system(.black))
    #expect(try Self.isSafe(under: .image(image, backed)))
  }

  @Test(arguments: CoverAttachment.allCases.filter { !$0.isPresented })
  func `a picture that the app takes of a clear view is clear`(
    source: CoverAttachment
  ) throws {
    for (background, covers) in Self.grounds where background != nil {
      var screen = try Screen.shipped("account", in: Self.folder)
      screen = screen.mapViews { view, path, _ in
        path == .root ? view.with(\.backgroundColor, background) : view
      }
      let rules = [
        Protection.Rule(
          on: .viewDidAppear, [.capture(Capture("empty", of: source, once: true))]),
        Protection.Rule.cover(.captured("empty", PictureLayout()), on: .window),
      ]
      var story = Scenario.story(of: screen, rules)
      story.steps = [
        .launch, .show(StoryScreen("account", screen, startsEmpty: true)), .load, .home,
      ]
      // A picture of the controller's view alone is stretched over the window, which it fills.
      #expect(try Self.isSafe(story) == covers)
    }
  }

  @Test(arguments: grounds)
  func `a sheet hides what it lies upon where its view has an opaque background`(
    background: ColorReference?, covers: Bool
  ) throws {
    var root = View(.view)
    root.backgroundColor = background
    let sheet = Sheet(PresentedContent(root: root), detent: .large)
    let account = try Screen.shipped("account", in: Self.folder)
    let screen = try Screen(
      "account", root: account.root, presented: .sheet(sheet))
    #expect(try Self.isSafe(Scenario.story(of: screen, [])) == covers)
  }

  @Test func `an explanation says that a clear cover shows what lies beneath`() throws {
    for content in [Cover.Content.view(try Self.lock(nil)), .launchScreen] {
      var story = try Self.story([Protection.Rule.cover(content)])
      story.app.launchScreen = try Self.lock(nil)
      let explanation = try Pipeline().explanation(of: story)
      let reasons = Set(explanation.exposures.flatMap(\.reasons).map(\.description))
      #expect(reasons.count == 1)
      #expect(reasons.allSatisfy { $0.hasSuffix("it lets through what lies beneath.") })
      #expect(explanation.amendment?.changes.map(\.description).first?.contains("shade") == true)
    }
  }

  @Test func `of covers that follow each other the clear one is in the picture that is kept`()
    throws
  {
    let opaque = Cover(.color(.system(.black)), id: "opaque")
    let clear = Cover(.view(try Self.lock(nil)), id: "clear")
    let rule = Protection.Rule(
      on: .applicationWillResignActiveNotification,
      [
        .cover(opaque),
        .after(Seconds(milliseconds: 300), [.cover(clear), .uncover(id: "opaque")]),
      ])
    let story = try Self.story([rule])
    let taken = try #require(Simulation.run(story).snapshots.first)
    let covers = taken.composition.layers.compactMap { layer in
      if case .cover(let cover) = layer { cover.id } else { nil as String? }
    }
    #expect(covers == ["clear"])
    #expect(try !Self.isSafe(story))
  }

  private static let folder = Repository.screens.appending(path: "protections")

  private static func lock(_ background: ColorReference?) throws -> Screen {
    var root = View(.view, subviews: [View(.label(Label("Locked")), id: "title")])
    root.backgroundColor = background
    return try Screen("lock", root: root)
  }

  private static func story(_ rules: [Protection.Rule] = [], after step: Step? = nil) throws
    -> Scenario
  {
    let account = try Screen.shipped("account", in: folder)
    var story = Scenario.story(of: account, rules)
    story.steps =
      [.launch, .show(StoryScreen("account", account))] + [step].compactMap(\.self) + [.home]
    return story
  }

  private static func isSafe(under content: Cover.Content) throws -> Bool {
    try isSafe(story([Protection.Rule.cover(content)]))
  }

  private static func isSafe(_ story: Scenario) throws -> Bool {
    try Pipeline().leaks(of: story, variations: [.sameLength]).isEmpty
  }

  private static func reasons(under content: Cover.Content) throws -> [String] {
    let story = try story([Protection.Rule.cover(content)])
    let pipeline = try Pipeline()
    return try pipeline.exposures(of: Play(of: story), pipeline.findings(of: story)).flatMap(
      \.reasons
    )
    .map(\.description)
  }
}
