import AfterimageSwiftEvaluation

/// Where a view of SwiftUI draws: what lies over it has its frame, which is not all that it may draw on.
struct DrawnRoom {
  /// True where something may be drawn outside of the view's frame.
  private(set) var leavesFrame = false
  /// True where something that may be data is drawn outside of the safe area.
  private(set) var leavesSafeArea = false
  private var evaluator: Evaluator
  private var depth = 0

  /// Looks through views, those that they show included.
  init(of values: [Value], _ evaluator: Evaluator) {
    self.evaluator = evaluator
    for value in values { add(value) }
  }

  private mutating func add(_ value: Value) {
    guard depth < 40, !(leavesFrame && leavesSafeArea) else { return }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .term(let term) where term.form == .call: add(term)
    case .group(let values), .array(let values): for value in values { add(value) }
    case .choice(_, let then, let otherwise):
      add(then)
      add(otherwise)
    case .structure:
      if let body = evaluator.body(of: value, at: CodePlace(file: 0, offset: 0)) { add(body) }
    case .function: add(evaluator.build(value, at: CodePlace(file: 0, offset: 0)))
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple,
      .enumeration, .object, .type, .keyPath:
      break
    }
  }

  private mutating func add(_ term: Term) {
    if let base = term.base {
      add(base)
      add(modifier: term, on: base)
    } else {
      if Self.scrolling.contains(term.name) { noteUnsafe(.term(term)) }
      for argument in term.arguments where ShownVocabulary.containers.contains(term.name) {
        add(argument.value)
      }
    }
  }

  private mutating func add(modifier term: Term, on base: Value) {
    switch term.name {
    case "ignoresSafeArea", "edgesIgnoringSafeArea": noteUnsafe(base)
    case "background", "overlay", "safeAreaInset":
      for argument in term.arguments { add(argument.value) }
    case "padding":
      let lengths = term.arguments.filter { $0.value.number != nil }
      if lengths.contains(where: { ($0.value.number ?? 0) < 0 }) { leavesFrame = true }
    case "shadow":
      let shifts = [term["x"], term["y"]].compactMap(\.self)
      if shifts.contains(where: { abs($0.number ?? .infinity) > 8 }) { leavesFrame = true }
    case "frame":
      let isFinite = term.arguments.contains { argument in
        ["width", "height", "maxWidth", "maxHeight"].contains(argument.label)
          && !argument.value.isEndless
      }
      if isFinite, !Self.isElastic(base) { leavesFrame = true }
    case "modifier":
      guard case .structure(let modifier)? = term.arguments.first?.value,
        let function = evaluator.program.type(named: modifier.type)?.functions["body"]?.first
      else {
        leavesFrame = true
        return
      }
      let content = CallArgument(label: "content", value: .void)
      add(evaluator.run(function, on: .structure(modifier), [content]))
    case _ where Self.moving.contains(term.name): leavesFrame = true
    default: break
    }
  }

  private mutating func noteUnsafe(_ value: Value) {
    if ShownData.first(in: value, evaluator) != nil { leavesSafeArea = true }
  }

  /// True for what takes a frame that it is given, and draws in that: texts are cut off, and paints have no size of their own.
  private static func isElastic(_ value: Value) -> Bool {
    guard case .term(let term) = value, term.form == .call else { return false }
    if let base = term.base {
      let keeps = !moving.contains(term.name) && ShownVocabulary.isSilent(modifier: term.name)
      return term.name != "fixedSize" && keeps && isElastic(base)
    }
    return elastic.contains(term.name)
  }

  private static let elastic: Set = [
    "Text", "Image", "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse",
    "Divider", "Spacer", "ProgressView", "LinearGradient", "RadialGradient", "ScrollView", "List",
    "AsyncImage", "TextField", "SecureField", "TextEditor",
  ]

  /// Views whose rows are drawn beneath the bars of the system as they are scrolled.
  private static let scrolling: Set = ["List", "ScrollView", "Form"]

  /// Modifiers that draw a view elsewhere, or larger, and leave its frame where it is.
  private static let moving: Set = [
    "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect",
    "projectionEffect", "visualEffect", "alignmentGuide", "fixedSize", "scrollTransition",
    "distortionEffect", "layerEffect", "matchedGeometryEffect", "keyframeAnimator",
    "phaseAnimator", "scaledToFill",
  ]
}

