import AfterimageSwiftTree

/// What code gives to properties and parameters that may hold functions.
struct GivenFunctions: SourceVisitor {
  /// What is given, by what comes to hold it.
  private(set) var given: [(holders: [String], value: Expression)] = []
  private let kept: KeptNames

  /// Looks for what is given to some.
  init(_ kept: KeptNames) { self.kept = kept }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let target, let value):
      guard let name = target.heldName, kept.contains(name) || value.isClosure else { return }
      given.append(([name], value))
    case .call(let callee, let arguments):
      guard let name = callee.calledName else { return }
      addKept(arguments, by: callee, name)
      for argument in arguments {
        let holders = kept.holders(of: argument, of: name)
        if !holders.isEmpty { given.append((holders, argument.value)) }
      }
    default: break
    }
  }

  /// Adds what a list takes, or what waits for values.
  private mutating func addKept(_ arguments: [Argument], by callee: Expression, _ name: String) {
    guard case .member(let base?, _, _) = callee.bare.kind else { return }
    if Self.adding.contains(name), let list = base.heldName, kept.contains(list) {
      for argument in arguments { given.append(([list], argument.value)) }
    }
    guard Self.listening.contains(name) else { return }
    var subjects = Subjects()
    subjects.walk(base)
    for argument in arguments {
      subjects.walk(argument.value)
    }
    let holders = Self.sending + subjects.names.sorted()
    for argument in arguments { given.append((holders, argument.value)) }
  }

  private static let adding: Set = ["append", "insert", "updateValue", "add"]

  /// Functions whose closures hear of each value.
  private static let listening: Set = [
    "sink", "subscribe", "assign", "onReceive", "bind", "observe", "drive", "onNext", "receive",
  ]

  /// Functions by which values are sent.
  private static let sending = ["send", "accept", "onNext"]

  /// The properties whose changes are listened to.
  private struct Subjects: SourceVisitor {
    var names: Set<String> = []

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .name(let name, _), .member(_, let name, _):
        if name.hasPrefix("$") { names.insert(String(name.dropFirst())) }
      case .keyPath(_, let path): names.formUnion(path)
      default: break
      }
    }
  }
}

extension Expression {
  /// True for a closure.
  var isClosure: Bool { if case .closure = bare.kind { true } else { false } }

  /// The name of the property that holds what is set, or of the list that it is of.
  fileprivate var heldName: String? {
    switch bare.kind {
    case .member(let tuple?, let name, _) where name.first?.isNumber == true: tuple.heldName
    case .name(let name, _), .member(_, let name, _): name
    case .subscript(let list, _): list.heldName
    default: nil
    }
  }
}
