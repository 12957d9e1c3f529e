import AfterimageMasking

/// Something that the user or the system does to an app, as movements in the system's order.
public struct SystemEvent: Hashable, Sendable {
  /// The name of the event in scenario files and timelines.
  package let name: String
  /// One sentence about what happens.
  package let abstract: String
  /// The facts that the order of the movements rests on.
  package let facts: [Fact]
  /// The states of the app in which it can happen.
  let from: Set<Progress.Appearance>
  /// The movements, in order.
  let movements: [Movement]

  /// Every event, in the order in which lists show them.
  package static let all =
    leavings + interruptions + answers + arrivals + recordings + [
      rotate, splitView, slideOver, fullScreen,
    ] + backgroundWork + endings
}

extension SystemEvent {
  /// A part of an event: one thing that the system does to the app.
  enum Movement: Hashable {
    /// The app is told that it is no longer active; not again where it is inactive already.
    case resignActive
    /// The same, and again where it is inactive already.
    case resignActiveAgain
    /// The app is told that it is active.
    case becomeActive
    /// A prompt of the system's comes up, whose answer the app waits for.
    case ask(Prompt)
    /// The app is told the answer to a prompt.
    case answer(Prompt, Callback)
    /// The switcher shows the living app.
    case showCard
    /// The app enters the background, pictures are taken, and it sleeps.
    case enterBackground
    /// The app is opened: it comes to the front from its sleep, or is launched.
    case open
    /// The same, but for its becoming active.
    case comeForward
    /// A recording of the screen begins or ends.
    case record(isCaptured: Bool)
    /// The interface turns.
    case turn
    /// A tablet's window takes another shape.
    case reshape(WindowShape)
    /// The app runs in the background, is launched there where it has ended, and its handler is called.
    case wake
    /// The app is done in the background: its pictures are taken anew, and it sleeps.
    case fallAsleep
    /// The app is ended by the user, slowly or fast.
    case quit(isFast: Bool)
    /// The process ends, and the app is not told.
    case end
  }
}

extension SystemEvent {
  private static let inFront: Set<Progress.Appearance> = [.active, .inactive]
  private static let order: [Fact] = [.sceneBeforeApp, .delegateBeforeNotification]

  /// Makes an event by which the user leaves the app.
  fileprivate static func leaving(
    _ name: String, _ abstract: String, _ facts: [Fact] = [.leaving],
    _ movements: [Movement] = [.resignActive, .enterBackground],
    from: Set<Progress.Appearance> = inFront
  ) -> SystemEvent {
    SystemEvent(
      name: name, abstract: abstract, facts: facts + order + Fact.ofPictures, from: from,
      movements: movements)
  }

  /// The home button, or the swipe that took its place.
  public static let home = leaving("home", "The user goes to the home screen.")
  /// A tap on the icon of another app.
  public static let openOtherApp = leaving("openOtherApp", "The user opens another app.")
  /// A link of this app that another app opens.
  public static let openURL = leaving("openURL", "The app opens a link, which another app takes.")
  /// A tap on a notification of another app.
  public static let openNotification = leaving(
    "openNotification", "The user taps another app's notification.")
  /// A tap on the card of another app in the switcher.
  public static let chooseOtherApp = leaving(
    "chooseOtherApp", "In the switcher the user chooses another app.", [.switcherChoice],
    [.enterBackground], from: [.inactive])
  /// A call that the user answers full screen.
  public static let answerCall = leaving(
    "answerCall", "The user answers the call full screen.", [.accepting], [.enterBackground],
    from: [.inactive])
  /// A press of the side button.
  public static let lock = leaving("lock", "The user locks the device.", [.lock])
  /// A press of the side button of a phone whose display stays on.
  public static let lockWithAlwaysOnDisplay = leaving(
    "lockWithAlwaysOnDisplay", "The user locks a device whose display stays on.",
    [.lockWithAlwaysOnDisplay],
    [.resignActiveAgain, .becomeActive, .resignActive, .enterBackground])

  /// The events that send the app into the background.
  package static let leavings = [
    home, openOtherApp, openURL, openNotification, chooseOtherApp, answerCall, lock,
    lockWithAlwaysOnDisplay,
  ]
}

