import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Goes through what a view of SwiftUI shows, and finds what hears of the app's life.
struct ViewWalk {
  /// The evaluation, which goes on.
  var evaluator: Evaluator
  /// The properties that may change, those of the views that were met among them.
  var state: OpenState
  /// What is run when the app's life goes on.
  var handlers: [AppReader.Handler] = []
  /// What is run when something else changes, and what that is.
  var followers: [(handler: AppReader.Handler, subject: Value)] = []
  /// What is run for what subjects send.
  var hearers: [HeardSubject] = []
  /// What is run for what publishers of properties send.
  var published: [PublishedListener] = []
  /// What is done as views are asked what they show, and their objects are made.
  private(set) var subscribing: [Effect] = []
  /// What is run at times that nobody knows, or as views appear and go.
  var events: [AppReader.Handler] = []
  /// What is shown by conditions that change.
  private(set) var shown: [ConditionalView] = []
  /// The types of the views that were read within others.
  private(set) var nested: Set<String> = []
  let views: SpeakingViews
  private let changing: ChangingNames
  let owner: Int
  private var depth = 0
  /// What is around the view that is gone through.
  var here = ViewSurroundings()
  /// The objects that listen to the app's life as they are made, by their classes: it has one of each.
  var listeners: [String: Value] = [:]
  /// The types of the views around.
  private var around: [String] = []
  /// The count of objects whose properties are open.
  private var openCount: Int
  /// True for a view of which nothing tells where it is shown.
  let isUnplaced: Bool

  /// Begins with an evaluation.
  ///
  /// - Parameters:
  ///   - views: those that are gone into.
  ///   - names: what any statement gives a value.
  ///   - isUnplaced: true for a view that is not known to fill the screen.
  init(
    _ evaluator: Evaluator, _ state: OpenState, speaking views: SpeakingViews,
    changing names: ChangingNames, owner: Int, isUnplaced: Bool
  ) {
    (self.evaluator, self.state) = (evaluator, state)
    (self.views, changing) = (views, names)
    (self.owner, self.isUnplaced) = (owner, isUnplaced)
    openCount = evaluator.objectCount
  }

  /// Goes through a view, an app or a modifier.
  ///
  /// - Parameters:
  ///   - content: what a modifier is put on.
  ///   - isLayer: true for what lies on other views.
  mutating func read(
    _ value: Value, of type: SourceType, content: Value? = nil, isLayer: Bool = false
  ) {
    around.append(type.name)
    let outer = here.watched
    defer {
      around.removeLast()
      here.watched = outer
    }
    state.open(objects: openCount..<evaluator.objectCount, changing: changing, in: &evaluator)
    openCount = evaluator.objectCount
    here.watched = WatchedState(of: value, type, within: outer, state, evaluator)
    if let function = type.functions["body"]?.first {
      // What a modifier is put on is of the view that puts it there.
      here.watched.unite(with: outer)
      let unknown = Term(
        form: .call, name: "Content", base: nil, arguments: [], place: function.place)
      let given = CallArgument(label: "content", value: content ?? .term(unknown))
      walk(collecting { $0.run(function, on: value, [given]) }, isLayer: isLayer)
    } else {
      walk(collecting { $0.read("body", of: value, at: type.place) }, isLayer: isLayer)
    }
  }

  /// What a view shows; what is done by asking for that is kept.
  private mutating func collecting(_ ask: (inout Evaluator) -> Value) -> Value {
    let (shown, done) = evaluator.collecting(ask)
    subscribing += done
    return shown
  }

