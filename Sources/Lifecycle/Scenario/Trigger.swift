/// The events at the end of the standard story, such as going to the home screen, under one name.
public struct Trigger: Hashable, Sendable {
  /// The name of the trigger on the command line.
  public let name: String
  /// One sentence about what the user does.
  package let abstract: String
  /// The events that make it up.
  package let events: [SystemEvent]

  /// The steps that make it up.
  package var steps: [Step] { events.map(Step.event) }
  /// The facts that the order of its events rests on, each once.
  package var facts: [Fact] {
    Fact.all.filter { fact in events.contains { $0.facts.contains(fact) } }
  }

  /// The home button, or the swipe that took its place.
  public static let home = Trigger("home", .home)

  /// Every trigger, in the order in which lists show them.
  public static let all = [
    home, Trigger("open-other-app", .openOtherApp), Trigger("open-url", .openURL),
    Trigger("open-notification", .openNotification),
    Trigger("app-switcher", "The user opens the app switcher and stays there.", [.appSwitcher]),
    Trigger(
      "app-switcher-return", "The user opens the app switcher and comes back.",
      [.appSwitcher, .resume]),
    Trigger(
      "app-switcher-other-app", "The user chooses another app in the switcher.",
      [.appSwitcher, .chooseOtherApp]),
    Trigger("lock", .lock), Trigger("lock-with-always-on-display", .lockWithAlwaysOnDisplay),
    Trigger(
      "lock-under-prompt", "The user locks the device under a prompt of the system's.",
      [.permission, .lockWithAlwaysOnDisplay]),
    Trigger("call-declined", "A call comes in and is declined.", [.call, .resume]),
    Trigger("call-answered", "A call comes in and is answered full screen.", [.call, .answerCall]),
    Trigger("face-id", "The app asks for Face ID.", [.faceID, .resume]),
    Trigger(
      "face-id-succeeded", "The app asks for Face ID, which succeeds.",
      [.faceID, .authenticationSucceeded, .resume]),
    Trigger(
      "face-id-failed", "The app asks for Face ID, which fails.",
      [.faceID, .authenticationFailed, .resume]),
    Trigger(
      "face-id-left", "The user leaves when Face ID has succeeded, before the app is active.",
      [.faceID, .authenticationSucceeded, .home]),
    Trigger(
      "permission-granted", "The system asks for a permission, which the user gives.",
      [.permission, .permissionGranted, .resume]),
    Trigger(
      "permission-denied", "The system asks for a permission, which the user refuses.",
      [.permission, .permissionDenied, .resume]),
    Trigger("permission", "The system asks for a permission.", [.permission, .resume]),
    Trigger(
      "notification-center", "The user looks at Notification Centre.",
      [.notificationCenter, .resume]),
    Trigger("control-center", "The user looks at Control Centre.", [.controlCenter, .resume]),
    Trigger(
      "screen-recording", "The user records the screen for a while, from Control Centre.",
      [.controlCenter, .startRecording, .resume, .controlCenter, .stopRecording, .resume]),
    Trigger("siri", "The user talks to Siri.", [.siri, .resume]),
    Trigger("rotate", "The user turns the device and goes home.", [.rotate, .home]),
    Trigger(
      "split-view", "On a tablet another app takes half of the screen, and the user goes home.",
      [.splitView, .home]),
    Trigger(
      "slide-over",
      "On a tablet the app becomes a narrow window, has the screen again, and is left.",
      [.slideOver, .fullScreen, .home]),
    Trigger("force-quit", "The user swipes the app out of the switcher.", [.forceQuit]),
    Trigger("force-quit-fast", .forceQuitFast),
    Trigger("kill", "The user goes home, and the system takes the memory.", [.home, .kill]),
    Trigger("crash", .crash),
    Trigger("refresh", "The user goes home, and the system wakes the app.", [.home, .refresh]),
    Trigger(
      "refresh-after-kill", "The system takes the memory and launches the app in the background.",
      [.home, .kill, .refresh]),
    Trigger(
      "background-task", "The user goes home, and the app works in the background.",
      [.home, .wake, .sleep]),
    Trigger("return", "The user goes home and comes back.", [.home, .return]),
    Trigger(
      "return-and-leave", "The user comes back, and leaves before the app is active.",
      [.home, .enterForeground, .home]),
  ]

  private init(_ name: String, _ abstract: String, _ events: [SystemEvent]) {
    self.name = name
    self.abstract = abstract
    self.events = events
  }

  private init(_ name: String, _ event: SystemEvent) {
    self.init(name, event.abstract, [event])
  }
}
