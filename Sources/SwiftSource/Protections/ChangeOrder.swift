import AfterimageMasking
import AfterimageSwiftEvaluation

/// What views run once they are updated, in its order to all that handlers do.
struct ChangeOrder {
  /// A handler with what it does, and what views run on that once they are updated.
  typealias Part = (handler: AppReader.Handler, done: [Effect], then: [Effect])

  /// The handlers in order: where several of an object hear of the same, views are updated behind the last of them.
  ///
  /// - Parameter decides: true for properties that conditions of views or handlers ask for.
  static func ordered(
    _ parts: [Part], deciding decides: (Set<OpenState.Key>) -> Bool
  ) -> [(handler: AppReader.Handler, effects: [Effect])] {
    var (first, behind): ([(AppReader.Handler, [Effect])], [(AppReader.Handler, [Effect])]) =
      ([], [])
    for (index, part) in parts.enumerated() {
      let doubts = conflicts(of: part, at: index, with: parts, deciding: decides)
      let isFollowed = parts[(index + 1)...].contains { other in
        other.handler.callback == part.handler.callback && other.handler.owner == part.handler.owner
      }
      if part.then.isEmpty || !isFollowed {
        first.append((part.handler, part.done + part.then + doubts))
      } else {
        first.append((part.handler, part.done + doubts))
        behind.append((part.handler, part.then))
      }
    }
    return first + behind
  }

  /// Notes that what a view runs may come before or behind another handler that does otherwise.
  private static func conflicts(
    of part: Part, at index: Int, with parts: [Part],
    deciding decides: (Set<OpenState.Key>) -> Bool
  ) -> [Effect] {
    let isOpen = parts.enumerated().contains { number, other in
      // Of two views that hear of the phase it is not known which one is told first, nor whether one hears of the notification before that.
      if number > index, part.handler.callback == .scenePhase,
        other.handler.callback == .scenePhase,
        decides(differing(part.done, other.done))
      {
        return true
      }
      if number != index, part.handler.callback == .scenePhase, other.handler.callback.isDeparture,
        decides(
          differing(part.done, other.done, in: [other.handler.callback.phase]))
      {
        return true
      }
      return comesLater(other.handler, than: part.handler)
        && (decides(differing(part.then, other.done + other.then))
          || touchesViews(part.then) && touchesViews(other.done))
    }
    guard isOpen else { return [] }
    let reason = Unknown.Reason.unsupported("in which order views hear of what changes")
    return [.gap(Unknown(reason: reason, place: part.handler.place))]
  }

  /// True for a handler that a story has after another at the same moment, while views may be updated behind both.
  private static func comesLater(
    _ one: AppReader.Handler, than other: AppReader.Handler
  ) -> Bool {
    guard one.callback.isDeparture || one.callback == .scenePhase else { return false }
    if one.callback == other.callback { return one.owner > other.owner }
    if one.callback == .scenePhase { return other.callback.isDeparture }
    return one.callback.isDeparture
      && one.callback.entersBackground == other.callback.entersBackground
      && other.callback.isDeparture && one.callback.order > other.callback.order
  }

  /// The properties that effects leave otherwise than others do.
  private static func differing(
    _ effects: [Effect], _ others: [Effect], in phases: [String] = ["inactive", "background"]
  ) -> Set<OpenState.Key> {
    OpenState.Key.set(by: effects).intersection(OpenState.Key.set(by: others)).filter { key in
      phases.contains { phase in
        let one = values(of: key, in: effects, inPhase: phase)
        let two = values(of: key, in: others, inPhase: phase)
        return !one.isEmpty && !two.isEmpty && one.union(two).count > 1
      }
    }
  }

  private static func values(
    of key: OpenState.Key, in effects: [Effect], inPhase phase: String
  ) -> Set<Value> {
    effects.reduce(into: []) { found, effect in
      switch effect {
      case .set(key.owner, key.name, let value, _):
        found.insert(value.holds(inPhase: phase) { _ in nil }.map(Value.bool) ?? value)
      case .branch(let condition, let then, let otherwise, _):
        let holds = condition.holds(inPhase: phase) { _ in nil }
        if holds != false { found.formUnion(values(of: key, in: then, inPhase: phase)) }
        if holds != true { found.formUnion(values(of: key, in: otherwise, inPhase: phase)) }
      case .within(_, let inner), .deferred(_, let inner), .possible(_, let inner):
        found.formUnion(values(of: key, in: inner, inPhase: phase))
      case .set, .call, .gap: break
      }
    }
  }

  private static func touchesViews(_ effects: [Effect]) -> Bool {
    effects.flatMap(\.flattened).contains { effect in
      switch effect {
      case .call(let term): calls.contains(term.name)
      case .set(_, let name, _, _): looks.contains(name)
      case .branch, .within, .deferred, .possible, .gap: false
      }
    }
  }

  private static let calls: Set = [
    "addSubview", "insertSubview", "removeFromSuperview", "bringSubviewToFront",
    "sendSubviewToBack", "present", "dismiss", "makeKeyAndVisible",
  ]
  private static let looks: Set = ["isHidden", "alpha", "opacity", "windowLevel", "frame"]
}

extension Callback {
  /// True for what is called when the app or a scene is left.
  fileprivate var isDeparture: Bool {
    let name = rawValue.lowercased()
    return name.contains("resign") || name.contains("deactivate") || entersBackground
  }

  /// True for what is called as the app or a scene is in the background.
  fileprivate var entersBackground: Bool { rawValue.lowercased().contains("enterbackground") }

  /// The phase of the app or the scene by then.
  fileprivate var phase: String { entersBackground ? "background" : "inactive" }

  /// Where the system has a callback among those of one moment: a scene is told before the app, and a delegate before who listens.
  fileprivate var order: Int {
    (rawValue.lowercased().contains("application") ? 2 : 0)
      + (rawValue.hasSuffix("Notification") ? 1 : 0)
  }
}
