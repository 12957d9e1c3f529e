import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Texts of the source that may be what an app shows in front: a name stands for them, or code in front sets them.
struct KeptTexts {
  private var texts: Set<String> = []
  /// Where statements set something to a text that stands there, or to nothing.
  private var written: Set<CodePlace> = []

  /// Knows none.
  init() {}

  /// Looks through a program, where anything writes a text as the app is left.
  ///
  /// - Parameters:
  ///   - effects: what is done in front.
  ///   - leaving: what is done as the app is left.
  init(of program: SourceProgram, inFront effects: [Effect], leaving: [Effect]) {
    let writes = leaving.flatMap(\.flattened).contains { effect in
      if case .set(_, "text", _, _) = effect { true } else { false }
    }
    guard writes else { return }
    for code in MemberCode.all(in: program) {
      guard case .string(let pieces)? = code.value?.kind else { continue }
      for case .text(let text) in pieces { texts.insert(text) }
    }
    for (number, file) in program.files.enumerated() {
      var search = WrittenTexts()
      for statement in file.tree.statements { search.walk(statement) }
      written.formUnion(search.offsets.map { CodePlace(file: number, offset: $0) })
    }
    for case .set(_, _, let value, _) in effects.flatMap(\.flattened) {
      if let text = value.text { texts.insert(text) }
    }
  }

  /// True for a text that may tell of what is shown in front; what else stands in the source tells nobody anything.
  func maySay(_ text: String) -> Bool { texts.contains(text) }

  /// True where something is set to a text that stands there, or to nothing: any other value may be another by then.
  func isWritten(at place: CodePlace) -> Bool { written.contains(place) }
}

/// Looks for texts that something is set to.
private struct WrittenTexts: SourceVisitor {
  private(set) var offsets: Set<Int> = []

  mutating func visit(_ expression: Expression) {
    guard case .infix("=", let target, let value) = expression.kind else { return }
    switch value.bare.kind {
    case .nil: break
    case .string(let pieces):
      guard pieces.allSatisfy({ if case .text = $0 { true } else { false } }) else { return }
    default: return
    }
    offsets.formUnion([expression.offset, target.offset])
  }
}
