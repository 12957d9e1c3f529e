import AfterimageSwiftEvaluation

/// What decides about covers.
extension HandlerEffects {
  /// What may decide about covers: properties that conditions of handlers and views ask for, and the notifications that the app listens to.
  func decidingNames(in effects: [Effect]) -> Set<String> {
    var names = lastingNames(in: effects)
    for view in shown.values.joined() { names.formUnion(view.condition.stateNames) }
    for effect in effects.flatMap(\.flattened) {
      switch effect {
      case .branch(let condition, _, _, _): names.formUnion(condition.stateNames)
      case .set(_, _, let value, _): names.formUnion(value.stateNames)
      case .call, .within, .deferred, .possible, .gap: break
      }
    }
    return names
  }

  /// What decides whatever the rules ask for.
  private func lastingNames(in effects: [Effect]) -> Set<String> {
    var names: Set = ["scenePhase"]
    // Where one view takes another's place, what nothing changes stays as it was.
    for view in shown.values.joined()
    where view.then.isReplacement || view.otherwise.isReplacement {
      names.formUnion(view.condition.stateNames)
    }
    // Where texts are emptied, whatever sets them may fill them again.
    for case .set(_, let property, _, _) in effects.flatMap(\.flattened)
    where ["text", "attributedText"].contains(property) {
      names.insert(property)
    }
    return names
  }

  /// Names by which code changes what others do.
  private static let exchanging: Set = [
    "method_exchangeImplementations", "class_replaceMethod", "method_setImplementation",
  ]

  /// The types that have registered what hears of the app's life.
  var listeningTypes: Set<String> {
    Set(
      handlers.flatMap { handler, _ -> [String] in
        let object: ObjectID? =
          switch handler.body {
          case .method(_, let value): value.asObject
          case .closure(let closure), .given(let closure, _): evaluator.owner(of: closure)
          }
        return [
          owners[handler.owner].type, object.map { evaluator.object($0).type },
          index.type(around: handler.place),
        ].compactMap(\.self)
      })
  }

  /// True where code that nothing was seen to run adds views, or shows other controllers: they lie above what was there before.
  var addsViewsUnseen: Bool {
    let visited = Dictionary(grouping: evaluator.visited, by: \.file).mapValues {
      $0.map(\.offset).sorted()
    }
    return (index.calling(Self.adding) + index.mentioning(Self.showing)).contains { number in
      let body = index.bodies[number]
      guard let extent = body.extent, let offsets = visited[body.file] else { return true }
      return !offsets.contains { extent.contains($0) }
    }
  }

  /// Functions by which views come to lie above others.
  private static let adding: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "addChild", "exchangeSubview",
  ]
  private static let showing: Set = [MentioningBody.setting("rootViewController")]

  /// True where the program has other controllers than one and those above it.
  func hasControllers(besides type: String) -> Bool {
    let program = evaluator.program
    let own = Set(program.lineage(of: type).map(\.name))
    return program.types.values.contains { other in
      other.isReference && !own.contains(other.name)
        && !program.lineage(of: other.name).contains { $0.name == type }
        && evaluator.frameworks.classes(above: program.foreignAncestors(of: other.name))
          .contains("UIViewController")
    }
  }

  /// Takes into account which properties the rules ask for at all: code that changes others touches nothing.
  ///
  /// - Parameter covers: the names of the properties that hold covers.
  mutating func narrowReach(
    toChangesOf keys: Set<OpenState.Key>, andOf covers: Set<String>
  ) {
    let called = handlers.flatMap(\.effects) + followers.flatMap(\.effects)
    let listeners = listeningTypes
    reach = SurfaceReach(
      in: index, deciding: lastingNames(in: called).union(keys.map(\.name)), listeners: listeners)
    listening = SurfaceReach(
      listeningBy: reach, changing: Self.exchanging.union(covers), at: notifications.openListeners,
      listeners: listeners)
  }
}

extension Value {
  /// The names of the properties that change and that the value depends on.
  fileprivate var stateNames: Set<String> {
    var names: Set<String> = []
    _ = containsTerm { term in
      if term.form == .state { names.insert(term.name) }
      return false
    }
    return names
  }
}
