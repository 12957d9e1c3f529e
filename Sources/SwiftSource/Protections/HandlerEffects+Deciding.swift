import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What decides about covers.
extension HandlerEffects {
  /// What may decide about covers: properties that conditions of handlers and views ask for, and the notifications that the app listens to.
  func decidingProperties(in effects: [Effect]) -> Set<Member> {
    var names = lastingNames(in: effects)
    for view in shown.values.joined() { names.formUnion(view.condition.stateNames) }
    for effect in effects.flatMap(\.flattened) {
      switch effect {
      case .branch(let condition, _, _, _): names.formUnion(condition.stateNames)
      case .set(_, _, let value, _): names.formUnion(value.stateNames)
      case .call, .within, .deferred, .possible, .gap: break
      }
    }
    // What listeners hear of decides as what they set by it does.
    names.formUnion(links.flatMap(\.sources).map(\.name))
    return Set(names.flatMap(properties))
  }

  /// Some properties, with those by which listeners that hear of them set these.
  private func leading(to keys: Set<OpenState.Key>) -> Set<OpenState.Key> {
    links.reduce(keys) { keys, _ in
      links.filter { !$0.set.isDisjoint(with: keys) }.reduce(keys) { $0.union($1.sources) }
    }
  }

  /// The code that sends something to subjects, where what they keep is among some properties, by numbers.
  func sendingBodies(of keys: Set<OpenState.Key>) -> [Int] {
    keys.contains { evaluator.isSubject($0.owner) } ? index.calling(["send"]) : []
  }

  /// The properties that a name which decides may be of.
  private func properties(named name: String) -> Set<Member> {
    name == "scenePhase" ? phaseProperties : [Self.anyProperty(name)]
  }

