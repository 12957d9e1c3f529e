package import AfterimageMasking
public import AfterimageScreens

/// The record of a story that was played: each callback in the system's order, the reactions to it, and each picture that the system takes.
public struct Timeline: Hashable, Sendable {
  /// The name of the scenario.
  public package(set) var scenario: Name
  /// The device, the system, and how both are set up.
  package var traits: Traits
  /// True where the app has a scene delegate and the system knows scenes.
  package var isSceneBased: Bool
  /// The events, in order; the times never run back.
  package var entries: [TimelineEntry]
  /// The pictures, in the order in which they are taken.
  public package(set) var snapshots: [Snapshot]
  /// The cards of the living app, one for each time that the switcher is opened; no file is written of them.
  public package(set) var cards: [Snapshot]
  /// What an external display shows of the app at the end of each step at which the app is in front and not active; no file is written of it.
  public package(set) var externalDisplays: [Snapshot]
  /// What picture in picture shows at the end of each step at which the app is in the background; no file is written of it.
  public package(set) var picturesInPicture: [Snapshot]
  /// The display of the app at the end of each step at which it is active.
  package var displays: [Display]
  /// The covers that are up or going at the end, in the order in which they were laid.
  package var coversUp: [String]
  /// True where the app is not running at the end, because the system ended it.
  public package(set) var isTerminated: Bool
  /// True where the story exceeds the limits, and the rest of it is left out.
  public package(set) var isCutShort = false
}

extension Timeline {
  /// Everything in which somebody sees the app while it is not active: kind by kind.
  package var exposures: [Snapshot] { snapshots + cards + externalDisplays + picturesInPicture }
}

/// The display of the app in front at the end of a step.
package struct Display: Hashable, Sendable {
  /// The count of the timeline's entries before it.
  package var entries: Int
  /// The picture on the display; its moment is the number of the display, from 1.
  package var snapshot: Snapshot
}

/// An event in a story, with its time and the reactions to it.
package struct TimelineEntry: Hashable, Sendable {
  /// The time since the story began.
  package var time: Seconds
  /// The event, with the screen, picture or cover that it is about.
  package var event: Event
  /// The reactions of the protections, in the order in which they run.
  package var reactions: [Reaction] = []
  /// The origin of a later turn, or of the end of a fade; nil for every other event.
  package var origin: Origin?
  /// The questions that rules asked in reaction, with what they found.
  package var answers: [Answer] = []

  /// The kinds of events.
  package enum Event: Hashable, Sendable {
    /// A step of the story begins.
    case step(TimelineStep)
    /// A step cannot follow those before it.
    case refused(TimelineStep, StepRefusal)
    /// UIKit calls the app: a view controller by the name of its screen, a scene by its number where there are several.
    case callback(Callback, screen: String?, scene: Int? = nil)
    /// Actions that the app has put off are done, in a turn of the run loop of their own.
    case laterTurn
    /// A cover is gone, at the end of its fade or with the view or window that it lay on.
    case coverRemoved(id: String)
    /// The system takes a picture: its index among the snapshots.
    case snapshot(Int)
    /// The switcher shows the living app: the index among the cards.
    case card(Int)
    /// An external display shows the app while that is not active: the index among those.
    case externalDisplay(Int)
    /// Picture in picture shows a view while the app is in the background: the index among those.
    case pictureInPicture(Int)
    /// The app's wish to exit on suspend is not obeyed.
    case exitNotHonoured
    /// The window lies in a secure container, which hides it from the picture or does not.
    case windowSecured(isHidden: Bool)
    /// The pictures just taken are kept, and the next launch does without them.
    case snapshotsUnused
    /// The user is back, and covers are up that nothing takes down: their ids.
    case coversStuck([String])
    /// A rule has an action on something that is nowhere in the story.
    case idle(IdleAction)
    /// A new process shows the screens of the last one: their names, from the bottom to the top.
    case stateRestored([String])
    /// The process sleeps.
    case suspended
    /// The process ends.
    case terminated
  }

  /// The changes that one protection makes in reaction to an event.
  package struct Reaction: Hashable, Sendable {
    /// The owner of the protection.
    package var owner: Protection.Owner
    /// The changes, in order.
    package var changes: [Change]
  }

  /// A question that a rule asked, and the answer at that moment.
  package struct Answer: Hashable, Sendable {
    /// The owner of the rule.
    package var owner: Protection.Owner
    /// The question.
    package var condition: Condition
    /// The state or the value that was found.
    package var found: String
    /// True where that is what the question was for.
    package var isMet: Bool
  }

  /// A change that an action makes, or the reason for which it makes none.
  package enum Change: Hashable, Sendable {
    case coverUp(id: String, fade: Seconds, scene: Int? = nil)
    case coverUpAlready(id: String)
    case coverWithoutPicture(id: String, picture: String)
    case coverWithoutScene(id: String)
    case coverWithoutWindow(id: String, because: WindowAbsence)
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
    case pictureInPictureStopped
    case noPictureInPicture
    case notForwarded(by: Container)
    case textSet([String])
    case textRestored([String])
    case secureTextEntrySet([SecureTextEntry])
    /// What a window shows has been changed: the number of the window where one is hidden or shown, and that of the scene where there are several.
    case contentChanged(ContentChange, window: Int? = nil, scene: Int)
    /// A cover is out of sight, as the view or window that it lies on is.
    case coverOutOfSight(id: String, scene: Int)
    /// A cover is in sight again with what it lies on.
    case coverInSight(id: String, scene: Int)
    case noFormerRoot
    case windowNotFound(WindowAbsence)
    case presentationRefused(id: String, because: PresentationRefusal)
    case putOff(Seconds?)
    case repeats(every: Seconds)
    case cancelled(id: String)
    case nothingCancelled(id: String)
    case variableSet(String, VariableValue)
    case committed
    case ranRunLoop(Seconds)
  }
}

extension TimelineEntry {
  /// The reasons for which UIKit does not present a controller.
  package enum PresentationRefusal: String, CaseIterable, Hashable, Sendable {
    /// The controller that should present it presents another already.
    case presentsAlready
    /// The app is resigning its activity, and the system refuses then.
    case resigning
  }
}
