import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What a view of SwiftUI shows that does not stand in the source: a text, a picture or a view that may hold anything.
struct ShownData {
  /// The first thing in it that may hold data, and why; nil where there is none.
  private(set) var first: String?
  /// True where that is a value of the app's, and false where it is something of which nothing is known.
  private(set) var isValue = false
  private var evaluator: Evaluator
  private var depth = 0
  /// True where a link counts as what may be pushed in its place.
  private var followsLinks = false
  /// True where nothing counts but what bars show.
  private var looksAtBars = false
  /// The views that were gone into.
  private var met: Set<Value> = []
  /// Those that were gone into for their bars.
  private var metOutside: Set<Value> = []

  /// Begins with an evaluation.
  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What a view shows that does not stand in the source; nil where there is nothing.
  static func first(in value: Value, _ evaluator: Evaluator) -> String? {
    var search = ShownData(evaluator)
    search.add(value)
    return search.first
  }

  /// The first that a view shows that does not stand in the source; nil where there is nothing.
  ///
  /// - Returns: what it is, and whether it is a value of the app's, and not something of which nothing is known.
  static func found(in value: Value, _ evaluator: Evaluator) -> (what: String, isValue: Bool)? {
    var search = ShownData(evaluator)
    search.add(value)
    return search.first.map { ($0, search.isValue) }
  }

  /// What a view has the bars around it show that does not stand in the source; nil where there is nothing.
  static func first(inBarsOf value: Value, _ evaluator: Evaluator) -> String? {
    var search = ShownData(evaluator)
    search.looksAtBars = true
    search.add(value)
    return search.first
  }

  /// What a view shows that does not stand in the source, or what may be pushed in its place; nil where there is nothing.
  static func first(inPagesOf value: Value, _ evaluator: Evaluator) -> String? {
    var search = ShownData(evaluator)
    search.followsLinks = true
    search.add(value)
    return search.first
  }

  /// What a modifier shows beside or over what it is put on; nil where there is nothing.
  static func first(besideBaseOf term: Term, _ evaluator: Evaluator) -> String? {
    var search = ShownData(evaluator)
    search.add(modifier: term)
    return search.first
  }

  // MARK: Views