extension Evaluator {
  /// True for a view that shows anything but colours and shapes.
  mutating func showsMoreThanPaint(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 20 else { return true }
    switch value {
    case .structure:
      let body = body(of: value, at: CodePlace(file: 0, offset: 0))
      return body.map { showsMoreThanPaint($0, depth: depth + 1) } ?? true
    case .choice(_, let then, let otherwise):
      return showsMoreThanPaint(.group([then, otherwise]), depth: depth + 1)
    case .group(let values):
      for inner in values where showsMoreThanPaint(inner, depth: depth + 1) { return true }
      return false
    case .term(let term):
      guard term.form == .call else { return false }
      if let base = term.base { return showsMoreThanPaint(base, depth: depth + 1) }
      if ShownVocabulary.silent.contains(term.name) { return false }
      guard ["ZStack", "VStack", "HStack", "Group", "AnyView"].contains(term.name) else {
        return true
      }
      let inner = term.closure.map { build($0, at: term.place) } ?? term.arguments.first?.value
      return inner.map { showsMoreThanPaint($0, depth: depth + 1) } ?? false
    case .unknown: return true
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .function, .keyPath:
      return false
    }
  }

  /// True for a view that takes all the room it is offered, whatever lies in it.
  mutating func takesAllRoom(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 20 else { return false }
    if value.fillsAll { return true }
    switch value {
    case .structure:
      let body = body(of: value, at: CodePlace(file: 0, offset: 0))
      return body.map { takesAllRoom($0, depth: depth + 1) } ?? false
    case .choice(_, let then, let otherwise):
      return takesAllRoom(then, depth: depth + 1) && takesAllRoom(otherwise, depth: depth + 1)
    case .group(let values):
      for inner in values where takesAllRoom(inner, depth: depth + 1) { return true }
      return false
    case .term(let term) where term.form == .call:
      if let base = term.base {
        let isKept =
          CoverVocabulary.keepsExtent(term.name)
          || ["overlay", "background", "opacity", "blur", "animation"].contains(term.name)
          || ShownVocabulary.bars.contains(term.name)
        return isKept && takesAllRoom(base, depth: depth + 1)
      }
      if Self.roomy.contains(term.name) { return true }
      guard ["ZStack", "Group", "AnyView"].contains(term.name) else { return false }
      let inner = term.closure.map { build($0, at: term.place) } ?? term.arguments.first?.value
      return inner.map { takesAllRoom($0, depth: depth + 1) } ?? false
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary,
      .tuple, .enumeration, .object, .type, .function, .keyPath:
      return false
    }
  }

  private static let roomy: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "List", "Form",
    "ScrollView", "GeometryReader", "Map", "Canvas",
  ]

  /// True for what covers the unsafe area as well, wherever it reaches the edges of the safe one.
  mutating func leavesSafeArea(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 20 else { return false }
    switch value {
    case .structure:
      let body = body(of: value, at: CodePlace(file: 0, offset: 0))
      return body.map { leavesSafeArea($0, depth: depth + 1) } ?? false
    case .choice(_, let then, let otherwise):
      for inner in [then, otherwise]
      where !inner.isNoView && !leavesSafeArea(inner, depth: depth + 1) { return false }
      return true
    case .group(let values):
      for inner in values where leavesSafeArea(inner, depth: depth + 1) { return true }
      return false
    case .term(let term) where term.form == .call: return leavesSafeArea(term, depth: depth)
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary,
      .tuple, .enumeration, .object, .type, .function, .keyPath:
      return false
    }
  }

  private mutating func leavesSafeArea(_ term: Term, depth: Int) -> Bool {
    if term.ignoresSafeArea { return true }
    if let base = term.base {
      // A style behind a view fills the unsafe area by itself (https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)).
      if term.name == "background", term.closure == nil, term["ignoresSafeAreaEdges"] == nil,
        takesAllRoom(base)
      {
        return true
      }
      if term.name == "background", takesAllRoom(base), let closure = term.closure {
        return leavesSafeArea(build(closure, at: term.place), depth: depth + 1)
          || leavesSafeArea(base, depth: depth + 1)
      }
      return leavesSafeArea(base, depth: depth + 1)
    }
    guard ["ZStack", "Group", "AnyView"].contains(term.name) else { return false }
    let inner = term.closure.map { build($0, at: term.place) } ?? term.arguments.first?.value
    return inner.map { leavesSafeArea($0, depth: depth + 1) } ?? false
  }
}

extension Term {
  /// True for a modifier by which a view fills the unsafe area of all edges.
  var ignoresSafeArea: Bool {
    guard ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(name), base != nil else {
      return false
    }
    return arguments.allSatisfy { argument in
      argument.value.asTerm.map { ["all", "container"].contains($0.name) } == true
    }
  }
}
