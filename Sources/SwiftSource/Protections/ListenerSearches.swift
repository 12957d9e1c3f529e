import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Looks for subscriptions that are stored in variables of the code's own.
struct LocalStores: SourceVisitor {
  private var locals: Set<String> = []
  private(set) var found: [Int] = []

  mutating func visit(_ declaration: Declaration) {
    guard case .variable(let variable) = declaration.kind else { return }
    for case .name(let name) in variable.bindings.map(\.pattern) { locals.insert(name) }
  }

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind,
      let first = arguments.first?.value
    else { return }
    let place: Expression
    switch (callee.calledName, first.kind) {
    case ("store", .reference(let target)): place = target
    case ("disposed", _): place = first
    default: return
    }
    guard case .name(let name, _) = place.kind, locals.contains(name) else { return }
    found.append(expression.offset)
  }
}

/// The functions and the types that code names.
struct NamedThings: SourceVisitor {
  private(set) var functions: Set<String> = []
  private(set) var types: Set<String> = []
  private(set) var takesBack = false

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    // The class above is no caller of what overrides it.
    case .member(let base?, _, _) where base.isSuper: break
    case .name(let name, _), .member(_, let name, _):
      if name == "removeObserver" { takesBack = true }
      // A type may have a small letter first, as one that is named after iOS.
      types.insert(name)
      if name.first?.isUppercase != true { functions.insert(name) }
    default: break
    }
  }
}

/// Looks for types of subscriptions that an expression makes.
struct CancellableSearch: SourceVisitor {
  private var isFound = false

  /// True where one is named.
  static func finds(in value: Expression) -> Bool {
    var search = CancellableSearch()
    search.walk(value)
    return search.isFound
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, let arguments), .member(_, let name, let arguments):
      isFound =
        isFound || name.contains("Cancellable") || name.contains("Dispos")
        || arguments.contains { $0.mentions("Cancellable") }
    case .type(let type), .cast(_, _, let type):
      isFound = isFound || type.mentions("Cancellable")
    default: break
    }
  }
}

/// Looks for calls that end subscriptions which properties hold.
struct Cancellations: SourceVisitor {
  private let properties: Set<String>
  private var isFound = false

  /// True where code has some of one of these properties.
  static func areFound(in member: MemberCode, of properties: Set<String>) -> Bool {
    var search = Cancellations(properties: properties)
    member.walk(by: &search)
    return search.isFound
  }

  private init(properties: Set<String>) { self.properties = properties }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .member(let base?, let name, _)
    where ["cancel", "removeAll", "removeFirst", "dispose"].contains(name):
      if mentions(base) { isFound = true }
    case .infix("=", let left, let right):
      if mentions(left), right.isEmptyValue { isFound = true }
    case .call(let callee, _):
      // Each of a list is cancelled.
      if case .member(let base?, "forEach", _) = callee.kind, mentions(base) { isFound = true }
    default: break
    }
  }

  private func mentions(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): properties.contains(name)
    case .optionalChain(let inner), .forceUnwrap(let inner): mentions(inner)
    default: false
    }
  }
}

/// Looks for closures that take observers back and were not run.
struct LaterRemovals: SourceVisitor {
  let file: Int
  let visited: Set<CodePlace>
  private(set) var isFound = false

  init(file: Int, visited: Set<CodePlace>) { (self.file, self.visited) = (file, visited) }

  mutating func visit(_ expression: Expression) {
    guard case .closure(let closure) = expression.kind, !isFound,
      let first = closure.body.statements.first,
      !visited.contains(CodePlace(file: file, offset: first.offset))
    else { return }
    var search = NamedThings()
    search.walk(closure.body)
    isFound = search.takesBack
  }
}

extension Expression {
  /// True for the object as one of the class above.
  fileprivate var isSuper: Bool { if case .name("super", _) = kind { true } else { false } }

  /// True for `nil` and for a list of nothing.
  fileprivate var isEmptyValue: Bool {
    switch kind {
    case .nil: true
    case .array(let elements): elements.isEmpty
    case .call(let callee, _): callee.calledName == "DisposeBag"
    default: false
    }
  }
}
