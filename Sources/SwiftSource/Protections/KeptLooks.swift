import AfterimageMasking
import AfterimageSwiftEvaluation

/// What a handler makes of views that outlive it: they are as it has left them when they are laid again.
struct KeptLooks {
  /// What is set of covers, by their ids.
  private(set) var settings: [String: [Setting]] = [:]
  /// The properties that are set of a cover wherever it is laid, by its id.
  private(set) var renewed: [String: Set<String>] = [:]
  /// The same of covers that stay where they are, and are made visible by their opacity as well.
  private(set) var renewedInPlace: [String: Set<String>] = [:]

  /// The properties that are set of a cover where it is made and kept, wherever that is, by its id.
  private(set) var made: [String: Set<String>] = [:]

  /// A property that is set.
  struct Setting {
    /// Its name.
    var property: String
    /// What it is set to.
    var value: Value
    /// Where that stands.
    var place: CodePlace
    /// The property that held what it is set of, and that holds nothing afterwards; nil where that goes on to hold it.
    var emptied: Term?
  }

  /// Looks through what a handler does.
  init(in effects: [Effect], _ search: TargetSearch) {
    note(effects, beneath: [:], before: [], search)
  }

  /// What is set of covers whatever happens, by their ids.
  private typealias Sure = [String: Set<String>]

  /// - Parameters:
  ///   - outer: what is set in the code around.
  ///   - emptied: the properties that hold nothing once the code around has ended.
  private mutating func note(
    _ effects: [Effect], beneath outer: Sure, before emptied: Set<Term>, _ search: TargetSearch
  ) {
    let own = effects.flatMap(\.doneAtOnce).joiningBranches
    let emptied = Self.emptied(by: own, before: emptied)
    for (effect, emptied) in zip(own, emptied) {
      for (id, var setting) in Self.settings(of: effect, search) {
        setting.emptied = effect.owner.flatMap { emptied.contains($0) ? $0 : nil }
        if setting.emptied == nil {
          settings[id]?.removeAll { $0.property == setting.property }
        }
        settings[id, default: []].append(setting)
      }
    }
    let sure = outer.merging(Self.surelySet(by: own, search)) { $0.union($1) }
    for id in own.compactMap({ Self.keptCover(by: $0, search) }) {
      let here = Set(
        own.flatMap { Self.settings(of: $0, search) }.filter { $0.0 == id }.map(\.1.property))
      made[id] = made[id]?.intersection(here) ?? here
    }
    for id in own.compactMap({ Self.laidCover(by: $0, search) }) {
      let here = sure[id] ?? []
      renewed[id] = renewed[id]?.intersection(here) ?? here
    }
    for id in own.compactMap({ Self.laidCover(by: $0, search) ?? Self.fadedCover(by: $0, search) })
    {
      let here = sure[id] ?? []
      renewedInPlace[id] = renewedInPlace[id]?.intersection(here) ?? here
    }
    for (effect, emptied) in zip(own, emptied) {
      switch effect {
      case .branch(_, let then, let otherwise, _):
        noteBranch(then, beneath: sure, before: emptied, search)
        noteBranch(otherwise, beneath: sure, before: emptied, search)
      case .possible(_, let inner): noteBranch(inner, beneath: sure, before: [], search)
      // What is done later comes in the end, and too late for what is laid at once.
      case .deferred(_, let inner): note(inner, beneath: outer, before: [], search)
      case .call, .set, .within, .gap: break
      }
    }
  }

  /// For each of some effects the properties that hold nothing once they all have been done, and are emptied behind it.
  private static func emptied(by effects: [Effect], before outer: Set<Term>) -> [Set<Term>] {
    var (emptied, all) = (outer, [Set<Term>]())
    for effect in effects.reversed() {
      all.append(emptied)
      guard case .set(let owner, let property, let value, let place) = effect else { continue }
      let held = Evaluator.stateTerm(property, of: owner, at: place)
      if case .term(let term) = held, value == .nothing { emptied.insert(term) }
    }
    return all.reversed()
  }

