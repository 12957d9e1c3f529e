package import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// How much was understood of the code that a screen's picture came from.
package struct SourceCoverage: Hashable, Sendable {
  /// The statements that were run for the picture, and the declarations beside them that something was not understood of.
  package var statements = 0
  /// Those in which nothing was left out, guessed or taken for something else.
  package var understood = 0
  /// The lines on which the latter begin, in order, each once.
  package var lines: [CodeLine] = []
}

extension SourceCoverage {
  /// Nothing was run.
  static let none = SourceCoverage()

  /// Counts statements: one is not understood where a remark is about a line of its, and about none of a statement within it.
  ///
  /// - Parameters:
  ///   - visited: the places of the statements that were run.
  ///   - remarks: what was not understood, or only by a guess.
  init(of visited: Set<CodePlace>, _ remarks: [SourceRemark], in program: SourceProgram) {
    var missed: Set<CodePlace> = []
    var elsewhere: Set<CodeLine> = []
    let told = Dictionary(grouping: Set(remarks.map(\.line)), by: \.path)
    for (number, file) in program.files.enumerated() {
      guard let lines = told[file.path] else { continue }
      let extents = StatementExtents(in: file, number, of: visited)
      for line in lines {
        if let place = extents.innermost(on: line.line) {
          missed.insert(place)
        } else {
          elsewhere.insert(line)
        }
      }
    }
    statements = visited.count + elsewhere.count
    understood = visited.count - missed.count
    lines = Set(visited.subtracting(missed).map { program.line(of: $0) }).sorted()
  }
}

/// The lines that statements of a file reach over.
private struct StatementExtents {
  /// A statement with its lines.
  struct Extent {
    var place: CodePlace
    var lines: ClosedRange<Int>
  }

  /// The statements, in the order of the file.
  private let extents: [Extent]

  init(in file: ProgramFile, _ number: Int, of visited: Set<CodePlace>) {
    var walk = StatementWalk()
    for statement in file.tree.statements { walk.walk(statement) }
    extents = walk.statements.compactMap { statement in
      let place = CodePlace(file: number, offset: statement.offset)
      guard visited.contains(place) else { return nil }
      let first = file.line(of: statement.offset).line
      let last = file.line(of: max(statement.offset, statement.end - 1)).line
      return Extent(place: place, lines: first...max(first, last))
    }.sorted { $0.place < $1.place }
  }

  /// The statement that begins last of those on a line.
  func innermost(on line: Int) -> CodePlace? {
    extents.last { $0.lines.contains(line) }?.place
  }
}

/// All statements of a file.
private struct StatementWalk: SourceVisitor {
  var statements: [Statement] = []

  mutating func visit(_ expression: Expression) {}
  mutating func visit(_ statement: Statement) { statements.append(statement) }
}