  private mutating func add(_ value: Value) {
    guard first == nil else { return }
    guard depth < 100 else { return note("views that hold themselves") }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .term(let term): add(term)
    case .group(let values), .array(let values): for value in values { add(value) }
    case .choice(_, let then, let otherwise):
      add(then)
      add(otherwise)
    case .structure(let view): add(view)
    case .function: add(evaluator.build(value, at: CodePlace(file: 0, offset: 0)))
    case .void, .nothing, .bool, .int, .double, .string, .enumeration, .type, .keyPath: break
    case .unknown, .dictionary, .tuple, .object: note(evaluator.told(value))
    }
  }

  private mutating func add(_ view: StructureValue) {
    let value = Value.structure(view)
    let isNew = looksAtBars ? metOutside.insert(value).inserted : met.insert(value).inserted
    guard isNew else { return }
    evaluator.openObjects(in: view.fields.values)
    if let body = evaluator.openBody(of: value) { return add(body) }
    guard let type = evaluator.program.type(named: view.type) else {
      return note("what \(view.type) shows")
    }
    // A figure is drawn of what it is given.
    if type.functions["path"] != nil, isFixed(value) { return }
    guard let make = type.functions["makeUIView"]?.first,
      let made = evaluator.run(make, on: value).asObject,
      ["UIView", "UIVisualEffectView"].contains(evaluator.object(made).type),
      ![make, type.functions["updateUIView"]?.first].contains(where: Self.mayFill)
    else { return note("what \(view.type) shows") }
  }

  /// True for a function that may put something into a view of UIKit's that shows data.
  private static func mayFill(_ function: SourceFunction?) -> Bool {
    guard let body = function?.declaration.body else { return false }
    let names = MentionedNames(in: body).names
    if names.contains("contents") { return true }
    let types = names.filter { $0.first?.isUppercase == true }
    return !names.isDisjoint(with: filling) && !types.isSubset(of: plainTypes)
  }

  /// What puts something into a view.
  private static let filling: Set = [
    "addSubview", "insertSubview", "addArrangedSubview", "addSublayer", "insertSublayer",
  ]

  /// The types of UIKit's that show nothing but colours and blurs.
  private static let plainTypes: Set = [
    "UIView", "UIVisualEffectView", "UIBlurEffect", "UIVibrancyEffect", "UIColor", "UIScreen",
    "CGRect", "CGPoint", "CGSize", "CGFloat", "CALayer", "CAGradientLayer", "NSLayoutConstraint",
    "Style", "Context",
  ]

  private mutating func add(_ term: Term) {
    guard term.form == .call else {
      if !isFixed(.term(term)) { note(value: .term(term)) }
      return
    }
    if let base = term.base {
      if isFixed(.term(term)) { return }
      add(base)
      add(modifier: term)
    } else if ShownVocabulary.controls.contains(term.name) {
      add(control: term)
    } else if ShownVocabulary.titled.contains(term.name) {
      // How far something has come, and how many characters there are, is not read.
      for argument in term.arguments
      where [nil, "label", "currentValueLabel"].contains(argument.label) {
        add(argument)
      }
    } else if term.isBundledPicture {
      return
    } else if term.name == "ForEach", let elements = writtenElements(of: term),
      let closure = term.closure
    {
      for element in elements {
        add(evaluator.build(closure, [CallArgument(value: element)], at: term.place))
      }
    } else if ShownVocabulary.containers.contains(term.name) {
      for argument in term.arguments { add(argument) }
    } else if !ShownVocabulary.silent.contains(term.name) {
      note("what \(term.name) shows")
    }
  }

  /// The elements that a `ForEach` goes through where they stand in the source, and are not so many that looking at each takes long.
  private mutating func writtenElements(of term: Term) -> [Value]? {
    guard let data = term.arguments.first?.value, isFixed(data) else { return nil }
    if case .choice = data { return nil }
    let elements = evaluator.elements(of: data, at: term.place)
    return elements.count <= 100 && elements.allSatisfy(isFixed) ? elements : nil
  }

  private mutating func add(modifier term: Term) {
    if followsLinks, term.name == "navigationDestination" { note("a page that is pushed") }
    if ShownVocabulary.painting.contains(term.name) {
      // A view or a picture may be what it is cut out or painted with.
      for argument in term.arguments where argument.value.isMade { add(argument) }
      return
    }
    if ShownVocabulary.isSilent(modifier: term.name) { return }
    let looked = looksAtBars
    defer { looksAtBars = looked }
    if ShownVocabulary.bars.contains(term.name) { looksAtBars = false }
    if term.name == "modifier" {
      guard case .structure(let modifier)? = term.arguments.first?.value,
        let type = evaluator.program.type(named: modifier.type),
        let function = type.functions["body"]?.first
      else { return note("what a modifier shows") }
      let content = CallArgument(label: "content", value: .void)
      let open = evaluator.withOpenState(modifier, of: type)
      return add(evaluator.run(function, on: .structure(open), [content]))
    }
    for argument in term.arguments { add(argument) }
  }

  /// A control shows its title or its label; what it does, and where it leads to, is not shown.
  private mutating func add(control term: Term) {
    if followsLinks, term.name == "NavigationLink" { note("a page that is pushed") }
    let labels = term.arguments.filter { $0.label == "label" }
    let hasTitle = term.arguments.first.map { $0.label == nil && !$0.value.isClosure } == true
    let doesFirst = term["action"] != nil || term["destination"] != nil
    for argument in term.arguments {
      let isLabel =
        labels.isEmpty
        ? argument.label == nil && (!argument.value.isClosure || doesFirst && !hasTitle)
        : argument.label == "label"
      if isLabel { add(argument) }
    }
    if labels.isEmpty, !hasTitle, !doesFirst { note("what \(term.name) shows") }
  }

  private mutating func add(_ argument: TermArgument) {
    switch argument.value {
    case .function, .structure, .group: add(argument.value)
    case .term(let term) where term.form == .call:
      if !isFixed(argument.value) { add(argument.value) }
    case .choice(_, let then, let otherwise):
      add(TermArgument(argument.label, then))
      add(TermArgument(argument.label, otherwise))
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .term, .keyPath:
      if !isFixed(argument.value) { note(value: argument.value) }
    }
  }

  /// Notes a value, by its name where a property keeps it; of a list, or a text that is put together, the first part that it is about.
  private mutating func note(value: Value) {
    guard first == nil, !looksAtBars else { return }
    if let part = value.parts.first(where: { !isFixed($0) }) { return note(value: part) }
    let property = value.asTerm.flatMap { $0.form == .state ? $0.name : nil }
    note(property ?? evaluator.told(value))
    if case .unknown = value { return }
    isValue = true
  }

  private mutating func note(_ what: String) {
    if !looksAtBars { first = first ?? String(what.prefix(80)) }
  }
}

