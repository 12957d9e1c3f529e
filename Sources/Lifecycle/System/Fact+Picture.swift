/// Facts about the pictures and what they show.
extension Fact {
  /// The facts about how the system takes pictures, on which nothing else rests that shows the app.
  package static let ofPictures = [
    snapshotTurn, snapshotAppearances, snapshotOrientations, captureTime,
  ]

  /// The turn of the run loop in which the picture is taken.
  package static let snapshotTurn = Fact(
    name: "snapshot-turn",
    sentence:
      "The pictures are taken in the turn of the run loop in which the background's handlers"
      + " run, after a full layout pass and before the main queue is drained.",
    source: "a published sampling of the main thread, OpenHikes docs/PERFORMANCE.md",
    certainty: .measured)

  /// The appearances in which pictures are taken.
  package static let snapshotAppearances = Fact(
    name: "snapshot-appearances",
    sentence: "From iOS 13 on one picture is taken in each appearance, and views hear of the change"
      + " of traits in between.",
    source: "Stack Overflow 63372828; react-native pull request 39439; QMUI issue 1491",
    certainty: .measured)

  /// The orientations in which pictures are taken.
  package static let snapshotOrientations = Fact(
    name: "snapshot-orientations",
    sentence: "On an iPad pictures are taken upright and across, and controllers hear of the change"
      + " of size in between.",
    source: "radar 23010208; firefox-ios issue 1949; Codename One pull request 4853",
    certainty: .measured)

  /// The turns in which timers fire and completions are called.
  package static let laterTurns = Fact(
    name: "later-turns",
    sentence: "A timer, a completion and what the main queue holds each run in a turn of their own;"
      + " none does while the process sleeps, and a timer that comes late fires once.",
    source: "Apple, Timer, and UIView.animate(withDuration:animations:completion:)",
    certainty: .documented)

  /// The moment at which a change gets to the display.
  package static let commits = Fact(
    name: "commits",
    sentence: "What a turn changes is committed at its end, or before by an explicit commit; a"
      + " picture before the screen updates shows what was committed last.",
    source: "Apple, CATransaction, and UIView.drawHierarchy(in:afterScreenUpdates:)",
    certainty: .documented)

  /// The state of an animation that the handler begins.
  package static let unfinishedAnimation = Fact(
    name: "unfinished-animation",
    sentence:
      "An animation that begins in the background's handler is not finished when the picture"
      + " is taken.",
    source: "Apple, Technical Q&A QA1838", certainty: .documented)

  /// The time from the handler to the picture.
  package static let captureTime = Fact(
    name: "capture-time",
    sentence: "The picture is taken shortly after the handler returns; sampled passes last 0.115 to"
      + " 0.272 seconds.",
    source: "Apple, UIScene.didEnterBackgroundNotification; OpenHikes docs/PERFORMANCE.md",
    certainty: .measured)

  /// The order in which windows lie above each other.
  package static let windowLevels = Fact(
    name: "window-levels",
    sentence:
      "The windows of a scene lie upon each other by their levels, and those of one level in"
      + " the order in which they were shown; everything of a window lies within it.",
    source: "Apple, UIWindow.Level", certainty: .documented)

  /// The outcome of constraints that contradict each other.
  package static let unsatisfiableConstraints = Fact(
    name: "unsatisfiable-constraints",
    sentence:
      "Of required constraints that contradict each other one is broken, with a paragraph in"
      + " the log; those that translatesAutoresizingMaskIntoConstraints makes hold the frame that"
      + " the view was made with.",
    source: "Apple, Auto Layout Guide, Unsatisfiable Layouts;"
      + " UIView.translatesAutoresizingMaskIntoConstraints",
    certainty: .documented)
}
