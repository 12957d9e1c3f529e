import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Something that a view of SwiftUI shows by a condition that changes.
struct ConditionalView: Hashable {
  /// The condition.
  var condition: Value
  /// What is shown where it holds, and where it does not.
  var then: Effect
  /// What is shown where it does not hold.
  var otherwise: Effect
  /// Where it stands.
  var place: CodePlace
  /// True where it appears and goes by an animation.
  var isAnimated: Bool
  /// True where it lies on no more than a part of what is shown.
  var isPartial: Bool

  /// What is done to what the view shows.
  enum Effect: Hashable {
    case nothing
    /// A view lies over all.
    case cover(Value)
    /// A view takes the place of all.
    case replacement(Value)
    case blur(Double)
    case opacity(Double)
    /// A controller is presented.
    case presentation(Value)
    /// Something that was not understood.
    case unknown(String)
  }
}

/// Goes through what a view of SwiftUI shows, and finds what hears of the app's life.
struct ViewWalk {
  /// The evaluation, which goes on.
  var evaluator: Evaluator
  /// What is run on changes.
  var handlers: [AppReader.Handler] = []
  /// What is shown by conditions that change.
  var shown: [ConditionalView] = []
  /// The types of the views that fill what this one shows.
  var filling: Set<String> = []
  private let owner: Int
  private var isAnimated = false
  private var depth = 0
  /// True within what is not all that is shown.
  var isPartial = false

  /// Begins with an evaluation.
  ///
  /// - Parameter isPartial: true for a view that is not known to fill the screen.
  init(_ evaluator: Evaluator, owner: Int, isPartial: Bool) {
    self.evaluator = evaluator
    self.owner = owner
    self.isPartial = isPartial
  }

  /// Goes through a view, an app or a modifier.
  mutating func read(_ value: Value, of type: SourceType) {
    if let function = type.functions["body"]?.first {
      let content = Term(
        form: .call, name: "Content", base: nil, arguments: [], place: function.place)
      walk(
        evaluator.run(function, on: value, [CallArgument(label: "content", value: .term(content))]))
    } else {
      walk(evaluator.read("body", of: value, at: type.place))
    }
  }

  /// Goes through what a value shows.
  mutating func walk(_ value: Value) {
    guard depth < 40 else { return }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .term(let term): walk(term)
    case .group(let values):
      for value in values { walk(layer: value) }
    case .choice(let condition, let then, let otherwise):
      addReplacement(condition, then, otherwise, isLayer: false)
    case .structure(let view): if !isPartial { filling.insert(view.type) }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .function, .keyPath:
      break
    }
  }

  /// Goes through a view that lies on others.
  mutating func walk(layer value: Value) {
    guard case .choice(let condition, let then, let otherwise) = value else { return walk(value) }
    addReplacement(condition, then, otherwise, isLayer: true)
  }

  private mutating func addReplacement(
    _ condition: Value, _ then: Value, _ otherwise: Value, isLayer: Bool
  ) {
    guard condition.changes else {
      walk(then)
      return walk(otherwise)
    }
    let place = condition.asTerm?.place ?? CodePlace(file: 0, offset: 0)
    func effect(_ value: Value, _ other: Value) -> ConditionalView.Effect {
      if value == .void { return .nothing }
      return isLayer && other == .void ? .cover(value) : .replacement(value)
    }
    add(condition, effect(then, otherwise), effect(otherwise, then), at: place)
    walk(then)
    walk(otherwise)
  }

  /// Adds something that is shown by a condition.
  mutating func add(
    _ condition: Value, _ then: ConditionalView.Effect, _ otherwise: ConditionalView.Effect,
    at place: CodePlace
  ) {
    shown.append(
      ConditionalView(
        condition: condition, then: then, otherwise: otherwise, place: place,
        isAnimated: isAnimated, isPartial: isPartial))
  }

  // MARK: Terms

  /// Goes through a view with its modifiers.
  mutating func walk(_ term: Term) {
    guard term.form == .call else { return }
    guard let base = term.base else { return walk(container: term) }
    addListener(term)
    let wasAnimated = isAnimated
    if term.name == "animation" { isAnimated = true }
    addModifier(term)
    walk(base)
    isAnimated = wasAnimated
  }

  /// Goes through the views in another.
  mutating func walk(container term: Term) {
    guard let closure = term.closure else { return }
    switch term.name {
    case "WindowGroup", "Group", "ZStack", "NavigationStack", "NavigationView", "GeometryReader",
      "DocumentGroup":
      let built = evaluator.build(closure, at: term.place)
      if term.name == "ZStack" { walk(layers: built) } else { walk(built) }
    case "VStack", "HStack", "List", "Form", "Section", "ScrollView", "TabView", "LazyVStack",
      "LazyHStack", "Button", "NavigationLink", "Toolbar":
      let wasPartial = isPartial
      isPartial = true
      walk(evaluator.build(closure, at: term.place))
      isPartial = wasPartial
    default: break
    }
  }

  /// Goes through views upon each other.
  mutating func walk(layers value: Value) {
    if case .group(let values) = value {
      for value in values { walk(layer: value) }
    } else {
      walk(layer: value)
    }
  }

  // MARK: Listeners

  private mutating func addListener(_ term: Term) {
    switch term.name {
    case "onChange":
      guard let subject = term["of"] ?? term.arguments.first?.value, let closure = term.closure,
        subject.readsPhase
      else { return }
      let count = Self.parameterCount(of: closure)
      addHandler(.scenePhase, closure, count < 2 ? [subject] : [.void, subject], at: term.place)
    case "onReceive":
      guard let publisher = term.arguments.first?.value, let closure = term.closure else { return }
      for callback in AppReader.notifications(in: publisher) {
        addHandler(
          callback, closure, [], at: term.place,
          isLate: publisher.containsTerm { $0.name == "receive" || $0.name == "debounce" })
      }
    default: break
    }
  }

  private static func parameterCount(of closure: Value) -> Int {
    guard case .function(.closure(let value)) = closure else { return 0 }
    return value.closure.parameters?.count ?? 1
  }

  private mutating func addHandler(
    _ callback: Callback, _ closure: Value, _ arguments: [Value], at place: CodePlace,
    isLate: Bool = false
  ) {
    handlers.append(
      AppReader.Handler(
        callback: callback, owner: owner, body: .given(closure, arguments), place: place,
        isLate: isLate))
  }
}

extension Value {
  /// True where the phase of the scene or the app lies in it.
  var readsPhase: Bool { containsTerm { $0.name == "scenePhase" } }

  /// True for a condition that changes in the course of an app's life.
  var changes: Bool {
    containsTerm {
      $0.name == "scenePhase" || $0.form == .state || $0.name == "applicationState"
    }
  }
}
