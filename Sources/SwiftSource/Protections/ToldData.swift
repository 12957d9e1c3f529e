import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Tells what views of UIKit are given to show that does not stand in the source.
struct ToldData {
  private let words: SourceWords

  /// Begins with what the program's own views and functions show.
  init(of program: SourceProgram) { words = SourceWords(of: program) }

  /// True for a text that stands in the source, or that code finds by a constant.
  func isOfSource(_ expression: Expression) -> Bool {
    words.areOfSource(expression) || isConstant(expression)
  }

  private func isConstant(_ expression: Expression) -> Bool {
    switch expression.bare.kind {
    case .string(let pieces): pieces.allSatisfy { if case .text = $0 { true } else { false } }
    case .integer, .float, .boolean, .nil, .macro, .member(nil, _, _): true
    case .name(let name, _): name.first?.isUppercase == true
    case .member(let base?, let name, _): !Self.shared.contains(name) && isConstant(base)
    case .call(let callee, let arguments):
      isConstant(callee) && arguments.allSatisfy { isConstant($0.value) }
    case .conditional(_, let one, let other): isConstant(one) && isConstant(other)
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
