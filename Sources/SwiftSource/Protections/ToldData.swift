import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Tells what views of UIKit are given to show that does not stand in the source.
struct ToldData {
  private let words: SourceWords
  /// What the program's own functions do, by their names.
  private let bodies: [String: [Block]]
  /// The code of the program's own types, by their names.
  private let types: [String: [MemberCode]]

  /// Begins with what the program's own views and functions show.
  init(of program: SourceProgram) {
    words = SourceWords(of: program)
    let own = program.types.values.flatMap { $0.functions.values.joined() }
    let all = own + program.functions.values.joined()
    bodies = Dictionary(grouping: all) { $0.declaration.name }.mapValues { functions in
      functions.compactMap(\.declaration.body)
    }
    types = Dictionary(grouping: MemberCode.all(in: program)) { $0.owner?.name.lastPart ?? "" }
  }

  /// True for a text that stands in the source, or that code finds by a constant.
  func isOfSource(_ expression: Expression) -> Bool {
    isConstant(expression) || words.isWritten(expression) || isLookedUp(expression)
  }

  /// True for views of SwiftUI that show nothing else.
  func isOfSource(content expression: Expression) -> Bool {
    words.areOfSource(expression) || isConstant(expression)
  }

  /// True for a view that a function of the program's own, or the code of its own class, makes without giving anything data to show.
  func isOfSource(view expression: Expression) -> Bool {
    if isMadeWithData(expression) { return false }
    if isOfSource(expression) { return true }
    return called(by: expression)?.allSatisfy { !isTold(in: $0) } == true
  }

  /// True for what a function of the program's own, or the code of its own class, makes and gives data to show.
  func isMadeWithData(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.bare.kind, let name = callee.ownName else {
      return false
    }
    return types[name]?.contains(where: isTold) == true
      || bodies[name]?.contains(where: isTold) == true
  }

  /// True for a text that a function of the program's own looks up by a constant.
  private func isLookedUp(_ expression: Expression) -> Bool {
    guard let bodies = called(by: expression) else { return false }
    return bodies.allSatisfy { !Self.lookingUp.isDisjoint(with: MentionedNames(in: $0).names) }
  }

  /// What functions of the program's own do that are called with constants; nil for any other call.
  private func called(by expression: Expression) -> [Block]? {
    guard case .call(let callee, let arguments) = expression.bare.kind,
      let bodies = callee.ownName.flatMap({ bodies[$0] }), !bodies.isEmpty,
      arguments.allSatisfy({ isConstant($0.value) })
    else { return nil }
    return bodies
  }

  private static let lookingUp: Set = [
    "NSLocalizedString", "localizedString", "LocalizedStringResource", "localized",
  ]

  private func isConstant(_ expression: Expression) -> Bool {
    switch expression.bare.kind {
    case .string(let pieces): pieces.allSatisfy { if case .text = $0 { true } else { false } }
    case .integer, .float, .boolean, .nil, .macro, .member(nil, _, _): true
    case .name(let name, _): name.first?.isUppercase == true
    case .member(let base?, let name, _): !Self.shared.contains(name) && isConstant(base)
    case .call(let callee, let arguments):
      isConstant(callee) && arguments.allSatisfy { isConstant($0.value) }
    case .conditional(_, let one, let other): isConstant(one) && isConstant(other)
    case .array(let elements): elements.allSatisfy(isConstant)
    case .infix("??", let one, let other), .infix("+", let one, let other):
      isConstant(one) && isConstant(other)
    default: false
    }
  }

  /// The names by which an object is come to that lasts and may hold data.
  private static let shared: Set = [
    "shared", "default", "standard", "current", "main", "instance", "sharedInstance", "general",
  ]

  /// True for an assignment or a call by which a view, or an item of a bar, is given data to show.
  func tells(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .infix("=", let target, let value):
      guard case .member(_, let name, _) = target.bare.kind else { return false }
      return Self.telling.contains(name) && !isOfSource(value)
    case .call(let callee, let arguments):
      guard let name = callee.calledName, let first = arguments.first else { return false }
      switch name {
      case "setTitle", "setAttributedTitle": return !isOfSource(first.value)
      case "UIBarButtonItem": return first.label == "title" && !isOfSource(first.value)
      default: return false
      }
    default: return false
    }
  }

  /// True where something is told in an expression.
  func isTold(in expression: Expression) -> Bool {
    var search = Search(data: self)
    search.walk(expression)
    return search.isFound
  }

  /// True where something is told in the code of a member.
  func isTold(in member: MemberCode) -> Bool {
    var search = Search(data: self)
    member.walk(by: &search)
    return search.isFound
  }

  private func isTold(in body: Block) -> Bool {
    var search = Search(data: self)
    search.walk(body)
    return search.isFound
  }

  private struct Search: SourceVisitor {
    let data: ToldData
    var isFound = false

    mutating func visit(_ expression: Expression) {
      if data.tells(expression) { isFound = true }
    }
  }

  private static let telling: Set = [
    "text", "attributedText", "title", "attributedTitle", "prompt", "string", "placeholder",
  ]
}
