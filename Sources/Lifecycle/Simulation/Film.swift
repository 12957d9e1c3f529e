package import AfterimageMasking

/// What a device shows of an app throughout a story, at every moment.
///
/// Steps of a story follow each other at once, so after each a film stands still for a while: that time is the film's own and nothing in the story notices it.
package struct Film {
  /// The time for which a film stands still after each step.
  package static let pause = Seconds(milliseconds: 800)

  private let shots: [Shot]
  /// The counts of the timeline's entries at the ends of the steps.
  private let stepEnds: [Int]

  /// Puts a film together of what was filmed in the story's own time.
  init(_ taken: [SimulatedApp.Take]) {
    var shots: [Shot] = []
    var pauses = Seconds.zero
    for take in taken {
      shots.append(
        Shot(app: take.app, start: take.app.clock + pauses, isStill: take.isEndOfStep))
      if take.isEndOfStep { pauses = pauses + Self.pause }
    }
    self.shots = shots
    stepEnds = taken.filter(\.isEndOfStep).map(\.app.record.entries.count)
  }

  /// The time at which the film ends.
  package var duration: Seconds { shots.last.map { $0.start + Self.pause } ?? .zero }

  /// The moment in the film of an entry of the timeline.
  ///
  /// - Parameter place: the place of the entry among all.
  package func moment(of entry: TimelineEntry, at place: Int) -> Seconds {
    stepEnds.prefix { $0 <= place }.reduce(entry.time) { time, _ in time + Self.pause }
  }

  /// What the film shows, each for a time: one after the other all that differ, and while animations go on one every so often.
  package func frames(every step: Seconds) -> [(snapshot: Snapshot, duration: Seconds)] {
    var frames: [(snapshot: Snapshot, duration: Seconds)] = []
    for (shot, end) in zip(shots, shots.dropFirst().map(\.start) + [duration]) {
      var time = shot.start
      while time < end {
        let next = shot.isStill ? end : min(time + step, end)
        if let shown = snapshot(at: time) { frames.show(shown, for: next - time) }
        time = next
      }
    }
    return frames
  }

  /// The app's window at a moment of the film, in the background as well, where nobody sees it; nil before it has a screen.
  package func snapshot(at time: Seconds) -> Snapshot? {
    guard let place = shots.lastIndex(where: { $0.start <= time }) else { return nil }
    if let shown = shots[place].snapshot(after: time - shots[place].start) { return shown }
    // What an app showed last stands for it once it has ended.
    return shots[..<place].reversed().lazy.compactMap { $0.snapshot(after: .zero) }.first
  }

  /// An app at a moment, after which nothing but its animations goes on for a while, or not even these.
  private struct Shot {
    let app: SimulatedApp
    let start: Seconds
    let isStill: Bool

    /// The app's window a while after the beginning of the shot; nil where it has none.
    func snapshot(after while: Seconds) -> Snapshot? {
      var app = app
      if !isStill { app.clock = app.clock + `while` }
      return app.window
    }
  }
}

extension [(snapshot: Snapshot, duration: Seconds)] {
  /// Adds a frame, or lets the last one stand longer where it looks the same.
  fileprivate mutating func show(_ snapshot: Snapshot, for time: Seconds) {
    if let last, last.snapshot.composition == snapshot.composition,
      last.snapshot.traits == snapshot.traits
    {
      self[count - 1].duration = last.duration + time
    } else {
      append((snapshot, time))
    }
  }
}

/// What is filmed.
extension SimulatedApp {
  /// An app at a moment of its own time.
  struct Take {
    /// The app.
    let app: SimulatedApp
    /// True at the end of a step.
    let isEndOfStep: Bool
  }

  /// Films the app as it is, where anybody asks for that.
  mutating func take(atEndOfStep isEndOfStep: Bool = false) {
    guard takes != nil else { return }
    var filmed = self
    filmed.takes = nil
    takes?.append(Take(app: filmed, isEndOfStep: isEndOfStep))
  }

  /// The window of the scene in front; nil where there is none, or nothing in it.
  fileprivate var window: Snapshot? {
    guard let scene = process.frontScene, process.front?.visibleScreen != nil else { return nil }
    return Snapshot(
      moment: 1, time: clock, traits: traits, scene: process.number(of: scene),
      composition: picture(of: scene, in: currentStyle), alternatives: [])
  }
}
