package import AfterimageMasking

/// The name of a setting, with the evidence for its default.
package enum Setting: String, CaseIterable, Hashable, Sendable {
  case exitsOnSuspendHonoured
  case secureContainerHidden
  case deactivationGap
  case captureDelay
  case activationDelay
  case keyboardInSnapshot
  case keyWindowTakesKeyboardDown
  case alwaysOnDisplayResignsAgain
  case presentsWhileInactive
  case picturesFollowAllHandlers
  case contextMenuInSnapshot
  case loupeInSnapshot
  case previewFollowsView
  case pictureInPictureInSnapshot
  case externalDisplayInPictures
  case privacySensitiveRedacted
  case dividerTakesActivityAway
  case wakesForTraits
  case transitionDuration

  /// The evidence for the default, and the default, in sentences.
  package var note: String {
    switch self {
    case .exitsOnSuspendHonoured:
      "Apple documents UIApplicationExitsOnSuspend for iOS 4 to 13, and that the app is terminated"
        + " instead of moved to the background. Whether a later system obeys is not established:"
        + " false shows the picture that is then taken. Default: true."
    case .secureContainerHidden:
      "A secure text field's canvas is left out of screenshots and recordings, by a mark on its layer"
        + " that Apple does not document. Whether the picture of an app in the background leaves it"
        + " out too is not established; at least one author of such a container keeps a cover beside"
        + " it. True shows an empty window. Default: false."
    case .deactivationGap:
      "Logs show willResignActive and didEnterBackground as two updates with an animation between"
        + " them; no length is promised. Seconds, from and to. Default: 0 to 1, a guess."
    case .captureDelay:
      "The picture is taken \"shortly after\" the handler returns (Apple); sampled snapshot passes"
        + " last 0.115 to 0.272 s. Seconds, from and to. Default: 0 to 0.3, a guess."
    case .activationDelay:
      "A published log shows 0.424 to 0.437 s between return and didBecomeActive. Seconds."
        + " Default: 0.43."
    case .keyboardInSnapshot:
      "Another process draws the keyboard, in a window above those of the app even at alert level"
        + " (since iOS 9). Whether its pixels are in the picture is not established: false leaves"
        + " them out. Default: true."
    case .keyWindowTakesKeyboardDown:
      "A window that calls makeKeyAndVisible takes the keyboard of another window down, reports say."
        + " Whether it is gone before the picture is taken is not established: true takes it away."
        + " Default: false."
    case .alwaysOnDisplayResignsAgain:
      "One published log of a lock under a prompt of the system's lists willResignActive once more,"
        + " of an app that is inactive already; no other does. Default: true."
    case .presentsWhileInactive:
      "Reports say that newer systems refuse to present a controller while the app resigns its"
        + " activity. Default: true up to iOS 16, false from iOS 17 on, a guess."
    case .picturesFollowAllHandlers:
      "A scene's picture follows that scene's own handlers. Whether those of the other scenes that"
        + " leave with it have run by then is not established: false takes each scene's pictures"
        + " before the next one is told. Default: true, a guess."
    case .contextMenuInSnapshot:
      "Apple does not say whether UIKit closes a context menu when its app is left, and the menu goes"
        + " with an animation where it does. False closes it before the picture. Default: true."
    case .loupeInSnapshot:
      "What makes an app inactive cancels the touch by which a loupe is up (Apple,"
        + " touchesCancelled(_:with:)), and the loupe goes with an animation. Whether it is gone before"
        + " the picture is not established: false takes it away. Default: true."
    case .previewFollowsView:
      "The preview of a context menu is made of its view when the menu opens. Whether it shows what"
        + " becomes of the view after that, such as a text that a rule hides, is not established: true"
        + " has it, a loupe and picture in picture follow. Default: false."
    case .pictureInPictureInSnapshot:
      "Players are seen to show a note in place of a video that picture in picture shows; Apple"
        + " does not promise it, and what stands there in a video call is the app's. False leaves"
        + " the view's place empty. Default: true."
    case .externalDisplayInPictures:
      "The scene of an external display goes to the background with the app, and is on no screen"
        + " then. Whether the system keeps pictures of it, as of other scenes, is not established:"
        + " false takes none. Default: true."
    case .privacySensitiveRedacted:
      "SwiftUI redacts what is privacySensitive() while the redaction reason privacy is set. Whether"
        + " it sets that by itself where the scene is not active is contradicted: in apps of SwiftUI's"
        + " own life cycle it does, as OpenSwiftUI and one app (damus, pull request 3065) have it; by"
        + " Apple's words and other reports the app has to, and under a hosting controller it comes"
        + " with reduced luminance alone. True redacts. Default: false."
    case .dividerTakesActivityAway:
      "Apple's guide to multitasking, of iOS 9, says that moving the divider of Split View calls"
        + " willResignActive. Whether later systems, which share the screen in other ways too, do so"
        + " is not established: false leaves the app active. Default: true."
    case .wakesForTraits:
      "The system takes pictures in both appearances, so that it has one when the appearance is changed:"
        + " authors of an app that follows it (wikimedia/wikipedia-ios, pull request 3211) saw the other"
        + " picture and no callback. Whether it wakes an app for that or for another text size is not"
        + " established: false tells the app when it runs again. Default: true, a guess."
    case .transitionDuration:
      "UIKit's usual push takes about a third of a second; no length is promised. Seconds."
        + " Default: 0.35, a guess."
    }
  }
}

extension Setting {
  /// The property that the setting stands for, made only where it is read or written, as that takes its time.
  package enum Value: Sendable {
    /// True or false.
    case flag(Property<Bool>)
    /// True or false, and as the system has it where it is neither.
    case choice(Property<Bool?>, unset: @Sendable (SystemProfile) -> Bool)
    /// A time that lies between two others.
    case interval(Property<ClosedRange<Seconds>>)
    /// A time.
    case length(Property<Seconds>)

    /// A way to a property of the settings.
    package typealias Property<Held> =
      @Sendable () -> any WritableKeyPath<LifecycleSettings, Held> & Sendable
  }

  /// What the setting is.
  package var value: Value {
    switch self {
    case .exitsOnSuspendHonoured: .flag { \.exitsOnSuspendHonoured }
    case .secureContainerHidden: .flag { \.secureContainerHidden }
    case .deactivationGap: .interval { \.deactivationGap }
    case .captureDelay: .interval { \.captureDelay }
    case .activationDelay: .length { \.activationDelay }
    case .keyboardInSnapshot: .flag { \.keyboardInSnapshot }
    case .keyWindowTakesKeyboardDown: .flag { \.keyWindowTakesKeyboardDown }
    case .alwaysOnDisplayResignsAgain: .flag { \.alwaysOnDisplayResignsAgain }
    case .presentsWhileInactive:
      .choice({ \.presentsWhileInactive }, unset: { $0.presentsWhileInactive })
    case .picturesFollowAllHandlers: .flag { \.picturesFollowAllHandlers }
    case .contextMenuInSnapshot: .flag { \.contextMenuInSnapshot }
    case .loupeInSnapshot: .flag { \.loupeInSnapshot }
    case .previewFollowsView: .flag { \.previewFollowsView }
    case .pictureInPictureInSnapshot: .flag { \.pictureInPictureInSnapshot }
    case .externalDisplayInPictures: .flag { \.externalDisplayInPictures }
    case .privacySensitiveRedacted: .flag { \.privacySensitiveRedacted }
    case .dividerTakesActivityAway: .flag { \.dividerTakesActivityAway }
    case .wakesForTraits: .flag { \.wakesForTraits }
    case .transitionDuration: .length { \.transitionDuration }
    }
  }
}
