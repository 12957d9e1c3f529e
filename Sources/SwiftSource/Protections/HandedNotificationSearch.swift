import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The names of notifications of the app's life in the code of a member, and how it says what it listens to.
struct HandedNotificationSearch: SourceVisitor {
  /// Where names stand of notifications of the app's life, by the offsets.
  private(set) var mentions: [Int: String] = [:]
  /// The calls that listen, with how they say to what.
  private(set) var listeners: [(offset: Int, naming: Naming)] = []
  /// What else is called, with what it is given.
  private(set) var calls: [Call] = []
  /// The names that are no calls.
  private(set) var references: Set<String> = []
  /// Where names are only compared, or given to what listens or looks.
  private var used: Set<Int> = []
  /// Where functions stand that are called.
  private var callees: Set<Int> = []
  private let parameters: Set<String>
  private let constants: Set<String>

  /// How code says what it listens to.
  enum Naming {
    /// It is a constant that has its text elsewhere, or the text itself.
    case written(Set<String>)
    /// It is handed in by a parameter.
    case parameter(String)
    /// It is kept somewhere.
    case open
  }

  /// A call.
  struct Call {
    /// The name of what is called.
    let name: String
    /// What is given, with where it stands.
    let arguments: [(label: String?, offset: Int, naming: Naming)]
  }

  /// Looks through the code of a member of a program.
  init(in member: MemberCode, of program: SourceProgram) {
    parameters = Set((member.parameters ?? []).map(\.name))
    constants = Set(program.variables.keys)
    member.walk(by: &self)
  }

  /// The names that are kept: not those that a function is given which listens to them.
  func names(besides functions: Set<String>) -> [(offset: Int, name: String)] {
    let given = calls.filter { functions.contains($0.name) }
      .reduce(into: used) { $0.formUnion($1.arguments.map(\.offset)) }
    return mentions.filter { !given.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  mutating func visit(_ statement: Statement) {
    guard case .switch(_, let cases) = statement.kind else { return }
    for item in cases.flatMap(\.patterns) {
      if case .expression(let value) = item.pattern { used.insert(value.offset) }
    }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix(let name, let left, let right) where ["==", "!=", "~="].contains(name):
      used.formUnion([left.offset, right.offset])
    case .call(let callee, let arguments):
      callees.insert(callee.bare.offset)
      if let name = callee.calledName { add(name, arguments, at: expression.offset) }
    case .name(let name, _), .member(_, let name, _):
      if LifecycleNames.leavingClues.contains(name), name != "scenePhase" {
        mentions[expression.offset] = name
      } else if !callees.contains(expression.offset) {
        references.insert(name)
      }
    default: break
    }
  }

  private mutating func add(_ name: String, _ arguments: [Argument], at offset: Int) {
    if let labels = Self.listening[name] {
      let labelled = arguments.first { labels.contains($0.label ?? "") }
      if let value = labelled?.value { listeners.append((offset, naming(value))) }
    }
    if Self.listening[name] != nil || Self.looking.contains(name) {
      used.formUnion(arguments.map(\.value.offset))
    }
    let given = arguments.map { ($0.label, $0.value.offset, naming($0.value)) }
    calls.append(Call(name: name, arguments: given))
  }

  /// The functions that listen, with what they call the name.
  static let listening = [
    "addObserver": ["forName", "name"], "publisher": ["for"], "notifications": ["named"],
    "notification": [""],
  ]

  /// Functions that keep no name that they are given.
  private static let looking: Set = [
    "removeObserver", "post", "contains", "print", "debugPrint", "NSLog", "Notification",
    "NSNotification",
  ]

  private func naming(_ value: Expression) -> Naming {
    switch value.kind {
    case .string(let pieces):
      let texts = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return texts.count == pieces.count ? .written([texts.joined()]) : .open
    case .member(nil, let name, _): return .written([name])
    case .member(let base?, let name, _): return naming(name, of: base)
    case .name(let name, _):
      if parameters.contains(name) { return .parameter(name) }
      return constants.contains(name) || name.isType ? .written([name]) : .open
    case .call(_, let arguments): return arguments.first.map { naming($0.value) } ?? .open
    case .cast(_, let inner, _), .forceUnwrap(let inner), .optionalChain(let inner):
      return naming(inner)
    default: return .open
    }
  }

  /// A member of a type is a constant, and the text of a name stands for it.
  private func naming(_ name: String, of base: Expression) -> Naming {
    if ["rawValue", "name", "notificationName"].contains(name) {
      let inner = naming(base)
      if case .written(let words) = inner { return .written(words.union([name])) }
      return inner
    }
    return base.calledName?.isType == true ? .written([name]) : .open
  }
}

extension String {
  /// True for what is written as types are.
  fileprivate var isType: Bool { first?.isUppercase == true }
}

extension LifecycleNames {
  /// True for a value that is a notification by a name of its constant.
  static func isNamed(_ value: Value, _ clue: String) -> Bool {
    guard let raw = notification(value)?.rawValue else { return false }
    let parts = raw.split(separator: ".")
    guard parts.count == 2, parts[1].hasSuffix("Notification") else { return false }
    let event = parts[1].dropLast("Notification".count)
    let old = parts[0] + event.prefix(1).uppercased() + event.dropFirst()
    return clue == parts[1] || clue == old || clue == old + "Notification"
  }
}
