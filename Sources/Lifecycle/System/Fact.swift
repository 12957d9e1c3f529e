/// Something that is known or assumed about the system, with the source and how sure it is.
package struct Fact: Hashable, Sendable {
  /// The name of the fact in timelines and explanations.
  package let name: String
  /// The fact as a sentence.
  package let sentence: String
  /// The document that says so, or the measurement.
  package let source: String
  /// How sure the fact is.
  package let certainty: Certainty

  /// The degrees of certainty, the surest first.
  package enum Certainty: String, CaseIterable, Hashable, Sendable {
    /// Apple's documentation says so.
    case documented
    /// Somebody logged or measured it, and published that.
    case measured
    /// People who wrote apps report it, or analyses of the system describe it.
    case reported
    /// Nobody has written it down; it is what fits the rest.
    case guessed
  }
}

/// A fact is known by its name.
extension Fact: Codable {
  /// Finds the fact of a name; throws `DecodingError` where there is none.
  package init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let fact = Self.all.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(name)' is no fact"))
    }
    self = fact
  }

  /// Writes the name.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension Fact {
  /// Every fact, in the order of an app's life.
  package static let all = [
    launch, sceneBeforeApp, mostActiveScene, delegateBeforeNotification, leaving, interruption,
    answers, switcher, switcherChoice, lock, lockWithAlwaysOnDisplay, accepting, returning,
    leavingEarly, forceQuit, fastForceQuit, suddenEnd, childControllers, keyboardWindow,
    offeredCode, contextMenus, loupes, pictureInPicture, externalDisplay, screenCapture,
    exitOnSuspend, stateRestoration, refresh, backgroundTask, otherTraits, rotation, multitasking,
    snapshotTurn, snapshotAppearances, snapshotOrientations, laterTurns, commits,
    unfinishedAnimation, captureTime, unsatisfiableConstraints, windowLevels, windowsOfScenes,
    keyWindow, newRoot, exchangedRoot, sizeTransition, screenBounds,
  ]

  /// The order in which an app starts.
  package static let launch = Fact(
    name: "launch",
    sentence: "An app finishes launching, its scene connects, enters the foreground and becomes"
      + " active; without a scene delegate it starts inactive and hears of no foreground.",
    source: "Apple, Managing your app's life cycle; the place of the app's own notifications"
      + " follows from the scene coming first",
    certainty: .documented)

  /// The order of a scene's callbacks and its app's.
  package static let sceneBeforeApp = Fact(
    name: "scene-before-app",
    sentence: "The scene hears of a transition before the app does; with a scene delegate the"
      + " app's delegate is not called, and its notifications are posted all the same.",
    source: "Apple, UIApplicationDelegate and UIApplication.didEnterBackgroundNotification;"
      + " the order from published logs",
    certainty: .measured)

  /// The state of an app with several scenes.
  package static let mostActiveScene = Fact(
    name: "most-active-scene",
    sentence: "The app's own state is that of its most active scene, and so is the phase that it"
      + " reads in SwiftUI: a scene that is left while another stays hears of it alone.",
    source: "Apple, UIApplication.applicationState and ScenePhase; home-assistant/iOS, issue 1012;"
      + " forcedotcom/SalesforceMobileSDK-iOS, pull request 3330",
    certainty: .reported)

  /// The order of a delegate's method and its notification.
  package static let delegateBeforeNotification = Fact(
    name: "delegate-before-notification",
    sentence: "A delegate's method is called first, and its notification is posted right after.",
    source: "Apple, Technical Q&A QA1838", certainty: .documented)

  /// The two updates of an app that is left.
  package static let leaving = Fact(
    name: "leaving",
    sentence: "An app that is left resigns its activity, and enters the background in a second"
      + " update, after the animation.",
    source: "Apple, Managing your app's life cycle; two updates from published logs",
    certainty: .measured)

  /// The effect of what the system lays over an app.
  package static let interruption = Fact(
    name: "interruption",
    sentence: "What the system lays over an app takes its activity away and gives it back; the app"
      + " does not enter the background, and no picture is kept.",
    source: "Apple, applicationWillResignActive(_:); reports of covers that show under Control"
      + " Centre, permission prompts and Face ID",
    certainty: .documented)

  /// The state of an app in the switcher.
  package static let switcher = Fact(
    name: "switcher",
    sentence: "The switcher shows the living app, which is inactive; only leaving it for another"
      + " app or the home screen brings the background.",
    source: "Apple Developer Forums, thread 798618; a report for Home Assistant's iOS app",
    certainty: .reported)

  /// The effect of choosing another app in the switcher.
  package static let switcherChoice = Fact(
    name: "switcher-choice",
    sentence: "Whoever chooses another app in the switcher sends the first one, which is inactive"
      + " already, into the background.",
    source: "Apple Developer Forums, thread 798618", certainty: .reported)

  /// The effect of locking.
  package static let lock = Fact(
    name: "lock",
    sentence: "Locking takes the activity away and sends the app into the background.",
    source: "a published log, phillip5094.tistory.com/283", certainty: .measured)

  /// The effect of locking with the display always on.
  package static let lockWithAlwaysOnDisplay = Fact(
    name: "lock-with-always-on-display",
    sentence: "With the display always on, locking takes the activity away, gives it back, takes it"
      + " away again, and sends the app into the background.",
    source: "a published log, phillip5094.tistory.com/283", certainty: .measured)

  /// The effect of answering a call.
  package static let accepting = Fact(
    name: "accepting",
    sentence: "A call takes the activity away; answering it full screen sends the app into the"
      + " background.",
    source: "Apple, applicationWillResignActive(_:); lists of callbacks by app authors",
    certainty: .reported)

  /// The order in which an app comes back.
  package static let returning = Fact(
    name: "returning",
    sentence: "An app that is opened again enters the foreground, and is active some 0.43 seconds"
      + " later.",
    source: "a published log of a wallet app, 0.424 to 0.437 seconds", certainty: .measured)

  /// The effect of a slow swipe in the switcher.
  package static let forceQuit = Fact(
    name: "force-quit",
    sentence: "An app that is swiped out of the switcher enters the background and is told of its"
      + " end; on an iPad its scene disconnects and its session is discarded instead.",
    source: "an answer on Stack Overflow, 71570813; another log disagrees in part",
    certainty: .measured)

  /// The effect of a fast swipe in the switcher.
  package static let fastForceQuit = Fact(
    name: "fast-force-quit",
    sentence: "After a fast swipe the scene disconnects, and a new one is told that it enters the"
      + " foreground and the background.",
    source: "Apple Developer Forums, thread 732170", certainty: .measured)

  /// The end of a process that is not told of it.
  package static let suddenEnd = Fact(
    name: "sudden-end",
    sentence: "A process that is killed or crashes is told nothing; the pictures stay.",
    source: "Apple, applicationWillTerminate(_:)", certainty: .documented)

  /// The callbacks that a parent forwards to its children.
  package static let childControllers = Fact(
    name: "child-controllers",
    sentence:
      "A parent forwards to its children by itself when views come and go and when traits and"
      + " size change, each after its own method; what the app's delegate is told reaches them only"
      + " where code passes it on.",
    source: "Apple, shouldAutomaticallyForwardAppearanceMethods and viewWillTransition(to:with:);"
      + " that the parent's own method comes first, from notes of app authors",
    certainty: .reported)

  /// The window in which the keyboard lies.
  package static let keyboardWindow = Fact(
    name: "keyboard-window",
    sentence:
      "The keyboard, and an input accessory view on top of it, lie in a window of the system's above"
      + " those of the app, even at the level of alerts.",
    source: "radar 22715674, of iOS 9 and later; that their pixels are in the kept picture is not"
      + " established",
    certainty: .reported)

  /// The effect of UIApplicationExitsOnSuspend.
  package static let exitOnSuspend = Fact(
    name: "exit-on-suspend",
    sentence: "UIApplicationExitsOnSuspend ends an app instead of suspending it.",
    source:
      "Apple, Information Property List, for iOS 4 to 13; engines report that later systems do"
      + " not obey",
    certainty: .documented)

  /// The pictures of an app that is woken in the background.
  package static let refresh = Fact(
    name: "refresh",
    sentence:
      "A background fetch or push wakes an app, or launches it straight into the background,"
      + " and its picture is taken anew without a word that it entered the background.",
    source: "Apple, UISceneDelegate; Xamarin's documentation of background fetch; that the picture"
      + " is always taken anew is a guess",
    certainty: .guessed)

  /// The effect of turning the device.
  package static let rotation = Fact(
    name: "rotation",
    sentence: "When the interface turns, views are laid out for the new size, and frames that"
      + " nothing resizes stay as they are.",
    source: "Apple, viewWillTransition(to:with:)", certainty: .documented)

  /// The width of a window that shares the screen.
  package static let multitasking = Fact(
    name: "multitasking",
    sentence:
      "Two windows side by side are half as wide as the screen less ten points; a narrow one"
      + " is 320 points wide, and 375 on tablets from 11 inches on.",
    source: "the sizes that pointfreeco/swift-snapshot-testing and lists of devices give",
    certainty: .reported)
}
