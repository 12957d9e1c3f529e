import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Goes through what a view of SwiftUI shows, and finds what hears of the app's life.
struct ViewWalk {
  /// The evaluation, which goes on.
  var evaluator: Evaluator
  /// The properties that may change, those of the views that were met among them.
  private(set) var state: OpenState
  /// What is run when the app's life goes on.
  var handlers: [AppReader.Handler] = []
  /// What is run when something else changes, and what that is.
  var followers: [(handler: AppReader.Handler, subject: Value)] = []
  /// What is run at times that nobody knows, or as views appear and go.
  var events: [AppReader.Handler] = []
  /// True within what appears and goes by a condition that changes.
  private(set) var comesAndGoes = false
  /// What is shown by conditions that change.
  private(set) var shown: [ConditionalView] = []
  /// The types of the views that were read within others.
  private(set) var nested: Set<String> = []
  private let views: SpeakingViews
  private let changing: ChangingNames
  let owner: Int
  private var isAnimated = false
  private var depth = 0
  /// The types of the views around.
  private var around: [String] = []
  /// The count of objects whose properties are open.
  private var openCount: Int
  /// True within what is not all that is shown, in a way that is not followed.
  private var isPartial = false
  /// True within what is not all that is shown, as other views lie beside it.
  var isOfPart = false
  /// True for a view of which nothing tells where it is shown.
  private let isUnplaced: Bool
  /// What lies above, at times, what is gone through.
  private var above: [ConditionalView.Occasion] = []
  /// When what is gone through is there at all.
  private var circumstances: [ConditionalView.Occasion] = []
  /// True for what lies on views that show data, and so hides these alone by covering them.
  private(set) var liesOnData = false
  /// True for what lies on views that show something, data or not.
  private(set) var liesOnViews = false
  /// True within what may be out of sight, as the page of a tab or what a link leads to.
  private var isUncertain = false
  /// True where transactions around have what is presented come up at once.
  private var presentsAtOnce = false
  /// True within what is painted, where it has no paint of its own, with one that may be see-through.
  private var hasOpenStyle = false
  /// True within what has less room than the screen.
  private var isInset = false
  /// True within what fills the unsafe area as well.
  private var isUnsafe = false
  /// What has to be shown for what is gone through to be.
  private(set) var stages: [ViewStage] = []
  /// The values with which views around begin anew.
  private var renewals: [Value] = []
  /// Where the view stands whose modifiers are gone through.
  private var root: CodePlace?
  /// What the view that is gone through is drawn anew with.
  private var watched = WatchedState()

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
    let outer = watched
    defer {
      around.removeLast()
      watched = outer
    }
    state.open(objects: openCount..<evaluator.objectCount, changing: changing, in: &evaluator)
    openCount = evaluator.objectCount
    watched = WatchedState(of: value, type, within: outer, state, evaluator)
    if let function = type.functions["body"]?.first {
      // What a modifier is put on is of the view that puts it there.
      watched.unite(with: outer)
      let unknown = Term(
        form: .call, name: "Content", base: nil, arguments: [], place: function.place)
      let given = CallArgument(label: "content", value: content ?? .term(unknown))
      walk(evaluator.run(function, on: value, [given]), isLayer: isLayer)
    } else {
      walk(evaluator.read("body", of: value, at: type.place), isLayer: isLayer)
    }
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
      views.contains(type) || !circumstances.isEmpty && type.properties["body"] != nil
    else { return }
    nested.insert(type.name)
    let open = state.opened(view, of: type, changing: changing, isGiven: true)
    read(.structure(open), of: type, isLayer: isLayer)
  }

  /// Goes through views that stand beside each other, or scenes: each covers no other.
  private mutating func walk(siblings values: [Value], isLayer: Bool) {
    let wasOfPart = isOfPart
    for (place, value) in values.enumerated() {
      let others = values.enumerated().filter { $0.offset != place }.map(\.element)
      isOfPart =
        wasOfPart
        || (values.allSatisfy(\.isScene) ? views.opensWindows : others.contains(where: showsData))
      walk(value, isLayer: isLayer)
    }
    isOfPart = wasOfPart
  }

  /// Goes through two views of which one is there, and adds what becomes of them by a condition that changes.
  private mutating func addReplacement(
    _ condition: Value, _ then: Value, _ otherwise: Value, isLayer: Bool
  ) {
    let isCover = isLayer && (liesOnData || then.isNoView || otherwise.isNoView)
    if condition.changes {
      func effect(_ value: Value) -> ConditionalView.Effect {
        value.isNoView ? .nothing : isCover ? .cover(value) : .replacement(value)
      }
      let place = condition.asTerm?.place ?? CodePlace(file: 0, offset: 0)
      add(condition, effect(then), effect(otherwise), at: place)
    }
    walk(then, of: condition, holding: true, besides: otherwise, isCover: isCover, isLayer: isLayer)
    walk(
      otherwise, of: condition, holding: false, besides: then, isCover: isCover, isLayer: isLayer)
  }

  /// Goes through one of two views: what covers it is there with it alone.
  private mutating func walk(
    _ value: Value, of condition: Value, holding holds: Bool, besides other: Value, isCover: Bool,
    isLayer: Bool
  ) {
    guard !value.isNoView else { return }
    let (before, cameAndWent, wereStages) = (circumstances, comesAndGoes, stages)
    comesAndGoes = comesAndGoes || condition.changes
    stages.append(.branch(ConditionalView.Occasion(condition: condition, holds: holds)))
    defer { (comesAndGoes, stages) = (cameAndWent, wereStages) }
    if isCover || showsData(other) {
      circumstances.append(ConditionalView.Occasion(condition: condition, holds: holds))
    }
    walk(value, isLayer: isLayer)
    circumstances = before
  }

  /// True for a view that may show what does not stand in the source.
  func showsData(_ value: Value) -> Bool { ShownData.first(in: value, evaluator) != nil }

  /// Adds something that is shown by a condition.
  ///
  /// - Parameter fillsScreen: true for a controller that leaves nothing of what it lies on.
  mutating func add(
    _ condition: Value, _ then: ConditionalView.Effect, _ otherwise: ConditionalView.Effect,
    at place: CodePlace, fillsScreen: Bool = false
  ) {
    let comesAtOnce = fillsScreen && presentsAtOnce
    let values = [then, otherwise].compactMap(\.value)
    var looks = evaluator
    let appearances = values.map { looks.appearance(of: $0) }
    let isStyled = hasOpenStyle && values.contains { looks.takesStyle($0) }
    let isUnclear = isStyled || appearances.contains(.unknown)
    let unwatched = ([condition] + circumstances.map(\.condition)).reduce(into: Set()) {
      $0.formUnion(watched.unwatched(in: $1, state, evaluator))
    }
    shown.append(
      ConditionalView(
        condition: condition, then: then, otherwise: otherwise, place: place,
        isAnimated: isAnimated || appearances.contains(.slowly),
        isPartial: then.isPresentation ? isUncertain : isPartial || isUnclear,
        isOfPart: isOfPart && !then.isPresentation,
        isOfUnplacedView: isUnplaced && (!then.isPresentation || comesAtOnce),
        comesAtOnce: comesAtOnce, above: then.isPresentation ? [] : above,
        circumstances: circumstances, stages: stages, renewals: renewals, unwatched: unwatched))
  }

  // MARK: Terms

  /// Goes through a view with its modifiers.
  private mutating func walk(_ term: Term, isLayer: Bool) {
    guard term.form == .call else { return }
    guard let base = term.base else { return walk(container: term, isLayer: isLayer) }
    let (wereStages, wereRenewals, outerRoot) = (stages, renewals, root)
    defer { (stages, renewals, root) = (wereStages, wereRenewals, outerRoot) }
    noteRoot(of: base)
    addListener(term)
    let room = (isInset, isUnsafe)
    defer { (isInset, isUnsafe) = room }
    isUnsafe = isUnsafe || term.ignoresSafeArea
    let hadOpenStyle = hasOpenStyle
    hasOpenStyle = hasOpenStyle || term.setsOpenStyle
    defer { hasOpenStyle = hadOpenStyle }
    let (wasAnimated, wasPartial, wasUncertain) = (isAnimated, isPartial, isUncertain)
    let wasOfPart = isOfPart
    let (objects, wasAbove, wereAtOnce) = (evaluator.environmentObjects, above, presentsAtOnce)
    switch term.name {
    case "animation": isAnimated = isAnimated || term.arguments.first?.value != .nothing
    case "transaction":
      let change = evaluator.transactionChange(by: term)
      // What it makes of the animations within is not followed.
      isPartial = isPartial || !change.endsAnimations
      presentsAtOnce = change.endsAnimations && (presentsAtOnce || change.endsPresentations)
    case "environmentObject", "environment":
      if let object = term.arguments.last?.value { evaluator.shareObject(object) }
      // A phase that a view is given stays as it is.
      if term.setsPhase { (isPartial, isUncertain) = (true, true) }
    default: break
    }
    if term.name == "modifier" {
      walk(modifier: term.arguments.first?.value, on: base, isLayer: isLayer)
    } else {
      // What lies beneath comes first; what is made of a layer is made of the covers in it.
      isPartial = isPartial || isLayer && !term.keepsExtent || term.makesSeeThrough
      noteNeighbours(of: term)
      isInset = isInset || !term.keepsExtent && Self.insetting.contains(term.name)
      if term.name == "id", let value = term.arguments.first?.value, value.changes {
        renewals.append(value)
      }
      walk(base, isLayer: isLayer)
      renewals = wereRenewals
      (isPartial, above, isInset) = (wasPartial || term.setsPhase, wasAbove, room.0)
      isOfPart = wasOfPart
      addModifier(term, isLayer: isLayer)
    }
    evaluator.environmentObjects = objects
    (isAnimated, isPartial, isUncertain) = (wasAnimated, wasPartial, wasUncertain)
    (isOfPart, presentsAtOnce) = (wasOfPart, wereAtOnce)
  }

  /// Notes that modifiers may be on nothing, once for all of them.
  private mutating func noteRoot(of base: Value) {
    var innermost = base
    while case .term(let term) = innermost, term.form == .call, let next = term.base {
      innermost = next
    }
    guard case .term(let term) = innermost else {
      if !isSurelyThere(innermost) { stages.append(.part(CodePlace(file: 0, offset: 0))) }
      return
    }
    guard root != term.place else { return }
    root = term.place
    if !isSurelyThere(innermost) { stages.append(.part(term.place)) }
  }

  /// Notes what a modifier shows beside or above what covers in its base lie on.
  private mutating func noteNeighbours(of term: Term) {
    guard ShownData.first(besideBaseOf: term, evaluator) != nil, term.name != "background" else {
      return
    }
    let layers = term.name == "overlay" ? overlaid(by: term).layers.map(\.value) : []
    above += layers.compactMap(\.occasion)
    isOfPart =
      isOfPart || layers.isEmpty || layers.contains { $0.occasion == nil && showsData($0) }
  }

  /// Goes through what is presented by a condition, for what it runs as it appears and goes.
  mutating func walk(presented content: Value) {
    let (wasOfPart, wasUncertain, cameAndWent) = (isOfPart, isUncertain, comesAndGoes)
    let wereAtOnce = presentsAtOnce
    (isOfPart, isUncertain, comesAndGoes) = (true, true, true)
    let wereStages = stages
    if case .term(let term) = content { stages.append(.part(term.place)) }
    defer { stages = wereStages }
    // It is a hierarchy of its own.
    presentsAtOnce = false
    walk(content)
    presentsAtOnce = wereAtOnce
    (isOfPart, isUncertain, comesAndGoes) = (wasOfPart, wasUncertain, cameAndWent)
  }

  /// Goes through what a modifier shows somewhere beside its base, or beneath it.
  mutating func walk(beside term: Term) {
    // What is done as something happens is no view.
    guard !term.name.hasPrefix("on") else { return }
    let (wasOfPart, wasUncertain, wereStages) = (isOfPart, isUncertain, stages)
    (isOfPart, isUncertain) = (true, true)
    if !["background", "safeAreaInset"].contains(term.name) { stages.append(.part(term.place)) }
    defer { stages = wereStages }
    for argument in term.arguments {
      if case .function = argument.value {
        walk(evaluator.build(argument.value, at: term.place))
      } else {
        walk(argument.value)
      }
    }
    (isOfPart, isUncertain) = (wasOfPart, wasUncertain)
  }

  /// What a modifier lays over its base.
  mutating func overlaid(by term: Term) -> Value {
    if let closure = term.closure { return evaluator.build(closure, at: term.place) }
    return term.arguments.first?.value ?? .void
  }

  private mutating func walk(modifier value: Value?, on base: Value, isLayer: Bool) {
    guard case .structure(let modifier)? = value,
      let type = evaluator.program.type(named: modifier.type), views.contains(type)
    else {
      // What it makes of a layer is not followed.
      let wasPartial = isPartial
      isPartial = isPartial || isLayer
      walk(base, isLayer: isLayer)
      isPartial = wasPartial
      return
    }
    nested.insert(type.name)
    let open = state.opened(modifier, of: type, changing: changing, isGiven: true)
    read(.structure(open), of: type, content: base, isLayer: isLayer)
  }

  /// Goes through the views in another.
  private mutating func walk(container term: Term, isLayer: Bool) {
    if term.name == "AnyView", let inner = term.arguments.first?.value, term.closure == nil {
      return walk(inner, isLayer: isLayer)
    }
    // What a button does is not done as it is shown.
    guard let closure = term.closure, !term.isTitledButton else { return }
    switch term.name {
    case "Group", "AnyView":
      walk(evaluator.build(closure, at: term.place), isLayer: isLayer)
    case "ZStack": walk(layers: evaluator.build(closure, at: term.place))
    case "NavigationStack", "NavigationView":
      // What is pushed lies in the place of the root and all that covers it.
      let wasOfPart = isOfPart
      let root = evaluator.build(closure, at: term.place)
      isOfPart = isOfPart || views.pushes || ShownData.first(inBarsOf: root, evaluator) != nil
      walk(root)
      isOfPart = wasOfPart
    case "WindowGroup", "GeometryReader", "DocumentGroup", "ScrollViewReader",
      "WithPerceptionTracking", "WithViewStore":
      walk(evaluator.build(closure, at: term.place))
    default:
      // Of a stack, a list or whatever else nobody knows what part of the screen it is.
      let (wasOfPart, wasUncertain, wereStages) = (isOfPart, isUncertain, stages)
      isOfPart = true
      isUncertain = isUncertain || !Self.stacks.contains(term.name)
      if !Self.whole.contains(term.name) { stages.append(.part(term.place)) }
      walk(evaluator.build(closure, at: term.place))
      (isOfPart, isUncertain, stages) = (wasOfPart, wasUncertain, wereStages)
    }
  }

  /// Goes through views that lie on one another: what others lie on covers no more than those beneath it.
  ///
  /// - Parameter base: what all of them lie on; nil where that is nothing.
  mutating func walk(layers value: Value, over base: Value? = nil) {
    let layers = value.layers
    let (wasPartial, wasAbove, didLie) = (isPartial, above, liesOnData)
    let (wasOfPart, didLieOnViews) = (isOfPart, liesOnViews)
    for (place, layer) in layers.enumerated() {
      func isHigher(_ other: Int) -> Bool {
        let level = layers[other].level
        return level > layer.level || level == layer.level && other > place
      }
      let higher = layers.indices.filter { $0 != place && isHigher($0) }.map { layers[$0].value }
      let lower = layers.indices.filter { $0 != place && !isHigher($0) }.map { layers[$0].value }
      isPartial = wasPartial || higher.contains { $0 != .void && $0.occasion == nil }
      above = wasAbove + higher.compactMap(\.occasion)
      liesOnData = didLie || lower.contains(where: showsData) || base.map(showsData) == true
      let under = lower + [base].compactMap(\.self)
      liesOnViews = didLieOnViews || under.contains { evaluator.showsMoreThanPaint($0) }
      isOfPart = wasOfPart || liesOnData && isPassed(by: layer.value, lower, over: base)
      walk(layer.value, isLayer: true)
    }
    (isPartial, above, liesOnData, isOfPart) = (wasPartial, wasAbove, didLie, wasOfPart)
    liesOnViews = didLieOnViews
  }

  /// True where what a layer lies on may be drawn where the layer is not.
  private func isPassed(by layer: Value, _ lower: [Value], over base: Value?) -> Bool {
    var evaluator = evaluator
    let isWhole = isUnsafe || evaluator.leavesSafeArea(layer)
    // A layer beside others has all the room that is offered, one over a view no more than that.
    let hasAllRoom = !isInset && (base.map { evaluator.takesAllRoom($0) } ?? true)
    if isWhole, hasAllRoom { return false }
    let drawn = DrawnRoom(of: lower + [base].compactMap(\.self), evaluator)
    return drawn.leavesFrame || !isWhole && drawn.leavesSafeArea
  }

  /// Modifiers with which a view has less room than without.
  private static let insetting: Set = [
    "padding", "frame", "fixedSize", "scaleEffect", "aspectRatio", "scaledToFit",
    "containerRelativeFrame", "safeAreaPadding", "scenePadding", "safeAreaInset", "offset",
    "position", "rotationEffect", "rotation3DEffect", "transformEffect", "visualEffect",
  ]

  /// Containers that show all that they hold, in whatever part of the screen.
  private static let whole: Set = ["VStack", "HStack", "ScrollView", "Section", "Grid", "GridRow"]

  /// Containers that hold all that they show, in whatever part of the screen.
  private static let stacks: Set = ["VStack", "HStack", "List", "Form", "ScrollView", "Section"]
}
