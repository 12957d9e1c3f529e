import AfterimageSwiftEvaluation

/// How much room a view of SwiftUI takes as a layer on others.
extension Evaluator {
  /// True for a view that shows anything but colours and shapes.
  mutating func showsMoreThanPaint(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 20 else { return true }
    switch value {
    case .structure:
      let body = openBody(of: value)
      return body.map { showsMoreThanPaint($0, depth: depth + 1) } ?? true
    case .choice(_, let then, let otherwise):
      return showsMoreThanPaint(.group([then, otherwise]), depth: depth + 1)
    case .group(let values):
      for inner in values where showsMoreThanPaint(inner, depth: depth + 1) { return true }
      return false
    case .term(let term):
      guard term.form == .call else { return false }
      if let base = term.base { return showsMoreThanPaint(base, depth: depth) }
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
      let body = openBody(of: value)
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
        return isKept && takesAllRoom(base, depth: depth)
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
      let body = openBody(of: value)
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
      // What has room around it does not lie at the edges of the safe area.
      if term.name == "padding", !term.arguments.contains(where: { $0.value.number == 0 }) {
        return false
      }
      if term.name == "background", takesAllRoom(base), leavesSafeArea(behind: term, depth: depth) {
        return true
      }
      return leavesSafeArea(base, depth: depth)
    }
    guard ["ZStack", "Group", "AnyView"].contains(term.name) else { return false }
    let inner = term.closure.map { build($0, at: term.place) } ?? term.arguments.first?.value
    return inner.map { leavesSafeArea($0, depth: depth + 1) } ?? false
  }

  /// True for a background that covers the unsafe area: a style does by itself, a view where it says so (https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)).
  private mutating func leavesSafeArea(behind term: Term, depth: Int) -> Bool {
    if let closure = term.closure {
      return leavesSafeArea(build(closure, at: term.place), depth: depth + 1)
    }
    guard term["ignoresSafeAreaEdges"] == nil, term["in"] == nil else { return false }
    guard let given = term.arguments.first?.value, showsShape(given) else { return true }
    return leavesSafeArea(given, depth: depth + 1)
  }

  /// True for a figure, or a view of the program's, which keep to the safe area by themselves.
  private func showsShape(_ value: Value) -> Bool {
    switch value {
    case .structure: true
    case .term(let term) where term.form == .call:
      term.base.map(showsShape) ?? Self.shapes.contains(term.name)
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary,
      .tuple, .enumeration, .object, .type, .function, .choice, .group, .keyPath:
      false
    }
  }

  private static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "ContainerRelativeShape", "ZStack", "VStack", "HStack", "Group", "AnyView", "Image",
  ]
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
