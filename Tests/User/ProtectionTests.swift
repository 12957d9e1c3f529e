import Afterimage
import AfterimageTesting
import Testing

/// Rules, covers, strategies and steps, as a user writes them.
struct ProtectionTests {
  private static func form() throws -> Screen {
    try Screen("form", controller: .navigation(title: "Pay")) {
      Form {
        Section {
          Row("Card") { CardField(.number, text: "4242424242424242").id("number").sensitive() }
          Row("Amount") { TextField("250.00").id("amount") }
        }
      }.id("form")
    }
  }

  /// The story of the form under some rules: shown, and left for the home screen.
  private func story(_ protections: [Protection], app: App? = nil) throws -> Scenario {
    let form = try Self.form()
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
    let form = try Self.form()
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
    let form = try Self.form()
    #expect(Trigger.all.contains(.home))
    for trigger in Trigger.all {
      let story = Scenario.standardStory(
        of: form, under: .unprotected, trigger: trigger, traits: Traits(device: .standard),
        app: .plain(for: form))
      #expect(story.play().scenarioIsTold, "\(trigger.name)")
    }
  }

  @Test func `every step can stand in a story`() throws {
    let form = try Self.form()
    let panel = try Screen("panel") { View { Label("Total").id("total") }.id("panel") }
    let pane = StoryScreen("panel", panel, children: [ChildController("total", of: "panel")])
    let story = try Scenario(
      "steps", app: .plain(for: form), traits: Traits(device: Device(id: "ipad-pro-11"))
    ) {
      Step.launch
      Step.show(StoryScreen("form", form, startsEmpty: true))
      Step.load
      Step.type([TypedText("amount", "19.99")])
      Step.offerCode("482913")
      Step.contextMenu(of: "amount", titles: ["Copy", "Share…"])
      Step.dismissMenu
      Step.selectText(in: "amount")
      Step.liftFinger
      Step.pictureInPicture(of: "amount")
      Step.stopPictureInPicture
      for step in [Step.push(pane), .pop, .present(pane), .dismiss] { step }
      Step.showWindow(pane, level: .alert)
      Step.hideWindow
      Step.wait(Seconds(milliseconds: 500))
      Step.choose(.textSize(.accessibilityMedium))
      Step.choose(.appearance(.dark))
      Step.event(.splitView)
      Step.event(.fullScreen)
      Step.openScene(pane)
      Step.leaveScene
      Step.closeScene
      Step.mirrorDisplay
      Step.disconnectDisplay
      Step.connectDisplay(pane)
      Step.event(.appSwitcher)
      Step.event(.chooseOtherApp)
      Step.return
      Step.event(.lock)
      Step.event(.forceQuit)
    }
    let timeline = story.play()
    #expect(!timeline.snapshots.isEmpty && !timeline.isCutShort)
    #expect(timeline.text(showSecrets: true).contains("19.99"))
  }

  @Test func `every event of the system can stand in a story`() throws {
    let form = try Self.form()
    let events: [SystemEvent] = [
      .home, .openOtherApp, .openURL, .openNotification, .chooseOtherApp, .answerCall, .lock,
      .lockWithAlwaysOnDisplay, .appSwitcher, .notificationCenter, .controlCenter, .siri,
      .permission, .faceID, .call, .resume, .return, .rotate, .splitView, .slideOver, .fullScreen,
      .refresh, .forceQuit, .forceQuitFast, .kill, .crash, .authenticationSucceeded,
      .authenticationFailed, .permissionGranted, .permissionDenied, .enterForeground,
      .startRecording,
      .stopRecording, .wake, .sleep,
    ]
    for event in events {
      let story = try Scenario(
        "event", app: .plain(for: form), traits: Traits(device: .standard)
      ) {
        Step.launch
        Step.show(StoryScreen("form", form))
        Step.event(event)
      }
      #expect(story.play().scenarioIsTold)
    }
  }

  @Test func `what Apple does not promise is a setting`() throws {
    var settings = LifecycleSettings()
    settings.deactivationGap = Seconds.zero...Seconds.zero
    settings.captureDelay = Seconds.zero...Seconds(milliseconds: 100)
    settings.keyboardInSnapshot = false
    settings.contextMenuInSnapshot = false
    settings.loupeInSnapshot = false
    settings.previewFollowsView = true
    settings.externalDisplayInPictures = false
    settings.pictureInPictureInSnapshot = false
    settings.exitsOnSuspendHonoured = false
    settings.secureContainerHidden = true
    settings.alwaysOnDisplayResignsAgain = false
    settings.presentsWhileInactive = true
    settings.wakesForTraits = false
    settings.transitionDuration = Seconds(milliseconds: 300)
    settings.activationDelay = Seconds(milliseconds: 1000)
    let form = try Self.form()
    let story = try Scenario(
      "settings", app: .plain(for: form), traits: Traits(device: .standard), settings: settings
    ) {
      Step.launch
      Step.show(StoryScreen("form", form))
      Step.home
      Step.return
      Step.home
    }
    let last = try #require(story.play().snapshots.last)
    #expect(last.moment == 2 && last.time.value >= 1)
  }
}

extension Timeline {
  /// True where the timeline has the name of its story and tells of it.
  fileprivate var scenarioIsTold: Bool { text().hasPrefix(scenario.description) }
}
