import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The state whose changes have SwiftUI draw a view anew: what the view keeps itself, what is observed, and what it is given by a view that is drawn anew.
struct WatchedState {
  /// The objects that the view observes.
  private var objects: Set<ObjectID> = []
  /// The classes of which it observes the object that its environment has.
  private var classes: Set<String> = []
  /// The state that it is given as values.
  private var given: Set<OpenState.Key> = []
  /// The state that keys of the environment have as values.
  private var shared: [String: Set<OpenState.Key>] = [:]
  /// True for a view that is drawn anew with each phase, whatever else it reads.
  private var followsPhase = false

  /// Watches nothing but what the views keep themselves.
  init() {}

  /// What a view watches that another shows, or a modifier.
  ///
  /// - Parameter outer: what the other view watches.
  init(
    of view: Value, _ type: SourceType, within outer: WatchedState, _ state: OpenState,
    _ evaluator: Evaluator
  ) {
    shared = outer.shared
    guard case .structure(let structure) = view else { return }
    for property in type.stored {
      let field = structure.fields[property.name]
      if field?.readsPhase == true { followsPhase = true }
      if let wrapper = property.wrapper?.name, Self.observing.contains(wrapper) {
        if let id = field?.asObject { objects.insert(id) } else { note(property, wrapper) }
      } else if property.wrapper?.name == "Environment" {
        followsPhase = followsPhase || property.readsPhase
        // Views that ask for a key are drawn anew where it has another value.
        given.formUnion(property.environmentKey.flatMap { shared[$0] } ?? [])
      }
      // Closures are never the same, so a view with one is drawn anew with what makes it.
      if case .function? = field { unite(with: outer) }
      field.map { noteGiven($0, within: outer, state, evaluator) }
    }
  }

  private mutating func note(_ property: SourceProperty, _ wrapper: String) {
    if let name = property.type?.baseName { classes.insert(name) }
    for argument in property.wrapper?.arguments ?? [] where wrapper.hasSuffix("Adaptor") {
      if case .member(let base?, "self", _) = argument.value.kind,
        case .name(let name, _) = base.kind
      {
        classes.insert(name)
      }
    }
  }

  private mutating func noteGiven(
    _ value: Value, within outer: WatchedState, _ state: OpenState, _ evaluator: Evaluator
  ) {
    given.formUnion(value.stateKeys.filter { outer.contains($0, state, evaluator) })
  }

  /// Notes what a view that is drawn anew gives the environment of those within.
  mutating func share(
    _ value: Value, as key: String, _ state: OpenState, _ evaluator: Evaluator
  ) {
    shared[key] = value.stateKeys.filter { contains($0, state, evaluator) }
  }

  /// Watches what another view watches as well, as for what is made by its code.
  mutating func unite(with other: WatchedState) {
    objects.formUnion(other.objects)
    classes.formUnion(other.classes)
    given.formUnion(other.given)
    shared.merge(other.shared) { $0.union($1) }
    followsPhase = followsPhase || other.followsPhase
  }

  /// The state that a condition asks for, and whose changes show nothing by themselves.
  func unwatched(in condition: Value, _ state: OpenState, _ evaluator: Evaluator)
    -> Set<OpenState.Key>
  {
    if followsPhase || condition.readsPhase { return [] }
    var (keys, wholes): (Set<OpenState.Key>, Set<OpenState.Key>) = ([], [])
    _ = condition.containsTerm { term in
      guard let key = term.stateKey else { return false }
      if !contains(key, state, evaluator) { keys.insert(key) }
      // Of a structure nothing is asked but the field.
      if state.isField(key.name, of: key.owner), let whole = term.base?.asTerm?.stateKey {
        wholes.insert(whole)
      }
      return false
    }
    return keys.subtracting(wholes)
  }

  /// True where the view is drawn anew as a property changes.
  private func contains(
    _ key: OpenState.Key, _ state: OpenState, _ evaluator: Evaluator
  ) -> Bool {
    if given.contains(key) { return true }
    // A field changes as the structure does that it is of.
    let (key, declaration) = state.outermost(key)
    guard let property = declaration else { return false }
    let wrapper = property.wrapper?.name ?? ""
    guard let id = key.owner.asObject else {
      return !property.isStatic && Self.keeping.contains(wrapper)
    }
    let lineage = evaluator.program.lineage(of: evaluator.object(id).type)
    let owner = lineage.first { $0.stored.contains { $0.place == property.place } }
    if let owner, owner.attributes.contains(where: { Self.tracking.contains($0.name) }) {
      return !property.attributes.contains { $0.name == "ObservationIgnored" }
    }
    let isObserved =
      objects.contains(id) || lineage.contains { classes.contains($0.name.lastPart) }
    let isObservable = lineage.contains {
      evaluator.program.isKind($0.name, of: "ObservableObject")
    }
    return isObserved && isObservable && property.announcesChanges(in: lineage)
  }

  /// What has a view observe an object.
  private static let observing: Set = [
    "StateObject", "ObservedObject", "EnvironmentObject", "UIApplicationDelegateAdaptor",
  ]

  /// What a view keeps, and is drawn anew with.
  private static let keeping: Set = ["State", "Binding", "AppStorage", "SceneStorage"]

  /// The macros that have views drawn anew with whatever they have read (https://developer.apple.com/documentation/observation, .../swiftdata/model()).
  private static let tracking: Set = ["Observable", "Model", "Perceptible"]
}

extension SourceProperty {
  /// True for the phase of the environment.
  fileprivate var readsPhase: Bool { environmentKey == "scenePhase" }

  /// The key of the environment by whose path it is found; nil for any other.
  fileprivate var environmentKey: String? {
    guard case .keyPath(_, let names)? = wrapper?.arguments.first?.value.kind else { return nil }
    return names.first
  }

  /// True where an observed object tells of its changes: `Published` does so by the publisher that such an object has without code of its own (https://developer.apple.com/documentation/combine/observableobject).
  fileprivate func announcesChanges(in lineage: [SourceType]) -> Bool {
    let observers = [accessors.willSet?.body, accessors.didSet?.body].compactMap(\.self)
    if observers.contains(where: { MentionedNames.include(["objectWillChange"], in: $0) }) {
      return true
    }
    let hasOwnPublisher = lineage.contains { type in
      type.property("objectWillChange", isStatic: false) != nil
    }
    return !hasOwnPublisher && ["Published", "AppStorage"].contains(wrapper?.name)
  }
}

extension Term {
  /// The property that a value is of which may change; nil for any other.
  var stateKey: OpenState.Key? {
    guard form == .state, let base else { return nil }
    return OpenState.Key(owner: base, name: name)
  }
}
