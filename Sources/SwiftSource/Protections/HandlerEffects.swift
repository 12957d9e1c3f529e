import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What each handler of an app does, with properties that change in the course of its life kept open.
struct HandlerEffects {
  /// The program after its launch, and the objects that handlers make.
  private(set) var evaluator: Evaluator
  /// What hears of the app's life.
  private(set) var owners: [AppReader.Owner]
  /// The handlers with what they do, in the order in which they were found.
  private(set) var handlers: [(handler: AppReader.Handler, effects: [Effect])] = []
  /// The properties that several callbacks may change.
  private(set) var state = OpenState()
  /// What handlers give them.
  private(set) var assignments: [OpenState.Key: [Value]] = [:]
  /// Those that handlers change with an animation.
  private(set) var animatedKeys: Set<OpenState.Key> = []
  /// Those that other code gives values as well.
  private(set) var outerKeys: Set<OpenState.Key> = []
  /// What views of SwiftUI show by conditions that change, by the places of their owners.
  private(set) var shown: [Int: [ConditionalView]] = [:]
  /// What views run when something changes that handlers change.
  private(set) var followers: [(handler: AppReader.Handler, subject: Value, effects: [Effect])] = []
  /// What the functions do that are called of objects which are not known.
  private(set) var openCalls = OpenCalls()
  /// Which functions of the program may touch what is photographed.
  private(set) var reach = SurfaceReach()
  /// The notifications of the app's own that its code listens to.
  private var heardNames: [Value]
  /// The number of objects after the launch.
  private(set) var launchCount: Int

  /// Runs the handlers of an app, each from the state after the launch.
  init(_ reader: AppReader) {
    evaluator = reader.evaluator
    owners = reader.owners
    evaluator.makeSharedObjects()
    launchCount = evaluator.objectCount
    heardNames = reader.heardNames
    let visited = reader.evaluator.visited
    let names = changingNames(except: visited)
    state.open(objects: 0..<launchCount, changing: names, in: &evaluator)
    state.openTypes(changing: names, in: &evaluator)
    let start = self
    // What handlers change may be shown by views that do not speak of the app's life themselves.
    var subjects = LifecycleNames.clues
    var views = SpeakingViews(in: evaluator.program, of: subjects)
    while true {
      run(reader.handlers, with: views)
      subjects.formUnion(assignments.keys.map(\.name))
      let all = SpeakingViews(in: evaluator.program, of: subjects)
      guard all.names != views.names else { break }
      (self, views) = (start, all)
    }
    // What no handler changes is no protection.
    shown = shown.mapValues { $0.filter { isChanged($0.condition) } }
    findOuterAssignments(visitedBefore: visited)
    let called = handlers.flatMap(\.effects) + followers.flatMap(\.effects)
    reach = SurfaceReach(of: evaluator.program, deciding: decidingNames(in: called))
    openCalls = OpenCalls(in: called, reaching: reach, &evaluator)
  }

  /// What decides about covers: properties that conditions of handlers and views ask for, and the notifications that the app listens to.
  private func decidingNames(in effects: [Effect]) -> Set<String> {
    var names = LifecycleNames.clues
    func collect(_ value: Value) {
      _ = value.containsTerm { term in
        if term.form == .state { names.insert(term.name) }
        return false
      }
    }
    for case .branch(let condition, _, _, _) in effects.flatMap(\.flattened) { collect(condition) }
    for view in shown.values.joined() { collect(view.condition) }
    if !heardNames.isEmpty { names.formUnion(["post", "NotificationCenter"]) }
    return names
  }

  /// Reads views, and runs what hears of the app's life.
  private mutating func run(_ handlers: [AppReader.Handler], with views: SpeakingViews) {
    let reading = ViewReading(
      speaking: views, changing: changingNames(except: []), of: owners, evaluator, state)
    (owners, evaluator, state) = (reading.owners, reading.evaluator, reading.state)
    shown = reading.shown
    for handler in handlers + reading.handlers {
      evaluator.renewSteps()
      self.handlers.append((handler, evaluator.effects { AppReader.run(handler, in: &$0) }))
    }
    self.handlers = self.handlers.map { handler, effects in
      (handler, following(effects, by: reading.followers, depth: 0))
    }
    for (handler, subject) in reading.followers where subject.asTerm?.form != .state {
      evaluator.renewSteps()
      followers.append((handler, subject, evaluator.effects { AppReader.run(handler, in: &$0) }))
    }
    for (_, effects) in self.handlers { collectAssignments(effects, isAnimated: false) }
    keepChangedFollowers()
  }

