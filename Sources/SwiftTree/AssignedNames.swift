/// The names that are given values anywhere, with the statements that do so; without what an initializer gives the value that it makes, which nobody has seen before.
package struct AssignedNames: SourceVisitor {
  /// The places of the statements, as numbers of bytes, by the names of what they give a value.
  package private(set) var statements: [String: Set<Int>] = [:]
  /// The statements that give anything but the same value each time they are run.
  package private(set) var varying: Set<Int> = []
  /// The names of the types of which statements make what they give, by their places.
  package private(set) var renewals: [Int: String] = [:]
  /// What others are given a binding to, who may set it at any time.
  package private(set) var bound: Set<String> = []
  /// The keys of the app's defaults that are given values; nil is one that does not stand there.
  package private(set) var defaults: Set<String?> = []
  /// What the app's defaults have before anything is kept in them, each with its key; nil is one that does not stand there.
  package private(set) var registered: [(key: String?, value: Expression)] = []
  private var statement = 0
  /// The places of bindings that were met with what they lead to.
  private var met: Set<Int> = []
  /// The statements of initializers.
  private var making: Set<Int> = []

  /// The names in a file.
  package init(in file: SwiftFile) {
    for statement in file.statements { walk(statement) }
  }

  package mutating func visit(_ statement: Statement) { self.statement = statement.offset }

  package mutating func visit(_ declaration: Declaration) {
    guard case .initializer(let function) = declaration.kind else { return }
    making.formUnion((function.body?.statements ?? []).map(\.offset))
  }

  package mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let left, _) where making.contains(statement) && left.isOfSelf: return
    case .infix("=", let left, let right):
      if !right.isConstant { varying.insert(statement) }
      if let type = right.madeType { renewals[statement] = type }
      add(left)
    case .infix(let name, let left, _):
      guard name.isAssigningOperator else { return }
      varying.insert(statement)
      add(left)
    case .name(let name, _): addBinding(to: name, at: expression)
    case .member: addBinding(through: expression)
    case .call(let function, let arguments):
      noteDefault(arguments)
      if let first = arguments.first, first.label == "defaults" { noteRegistered(first.value) }
      noteKey(function, arguments)
      guard case .member(let base?, let name, _) = function.kind else { return }
      if Self.observing.contains(name), let root = base.bindingRoot { met.insert(root.offset) }
      // A view that hears of a publisher sets nothing by that.
      if name == "onReceive", let root = arguments.first?.value.bindingRoot {
        met.insert(root.offset)
      }
      if name == "send", let sent = arguments.first, sent.label == nil {
        // A subject that keeps what was sent last has another value.
        if !sent.value.isConstant { varying.insert(statement) }
        statements["value", default: []].insert(statement)
      }
      guard Self.changing.contains(name) else { return }
      varying.insert(statement)
      add(base)
    case .reference(let target):
      varying.insert(statement)
      add(target)
    default: break
    }
  }

  /// Functions of the standard library that change what they are called on.
  private static let changing: Set = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "popLast", "formUnion", "subtract", "negate",
  ]

  /// Functions by which code listens to the changes of a published property, and sets nothing.
  package static let observing: Set = [
    "sink", "map", "compactMap", "flatMap", "filter", "receive", "removeDuplicates", "debounce",
    "throttle", "delay", "dropFirst", "first", "prefix", "combineLatest", "merge", "zip", "scan",
    "eraseToAnyPublisher", "share", "print", "handleEvents", "values", "replaceError", "tryMap",
    "switchToLatest", "collect", "prepend", "append", "drop", "last", "subscribe",
  ]

  /// Adds what a binding leads to whose owner has a name with a dollar sign.
  private mutating func addBinding(through member: Expression) {
    guard let root = member.bindingRoot, met.insert(root.offset).inserted else { return }
    bound.formUnion(member.memberNames)
  }

  private mutating func addBinding(to name: String, at expression: Expression) {
    guard name.hasPrefix("$"), met.insert(expression.offset).inserted else { return }
    bound.insert(String(name.dropFirst()))
  }

  /// Notes a property that a call sets by its key, as those that Objective-C sees are.
  private mutating func noteKey(_ function: Expression, _ arguments: [Argument]) {
    let name: String? =
      switch function.kind {
      case .name(let name, _), .member(_, let name, _): name
      default: nil
      }
    guard name == "setValue", arguments.count == 2 else { return }
    for key in arguments[1].value.keyNames { statements[key, default: []].insert(statement) }
    varying.insert(statement)
  }

  /// Notes a value of the app's defaults that a call sets or takes away.
  private mutating func noteDefault(_ arguments: [Argument]) {
    guard let key = arguments.last, key.label == "forKey" else { return }
    defaults.insert(key.value.onlyText)
  }

  /// Notes the values that a call has the app's defaults begin with.
  private mutating func noteRegistered(_ values: Expression) {
    guard case .dictionary(let items) = values.kind else {
      registered.append((nil, values))
      return
    }
    registered += items.map { ($0.key.onlyText, $0.value) }
  }

  private mutating func add(_ target: Expression) {
    switch target.kind {
    case .name(let name, _) where name.hasPrefix("$"):
      statements[String(name.dropFirst()), default: []].insert(statement)
    case .name(let name, _), .member(_, let name, _):
      statements[name, default: []].insert(statement)
    case .subscript(let base, let arguments)
    where arguments.contains { !$0.value.pathNames.isEmpty }:
      for name in arguments.flatMap(\.value.pathNames) {
        statements[name, default: []].insert(statement)
      }
      // A subscript of the program's own sets what it likes.
      if arguments.first?.label != "keyPath" { add(base) }
    case .optionalChain(let inner), .forceUnwrap(let inner), .subscript(let inner, _): add(inner)
    case .tuple(let elements): for element in elements { add(element.value) }
    default: break
    }
  }
}

