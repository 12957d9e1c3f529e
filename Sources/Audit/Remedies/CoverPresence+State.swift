import AfterimageLifecycle
import AfterimageMasking

extension CoverPresence {
  /// The covers at a moment and what else is out of sight: how many covers of an id are up, on their way out, or on something that is out of sight itself; and the content that is out of sight, or on its way back.
  struct State {
    private var up: [String: Int] = [:]
    private var leaving: [String: Int] = [:]
    private var buried: [String: Int] = [:]
    private var hidden: Set<ContentGround> = []
    private var returning: [ContentGround: Seconds] = [:]

    /// Follows what happens in an entry of the timeline.
    mutating func change(by entry: TimelineEntry) {
      if entry.event == .terminated { self = State() }
      if case .coverRemoved(let id) = entry.event { remove(id) }
      for change in entry.reactions.flatMap(\.changes) { follow(change, at: entry.time) }
    }

    private mutating func follow(_ change: TimelineEntry.Change, at time: Seconds) {
      if case .coverUp(let id, _, _) = change { up[id, default: 0] += 1 }
      if case .coverOutOfSight(let id, _) = change { buried[id, default: 0] += 1 }
      if case .coverInSight(let id, _) = change {
        buried[id] = max(0, buried[id, default: 0] - 1)
      }
      if case .coverDown(let id, let fade) = change {
        lower(id)
        if fade > .zero { leaving[id, default: 0] += 1 }
      }
      guard case .contentChanged(let content, _, _) = change, let ground = change.contentGround
      else { return }
      returning[ground] = nil
      if content.hides {
        hidden.insert(ground)
      } else if hidden.remove(ground) != nil, content.fade > .zero {
        returning[ground] = time + content.fade
      }
    }

    private mutating func remove(_ id: String) {
      if leaving[id, default: 0] > 0 {
        leaving[id, default: 0] -= 1
      } else {
        lower(id)
      }
    }

    private mutating func lower(_ id: String) {
      up[id, default: 0] -= 1
      buried[id] = min(buried[id, default: 0], max(0, up[id, default: 0]))
    }

    /// Ends the first fade of content on its way back that is over by a time, or at all, and returns its end; nil where there is none.
    mutating func finishFirstFade(until time: Seconds? = nil) -> Seconds? {
      guard let end = returning.values.min(), time.map({ end <= $0 }) ?? true else { return nil }
      returning = returning.filter { $0.value > end }
      return end
    }

    /// True where whatever is covered or out of sight in another state is so in this one, and beneath a prompt nothing else is.
    func isAllowed(insteadOf other: State, beneathPrompt: Bool) -> Bool {
      let isKept =
        other.upIds.isSubset(of: upIds) && other.seenIds.isSubset(of: seenIds)
        && other.hidden.isSubset(of: hidden) && other.unseen.isSubset(of: unseen)
      return isKept
        && (!beneathPrompt
          || seenIds.isSubset(of: other.seenIds) && unseen.isSubset(of: other.unseen))
    }

    /// The covers that are up and in sight.
    private var upIds: Set<String> {
      Set(up.filter { $0.value > buried[$0.key, default: 0] }.keys)
    }
    private var seenIds: Set<String> { upIds.union(leaving.filter { $0.value > 0 }.keys) }
    /// The content that is out of sight in whole or in part.
    private var unseen: Set<ContentGround> { hidden.union(returning.keys) }
  }
}

extension ContentChange {
  /// The time that the change takes.
  fileprivate var fade: Seconds {
    switch self {
    case .alpha(let change): change.fade
    case .root, .formerRoot, .hideWindow, .showWindow: .zero
    }
  }
}
