import AfterimageMasking
import AfterimageScreens

/// An app in the middle of its story: a value, so that a run can fork and try several times for the same thing.
struct SimulatedApp {
  /// The story.
  let scenario: Scenario
  /// The order of the system's callbacks.
  let order: CallbackOrder
  /// The time since the story began.
  var clock = Seconds.zero
  /// How far the story has come.
  var progress = Progress()
  /// The controllers on the navigation stack, and one that is just coming, from the bottom to the top.
  var stack: [PresentedScreen] = []
  /// The controller whose screen the window shows; nil before one is shown.
  var visibleController: Int?
  /// The covers that are up or going, the uppermost last.
  var covers: [RaisedCover] = []
  /// The mask that the app has put on all its sensitive views.
  var mask: FieldMask?
  /// True where the window lies in the canvas of a secure text field.
  var isWindowSecured = false
  /// True where the app has asked not to be launched with its next picture.
  var ignoresSnapshot = false
  /// Who listens, in the order of registration.
  var listeners: [Listener] = []
  /// The count of controllers that have been made.
  var controllersMade = 0
  /// What has happened.
  var entries: [TimelineEntry] = []
  /// The pictures that have been taken.
  var snapshots: [Snapshot] = []

  /// Sets a story up; nothing has happened yet.
  init(_ scenario: Scenario) {
    self.scenario = scenario
    order = CallbackOrder(system: scenario.traits.system, infoPlist: scenario.app.infoPlist)
  }

  /// The screen that the window shows.
  var visibleScreen: PresentedScreen? { stack.first { $0.controller == visibleController } }

  /// Notes something that happens now.
  mutating func record(_ event: TimelineEntry.Event, _ reactions: [TimelineEntry.Reaction] = []) {
    entries.append(TimelineEntry(time: clock, event: event, reactions: reactions))
  }

  /// Lets time go by to a moment: fades end on the way, each in its turn, and take the cover with them that they belong to.
  mutating func advance(to moment: Seconds) {
    while let index = firstCoverToGo(until: moment) {
      clock = max(clock, covers[index].fade.end)
      record(.coverRemoved(id: covers[index].cover.id))
      covers.remove(at: index)
    }
    clock = max(clock, moment)
  }

  private func firstCoverToGo(until moment: Seconds) -> Int? {
    covers.indices
      .filter { covers[$0].isLeaving && covers[$0].fade.end <= moment }
      .min { (covers[$0].fade.end, $0) < (covers[$1].fade.end, $1) }
  }
}

/// A screen's controller on the stack.
struct PresentedScreen {
  /// Which of the controllers that were made it is.
  let controller: Int
  /// The screen's part in the story.
  let story: StoryScreen
  /// The screen as it stands now.
  var screen: Screen
  /// The mask that the controller has put on its sensitive views.
  var mask: FieldMask?
}
