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
      if let body = evaluator.openBody(of: value) { add(body) }
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
    case "searchable", "searchSuggestions":
      // What is suggested is a list over what is searched.
      for argument in term.arguments {
        if case .function = argument.value { noteUnsafe(argument.value) }
      }
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
          && !argument.isEndless
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
    default: if !Self.isStill(term.name) { leavesFrame = true }
    }
  }

  private mutating func noteUnsafe(_ value: Value) {
    if ShownData.first(in: value, evaluator) != nil { leavesSafeArea = true }
  }

  /// True for what takes a frame that it is given, and draws in that: texts are cut off, and paints have no size of their own.
  private static func isElastic(_ value: Value) -> Bool {
    guard case .term(let term) = value, term.form == .call else { return false }
    if let base = term.base {
      return isStill(term.name) && isElastic(base)
    }
    return elastic.contains(term.name)
  }

  /// True for a modifier of which it is known that a view draws where it would without.
  private static func isStill(_ name: String) -> Bool {
    !moving.contains(name)
      && (ShownVocabulary.isSilent(modifier: name) || ShownVocabulary.bars.contains(name)
        || CoverVocabulary.keepsExtent(name))
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
