import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Texts of the source that may be what an app shows in front: a name stands for them, or code in front sets them.
struct KeptTexts {
  private var texts: Set<String> = []

  /// Knows none.
  init() {}

  /// Looks through a program.
  ///
  /// - Parameter effects: what is done in front.
  init(of program: SourceProgram, inFront effects: [Effect]) {
    for code in MemberCode.all(in: program) {
      guard case .string(let pieces)? = code.value?.kind else { continue }
      for case .text(let text) in pieces { texts.insert(text) }
    }
    for case .set(_, _, let value, _) in effects.flatMap(\.flattened) {
      if let text = value.text { texts.insert(text) }
    }
  }

  /// True for a text that may tell of what is shown in front; what else stands in the source tells nobody anything.
  func maySay(_ text: String) -> Bool { texts.contains(text) }
}
