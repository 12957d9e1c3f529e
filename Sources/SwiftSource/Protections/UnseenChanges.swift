import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What code that nothing was seen to run changes of views: a cover that lies there still, or is laid again, may be as that has left it.
struct UnseenChanges {
  /// The properties that are changed, and functions called, with the names by which code comes to the view in each place.
  private var changes: [(names: Set<String>, property: String)] = []
  /// The properties that hold views which are given texts or pictures that do not stand in the source, by the types that have them.
  private var told: [String: Set<String>] = [:]

  /// Knows none.
  init() {}

  /// Looks through a program.
  ///
  /// - Parameters:
  ///   - visited: the statements that were run.
  ///   - followed: the functions that were run besides.
  init(in program: SourceProgram, visited: Set<CodePlace>, except followed: Set<CodePlace>) {
    var codes: [ViewChanges] = []
    for member in MemberCode.all(in: program) where !followed.contains(member.place) {
      codes.append(ViewChanges(in: member, visited: visited))
    }
    add(codes)
  }

  /// Looks through a program for calls of some functions, run or not.
  ///
  /// - Parameter functions: their names, which stand for what they change.
  init(calling functions: Set<String>, in program: SourceProgram) {
    guard !functions.isEmpty else { return }
    add(MemberCode.all(in: program).map { ViewChanges(in: $0, visited: [], calling: functions) })
  }

  private mutating func add(_ codes: [ViewChanges]) {
    for code in codes {
      guard let owner = code.owner else { continue }
      told[owner.name, default: []].formUnion(code.told)
    }
    // What a function changes of a view that it is given, or called of, it changes of what its callers have.
    var given: [String: Set<String>] = [:]
    for code in codes {
      for change in code.changes {
        switch change.view {
        case .named(let names): changes.append((names, change.property))
        case .local: changes.append((code.mentioned, change.property))
        case .given: given[code.name, default: []].insert(change.property)
        }
      }
    }
    follow(given, through: codes)
  }

  /// Takes functions that change what they are given for changes of what their callers mention.
  private mutating func follow(_ given: [String: Set<String>], through codes: [ViewChanges]) {
    var (given, callers) = (given, 0)
    while !given.isEmpty, callers < Self.mostCallers {
      var next: [String: Set<String>] = [:]
      for code in codes {
        let called = code.unseen.reduce(into: Set()) { $0.formUnion(given[$1] ?? []) }
        if called.isEmpty { continue }
        changes += called.map { (code.mentioned, $0) }
        if code.isGivenSomething { next[code.name, default: []].formUnion(called) }
      }
      (given, callers) = (next, callers + 1)
    }
  }

  /// How many functions may hand a view on from one to the next.
  private static let mostCallers = 4

  /// True where a view that a property of a type holds is given a text or a picture that does not stand in the source.
  func tells(by property: String, of type: String) -> Bool {
    told[type]?.contains(property) == true
  }

  /// What is changed of a view that code comes to by some names.
  func properties(of names: Set<String>) -> Set<String> {
    Set(changes.filter { !$0.names.isDisjoint(with: names) }.map(\.property))
  }
}

/// What a member's code changes of views in statements that were not run.
private struct ViewChanges: SourceVisitor {
  /// The name of the member.
  let name: String
  /// True for a function that is given something, or adds to views of the system's.
  let isGivenSomething: Bool
  private(set) var changes: [(view: Origin, property: String)] = []
  /// The names that stand in the code, and those that stand where nothing was run.
  private(set) var (mentioned, unseen): (Set<String>, Set<String>) = ([], [])
  /// The properties of the code's type that hold views which are given texts or pictures that do not stand in the source.
  private(set) var told: Set<String> = []
  let owner: SourceType?
  private let parameters: Set<String>
  private let locals: Set<String>
  private let file: Int
  private let visited: Set<CodePlace>
  private let calling: Set<String>
  private var isVisited = false

  /// How code comes to a view.
  enum Origin {
    /// By names, of properties, variables and types.
    case named(Set<String>)
    /// By a variable of its own, which may stand for anything that the code mentions.
    case local
    /// Its callers hand it on.
    case given
  }

  /// - Parameter functions: those whose calls count, in the place of changes; of none changes do.
  init(in member: MemberCode, visited: Set<CodePlace>, calling functions: Set<String> = []) {
    (name, owner, file) = (member.name, member.owner, member.place.file)
    (self.visited, calling) = (visited, functions)
    parameters = Set((member.parameters ?? []).map(\.name))
    isGivenSomething = !parameters.isEmpty || owner?.sort == .extension
    var locals = MentioningBody.LocalNames()
    member.walk(by: &locals)
    self.locals = locals.names
    member.walk(by: &self)
    // What is handed on may be the object itself.
    if !functions.isEmpty, let owner { mentioned.insert(owner.name.lastPart) }
  }

