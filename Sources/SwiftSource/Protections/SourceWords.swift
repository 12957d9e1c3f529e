import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension Expression {
  /// True for what is called of something that is named.
  var isMember: Bool { if case .member = kind { true } else { false } }
}

/// Tells texts that stand in the source of an app from those that are its data.
struct SourceWords {
  private let views: OwnViewCode

  /// Begins with what the program's own views and functions show.
  init(of program: SourceProgram) { views = OwnViewCode(program) }

  /// True for words that stand in the source, and for closures and views that show no others.
  func areOfSource(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .closure, .call:
      var words = ShownWords(views)
      words.walk(expression)
      return !words.areOpen && !words.haveControls
    case .array(let elements): return elements.allSatisfy(areOfSource)
    default: return ShownWords(views).isWritten(expression)
    }
  }

  /// True for a text that stands in the source, looked up or not.
  func isWritten(_ text: Expression) -> Bool { ShownWords(views).isWritten(text) }

  /// True for a menu whose items say nothing but words of the source; which of them is chosen they tell with a mark alone.
  func isMenuOfSource(_ closure: Expression) -> Bool {
    var words = ShownWords(views)
    words.walk(closure)
    return !words.areOpen
  }

  /// True for a view that is made of symbols, pictures and words of the source, with whatever modifiers.
  func showsNothingElse(_ view: Expression) -> Bool {
    switch view.kind {
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name(let name, _):
        return Self.plain.contains(name) && areOfSource(view)
      case .member(let base?, _, _):
        return showsNothingElse(base)
          && arguments.allSatisfy { !$0.value.isClosure || areOfSource($0.value) }
      default: return false
      }
    default: return false
    }
  }

  /// Views that show what they are given, and nothing of their own.
  private static let plain =
    ShownVocabulary.containers.union(ShownVocabulary.controls).union(ShownVocabulary.silent)
}