  /// Where views keep the phase of their scene under its own name: what else bears that is no phase.
  private var phaseProperties: Set<Member> {
    let types = evaluator.program.types.values.filter { type in
      type.property("scenePhase", isStatic: false)?.wrapper?.name == "Environment"
    }
    return Set(types.map { Member(name: "scenePhase", labels: nil, owner: $0.name) })
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

  /// The properties that conditions ask for as what is true or not.
  var flagKeys: Set<OpenState.Key> {
    var keys: Set<OpenState.Key> = []
    for (key, property) in state.properties where property.type?.baseName == "Bool" {
      keys.insert(key)
    }
    for view in shown.values.joined() {
      for condition in [view.condition] + (view.circumstances + view.above).map(\.condition) {
        keys.formUnion(condition.flagKeys)
      }
    }
    let effects = handlers.flatMap(\.effects) + followers.flatMap(\.effects)
    for case .branch(let condition, _, _, _) in effects.flatMap(\.flattened) {
      keys.formUnion(condition.flagKeys)
    }
    return keys
  }

  /// The properties that views set by themselves at a time that nobody knows, the first one later than as it appears.
  var keysOfEvents: Set<OpenState.Key> {
    var set = GivenValues()
    for (handler, effects) in events {
      set.add(
        effects, GivenValues.Circumstances(isSure: handler.isFirst && !handler.isLate))
    }
    return set.unsureKeys
  }

  /// The types that have registered what hears of the app's life.
  var listeningTypes: Set<String> { listeningTypes { _ in true } }

  /// The types that have registered what hears of the app's life for some of the owners.
  private func listeningTypes(ofOwners counts: (Int) -> Bool) -> Set<String> {
    Set(
      handlers.filter { counts($0.handler.owner) }.flatMap { handler, _ -> [String] in
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
  ///
  /// - Parameter besidesOwnViews: true leaves out what controllers add to their own views, which lie beneath what lies on the window.
  func addsViewsUnseen(besidesOwnViews: Bool) -> Bool {
    if !unseen(among: index.mentioning(Self.showing)).isEmpty { return true }
    let adding = unseen(among: index.calling(Self.adding))
    guard besidesOwnViews, !adding.isEmpty else { return !adding.isEmpty }
    let program = evaluator.program
    let members = Dictionary(grouping: MemberCode.all(in: program), by: \.place)
    return adding.contains { number in
      let body = index.bodies[number]
      guard let owner = body.member.owner, program.isKind(owner, of: "UIViewController"),
        let place = body.extent.map({ CodePlace(file: body.file, offset: $0.lowerBound) })
      else { return true }
      return members[place]?.allSatisfy { !AddingCalls.addElsewhere($0, by: Self.adding) } != true
    }
  }

  /// True where code presents something, or shows it by a segue.
  var presentsAnything: Bool {
    madeBySystem.presentsBySegue
      || !index.calling(["present", "showDetailViewController", "performSegue"]).isEmpty
  }

  /// Those of some code, by numbers, of which no statement was seen to run.
  func unseen(among numbers: [Int]) -> [Int] {
    let visited = Dictionary(grouping: evaluator.visited, by: \.file)
    return numbers.filter { number in
      let body = index.bodies[number]
      guard let extent = body.extent, let places = visited[body.file] else { return true }
      return !places.contains { extent.contains($0.offset) }
    }
  }

  /// Functions by which views come to lie above others.
  private static let adding: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "addChild", "exchangeSubview",
  ]
  private static let showing: Set = [MentioningBody.setting("rootViewController")]

  /// True for a class of which, or of one that comes from it, an object was seen to be made, besides the one that stands for all that listen.
  func isMade(_ type: String) -> Bool {
    let program = evaluator.program
    let standing = Set(owners.filter { !$0.isDelegate }.compactMap(\.value.asObject))
    let made = (0..<evaluator.objectCount).map { ObjectID(number: $0) }
      .filter { !standing.contains($0) }.map { evaluator.object($0).type }
    return madeBySystem.controllers.union(made).contains { own in
      own.lastPart == type.lastPart || program.lineage(of: own).contains { $0.name == type }
    }
  }

  /// True where the program has other controllers than one and those above it that no code makes.
  func hasControllers(besides type: String) -> Bool {
    let program = evaluator.program
    let own = Set(program.lineage(of: type).map(\.name))
    return program.types.values.contains { other in
      let isAbove = own.contains(other.name)
      let isMade = isAbove && other.name != type && !index.calling([other.name.lastPart]).isEmpty
      return other.isReference && (!isAbove || isMade)
        && !program.lineage(of: other.name).contains { $0.name == type }
        && evaluator.frameworks.classes(above: program.foreignAncestors(of: other.name))
          .contains("UIViewController")
    }
  }

  /// Takes into account which properties the rules ask for at all: code that changes others touches nothing.
  ///
  /// - Parameters:
  ///   - covers: the properties that hold covers.
  ///   - laid: what is known of the covers; nil where nothing is.
  mutating func narrowReach(
    toChangesOf keys: Set<OpenState.Key>, andOf covers: Set<OpenState.Key>,
    besides laid: LaidCovers?, heardBy owners: Set<Int>
  ) {
    let called = handlers.flatMap(\.effects) + followers.flatMap(\.effects)
    let listeners = listeningTypes(ofOwners: owners.contains)
    let keys = leading(to: keys)
    reach = SurfaceReach(
      in: index,
      deciding: Set(lastingNames(in: called).flatMap(properties)).union(
        keys.flatMap { [member(of: $0), member(of: state.outermost($0).key)] }),
      listeners: listeners, besides: laid, sending: sendingBodies(of: keys))
    let laying = Set(
      index.mentioning(
        Set(covers.map(member)), inForms: { [$0] + MentioningBody.changing($0) }))
    runInFront(laying)
    runNameless()
    listening = SurfaceReach(
      listeningBy: reach, laying: laying.subtracting(frontCode.bodies),
      by: Set(covers.map(\.name)),
      unseen: unseen(among: index.mentioning(phaseProperties, inForms: { [$0] })),
      at: notifications.openListeners,
      listeners: listeners)
  }

  /// The code that comes in a few calls to views which handlers lay, show or hide, or that puts others on windows, by its places.
  var codeNearLaidViews: Set<CodePlace> {
    let adding = Set(index.calling(["addSubview", "insertSubview"]))
    let onWindows = index.mentioning(["window", "keyWindow", "windows"]).filter(adding.contains)
    let near = index.near(Set(laidProperties.map(member)), onWindows, within: 3)
    return Set(
      near.compactMap { number in
        let body = index.bodies[number]
        return body.extent.map { CodePlace(file: body.file, offset: $0.lowerBound) }
      })
  }

  /// The properties that hold what handlers lay, show or hide.
  private var laidProperties: Set<OpenState.Key> {
    let effects = handlers.flatMap { $0.effects.flatMap(\.flattened) }
    let views = Set(effects.flatMap(\.laidViews))
    var keys = Set(views.compactMap { OpenState.Key($0) })
    for (key, values) in assignments where !views.isDisjoint(with: values) { keys.insert(key) }
    for number in 0..<evaluator.objectCount {
      let id = ObjectID(number: number)
      for (name, value) in evaluator.object(id).fields where views.contains(value) {
        keys.insert(OpenState.Key(owner: .object(id), name: name))
      }
    }
    return keys
  }

  /// A property as code mentions it: of a class, by what may be of that, and any other by its name alone, as others may be given a binding to it.
  func member(of key: OpenState.Key) -> Member {
    let name: String? =
      if case .type(let name) = key.owner { name } else { evaluator.typeName(of: key.owner) }
    guard let name else { return Self.anyProperty(key.name) }
    let type = evaluator.program.type(named: name)
    let isStatic = type?.property(key.name, isStatic: true) != nil
    guard isStatic || key.owner.asObject != nil || type?.isReference == true
    else { return Self.anyProperty(key.name) }
    return Member(name: key.name, labels: nil, owner: name, isStatic: isStatic)
  }

  /// A property of a name, whatever has it.
  private static func anyProperty(_ name: String) -> Member {
    Member(name: name, labels: nil, owner: "Any")
  }
}

extension Effect {
  /// The views that are laid, taken away, shown or hidden.
  fileprivate var laidViews: [Value] {
    switch self {
    case .call(let term):
      ["addSubview", "insertSubview", "bringSubviewToFront"].contains(term.name)
        ? term.arguments.prefix(1).map(\.value)
        : term.name == "removeFromSuperview" ? [term.base].compactMap(\.self) : []
    case .set(let owner, let name, _, _): ["isHidden", "alpha"].contains(name) ? [owner] : []
    case .branch, .within, .deferred, .possible, .gap: []
    }
  }
}

extension Value {
  /// The properties that a condition takes for what is true or not.
  fileprivate var flagKeys: Set<OpenState.Key> {
    if case .choice(let condition, let then, let otherwise) = self {
      return condition.flagKeys.union(then.flagKeys).union(otherwise.flagKeys)
    }
    guard case .term(let term) = self else { return [] }
    if let key = term.stateKey { return [key] }
    guard term.form == .operation, ["!", "&&", "||", "?:"].contains(term.name) else { return [] }
    return term.arguments.reduce(into: []) { $0.formUnion($1.value.flagKeys) }
  }

  /// The names of the properties that change and that the value depends on.
  var stateNames: Set<String> {
    var names: Set<String> = []
    _ = containsTerm { term in
      if term.form == .state { names.insert(term.name) }
      return false
    }
    return names
  }
}