extension ShownData {
  /// True for what stands in the source, and is no view of the program's, which may show what it keeps or finds elsewhere.
  private func isFixed(_ value: Value) -> Bool { value.isFixed && !holdsView(value) }

  private func holdsView(_ value: Value) -> Bool {
    switch value {
    case .structure(let view):
      let type = evaluator.program.type(named: view.type)
      let isView =
        type?.properties["body"] != nil
        || Self.viewFunctions.contains { type?.functions[$0] != nil }
      return isView || view.fields.values.contains(where: holdsView)
    case .array(let values), .group(let values): return values.contains(where: holdsView)
    case .tuple(let elements): return elements.contains { holdsView($0.value) }
    case .dictionary(let entries): return entries.contains { holdsView($0.value) }
    case .enumeration(let value): return value.payload.contains { holdsView($0.value) }
    case .choice(_, let then, let otherwise): return holdsView(then) || holdsView(otherwise)
    case .term(let term):
      return term.base.map(holdsView) == true || term.arguments.contains { holdsView($0.value) }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .function,
      .keyPath:
      return false
    }
  }

  private static let viewFunctions = ["body", "makeBody", "makeUIView", "makeUIViewController"]
}

extension Value {
  /// True for what code makes where it stands: a view, a picture or what one is painted with.
  fileprivate var isMade: Bool {
    switch self {
    case .function, .structure, .group: true
    case .term(let term): term.form == .call
    case .choice(_, let then, let otherwise): then.isMade || otherwise.isMade
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .keyPath:
      false
    }
  }

  fileprivate var isClosure: Bool { if case .function = self { true } else { false } }

  /// What a list holds, or what a text is put together from.
  fileprivate var parts: [Value] {
    switch self {
    case .array(let values): values
    case .term(let term) where term.isInterpolation: term.arguments.map(\.value)
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .choice, .group, .keyPath:
      []
    }
  }

  /// True for what stands in the source, and for what frameworks make of nothing else.
  var isFixed: Bool {
    switch self {
    case .void, .nothing, .bool, .int, .double, .string, .keyPath: true
    case .type(let name): ShownVocabulary.fixedTypes.contains(name)
    case .enumeration(let value): value.payload.allSatisfy(\.value.isFixed)
    case .array(let values), .group(let values): values.allSatisfy(\.isFixed)
    case .tuple(let elements): elements.allSatisfy(\.value.isFixed)
    case .dictionary(let entries): entries.allSatisfy { $0.key.isFixed && $0.value.isFixed }
    case .choice(_, let then, let otherwise): then.isFixed && otherwise.isFixed
    case .structure(let value): value.fields.values.allSatisfy(\.isFixed)
    case .term(let term): term.isFixed
    case .unknown, .object, .function: false
    }
  }
}

extension Term {
  /// True for a picture that the app ships, or a symbol of the system's, whatever its name (https://developer.apple.com/documentation/swiftui/image).
  fileprivate var isBundledPicture: Bool {
    name == "Image" && Self.labelsOfBundled.contains(arguments.map { $0.label ?? "" })
  }

  private static let labelsOfBundled: [[String]] = [
    [""], ["", "bundle"], ["", "variableValue"], ["", "variableValue", "bundle"],
    ["decorative"], ["decorative", "bundle"], ["systemName"], ["systemName", "variableValue"],
  ]

  /// The labels of what is read from a file or a page, which may hold anything.
  private static let reading: Set = ["contentsOfFile", "contentsOf", "contentsOfURL"]

  fileprivate var isFixed: Bool {
    let isGivenFixed = arguments.allSatisfy(\.value.isFixed)
    switch form {
    case .member, .cast: return base?.isFixed ?? true
    case .call:
      let begins =
        base?.isFixed ?? (name.hasPrefix(".") || ShownVocabulary.fixedTypes.contains(name))
      return begins && isGivenFixed && !arguments.contains { Self.reading.contains($0.label ?? "") }
    case .operation: return isGivenFixed
    case .subscript: return base?.isFixed == true && isGivenFixed
    case .name, .undeclared, .element, .state: return false
    }
  }
}
