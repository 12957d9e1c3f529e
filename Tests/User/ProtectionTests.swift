import Afterimage
import AfterimageTesting
import Testing

/// Rules, covers and strategies, as a user writes them.
struct ProtectionTests {
  /// The story of the form under some rules: shown, and left for the home screen.
  private func story(_ protections: [Protection], app: App? = nil) throws -> Scenario {
    let form = try Screen.payForm()
    return try Scenario(
      "rules", app: app ?? .plain(for: form), traits: Traits(device: .standard),
      protections: protections
    ) {
      Step.launch
      Step.show(StoryScreen("form", form))
      Step.home
      Step.return
    }
  }

  @Test func `every action can stand in a rule`() throws {
    let soon = Seconds(milliseconds: 100)
    let timer = DelayedActions(soon, id: "timer", repeats: true, [.set("isLate", true)])
    let rules = Protection(
      owner: .everyScreen, registration: .between(.viewDidLoad, .viewDidDisappear)
    ) {
      Protection.Rule(on: .viewDidAppear) {
        Action.capture(Capture("blank", of: .window, once: true, afterScreenUpdates: false))
        Action.after(timer)
        Action.after(soon) { Action.commit }
        Action.set("isAsking", false)
        Action.set("timeout", 60)
        Action.set("leftAt", .now)
      }
      Protection.Rule(on: .applicationWillResignActiveNotification) {
        Action.endEditing
        Action.resignFirstResponder("number")
        Action.cancel(id: "timer")
        Action.setText([TypedText("amount", "••••", isSensitive: false)])
        Action.restoreText(["amount"])
        Action.setSecureTextEntry([SecureTextEntry("number", true)])
        Action.hide(["number"])
        Action.mask(.redact)
        Action.content(.alpha(AlphaChange(0, of: .topView, fade: soon)))
        Action.content(.hideWindow(.keyWindow))
        Action.when(.variable("isAsking", isEqual: true, false)) { Action.runLoop(soon) }
        Action.when(.comparison("timeout", .more, 0)) { Action.endEditing }
        Action.when(.elapsed(since: "leftAt", .less, .variable("timeout"))) { Action.unmask }
        Action.async { Action.cover(Cover(.captured("blank", PictureLayout()), id: "blank")) }
      }
      Protection.Rule(on: .applicationDidEnterBackgroundNotification) {
        Action.when(
          .state(.applicationState, isEqual: true, .background), then: [.ignoreSnapshot],
          otherwise: [.secureWindow])
      }
      Protection.Rule(on: .applicationDidBecomeActiveNotification) {
        Action.stopPictureInPicture
        Action.unmask
        Action.show(["number"])
        Action.uncover(
          Uncovering(id: "blank", fade: soon, curve: .easeOut, completion: [.commit]))
      }
    }
    let text = try story([rules]).play().text()
    #expect(text.contains("viewDidAppear"))
  }

  @Test func `every content of a cover can be laid, and what holds its frame be chosen`() throws {
    let lock = try Screen("lock") {
      View { Label("Locked") }.backgroundColor(.systemBackground)
    }
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [0xFF33_66CC]))
    let picture = PictureLayout(
      .scaleAspectFit, backgroundColor: .system(.black), blurRadius: 2)
    let contents: [Cover.Content] = [
      .color(.systemBackground), .color(.fixed(Color(hex: 0x202020))), .launchScreen, .view(lock),
      .image(Image(name: "blue", bitmap: bitmap), picture), .blur(.systemMaterial),
      .mosaic(side: 20),
    ]
    let strip = try CoverConstraints {
      "H:|[cover]|"
      "cover.top == super.top"
      "cover.height == super.height"
    }
    let layouts: [CoverLayout] = [
      .autoresizing, .constraints, .frame, .screenBounds, .newSize, .constrained(strip),
    ]
    var pictures: [Bitmap] = []
    for (index, content) in contents.enumerated() {
      let cover = Cover(
        content, id: "shade", attachment: .newWindow, level: .alert + 1,
        fade: Seconds(0.05) ?? .zero, curve: .easeInOut, layout: layouts[index % layouts.count],
        scenes: .every, waitsForLast: true, completion: [.commit])
      let rules = Protection(owner: .scene) {
        Protection.Rule(on: .sceneWillResignActive) { Action.cover(cover) }
        Protection.Rule(on: .sceneDidBecomeActive) {
          Action.uncover(id: "shade", fade: Seconds(milliseconds: 50))
        }
      }
      let timeline = try story([rules]).play()
      pictures.append(try timeline.snapshots[0].render(scale: 1))
    }
    #expect(pictures.count == contents.count)
  }

  @Test func `an app of one's own is told by its Info.plist, and forwards what it hears`() throws {
    let identifier = try #require(BundleIdentifier("com.example.pay"))
    var app = App(
      bundleIdentifier: identifier, name: "Pay", launchScreen: try Screen("launch") { View {} },
      infoPlist: InfoPlist(hasSceneManifest: false, userInterfaceStyle: .light))
    let rules = Protection(
      owner: .screen("form"), forwarders: [.navigation, .child]
    ) {
      Protection.Rule(on: .applicationWillResignActive) { Action.mask(.placeholder) }
    }
    #expect(try story([rules], app: app).play().snapshots.isEmpty == false)
    app.infoPlist = InfoPlist(exitsOnSuspend: true)
    #expect(try story([], app: app).play().snapshots.isEmpty)
  }

  @Test func `strategies are values, and stand for the app's own rules`() throws {
    let form = try Screen.payForm()
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [0xFF33_66CC]))
    let image = Image(name: "blue", bitmap: bitmap)
    let strategies: [MaskingStrategy] = [
      .unprotected, .redact, .hide, .placeholder, .coverBlankForm, .cover(.launchScreen),
      .cover(image: image),
      .cover(image: image, contentMode: .center, backgroundColor: .systemGray),
      .blur(), .blur(.dark, radius: 20, saturation: 1), .pixelate(), .pixelate(points: 8),
      .ignoreSnapshot, .secureContainer, .exitOnSuspend,
    ]
    for strategy in strategies {
      let timeline = Scenario.standardStory(of: form, under: strategy).play()
      #expect(try timeline.snapshots.allSatisfy { try $0.render(scale: 1).width == 393 })
    }
    try assertNoLeaks(in: story([]).masked(by: .redact))
    try assertNoLeaks(in: form, strategy: .cover(.color(.systemBackground)))
  }

  @Test func `every trigger ends the standard story`() throws {
    let form = try Screen.payForm()
    #expect(Trigger.all.contains(.home))
    for trigger in Trigger.all {
      let story = Scenario.standardStory(
        of: form, under: .unprotected, trigger: trigger, traits: Traits(device: .standard),
        app: .plain(for: form))
      #expect(story.play().scenarioIsTold, "\(trigger.name)")
    }
  }
}
