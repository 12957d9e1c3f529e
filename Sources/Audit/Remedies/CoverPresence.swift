package import AfterimageLifecycle
import AfterimageMasking

/// The covers of a story and what else keeps its content out of sight, moment by moment, by which two plays of it with other rules are compared.
///
/// A moment is a place in the story and not a time: the step, the transition of the app's life in it, and the time since that began.
package struct CoverPresence {
  /// The states of the covers and the content, each from a moment on, in order.
  private var states: [(moment: Moment, state: State)] = []

  /// Follows the covers and the content through a timeline.
  package init(of timeline: Timeline) {
    var moment = Moment()
    var state = State()
    for entry in timeline.entries {
      while let end = state.finishFirstFade(until: entry.time) { note(state, at: moment.at(end)) }
      moment.advance(to: entry)
      state.change(by: entry)
      note(state, at: moment)
    }
    while let end = state.finishFirstFade() { note(state, at: moment.at(end)) }
  }

  private mutating func note(_ state: State, at moment: Moment) {
    if states.last?.moment == moment { states.removeLast() }
    states.append((moment, state))
  }

  /// True where every cover is up, and all content out of sight, for as long as in another play, and beneath a prompt of the app's own nothing more.
  package func lasts(asLongAs other: CoverPresence) -> Bool {
    var (own, others) = (0, 0)
    while own < states.count, others < other.states.count {
      let isAllowed = states[own].state.isAllowed(
        insteadOf: other.states[others].state, beneathPrompt: states[own].moment.isPrompting)
      guard isAllowed else { return false }
      let next = (
        states.indices.contains(own + 1) ? states[own + 1].moment : nil,
        other.states.indices.contains(others + 1) ? other.states[others + 1].moment : nil
      )
      switch next {
      case (nil, nil): return true
      case (_?, nil): own += 1
      case (nil, _?): others += 1
      case (let mine?, let theirs?):
        if mine <= theirs { own += 1 }
        if theirs <= mine { others += 1 }
      }
    }
    return true
  }
}

extension CoverPresence {
  /// A place in a story.
  private struct Moment: Comparable {
    private var step = 0
    private var transition = 0
    private var elapsed = Seconds.zero
    private var phase: Phase?
    private var began = Seconds.zero
    private(set) var isPrompting = false

    /// Goes on to an entry of the timeline.
    mutating func advance(to entry: TimelineEntry) {
      if case .step(let next) = entry.event {
        (step, transition, phase, began) = (step + 1, 0, nil, entry.time)
        isPrompting = next.isPrompt || (isPrompting && (next.isRest || next.isAnswer))
      }
      if let next = entry.callback?.lifePhase, next != phase {
        (transition, phase, began) = (transition + 1, next, entry.time)
      }
      elapsed = entry.time - began
    }

    /// The same place at a later time, before anything else happens.
    func at(_ time: Seconds) -> Moment {
      var copy = self
      copy.elapsed = time - began
      return copy
    }

    static func < (left: Moment, right: Moment) -> Bool {
      (left.step, left.transition, left.elapsed) < (right.step, right.transition, right.elapsed)
    }

    static func == (left: Moment, right: Moment) -> Bool {
      (left.step, left.transition, left.elapsed) == (right.step, right.transition, right.elapsed)
    }
  }
}

extension TimelineStep {
  /// True for a prompt that the app itself asks for.
  fileprivate var isPrompt: Bool { event.map(SystemEvent.prompts.contains) ?? false }

  /// True for the answer to a prompt, which may lie over the app until its activity comes back.
  fileprivate var isAnswer: Bool { event.map(SystemEvent.answers.contains) ?? false }

  /// True where nothing happens but that time goes by.
  fileprivate var isRest: Bool { if case .wait = self { true } else { false } }
}
