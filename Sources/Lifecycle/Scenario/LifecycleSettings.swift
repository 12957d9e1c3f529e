public import AfterimageMasking

/// Behaviour of the system that Apple does not promise, each with a default and a note in `Setting`.
public struct LifecycleSettings: Hashable, Sendable {
  /// True where UIApplicationExitsOnSuspend is obeyed.
  public var exitsOnSuspendHonoured = true
  /// True where a window in the canvas of a secure text field is left out of the picture.
  public var secureContainerHidden = false
  /// The shortest and the longest time from the app's becoming inactive to its entering the background.
  public var deactivationGap = Seconds.zero...Seconds(milliseconds: 1000)
  /// The shortest and the longest time from the return of the last background handler to the picture.
  public var captureDelay = Seconds.zero...Seconds(milliseconds: 300)
  /// The time from the app's entering the foreground to its becoming active.
  public var activationDelay = Seconds(milliseconds: 430)
  /// True where a keyboard that is up is in the picture.
  public var keyboardInSnapshot = true
  /// True where making a window key takes down the keyboard of a field in another window before the picture is taken.
  public var keyWindowTakesKeyboardDown = false
  /// True where locking a device whose display stays on tells an app that is inactive already once more that it will resign its activity.
  public var alwaysOnDisplayResignsAgain = true
  /// True where a controller can be presented while the app resigns its activity; nil is as the version of iOS has it.
  public var presentsWhileInactive: Bool?
  /// True where the handlers of all scenes that leave together have run before the first of their pictures is taken.
  public var picturesFollowAllHandlers = true
  /// True where a context menu that is open when the app is left is in the picture.
  public var contextMenuInSnapshot = true
  /// True where the loupe above a finger that selects text is in the picture.
  public var loupeInSnapshot = true
  /// True where the preview of a context menu, a loupe or picture in picture follows its view; false where it shows the view as it was when that began.
  public var previewFollowsView = false
  /// True where a view that picture in picture shows is in the app's own pictures too.
  public var pictureInPictureInSnapshot = true
  /// True where the system takes pictures of a scene on an external display as of any other.
  public var externalDisplayInPictures = true
  /// True where SwiftUI redacts what is privacy-sensitive while a scene is not active, without being asked.
  public var privacySensitiveRedacted = false
  /// True where an app is inactive while the divider beside its window is moved.
  public var dividerTakesActivityAway = true
  /// True where the system wakes an app that sleeps when the user chooses another text size or appearance, and takes its pictures anew.
  public var wakesForTraits = true
  /// The time that a push, a pop, a presentation or a dismissal takes.
  public var transitionDuration = Seconds(milliseconds: 350)

  /// Makes settings with their defaults.
  public init() {}
}