  mutating func visit(_ statement: Statement) {
    isVisited = visited.contains(CodePlace(file: file, offset: statement.offset))
  }

  mutating func visit(_ expression: Expression) {
    if !calling.isEmpty { note(call: expression) }
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): note(name)
    case .type(let type), .cast(_, _, let type), .isType(_, let type): note(type.baseName ?? "")
    case .infix(let sign, let left, let right) where sign.isAssigningOperator:
      note(change: left)
      note(telling: left, [right])
    case .call(let callee, let arguments):
      if case .member(_, "removeFromSuperview", _) = callee.kind { note(change: callee) }
      note(telling: callee, arguments.map(\.value))
    default: break
    }
  }

  private mutating func note(_ name: String) {
    mentioned.insert(name)
    if !isVisited { unseen.insert(name) }
  }

  private mutating func note(change: Expression) {
    guard !isVisited else { return }
    switch change.kind {
    case .member(let base?, let property, _): add(property, of: base.chainedNames)
    case .name(let property, _): add(property, of: ["self"])
    default: return
    }
  }

  /// Notes a function that is called, or handed on.
  private mutating func note(call: Expression) {
    switch call.kind {
    case .member(let base, let function, _): add(function, of: base?.chainedNames ?? ["self"])
    case .name(let function, _): add(function, of: ["self"])
    default: break
    }
  }

  private mutating func note(telling target: Expression, _ values: [Expression]) {
    guard !isVisited, case .member(let base?, let name, _) = target.kind,
      TellingNames.properties.union(TellingNames.functions).contains(name),
      let view = base.ownProperty, !locals.contains(view),
      !parameters.contains(view), !values.allSatisfy(\.isLiteral)
    else { return }
    told.insert(view)
  }

  private mutating func add(_ property: String, of names: Set<String>) {
    guard calling.isEmpty ? Self.deciding.contains(property) : calling.contains(property) else {
      return
    }
    changes.append((origin(of: names), property))
  }

  private func origin(of names: Set<String>) -> Origin {
    if names == ["self"] {
      return owner?.sort == .extension ? .given : .named([owner?.name.lastPart ?? ""])
    }
    if !names.isDisjoint(with: parameters) { return .given }
    let isLocal = names.contains { locals.contains($0) || $0.hasPrefix("$") }
    return isLocal ? .local : .named(names)
  }

  /// What decides whether and how much a view hides.
  private static let deciding: Set = [
    "isHidden", "alpha", "opacity", "frame", "bounds", "center", "transform", "backgroundColor",
    "effect", "mask", "image", "removeFromSuperview", "isOpaque", "windowLevel",
  ]
}

extension Expression {
  /// The property of the code's own type that it is, or of which it is a part; nil for anything else.
  fileprivate var ownProperty: String? {
    switch bare.kind {
    case .name(let name, _): return name == "self" ? nil : name
    case .member(let base?, let name, _):
      if case .name("self", _) = base.bare.kind { return name }
      return base.ownProperty
    default: return nil
    }
  }

  /// True for what stands in the source as it is.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .nil: true
    case .string(let pieces): pieces.allSatisfy { if case .text = $0 { true } else { false } }
    case .member(nil, _, _): true
    default: false
    }
  }

  /// The names by which a value is come to.
  fileprivate var chainedNames: Set<String> {
    switch kind {
    case .name(let name, _): [name]
    case .member(let base, let name, _): (base?.chainedNames ?? []).union([name])
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.chainedNames
    case .call(let callee, let arguments):
      arguments.reduce(into: callee.chainedNames) { $0.formUnion($1.value.namesWithin) }
    case .cast(_, let inner, let type): inner.chainedNames.union([type.baseName ?? ""])
    default: []
    }
  }

  /// The names in a closure, those of the types that it asks for among them, or of any other expression those by which it is come to.
  private var namesWithin: Set<String> {
    guard case .closure(let closure) = kind else { return chainedNames }
    var types = AskedTypes()
    types.walk(closure.body)
    return MentionedNames(in: closure.body).names.union(types.names)
  }
}

/// The types that code casts to, and asks for.
private struct AskedTypes: SourceVisitor {
  private(set) var names: Set<String> = []

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .cast(_, _, let type), .isType(_, let type): names.formUnion([type.baseName ?? ""])
    default: break
    }
  }
}