  /// Effects with what views run right after properties have changed.
  private mutating func following(
    _ effects: [Effect], by followers: [(handler: AppReader.Handler, subject: Value)], depth: Int
  ) -> [Effect] {
    guard !followers.isEmpty, depth < 4 else { return effects }
    return effects.flatMap { effect -> [Effect] in
      switch effect {
      case .set(let owner, let property, let value, _):
        let key = OpenState.Key(owner: owner, name: property)
        return [effect]
          + followers.filter { OpenState.Key($0.subject) == key }.flatMap { handler, _ in
            let then = evaluator.effects { AppReader.run(handler.following(value), in: &$0) }
            return following(then, by: followers, depth: depth + 1)
          }
      case .branch(let condition, let then, let otherwise, let place):
        return [
          .branch(
            condition, then: following(then, by: followers, depth: depth),
            otherwise: following(otherwise, by: followers, depth: depth), place)
        ]
      case .within(let term, let inner):
        return [.within(term, following(inner, by: followers, depth: depth))]
      case .deferred(let term, let inner):
        return [.deferred(term, following(inner, by: followers, depth: depth))]
      case .possible(let term, let inner):
        return [.possible(term, following(inner, by: followers, depth: depth))]
      case .call, .gap: return [effect]
      }
    }
  }

  /// Leaves the followers of what handlers change, or others of them that are left.
  private mutating func keepChangedFollowers() {
    var rest = followers
    followers = []
    while true {
      let next = rest.filter { isChanged($0.subject) }
      guard !next.isEmpty else { return }
      followers += next
      rest.removeAll { isChanged($0.subject) }
      for (_, _, effects) in next { collectAssignments(effects, isAnimated: false) }
    }
  }

  /// True for what follows a property that a handler changes with an animation.
  func changesWithAnimation(_ condition: Value) -> Bool {
    condition.containsTerm { term in
      term.base.map { animatedKeys.contains(OpenState.Key(owner: $0, name: term.name)) } == true
    }
  }

  /// True for what the phase decides, or a property that a handler changes.
  private func isChanged(_ condition: Value) -> Bool {
    condition.containsTerm { term in
      term.name == "scenePhase" || term.name == "applicationState"
        || term.base.map { assignments[OpenState.Key(owner: $0, name: term.name)] != nil } == true
    }
  }

  /// Where handlers present something themselves, as they are called or by a condition that changes.
  var presentations: Set<CodePlace> {
    let called = handlers.flatMap { $0.effects.flatMap(\.flattened) }.compactMap { effect in
      if case .call(let term) = effect, term.name == "present" { term.place } else { nil }
    }
    let views = shown.values.joined().filter { view in
      if case .presentation = view.then { true } else { false }
    }
    return Set(called + views.map(\.place))
  }

  /// True where code of the app's listens to a notification, or may.
  func hears(_ name: Value) -> Bool {
    if LifecycleNames.notification(name) != nil { return true }
    return heardNames.contains { $0 == name || $0.isUnknown }
      || (name.isUnknown && !heardNames.isEmpty)
  }

  /// The names of what statements give values that were not run at the launch.
  private func changingNames(except visited: Set<CodePlace>) -> Set<String> {
    var names: Set<String> = []
    for (number, file) in evaluator.program.files.enumerated() {
      for (name, offsets) in AssignedNames(in: file.tree).statements
      where offsets.contains(where: { !visited.contains(CodePlace(file: number, offset: $0)) }) {
        names.insert(name)
      }
    }
    return names
  }

  private mutating func collectAssignments(_ effects: [Effect], isAnimated: Bool) {
    for effect in effects {
      switch effect {
      case .set(let owner, let property, let value, _):
        let key = OpenState.Key(owner: owner, name: property)
        assignments[key, default: []].append(value)
        if isAnimated { animatedKeys.insert(key) }
      case .branch(_, let then, let otherwise, _):
        collectAssignments(then + otherwise, isAnimated: isAnimated)
      case .within(let term, let inner), .deferred(let term, let inner),
        .possible(let term, let inner):
        collectAssignments(inner, isAnimated: isAnimated || term.name == "withAnimation")
      case .call, .gap: break
      }
    }
  }

  /// Finds the properties that code gives values which no handler ran.
  private mutating func findOuterAssignments(visitedBefore visited: Set<CodePlace>) {
    let names = changingNames(except: visited.union(evaluator.visited))
    outerKeys = Set(state.initialValues.keys.filter { names.contains($0.name) })
  }
}

extension OpenState.Key {
  /// The property that a value stands for; nil where it stands for none.
  fileprivate init?(_ value: Value) {
    guard case .term(let term) = value, term.form == .state, let owner = term.base else {
      return nil
    }
    self.init(owner: owner, name: term.name)
  }
}

extension AppReader.Handler {
  /// The same handler of a change with the new value.
  fileprivate func following(_ value: Value) -> AppReader.Handler {
    guard case .given(let closure, let values) = body else { return self }
    var copy = self
    copy.body = .given(closure, values.dropLast() + [value])
    return copy
  }
}
