import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What code that nothing was seen to run changes of views: a cover that lies there still, or is laid again, may be as that has left it.
struct UnseenChanges {
  /// The properties that are changed, and functions called, with the names by which code comes to the view in each place.
  private var changes: [(names: Set<String>, property: String)] = []

  /// Knows none.
  init() {}

  /// Looks through a program.
  ///
  /// - Parameters:
  ///   - visited: the statements that were run.
  ///   - followed: the functions that were run besides.
  init(in program: SourceProgram, visited: Set<CodePlace>, except followed: Set<CodePlace>) {
    for member in MemberCode.all(in: program) where !followed.contains(member.place) {
      var search = ViewChanges(in: member, visited: visited)
      member.walk(by: &search)
      guard !search.changes.isEmpty else { continue }
      var locals = MentioningBody.LocalNames()
      member.walk(by: &locals)
      for (names, property) in search.changes {
        // What a variable of its own stands for may be anything that the code mentions.
        let isLocal = names.contains { locals.names.contains($0) || $0.hasPrefix("$") }
        changes.append((isLocal ? names.union(search.mentioned) : names, property))
      }
    }
  }

  /// What is changed of a view that code comes to by some names.
  func properties(of names: Set<String>) -> Set<String> {
    Set(changes.filter { !$0.names.isDisjoint(with: names) }.map(\.property))
  }
}

/// Looks for what a member's code changes of views in statements that were not run.
private struct ViewChanges: SourceVisitor {
  private(set) var changes: [(names: Set<String>, property: String)] = []
  /// The names that stand in the code.
  private(set) var mentioned: Set<String> = []
  private let member: MemberCode
  private let visited: Set<CodePlace>
  private var isVisited = false

  init(in member: MemberCode, visited: Set<CodePlace>) {
    (self.member, self.visited) = (member, visited)
  }

  mutating func visit(_ statement: Statement) {
    isVisited = visited.contains(CodePlace(file: member.place.file, offset: statement.offset))
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): mentioned.insert(name)
    case .type(let type), .cast(_, _, let type), .isType(_, let type):
      mentioned.formUnion([type.baseName ?? ""])
    case .infix(let sign, let left, _) where sign.last == "=" && !Self.comparing.contains(sign):
      note(left)
    case .call(let callee, _):
      if case .member(_, "removeFromSuperview", _) = callee.kind { note(callee) }
    default: break
    }
  }

  private mutating func note(_ changed: Expression) {
    guard !isVisited else { return }
    let (names, property): (Set<String>, String)
    switch changed.kind {
    case .member(let base?, let name, _): (names, property) = (base.chainedNames, name)
    case .name(let name, _): (names, property) = ([], name)
    default: return
    }
    guard Self.deciding.contains(property) else { return }
    let isOwn = names.isEmpty || names == ["self"]
    changes.append((isOwn ? Set([member.owner?.name.lastPart ?? ""]) : names, property))
  }

  private static let comparing: Set = ["==", "!=", "<=", ">=", "===", "!=="]

  /// What decides whether and how much a view hides.
  private static let deciding: Set = [
    "isHidden", "alpha", "opacity", "frame", "bounds", "center", "transform", "backgroundColor",
    "effect", "mask", "image", "removeFromSuperview", "isOpaque", "windowLevel",
  ]
}

extension Expression {
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

  /// The names in a closure, or of any other expression those by which it is come to.
  private var namesWithin: Set<String> {
    guard case .closure(let closure) = kind else { return chainedNames }
    var search = NamesWithin()
    search.walk(closure.body)
    return search.names
  }
}

private struct NamesWithin: SourceVisitor {
  private(set) var names: Set<String> = []

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): names.insert(name)
    case .type(let type), .cast(_, _, let type), .isType(_, let type):
      names.formUnion([type.baseName ?? ""])
    default: break
    }
  }
}
