import AfterimageMasking
import AfterimageScreens

/// How time goes by, in turns of the run loop.
extension SimulatedApp {
  /// Advances the clock to a moment: actions that were put off are done and fades end on the way, each in its turn.
  ///
  /// A process that sleeps does neither; both wait until it is woken.
  mutating func advance(to moment: Seconds) {
    commit()
    if progress.appearance != .suspended || isAwake { catchUp(to: moment) }
    moveClock(to: moment)
    commit()
  }

  /// Moves the clock on, never back; what the device has shown until now is filmed where anybody asks for that.
  private mutating func moveClock(to moment: Seconds) {
    guard moment > clock else { return }
    take()
    clock = moment
  }

  /// Hands what has been changed to the display, as Core Animation does by itself at the end of a turn.
  mutating func commit() {
    // Copies of scenes are most of what a play costs, so they are made for those who look only.
    if looksAtCommits { process.commit() }
  }

  /// Ends a turn of the run loop: what waits on the main queue is done, unless the process sleeps.
  mutating func endTurn() { advance(to: clock) }

  /// Advances the clock to a moment for animations alone, as in the turn in which the system takes its pictures.
  mutating func advanceAnimations(to moment: Seconds) {
    while let end = process.firstCoverGone(until: moment) { removeFirstCover(goneAt: end) }
    moveClock(to: moment)
  }

  /// Puts actions off for a listener, until what they wait for has come.
  mutating func putOff(
    _ delayed: DelayedActions, until kind: Origin.Kind, for listener: ListenerIdentity,
    about subject: Subject
  ) {
    process.queue.add(
      delayed, from: Origin(kind: kind, callback: reacting?.callback), at: clock, for: listener,
      about: subject)
  }

  /// The moments after now at which the app does something by itself, up to another moment: the ends of fades, and what it has put off, with all that follows from that.
  func changes(until last: Seconds) -> [Seconds] {
    guard !process.queue.isEmpty else { return endsOfFades.filter { $0 <= last } }
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
  var endsOfFades: [Seconds] { process.endsOfFades(after: clock) }

  /// True where a fade is going on, or something is due until a moment.
  func isChanging(until last: Seconds) -> Bool {
    !endsOfFades.isEmpty || process.queue.firstDue(until: last) != nil
      || !changesOfAnswers(until: last).isEmpty
  }

  /// The next moment at which the app does something by itself; nil where there is none.
  private var nextChange: Seconds? {
    [endsOfFades.first, process.queue.nextDue(after: clock)].compactMap(\.self).min()
  }

  private mutating func catchUp(to moment: Seconds) {
    while !record.isCutShort {
      let gone = process.firstCoverGone(until: moment)
      let due = process.queue.firstDue(until: moment)
      switch (gone, due) {
      case (nil, nil): return
      case (let gone?, nil): removeFirstCover(goneAt: gone)
      case (nil, _?): takeTurn(until: moment)
      case (let gone?, let due?):
        if gone <= due { removeFirstCover(goneAt: gone) } else { takeTurn(until: moment) }
      }
    }
  }

  private mutating func removeFirstCover(goneAt end: Seconds) {
    moveClock(to: end)
    guard let cover = process.removeFirstCover(goneUntil: end) else { return }
    let entry = note(.coverRemoved(id: cover.cover.id))
    record.entries[entry].origin = Origin(kind: .coverDown(id: cover.cover.id), callback: nil)
    discardCoversWithoutWindow()
  }

  /// Does what is due first, in a turn of its own.
  private mutating func takeTurn(until moment: Seconds) {
    guard let work = process.queue.takeFirst(until: moment) else { return }
    moveClock(to: work.due)
    guard let listener = process.listeners.firstIndex(where: { $0.identity == work.listener })
    else { return }
    process.queue.repeat(work, at: clock)
    let entry = note(.laterTurn)
    record.entries[entry].origin = work.origin
    let before = reacting
    reacting = (entry, work.origin.callback)
    defer { reacting = before }
    let changes = perform(work.actions, for: listener, about: work.subject)
    record.entries[entry].reactions = [.init(owner: owner(of: listener), changes: changes)]
    commit()
  }
}
