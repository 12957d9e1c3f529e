import AfterimageMasking
import AfterimageSwiftEvaluation

/// What several scenes of an app make of covers: each is left by itself, while others stay in front.
extension RuleTranslation {
  /// What is known of one scene alone, or shared by all.
  var scenesBeside: [CoverDoubt] {
    guard code.madeBySystem.hasSeveralScenes else { return [] }
    let left = code.handlers.filter { !$0.handler.callback.isArrival }
    let layers = left.filter { lays($0.effects) }
    var doubts: [CoverDoubt] = []
    if !layers.contains(where: { $0.handler.callback.isOfScene }) {
      doubts += layers.filter { $0.handler.callback.isOfApp }.prefix(1).map {
        CoverDoubt(what: Self.staying, place: $0.handler.place)
      }
    }
    for case .branch(let condition, _, _, let place) in left.flatMap(\.effects).flatMap(\.flattened)
    where condition.containsTerm(where: { $0.name == "applicationState" }) {
      doubts.append(CoverDoubt(what: Self.staying, place: place))
    }
    return doubts + sharedCovers + coversOfFirstScene + coversOfSharedScene
  }

  private static let staying = "another scene staying in front"

  private func lays(_ effects: [Effect]) -> Bool {
    effects.flatMap(\.flattened).contains { effect in
      switch effect {
      case .call(let term):
        ["addSubview", "insertSubview", "makeKeyAndVisible"].contains(term.name)
      case .set(_, let name, let value, _): name == "isHidden" && value != .bool(true)
      case .branch, .within, .deferred, .possible, .gap: false
      }
    }
  }

  /// What handlers do to covers that all scenes have, of which one may take what another has laid.
  private var sharedCovers: [CoverDoubt] {
    let shared = sharedObjects
    func isShared(_ value: Value?) -> Bool {
      guard let value else { return false }
      if case .own(let id, let object?)? = search.target(of: value), knownCovers[id] != nil,
        shared.contains(object)
      {
        return true
      }
      return value.containsTerm { term in
        guard term.form == .state, let owner = term.base else { return false }
        let isOfAll = owner.asObject.map(shared.contains) ?? owner.isType
        return isOfAll && holdsCovers(OpenState.Key(owner: owner, name: term.name))
      }
    }
    return code.handlers.flatMap(\.effects).flatMap(\.flattened).compactMap { effect in
      switch effect {
      case .call(let term):
        return isShared(term.base) || term.arguments.contains { isShared($0.value) }
          ? CoverDoubt(what: Self.sharing, place: term.place) : nil
      case .branch(let condition, _, _, let place):
        return isShared(condition) ? CoverDoubt(what: Self.sharing, place: place) : nil
      case .set, .within, .deferred, .possible, .gap: return nil
      }
    }.prefix(1).map(\.self)
  }

  /// The objects that types of the program and the app's delegate keep, and what these hold.
  private var sharedObjects: Set<ObjectID> {
    let delegates = code.owners.filter { $0.isDelegate && $0.role == .app }.map(\.value)
    let ofScenes = Set(code.owners.filter { $0.role == .scene }.compactMap(\.value.asObject))
    var next = (Array(code.evaluator.globals.values) + delegates).flatMap(\.objects)
    var shared: Set<ObjectID> = []
    while let object = next.popLast() {
      guard !ofScenes.contains(object), shared.insert(object).inserted else { continue }
      next += code.evaluator.object(object).fields.values.flatMap(\.objects)
    }
    return shared
  }

  private static let sharing = "another scene having the same cover"

  private func holdsCovers(_ key: OpenState.Key) -> Bool {
    ([code.state.initialValues[key]].compactMap(\.self) + (code.assignments[key] ?? []))
      .flatMap(\.objects).contains { knownCovers[search.id(of: $0)] != nil }
  }

  /// The covers that lie in the first scene that is found.
  private var coversOfFirstScene: [CoverDoubt] {
    let windows = (0..<code.evaluator.objectCount).map { ObjectID(number: $0) }.filter { id in
      let object = code.evaluator.object(id)
      guard knownCovers[search.id(of: id)] != nil,
        let scene = object.arguments.first(where: { $0.label == "windowScene" })?.value
      else { return false }
      return scene.containsTerm { $0.name == "connectedScenes" }
    }
    let own = windows.prefix(1).map {
      CoverDoubt(what: Self.beingFirst, place: code.evaluator.object($0).place)
    }
    return own + coversOnFoundWindows.prefix(1)
  }

  private static let beingFirst = "another scene being the first"

  /// What covers by the delegate of one scene that all code has.
  private var coversOfSharedScene: [CoverDoubt] {
    let delegates = Set(code.owners.filter { $0.role == .scene }.compactMap(\.value.asObject))
    let shared = code.evaluator.globals.values.flatMap(\.objects)
    guard shared.contains(where: delegates.contains) else { return [] }
    return code.handlers.filter { handler, effects in
      !handler.callback.isArrival && code.owners[handler.owner].role != .scene && lays(effects)
    }.prefix(1).map { CoverDoubt(what: Self.beingFirst, place: $0.handler.place) }
  }

  /// The covers on a window that is looked for among those of all scenes: on one of them, or on each in turn where it is the same view, which is on the last one then.
  private var coversOnFoundWindows: [CoverDoubt] {
    code.handlers.filter { !$0.handler.callback.isArrival }.flatMap(\.effects).flatMap(\.flattened)
      .compactMap { effect in
        guard case .call(let term) = effect, term.name == "addSubview",
          let base = term.base, base.isFoundAmongScenes,
          case .own(let id, let object)? = term.arguments.first.flatMap({
            search.target(of: $0.value)
          }), knownCovers[id] != nil
        else { return nil }
        guard base.asTerm?.name == "each" else {
          return CoverDoubt(what: Self.beingFirst, place: term.place)
        }
        let isKept = object.map { $0.number < code.launchCount } == true
        return isKept ? CoverDoubt(what: Self.sharing, place: term.place) : nil
      }
  }
}

extension Callback {
  /// True for what the app as a whole is told.
  fileprivate var isOfApp: Bool { rawValue.lowercased().contains("application") }

  /// True for what one of its scenes is told.
  fileprivate var isOfScene: Bool { rawValue.lowercased().contains("scene") && self != .scenePhase }
}

extension Value {
  /// True for what is found among the scenes or the windows of the app.
  fileprivate var isFoundAmongScenes: Bool {
    containsTerm { term in
      term.name == "connectedScenes"
        || ["windows", "keyWindow"].contains(term.name) && term.base?.asTerm?.name == "shared"
    }
  }

  /// True for a type.
  fileprivate var isType: Bool { if case .type = self { true } else { false } }
}