extension Expression {
  /// The names on a key path; none for anything else.
  fileprivate var pathNames: [String] {
    if case .keyPath(_, let path) = kind { path } else { [] }
  }

  /// The names in a key, which is a text or `#keyPath`; none where it is neither.
  fileprivate var keyNames: [String] {
    switch kind {
    case .string(let pieces):
      guard pieces.count == 1, case .text(let path)? = pieces.first else { return [] }
      return path.split(separator: ".").map(String.init)
    case .macro("keyPath", let arguments): return arguments.flatMap(\.value.keyNames)
    case .name(let name, _): return [name]
    case .member(let base, let name, _): return (base?.keyNames ?? []) + [name]
    default: return []
    }
  }

  /// The name with a dollar sign that members are asked of, one of another; nil where there is none.
  fileprivate var bindingRoot: Expression? {
    switch kind {
    case .name(let name, _): return name.hasPrefix("$") ? self : nil
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { return name.hasPrefix("$") ? self : nil }
      return base.bindingRoot
    case .optionalChain(let inner), .forceUnwrap(let inner), .subscript(let inner, _):
      return inner.bindingRoot
    default: return nil
    }
  }

  /// The names of the members that are asked of a binding, or its own where they are a binding's, with the dollar sign of none.
  fileprivate var memberNames: Set<String> {
    switch kind {
    case .name(let name, _): return [String(name.dropFirst())]
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { return [String(name.dropFirst())] }
      let isOfBinding = ["animation", "transaction", "wrappedValue", "projectedValue"].contains(
        name)
      let isOfRoot = base.bindingRoot?.offset == base.offset
      return isOfBinding ? base.memberNames : (isOfRoot ? [] : base.memberNames).union([name])
    case .optionalChain(let inner), .forceUnwrap(let inner), .subscript(let inner, _):
      return inner.memberNames
    default: return []
    }
  }

  /// True for a property that is named as one of `self`.
  fileprivate var isOfSelf: Bool {
    guard case .member(let base?, _, _) = kind, case .name("self", _) = base.kind else {
      return false
    }
    return true
  }

  /// The name of the type of which a call makes something; nil for any other expression.
  fileprivate var madeType: String? {
    guard case .call(let callee, _) = kind, case .name(let name, _) = callee.kind,
      callee.makesSomething
    else { return nil }
    return name
  }

  /// True for what is the same each time: a literal, a constant of a type, a new object of one made without anything that differs.
  fileprivate var isConstant: Bool {
    switch kind {
    case .integer, .float, .boolean, .nil, .closure, .keyPath: true
    case .string(let pieces):
      pieces.allSatisfy { if case .text = $0 { true } else { false } }
    case .name(let name, _): name == "self" || name.first?.isUppercase == true
    case .member(nil, _, _): true
    case .member(let base?, _, _): base.isConstant && !base.isSelf
    case .call(let callee, let arguments):
      callee.makesSomething && arguments.allSatisfy { $0.value.isConstant && !$0.value.isSelf }
    case .prefix(_, let value), .forceUnwrap(let value), .attempt(_, let value): value.isConstant
    case .array(let values): values.allSatisfy(\.isConstant)
    default: false
    }
  }

  private var isSelf: Bool { if case .name("self", _) = kind { true } else { false } }

  /// True for the name of a type that is called, or a constructor of the type that is asked for.
  private var makesSomething: Bool {
    switch kind {
    case .name(let name, _): name.first?.isUppercase == true
    case .member(let base, let name, _): name == "init" && base?.makesSomething != false
    default: false
    }
  }
}

extension Expression {
  /// The text that it is; nil where there is a gap in it, and for anything else.
  fileprivate var onlyText: String? {
    guard case .string(let pieces) = kind, pieces.count == 1, case .text(let text)? = pieces.first
    else { return nil }
    return text
  }
}
