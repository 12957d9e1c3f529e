import AfterimageSwiftEvaluation

/// How much room a view of SwiftUI takes as a layer on others.
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