  /// Goes through what a value shows.
  mutating func walk(_ value: Value, isLayer: Bool = false) {
    guard depth < 60 else { return }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .term(let term): walk(term, isLayer: isLayer)
    case .group(let values): walk(siblings: values, isLayer: isLayer)
    case .choice(let condition, let then, let otherwise):
      addReplacement(condition, then, otherwise, isLayer: isLayer)
    case .structure(let view): walk(view, isLayer: isLayer)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .function, .keyPath:
      break
    }
  }

  /// Goes into a view of the program's that speaks of what changes, with what it was given.
  private mutating func walk(_ view: StructureValue, isLayer: Bool) {
    guard let type = evaluator.program.type(named: view.type), !around.contains(type.name),
      views.contains(type) || view.isGivenChange
        || !here.circumstances.isEmpty && type.properties["body"] != nil
    else { return }
    nested.insert(type.name)
    let open = state.opened(
      keepingFirst(withListeners(view, of: type), of: type), of: type, changing: changing,
      isGiven: true, in: &evaluator)
    read(.structure(open), of: type, isLayer: isLayer)
  }

  /// The same view with the objects that listen in the place of those that it makes itself of their classes.
  private func withListeners(_ view: StructureValue, of type: SourceType) -> StructureValue {
    var view = view
    for property in type.stored where ["State", "StateObject"].contains(property.wrapper?.name) {
      // One that is made of something else may not listen.
      guard let id = view.fields[property.name]?.asObject,
        let listener = listeners[evaluator.object(id).type], let other = listener.asObject,
        evaluator.object(id).arguments == evaluator.object(other).arguments
      else { continue }
      view.fields[property.name] = listener
    }
    return view
  }

  /// Goes through views that stand beside each other, or scenes: each covers no other.
  private mutating func walk(siblings values: [Value], isLayer: Bool) {
    let before = here
    defer { here = before }
    for (place, value) in values.enumerated() {
      let others = values.enumerated().filter { $0.offset != place }.map(\.element)
      here.isOfPart =
        before.isOfPart
        || (values.allSatisfy(\.isScene) ? views.opensWindows : others.contains(where: showsData))
      here.isOfLaterScene = before.isOfLaterScene || value.isScene && place > 0
      walk(value, isLayer: isLayer)
    }
  }

  /// Goes through two views of which one is there, and adds what becomes of them by a condition that changes.
  private mutating func addReplacement(
    _ condition: Value, _ then: Value, _ otherwise: Value, isLayer: Bool
  ) {
    let isCover = isLayer && (here.liesOnData || then.isNoView || otherwise.isNoView)
    if condition.changes, let one = joined(condition, then, otherwise) {
      let before = here
      defer { here = before }
      // It is made anew all the same.
      here.comesAndGoes = true
      return walk(one, isLayer: isLayer)
    }
    if condition.changes {
      func effect(_ value: Value, besides other: Value) -> ConditionalView.Effect {
        guard value.isNoView else { return isCover ? .cover(value) : .replacement(value) }
        return isAlone(other, isLayer: isLayer) ? .absence(other) : .nothing
      }
      let place = condition.asTerm?.place ?? CodePlace(file: 0, offset: 0)
      let before = here
      // What shows data beneath is there all the same.
      here.isOfPart = here.isOfPart || here.hasDataBehind || here.liesOnData && !isCover
      add(
        condition, effect(then, besides: otherwise), effect(otherwise, besides: then), at: place)
      here = before
    }
    walk(then, of: condition, holding: true, besides: otherwise, isCover: isCover, isLayer: isLayer)
    walk(
      otherwise, of: condition, holding: false, besides: then, isCover: isCover, isLayer: isLayer)
  }

  /// True for a view with which all goes that may be secret: a layer that lies on no data, or what nothing else shows data beside.
  private func isAlone(_ value: Value, isLayer: Bool) -> Bool {
    isLayer ? !here.liesOnData && showsData(value) : !here.isOfPart || showsData(value)
  }

  /// Goes through one of two views: what covers it is there with it alone.
  private mutating func walk(
    _ value: Value, of condition: Value, holding holds: Bool, besides other: Value, isCover: Bool,
    isLayer: Bool
  ) {
    guard !value.isNoView else { return }
    let before = here
    defer { here = before }
    let occasion = ConditionalView.Occasion(condition: condition, holds: holds)
    here.comesAndGoes = here.comesAndGoes || condition.changes
    here.stages.append(.branch(occasion))
    if isCover || showsData(other) { here.circumstances.append(occasion) }
    walk(value, isLayer: isLayer)
  }

  /// True for a view that may show what does not stand in the source.
  func showsData(_ value: Value) -> Bool { ShownData.first(in: value, evaluator) != nil }

  /// Adds something that is shown by a condition.
  ///
  /// - Parameters:
  ///   - content: where what is presented begins.
  ///   - fillsScreen: true for a controller that leaves nothing of what it lies on.
  mutating func add(
    _ condition: Value, _ then: ConditionalView.Effect, _ otherwise: ConditionalView.Effect,
    at place: CodePlace, content: CodePlace? = nil, fillsScreen: Bool = false
  ) {
    let comesAtOnce = fillsScreen && here.presentsAtOnce
    let values = [then, otherwise].compactMap(\.value)
    var looks = evaluator
    let appearances = values.map { looks.appearance(of: $0) }
    let isStyled = here.hasOpenStyle && values.contains { looks.takesStyle($0) }
    let isUnclear = isStyled || appearances.contains(.unknown)
    let unwatched = ([condition] + here.circumstances.map(\.condition)).reduce(into: Set()) {
      $0.formUnion(here.watched.unwatched(in: $1, state, evaluator))
    }
    shown.append(
      ConditionalView(
        condition: condition, then: then, otherwise: otherwise, place: place, content: content,
        isAnimated: appearances.contains(.slowly), animations: here.animations,
        endsAnimations: here.endsAnimations,
        isPartial: then.isPresentation ? here.isUncertain : here.isPartial || isUnclear,
        isOfPart: here.isOfPart && !then.isPresentation,
        isOfUnplacedView: isUnplaced && (!then.isPresentation || comesAtOnce),
        isOfPresented: here.isPresented || here.isOfLaterScene,
        comesAtOnce: comesAtOnce,
        isInsertedAtOnce: then.isCover && appearances == [.immediately],
        above: then.isPresentation ? [] : here.above,
        circumstances: here.circumstances, stages: here.stages, around: around,
        renewals: here.renewals, unwatched: unwatched))
  }

  // MARK: Terms

  /// Goes through a view with its modifiers.
  private mutating func walk(_ term: Term, isLayer: Bool) {
    guard term.form == .call else { return }
    guard let base = term.base else { return walk(container: term, isLayer: isLayer) }
    let before = here
    noteRoot(of: base)
    addListener(term)
    let outer = evaluator.frameworks
    defer {
      here = before
      evaluator.environmentObjects = outer.environmentObjects
      evaluator.frameworks.environment = outer.environment
    }
    enter(term)
    if term.name == "modifier" {
      return walk(modifier: term.arguments.first?.value, on: base, isLayer: isLayer)
    }
    // What lies beneath comes first; what is made of a layer is made of the covers in it.
    let own = here
    here.isPartial = here.isPartial || isLayer && !term.keepsExtent || term.makesSeeThrough
    noteNeighbours(of: term)
    here.isInset = here.isInset || !term.keepsExtent && Self.insetting.contains(term.name)
    if term.name == "id", let value = term.arguments.first?.value, value.changes {
      here.renewals.append(value)
    }
    walk(base, isLayer: isLayer)
    here = own
    here.isPartial = before.isPartial || term.setsPhase
    addModifier(term, isLayer: isLayer)
  }

  /// Takes over what a modifier makes of all that it is put on.
  private mutating func enter(_ term: Term) {
    here.isUnsafe = here.isUnsafe || term.ignoresSafeArea
    here.hasOpenStyle = here.hasOpenStyle || term.setsOpenStyle
    switch term.name {
    case "animation":
      guard !here.disablesAnimations, let animation = term.arguments.first?.value,
        !animation.isNoAnimation
      else { break }
      // Without a value it is there for all that changes, and nobody knows when what seems to stay does.
      let value = term["value"].flatMap { value in
        value.isMadeOfState && !value.stateNames.isEmpty ? value : nil
      }
      here.animations.append(GivenAnimation(animation: animation, value: value))
    case "transaction":
      let change = evaluator.transactionChange(by: term)
      // What it makes of the animations within is not followed.
      here.isPartial = here.isPartial || !change.isQuiet
      here.presentsAtOnce =
        change.isQuiet && (here.presentsAtOnce || change.disablesAnimations)
      here.disablesAnimations = here.disablesAnimations || change.disablesAnimations
      if change.endsAnimations { (here.animations, here.endsAnimations) = ([], true) }
    case "environmentObject", "environment":
      if let object = term.arguments.last?.value { evaluator.shareObject(object) }
      shareValue(of: term)
      // A phase that a view is given stays as it is.
      if term.setsPhase { (here.isPartial, here.isUncertain) = (true, true) }
    case "transformEnvironment":
      if case .keyPath(let path)? = term.arguments.first?.value, let name = path.first {
        evaluator.frameworks.environment[name] = nil
      }
    default: break
    }
  }

  /// Gives the views within what a modifier gives a key of the program's: what does not change is not known, as other readers of the same views do not see it.
  private mutating func shareValue(of term: Term) {
    guard case .keyPath(let path)? = term.arguments.first?.value, let name = path.first,
      evaluator.program.keepsEnvironment(name)
    else { return }
    let value = path.count == 1 ? term.arguments.last?.value : nil
    evaluator.frameworks.environment[name] = value.flatMap { $0.changes ? $0 : nil }
    value.map { here.watched.share($0, as: name, state, evaluator) }
  }

  /// Notes that modifiers may be on nothing, once for all of them.
  private mutating func noteRoot(of base: Value) {
    var innermost = base
    while case .term(let term) = innermost, term.form == .call, let next = term.base {
      innermost = next
    }
    guard case .term(let term) = innermost else {
      if !isSurelyThere(innermost) { here.stages.append(.part(CodePlace(file: 0, offset: 0))) }
      return
    }
    guard here.root != term.place else { return }
    here.root = term.place
    if !isSurelyThere(innermost) { here.stages.append(.part(term.place)) }
  }

  /// Notes what a modifier shows beside or above what covers in its base lie on.
  private mutating func noteNeighbours(of term: Term) {
    if term.name == "overlay" {
      let layers = overlaid(by: term).layers.map(\.value).filter(mayUncover)
      here.above += layers.compactMap(\.occasion)
      here.isOfPart = here.isOfPart || layers.contains { $0.occasion == nil }
    } else if ShownData.first(besideBaseOf: term, evaluator) != nil {
      if term.name == "background" { here.hasDataBehind = true } else { here.isOfPart = true }
    }
  }

  /// Goes through what is presented by a condition, for what it runs as it appears and goes.
  mutating func walk(presented content: Value) {
    let before = here
    defer { here = before }
    (here.isOfPart, here.isUncertain, here.comesAndGoes) = (true, true, true)
    here.isPresented = true
    if case .term(let term) = content { here.stages.append(.part(term.place)) }
    // It is a hierarchy of its own.
    here.presentsAtOnce = false
    (here.endsAnimations, here.disablesAnimations) = (false, false)
    walk(content)
  }

  /// Goes through what a modifier shows somewhere beside its base, or beneath it.
  mutating func walk(beside term: Term) {
    // What is done as something happens is no view.
    guard !term.name.hasPrefix("on") else { return }
    let before = here
    defer { here = before }
    (here.isOfPart, here.isUncertain, here.isPresented) = (true, true, true)
    if !["background", "safeAreaInset"].contains(term.name) {
      here.stages.append(.part(term.place))
    }
    for argument in term.arguments {
      if case .function = argument.value {
        walk(evaluator.build(argument.value, at: term.place))
      } else {
        walk(argument.value)
      }
    }
  }

  /// What a modifier lays over its base.
  mutating func overlaid(by term: Term) -> Value {
    if let closure = term.closure { return evaluator.build(closure, at: term.place) }
    return term.arguments.first?.value ?? .void
  }

  private mutating func walk(modifier value: Value?, on base: Value, isLayer: Bool) {
    guard case .structure(let modifier)? = value,
      let type = evaluator.program.type(named: modifier.type), !around.contains(type.name)
    else {
      // What it makes of a layer is not followed.
      here.isPartial = here.isPartial || isLayer
      return walk(base, isLayer: isLayer)
    }
    nested.insert(type.name)
    let open = state.opened(
      withListeners(modifier, of: type), of: type, changing: changing, isGiven: true, in: &evaluator
    )
    read(.structure(open), of: type, content: base, isLayer: isLayer)
  }

  /// Modifiers with which a view has less room than without.
  private static let insetting: Set = [
    "padding", "frame", "fixedSize", "scaleEffect", "aspectRatio", "scaledToFit",
    "containerRelativeFrame", "safeAreaPadding", "scenePadding", "safeAreaInset", "offset",
    "position", "rotationEffect", "rotation3DEffect", "transformEffect", "visualEffect",
  ]
}