extension SystemEvent {
  /// Makes an event that lays something over the app without sending it into the background.
  fileprivate static func interruption(
    _ name: String, _ abstract: String, _ fact: Fact = .interruption,
    _ movements: [Movement] = [.resignActive]
  ) -> SystemEvent {
    SystemEvent(
      name: name, abstract: abstract, facts: [fact] + order, from: inFront,
      movements: movements)
  }

  /// The app switcher over the app.
  public static let appSwitcher = interruption(
    "appSwitcher", "The user opens the app switcher.", .switcher, [.resignActive, .showCard])
  /// Notification Centre over the app.
  public static let notificationCenter = interruption(
    "notificationCenter", "The user pulls Notification Centre down.")
  /// Control Centre over the app.
  public static let controlCenter = interruption(
    "controlCenter", "The user pulls Control Centre down.")
  /// A call of the voice assistant.
  public static let siri = interruption("siri", "The user calls Siri.")
  /// An alert of the system's that asks for a permission.
  public static let permission = interruption(
    "permission", "The system asks for a permission.", .interruption,
    [.ask(.permission), .resignActive])
  /// The check of a face or a finger.
  public static let faceID = interruption(
    "faceID", "The app asks for Face ID.", .interruption, [.ask(.authentication), .resignActive])
  /// A call that rings.
  public static let call = interruption("call", "A call comes in.", .accepting)

  /// The prompts that the app itself asks for, beneath which it stays in sight.
  package static let prompts = [permission, faceID]

  /// The events that make the app inactive and leave it in front.
  package static let interruptions = [
    appSwitcher, notificationCenter, controlCenter, siri, permission, faceID, call,
  ]
}

extension SystemEvent {
  /// The end of an interruption, after which the app is active.
  public static let resume = SystemEvent(
    name: "resume", abstract: "What lay over the app goes away.", facts: [.interruption] + order,
    from: [.inactive], movements: [.becomeActive])
  /// A tap on the app's icon after it was left.
  public static let `return` = SystemEvent(
    name: "return", abstract: "The user opens the app again.", facts: [.returning] + order,
    from: [.suspended, .awake, .terminated], movements: [.open])

  /// The events that bring the app to the front.
  package static let arrivals = [resume, `return`, enterForeground]

  /// A turn of the device.
  public static let rotate = SystemEvent(
    name: "rotate", abstract: "The user turns the device on its side, or back.",
    facts: [.rotation], from: inFront, movements: [.turn])
  /// Another app in one half of the screen, beside this one.
  public static let splitView = SystemEvent(
    name: "splitView", abstract: "On a tablet another app takes half of the screen.",
    facts: [.rotation, .multitasking], from: inFront, movements: [.reshape(.half)])
  /// The change of the app's window to a narrow one over another app.
  public static let slideOver = SystemEvent(
    name: "slideOver", abstract: "On a tablet the app becomes a narrow window over another.",
    facts: [.rotation, .multitasking], from: inFront, movements: [.reshape(.slideOver)])
  /// The change of the app's window back to the whole screen.
  public static let fullScreen = SystemEvent(
    name: "fullScreen", abstract: "On a tablet the app has the whole screen again.",
    facts: [.rotation, .multitasking], from: inFront, movements: [.reshape(.fullScreen)])
  /// A slow swipe of the app's card in the switcher.
  public static let forceQuit = SystemEvent(
    name: "forceQuit", abstract: "The user swipes the app out of the switcher.",
    facts: [.forceQuit] + order, from: inFront.union([.suspended, .awake]),
    movements: [.quit(isFast: false)])
  /// A fast swipe of the app's card in the switcher.
  public static let forceQuitFast = SystemEvent(
    name: "forceQuitFast", abstract: "The user swipes the app out of the switcher in one go.",
    facts: [.fastForceQuit] + order, from: inFront, movements: [.quit(isFast: true)])
  /// The end of a sleeping process whose memory the system needs.
  public static let kill = SystemEvent(
    name: "kill", abstract: "The system takes a sleeping app's memory.", facts: [.suddenEnd],
    from: [.suspended, .awake], movements: [.end])
  /// A crash of the app in front.
  public static let crash = SystemEvent(
    name: "crash", abstract: "The app crashes.", facts: [.suddenEnd], from: inFront,
    movements: [.end])

  /// The events that end the process.
  package static let endings = [forceQuit, forceQuitFast, kill, crash]

  /// True where the user ends the app, whose preserved state the system then deletes.
  var endsByUser: Bool {
    movements.contains { if case .quit = $0 { true } else { false } }
  }
}
