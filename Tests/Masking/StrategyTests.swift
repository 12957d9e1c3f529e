import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import Testing

struct StrategyTests {
  static let image = Image(
    name: "a.png", bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])!)

  func choose(_ text: String) throws(StrategyError) -> ChosenStrategy {
    try Strategy.choose(text) { _ in .success(Self.image) }
  }

  func cover(_ text: String) throws -> Cover {
    let rules = try #require(choose(text).masking.protections.first).rules
    let actions = rules.filter { $0.callback == .applicationWillResignActiveNotification }
    let covers = actions.flatMap(\.actions).compactMap {
      if case .cover(let cover) = $0 { cover } else { nil }
    }
    return try #require(covers.first)
  }

  @Test func `every strategy is named once and does what its name says with its defaults`() {
    #expect(Set(Strategy.all.map(\.name)).count == Strategy.all.count)
    for strategy in Strategy.all where !strategy.needsOptions {
      #expect(strategy.withDefaults?.name == strategy.name)
      #expect(strategy.withDefaults?.slug == strategy.name)
    }
    #expect(Strategy.all.filter(\.needsOptions).map(\.name) == ["cover-image"])
  }

  /// The strategies as Swift has them, by what the command line calls them.
  static let values: KeyValuePairs<String, MaskingStrategy> = [
    "none": .unprotected, "hide": .hide, "redact": .redact, "placeholder": .placeholder,
    "blur": .blur(), "blur:dark,radius=20": .blur(.dark, radius: 20), "pixelate": .pixelate(),
    "pixelate:8": .pixelate(points: 8), "cover-color": .cover(.color(.black)),
    "cover-color:systemBlue": .cover(.color(.systemBlue)),
    "cover-image:a.png": .cover(image: image),
    "cover-image:a.png,mode=center": .cover(image: image, contentMode: .center),
    "cover-blank-form": .coverBlankForm, "cover-launch-screen": .cover(.launchScreen),
    "secure-container": .secureContainer, "exit-on-suspend": .exitOnSuspend,
    "ignore-snapshot": .ignoreSnapshot,
  ]

  @Test func `every strategy of the command line is a value in Swift`() throws {
    for (text, value) in Self.values { #expect(try choose(text).masking == value, "\(text)") }
    let names = Self.values.map { String($0.key.prefix { $0 != ":" }) }
    #expect(Set(names) == Set(Strategy.all.map(\.name)))
  }

  @Test func `a number beyond its bounds counts as the nearest within`() {
    #expect(MaskingStrategy.blur(radius: -1, saturation: 99) == .blur(radius: 0, saturation: 10))
    #expect(MaskingStrategy.blur(radius: .infinity) == .blur(radius: 200))
    #expect(MaskingStrategy.blur(radius: .nan) == .blur(radius: 0))
    #expect(MaskingStrategy.pixelate(points: 0) == .pixelate(points: 1))
    #expect(MaskingStrategy.pixelate(points: .nan) == .pixelate(points: 1))
  }

  @Test(arguments: FieldMask.allCases)
  func `a field mask comes with the background and goes with the foreground`(mask: FieldMask) throws
  {
    let protection = try #require(choose(mask.rawValue).masking.protections.first)
    #expect(protection.owner == .app)
    #expect(
      protection.rules == [
        .init(on: .applicationDidEnterBackgroundNotification, [.endEditing, .mask(mask)]),
        .init(on: .applicationWillEnterForegroundNotification, [.unmask]),
      ])
  }

  @Test(arguments: [
    "blur", "pixelate", "cover-color", "cover-image:a.png", "cover-blank-form",
    "cover-launch-screen",
  ])
  func `a cover comes and goes with the activity, on the window and at once`(text: String) throws {
    let cover = try cover(text)
    let rules = try #require(choose(text).masking.protections.first).rules
    #expect(cover.attachment == .window && cover.fade == .zero)
    #expect(
      rules.last == .init(on: .applicationDidBecomeActiveNotification, [.uncover(id: cover.id)]))
  }

  @Test func `every strategy that covers or masks ends editing before it does`() throws {
    for strategy in Strategy.all where !strategy.needsOptions {
      let rules = try #require(strategy.withDefaults).masking.protections.flatMap(\.rules)
      for rule in rules where rule.actions.contains(where: \.conceals) {
        #expect(rule.actions.first == .endEditing, "\(strategy.name)")
      }
    }
  }

  @Test func `only exiting on suspend asks something of the system`() throws {
    for strategy in Strategy.all where !strategy.needsOptions {
      #expect(strategy.withDefaults?.masking.exitsOnSuspend == (strategy.name == "exit-on-suspend"))
    }
    #expect(try choose("none").masking == .unprotected)
  }

  @Test func `a blur follows the appearance where nobody chooses a style`() throws {
    guard case .blur(let style) = try cover("blur").content else {
      Issue.record("the cover is no blur")
      return
    }
    #expect(style.name == "regular")
    #expect(style.light != style.dark)
  }

  @Test func `a lone value is the first option's`() throws {
    #expect(try cover("blur:dark").content == .blur(.dark))
    #expect(try cover("blur:style=dark").content == .blur(.dark))
    #expect(try cover("pixelate:8").content == .mosaic(side: 8))
    #expect(try cover("cover-color:#FF8000").content == .color(.fixed(Color(hex: 0xFF8000))))
    #expect(try cover("cover-color:systemRed").content == .color(.system(.systemRed)))
    #expect(
      try cover("cover-image:a.png,mode=center,background=white").content
        == .image(Self.image, PictureLayout(.center, backgroundColor: .system(.white))))
  }

  @Test func `a blur's numbers are settings`() throws {
    guard case .blur(let style) = try cover("blur:prominent,radius=24,saturation=1").content else {
      Issue.record("the cover is no blur")
      return
    }
    #expect(style.light == Blur(radius: 24, saturation: 1, tint: BlurStyle.prominent.light.tint))
    #expect(style.dark.radius == 24 && style.dark.tint == BlurStyle.prominent.dark.tint)
  }

  @Test(arguments: BlurStyle.all)
  func `every style of blur can be asked for by its name`(style: BlurStyle) throws {
    #expect(try cover("blur:\(style.name)").content == .blur(style))
  }

  @Test func `the names of blurs are UIKit's, and those that say light or dark do not adapt`() {
    let materials = ["UltraThin", "Thin", "", "Thick", "Chrome"].flatMap { thickness in
      ["", "Light", "Dark"].map { "system\(thickness)Material\($0)" }
    }
    let names = ["extraLight", "light", "dark", "regular", "prominent"] + materials
    #expect(BlurStyle.all.map(\.name).sorted() == names.sorted())
    for style in BlurStyle.all {
      let adapts = style.light != style.dark
      let isFixed = ["ight", "ark"].contains { style.name.hasSuffix($0) }
      #expect(adapts != isFixed, "\(style.name)")
    }
  }

  @Test(arguments: [
    (BlurStyle.light, 30.0, Color(hex: 0xFFFFFF, alpha: 0.3)),
    (.extraLight, 20, Color(hex: 0xF7F7F7, alpha: 0.82)),
    (.dark, 20, Color(hex: 0x1C1C1C, alpha: 0.73)),
  ])
  func `a published blur has the published numbers in both appearances`(
    style: BlurStyle, radius: Double, tint: Color
  ) {
    for appearance in UserInterfaceStyle.allCases {
      #expect(style.blur(for: appearance) == Blur(radius: radius, saturation: 1.8, tint: tint))
    }
  }

  @Test(arguments: [
    ("blur:light", "blur-light"), ("blur:regular", "blur"), ("blur:dark", "blur-dark"),
    ("blur:dark,radius=2.5", "blur-dark-radius-2-5"),
    ("pixelate:points=20", "pixelate"), ("cover-color:#ff0000", "cover-color-ff0000"),
    ("cover-image:art/logo.png,mode=top", "cover-image-art-logo-png-mode-top"),
  ])
  func `a slug has the options that are not the defaults`(text: String, slug: String) throws {
    #expect(try choose(text).slug == slug)
  }

  @Test(arguments: [
    ("blurr", "unknown strategy 'blurr'; did you mean 'blur'?"),
    (
      "blur:drak",
      "strategy 'blur': 'drak' is no value of 'style', which takes one of \(BlurStyle.all.map(\.name).joined(separator: ", ")); did you mean 'dark'?"
    ),
    ("blur:radios=3", "strategy 'blur' has no option 'radios'; did you mean 'radius'?"),
    (
      "blur:style=dark,style=light", "strategy 'blur': option 'style' is given twice; leave one out"
    ),
    (
      "blur:light,3",
      "strategy 'blur': '3' stands without its option; write KEY=VALUE, KEY one of style, radius, saturation (only a first value may stand alone, for 'style')"
    ),
    (
      "blur:",
      "strategy 'blur': '' stands without its option; write KEY=VALUE, KEY one of style, radius, saturation (only a first value may stand alone, for 'style')"
    ),
    ("none:1", "strategy 'none' has no options; write none"),
    (
      "pixelate:0",
      "strategy 'pixelate': '0' is no value of 'points', which takes a number of points from 1 to 1000"
    ),
    (
      "pixelate:nan",
      "strategy 'pixelate': 'nan' is no value of 'points', which takes a number of points from 1 to 1000"
    ),
    (
      "cover-color:clear",
      "strategy 'cover-color': 'clear' is no value of 'color', which takes an opaque colour: a system colour's name or #RRGGBB"
    ),
    (
      "cover-color:#12345",
      "strategy 'cover-color': '#12345' is no value of 'color', which takes an opaque colour: a system colour's name or #RRGGBB"
    ),
    ("cover-image", "strategy 'cover-image' needs the path of a picture; write cover-image:path=…"),
  ])
  func `a text that names no strategy is told what is wrong and what is right`(
    text: String, words: String
  ) {
    let error = #expect(throws: StrategyError.self) { try choose(text) }
    #expect(error?.description == words)
  }

  @Test func `a picture that cannot be read is named with the reason`() {
    let error = #expect(throws: StrategyError.self) {
      try Strategy.choose("cover-image:gone.png") { _ in
        .failure(PictureFailure(reason: "there is no such file"))
      }
    }
    #expect(error?.description == "strategy 'cover-image': gone.png: there is no such file")
  }

  @Test func `an unknown strategy without a near word lists those that there are`() {
    let error = #expect(throws: StrategyError.self) { try choose("xyzzy") }
    #expect(error?.description.hasSuffix(Strategy.all.map(\.name).joined(separator: ", ")) == true)
  }
}

extension Action {
  /// True where the action hides something of the screen.
  fileprivate var conceals: Bool {
    switch self {
    case .mask, .cover, .hide, .setText, .setSecureTextEntry: true
    case .content(let change): change.hides
    case .async, .after, .when: flattened.dropFirst().contains { $0.conceals }
    case .show, .unmask, .restoreText, .endEditing, .resignFirstResponder, .uncover, .capture,
      .secureWindow, .ignoreSnapshot, .stopPictureInPicture, .cancel, .set, .commit, .runLoop:
      false
    }
  }
}
