import Afterimage
import Testing

/// Steps, events of the system and settings of stories, as a user writes them.
struct StoryStepTests {
  @Test func `every step can stand in a story`() throws {
    let form = try Screen.payForm()
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
    let form = try Screen.payForm()
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
    let form = try Screen.payForm()
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
