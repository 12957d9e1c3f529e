package import AfterimageMasking
public import AfterimageScreens

/// What happens in a story: each callback in the system's order, what it sets off, and each picture that the system takes.
public struct Timeline: Hashable, Sendable {
  /// What the scenario is called.
  public package(set) var scenario: Name
  /// The device, the system, and how both are set up.
  package var traits: Traits
  /// True where the app has a scene delegate and the system knows scenes.
  package var isSceneBased: Bool
  /// What happens, in order; the times never run back.
  package var entries: [TimelineEntry]
  /// The pictures, in the order in which they are taken.
  public package(set) var snapshots: [Snapshot]
  /// What the switcher shows of the living app, each time that it is opened; no file is written.
  public package(set) var cards: [Snapshot]
  /// What the user sees of the app at the end of each step at which it is active.
  package var displays: [Display]
  /// The covers that are up or going at the end, in the order in which they were laid.
  package var coversUp: [String]
  /// True where the app is not running at the end, because the system ended it.
  public package(set) var isTerminated: Bool
  /// True where more would have happened than may, and the rest is left out.
  public package(set) var isCutShort = false
}

/// What the user sees of the app in front.
package struct Display: Hashable, Sendable {
  /// The count of the timeline's entries before it.
  package var entries: Int
  /// What there is to see; its moment is the number of the display, from 1.
  package var snapshot: Snapshot
}

/// A moment in a story.
package struct TimelineEntry: Hashable, Sendable {
  /// The time since the story began.
  package var time: Seconds
  /// What happens.
  package var event: Event
  /// What the protections do about it, in the order in which they run.
  package var reactions: [Reaction] = []

  /// The kinds of moment.
  package enum Event: Hashable, Sendable {
    /// A step of the story begins.
    case step(TimelineStep)
    /// A step cannot follow those before it.
    case refused(TimelineStep, StepRefusal)
    /// UIKit calls the app; of a view controller's callbacks with the name of its screen, of a scene's with its number where there are several.
    case callback(Callback, screen: String?, scene: Int? = nil)
    /// What the app has put off is done in a turn of the run loop of its own.
    case laterTurn
    /// The last of a cover goes, as its fade or its view ends.
    case coverRemoved(id: String)
    /// The system takes a picture: its index among the snapshots.
    case snapshot(Int)
    /// The switcher shows the living app: the index among the cards.
    case card(Int)
    /// The app's wish to exit on suspend is not obeyed.
    case exitNotHonoured
    /// The window lies in a secure container, which hides it from the picture or does not.
    case windowSecured(isHidden: Bool)
    /// The pictures just taken are kept, and the next launch does without them.
    case snapshotsUnused
    /// The user is back, and covers are up that nothing takes down: their ids.
    case coversStuck([String])
    /// A rule asks something of what is nowhere in the story.
    case idle(IdleAction)
    /// The process sleeps.
    case suspended
    /// The process ends.
    case terminated
  }

  /// What one protection does at a moment.
  package struct Reaction: Hashable, Sendable {
    /// Who does it.
    package var owner: Protection.Owner
    /// What it changes, in order.
    package var changes: [Change]
  }

  /// Something that an action changes, or finds as it wants it.
  package enum Change: Hashable, Sendable {
    case coverUp(id: String, fade: Seconds, scene: Int? = nil)
    case coverUpAlready(id: String)
    case coverWithoutPicture(id: String, picture: String)
    case coverWithoutScene(id: String)
    case coverDown(id: String, fade: Seconds)
    case coverNotUp(id: String)
    case hidden([String])
    case shown([String])
    case masked(FieldMask)
    case unmasked
    case editingEnded
    case nothingEdited
    case captured(String)
    case capturedAlready(String)
    case windowSecured
    case windowSecuredAlready
    case snapshotIgnored
    case notForwarded(by: Container)
    case textSet([String])
    case presentationRefused(id: String, because: PresentationRefusal)
    case putOff(Seconds?)
    case repeats(every: Seconds)
    case cancelled(id: String)
    case nothingCancelled(id: String)
    case variableSet(String, Bool)
    case committed
    case ranRunLoop(Seconds)
  }
}

extension TimelineEntry {
  /// Why a controller is not presented.
  package enum PresentationRefusal: String, CaseIterable, Hashable, Sendable {
    /// The one that should present it presents another.
    case presentsAlready
    /// The app is resigning its activity, and the system refuses then.
    case resigning
  }
}

/// A step as a timeline tells it: what is shown by name, what is typed by id, texts only where they are no secrets or are asked for.
package enum TimelineStep: Hashable, Sendable {
  case launch
  case show(String)
  case type([TypedEntry])
  case load([String])
  case push(String)
  case pop
  case present(String)
  case dismiss
  case openScene(String)
  case leaveScene
  case closeScene
  case showWindow(String, WindowLevel)
  case hideWindow
  case wait(Seconds)
  case event(SystemEvent)

  /// The user goes to the home screen.
  package static let home = TimelineStep.event(.home)
  /// The user opens the app again.
  package static let `return` = TimelineStep.event(.return)

  /// A typed text and whether it is a secret.
  package struct TypedEntry: Hashable, Sendable {
    /// The view and the text.
    package var typed: TypedText
    /// True where the view is sensitive.
    package var isSensitive: Bool
  }
}
