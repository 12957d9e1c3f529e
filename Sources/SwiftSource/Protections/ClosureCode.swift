import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What closures say by themselves, apart from the functions that they stand in.
struct ClosureCode {
  /// The closures of each file, those further in the later.
  private var closures: [Int: [(extent: ClosedRange<Int>, body: Block)]] = [:]

  /// Finds those of the files in which something was left off.
  init(in program: SourceProgram, at cuts: [CutOff]) {
    for file in Set(cuts.flatMap { $0.code + $0.around }.map(\.file)) {
      var search = Search()
      for statement in program.files[file].tree.statements { search.walk(statement) }
      closures[file] = search.found
    }
  }

  /// The names that the innermost closure around a place mentions; nil where none lies around it.
  func names(around place: CodePlace) -> Set<String>? {
    let around = closures[place.file]?.filter { $0.extent.contains(place.offset) } ?? []
    let innermost = around.max { $0.extent.lowerBound < $1.extent.lowerBound }
    return innermost.map { MentionedNames(in: $0.body).names }
  }

  private struct Search: SourceVisitor {
    var found: [(extent: ClosedRange<Int>, body: Block)] = []

    mutating func visit(_ expression: Expression) {
      guard case .closure(let closure) = expression.kind,
        let first = closure.body.statements.first, let last = closure.body.statements.last
      else { return }
      found.append((first.offset...max(first.offset, last.end), closure.body))
    }
  }
}