  /// What effects set at once, whichever way their conditions turn out.
  private static func surelySet(by effects: [Effect], _ search: TargetSearch) -> Sure {
    var sure: Sure = [:]
    for effect in effects.flatMap(\.doneAtOnce) {
      for (id, setting) in settings(of: effect, search) {
        sure[id, default: []].insert(setting.property)
      }
      guard case .branch(_, let then, let otherwise, _) = effect else { continue }
      let other = surelySet(by: otherwise, search)
      for (id, properties) in surelySet(by: then, search) {
        sure[id, default: []].formUnion(properties.intersection(other[id] ?? []))
      }
    }
    return sure
  }

  /// Notes what may be done or not: what was set before counts as well.
  private mutating func noteBranch(
    _ effects: [Effect], beneath outer: Sure, before emptied: Set<Term>, _ search: TargetSearch
  ) {
    let before = settings
    note(effects, beneath: outer, before: emptied, search)
    settings.merge(before) { after, before in
      before + after.filter { own in !before.contains { $0.place == own.place } }
    }
  }

  private static func settings(of effect: Effect, _ search: TargetSearch) -> [(String, Setting)] {
    switch effect {
    case .set(let owner, let name, let value, let place):
      guard case .own(let id, _)? = search.target(of: owner) else { return [] }
      let property = name == "opacity" ? "alpha" : name
      guard properties.contains(property) else { return [] }
      return [(id, Setting(property: property, value: value, place: place))]
    case .call(let term):
      guard term.name == "makeKeyAndVisible",
        case .own(let id, _)? = term.base.flatMap(search.target)
      else { return [] }
      return [(id, Setting(property: "isHidden", value: .bool(false), place: term.place))]
    case .branch, .within, .deferred, .possible, .gap: return []
    }
  }

  /// The id of the cover that an effect puts into a property, which outlives the handler; nil where it puts none there.
  private static func keptCover(by effect: Effect, _ search: TargetSearch) -> String? {
    guard case .set(_, _, .object(let id), _) = effect,
      case .own(let cover, _)? = search.target(of: .object(id))
    else { return nil }
    return cover
  }

  /// The id of the cover that an effect lays; nil where it lays none.
  private static func laidCover(by effect: Effect, _ search: TargetSearch) -> String? {
    let view: Value?
    switch effect {
    case .call(let term) where ["addSubview", "insertSubview"].contains(term.name):
      view = term.arguments.first?.value
    case .call(let term) where term.name == "makeKeyAndVisible": view = term.base
    case .set(let owner, "isHidden", let value, _) where value != .bool(true): view = owner
    case .call, .set, .branch, .within, .deferred, .possible, .gap: view = nil
    }
    if case .own(let id, _)? = view.flatMap(search.target) { return id }
    return nil
  }

  /// The id of the cover that an effect gives an opacity; nil where it gives none, or takes it away.
  private static func fadedCover(by effect: Effect, _ search: TargetSearch) -> String? {
    guard case .set(let owner, let name, let value, _) = effect,
      ["alpha", "opacity"].contains(name), value.number != 0,
      case .own(let id, _)? = search.target(of: owner)
    else { return nil }
    return id
  }

  /// Properties by which a view that is added hides nothing, or not all.
  private static let properties: Set = [
    "alpha", "isHidden", "frame", "bounds", "windowLevel", "windowScene", "rootViewController",
  ]
}

extension [Effect] {
  /// The same effects, of which those that follow each other by the same condition are one.
  fileprivate var joiningBranches: [Effect] {
    reduce(into: []) { joined, effect in
      if case .branch(let condition, let then, let otherwise, let place) = effect.byPlainCondition,
        case .branch(condition, let before, let others, _)? = joined.last
      {
        joined[joined.count - 1] = .branch(
          condition, then: before + then, otherwise: others + otherwise, place)
      } else {
        joined.append(effect.byPlainCondition)
      }
    }
  }
}

