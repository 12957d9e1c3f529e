import AfterimageMasking
import AfterimageScreens

/// How time goes by.
extension SimulatedApp {
  /// Lets time go by to a moment: what was put off is done and fades end on the way, each in its turn.
  ///
  /// A process that sleeps does neither; both wait until it is woken.
  mutating func advance(to moment: Seconds) {
    commit()
    if progress.appearance != .suspended || isAwake { catchUp(to: moment) }
    clock = max(clock, moment)
    commit()
  }

  /// Hands what has been changed to the display, as Core Animation does by itself at the end of a turn.
  mutating func commit() {
    // Copies of scenes are most of what a play costs, so they are made for those who look only.
    if looksAtCommits { committedScenes = scenes }
  }

  /// A scene as the display shows it: without what has been changed since the last commit.
  func committed(_ index: Int) -> SimulatedScene {
    committedScenes.first { $0.number == scenes[index].number }
      ?? SimulatedScene(number: scenes[index].number)
  }

  /// Ends a turn of the run loop: what waits on the main queue is done, unless the process sleeps.
  mutating func endTurn() { advance(to: clock) }

  /// Lets time go by to a moment for animations alone, as in the turn in which the system takes its pictures.
  mutating func advanceAnimations(to moment: Seconds) {
    while let cover = firstCoverToGo(until: moment) { remove(cover) }
    clock = max(clock, moment)
  }

  /// The moments after now at which the app does something by itself, up to another moment: the ends of fades, and what it has put off, with all that follows from that.
  func changes(until last: Seconds) -> [Seconds] {
    guard !pending.isEmpty else { return endsOfFades.filter { $0 <= last } }
    var ahead = self
    ahead.endTurn()
    var moments: [Seconds] = []
    // One moment more than may be, so that it is seen that there are too many.
    while let next = ahead.nextChange, next <= last, moments.count <= Limits.openMoments {
      moments.append(next)
      ahead.advance(to: next)
    }
    return moments
  }

  /// The ends of the fades that are going on, in order.
  var endsOfFades: [Seconds] {
    var ends: Set<Seconds> = []
    for scene in scenes.indices {
      for cover in scenes[scene].covers.indices {
        ends.insert(scenes[scene].covers[cover].fade.end)
      }
    }
    return ends.filter { $0 > clock }.sorted()
  }

  /// True where a fade is going on, or something is due until a moment.
  func isChanging(until last: Seconds) -> Bool {
    !endsOfFades.isEmpty || pending.contains { $0.due <= last }
  }

  /// The next moment at which the app does something by itself; nil where there is none.
  private var nextChange: Seconds? {
    let due = pending.lazy.map(\.due).filter { $0 > clock }.min()
    return [endsOfFades.first, due].compactMap(\.self).min()
  }

  private mutating func catchUp(to moment: Seconds) {
    while !isCutShort {
      let cover = firstCoverToGo(until: moment)
      let work = firstWork(until: moment)
      switch (cover, work) {
      case (nil, nil): return
      case (let cover?, nil): remove(cover)
      case (nil, let work?): perform(pendingAt: work)
      case (let cover?, let work?):
        if end(of: cover) <= pending[work].due { remove(cover) } else { perform(pendingAt: work) }
      }
    }
  }

  /// Where a cover is: the index of its scene, and its own there.
  private struct CoverPlace {
    let scene: Int
    let cover: Int
  }

  private func end(of place: CoverPlace) -> Seconds {
    scenes[place.scene].covers[place.cover].fade.end
  }

  private func firstCoverToGo(until moment: Seconds) -> CoverPlace? {
    var first: CoverPlace?
    for scene in scenes.indices {
      for cover in scenes[scene].covers.indices where scenes[scene].covers[cover].isLeaving {
        let place = CoverPlace(scene: scene, cover: cover)
        guard end(of: place) <= moment else { continue }
        if first.map({ end(of: place) < end(of: $0) }) ?? true { first = place }
      }
    }
    return first
  }

  private func firstWork(until moment: Seconds) -> Int? {
    pending.indices.filter { pending[$0].due <= moment }
      .min { (pending[$0].due, $0) < (pending[$1].due, $1) }
  }

  private mutating func remove(_ place: CoverPlace) {
    clock = max(clock, end(of: place))
    let cover = scenes[place.scene].covers.remove(at: place.cover)
    record(.coverRemoved(id: cover.cover.id))
  }

  private mutating func perform(pendingAt index: Int) {
    let work = pending.remove(at: index)
    clock = max(clock, work.due)
    guard let listener = listeners.firstIndex(where: { $0.identity == work.listener }) else {
      return
    }
    if let interval = work.interval { repeatLater(work, every: interval) }
    let entry = record(.laterTurn)
    let changes = perform(work.actions, for: listener, about: work.subject)
    entries[entry].reactions = [.init(owner: name(of: listener), changes: changes)]
    commit()
  }

  /// A timer that comes too late skips the times that it has missed.
  private mutating func repeatLater(_ work: PendingWork, every interval: Seconds) {
    let missed = (clock - work.due).microseconds / interval.microseconds
    var next = work
    next.due = work.due + Seconds(microseconds: (missed + 1) * interval.microseconds)
    pending.append(next)
  }
}