extension Effect {
  /// The same, by a condition that is not the contrary of another.
  fileprivate var byPlainCondition: Effect {
    guard case .branch(.term(let condition), let then, let otherwise, let place) = self,
      condition.form == .operation, condition.name == "!",
      let inner = condition.arguments.first?.value
    else { return self }
    return .branch(inner, then: otherwise, otherwise: then, place)
  }
}

extension Effect {
  /// What is done with the effect and not later: itself, or what is done by closures that run at once.
  fileprivate var doneAtOnce: [Effect] {
    guard case .within(let term, let inner) = self, term.firstUse == nil else { return [self] }
    return inner.flatMap(\.doneAtOnce)
  }

  /// The property that holds what is set or shown; nil for anything else.
  fileprivate var owner: Term? {
    let owner: Value? =
      switch self {
      case .set(let owner, _, _, _): owner
      case .call(let term): term.base
      case .branch, .within, .deferred, .possible, .gap: nil
      }
    return owner?.asTerm.flatMap { $0.form == .state ? $0 : nil }
  }
}

extension RuleTranslation {
  /// Notes the covers that actions lay, unless the handler has made them itself: those are new each time.
  mutating func noteKept(_ subject: Value?, laidBy actions: ArraySlice<Action>) {
    let object = subject?.asObject
    if let object, object.number >= code.launchCount { return }
    for case .cover(let cover) in actions.flatMap(\.flattened) {
      keptCovers[cover.id, default: []].append((keptLooks.count, object))
    }
  }

  /// Notes what handlers leave of covers that others lay as they were at the launch, or as they made them last.
  mutating func noteKeptLooks() {
    for (id, laying) in keptCovers.sorted(by: { $0.key < $1.key }) {
      for setting in keptLooks.flatMap({ $0.settings[id] ?? [] }) {
        let isStanding = standingCovers.contains(id)
        let isRenewed = laying.allSatisfy {
          let looks = keptLooks[$0.handler]
          let renewed = isStanding ? looks.renewedInPlace : looks.renewed
          return renewed[id]?.contains(setting.property) == true
        }
        if isRenewed || isLetGo(setting) { continue }
        let isAsFirst = laying.allSatisfy {
          first(setting.property, of: $0.object) == setting.value
        }
        if isAsFirst || isMade(id, with: setting) { continue }
        gap("what \(setting.property) of a cover is when it is laid again", at: setting.place)
      }
    }
  }

  /// True for what is set wherever a cover is made, by one statement, and never again: whoever finds the cover finds it so.
  private func isMade(_ id: String, with setting: KeptLooks.Setting) -> Bool {
    ["windowLevel", "rootViewController", "windowScene"].contains(setting.property)
      && setting.value.staysTheSame
      && keptLooks.allSatisfy { looks in
        looks.made[id]?.contains(setting.property) != false
          && (looks.settings[id] ?? []).allSatisfy {
            $0.property != setting.property || $0.place == setting.place || isLetGo($0)
          }
      }
      && keptLooks.contains { $0.made[id] != nil }
  }

  /// True for what is set of a cover that nobody finds again afterwards.
  private func isLetGo(_ setting: KeptLooks.Setting) -> Bool {
    setting.emptied.map(search.holdsAlone) == true
  }

  /// What a property is as a view was made.
  private func first(_ property: String, of object: ObjectID?) -> Value? {
    if let known = object.flatMap({ code.evaluator.object($0).fields[property] }) { return known }
    return Value.ofNewView[property]
  }
}

extension Value {
  /// True for what is the same each time: nothing that changes is in it, and nothing that is not known.
  fileprivate var staysTheSame: Bool {
    switch self {
    case .bool, .int, .double, .string, .enumeration, .object, .type, .void, .nothing: true
    case .term(let term):
      term.form != .state && (term.base?.staysTheSame ?? true)
        && term.arguments.allSatisfy(\.value.staysTheSame)
    case .unknown, .array, .dictionary, .tuple, .structure, .function, .choice, .group, .keyPath:
      false
    }
  }
}
