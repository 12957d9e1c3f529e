import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Code that hears of an app's life, or changes who does, and was never run.
enum UnseenCode {
  /// The gaps that it leaves.
  ///
  /// - Parameters:
  ///   - visited: the statements that were run.
  ///   - reach: the functions that may touch what is photographed; what hears of something and comes to none of them does nothing that matters.
  static func gaps(
    in program: SourceProgram, visited: Set<CodePlace>, reaching reach: SurfaceReach
  ) -> [SourceGap] {
    var gaps: [SourceGap] = []
    let offsets = Dictionary(grouping: visited, by: \.file).mapValues { $0.map(\.offset) }
    func isUnseen(_ place: CodePlace) -> Bool {
      !visited.contains(place) && reach.mayTouch(listenerAt: place)
    }
    for (number, file) in program.files.enumerated() {
      var search = Search()
      for statement in file.tree.statements { search.walk(statement) }
      for (offset, what) in search.changes {
        gaps.append(SourceGap(line: file.line(of: offset), what: what))
      }
      for (offset, statement) in search.loops
      where isUnseen(CodePlace(file: number, offset: statement)) {
        gaps.append(SourceGap(line: file.line(of: offset), what: "a loop over notifications"))
      }
      for (name, statement, type) in search.listeners
      where isUnseen(CodePlace(file: number, offset: statement))
        && offsets[number]?.contains(where: { type?.contains($0) == true }) != true
      {
        gaps.append(SourceGap(line: file.line(of: statement), what: "who listens by \(name)"))
      }
    }
    return gaps
  }

  /// What stands in a file.
  private struct Search: SourceVisitor {
    /// Where methods are put in the place of others.
    var changes: [(offset: Int, what: String)] = []
    /// Where notifications are waited for in a loop, by the statements.
    var loops: [(offset: Int, statement: Int)] = []
    /// Where code listens to the app's life, by the statements; of the first value of a property with the extent of its type, which makes it.
    var listeners: [(name: String, statement: Int, type: Range<Int>?)] = []
    /// The statements around, the innermost the last.
    private var around: [Statement] = []
    private var statement: Int { around.last?.offset ?? 0 }

    mutating func visit(_ statement: Statement) { around.append(statement) }

    // What stands behind a closure is of the statement around that, which may run without it.
    mutating func leave(_ statement: Statement) { around.removeLast() }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .call(let callee, let arguments):
        addClass(callee, arguments, at: expression.offset)
        guard case .member(_, "notifications", _) = callee.kind,
          arguments.first?.label == "named"
        else { return }
        loops.append((expression.offset, statement))
      case .name(let name, _), .member(_, let name, _):
        if Self.swizzling.contains(name) {
          changes.append((expression.offset, "methods that \(name) puts in the place of others"))
        } else if LifecycleNames.leavingClues.contains(name) {
          listeners.append((name, statement, around.last?.extentOfType))
        }
      default: break
      }
    }

    /// Adds where an object is given another class, unless it is one of the app's texts.
    private mutating func addClass(_ callee: Expression, _ arguments: [Argument], at offset: Int) {
      guard callee.calledName == "object_setClass", let object = arguments.first?.value,
        !MentionedNames(in: object).names.contains("Bundle")
      else { return }
      changes.append((offset, "what an object does that is given another class"))
    }

    private static let swizzling: Set = [
      "method_exchangeImplementations", "class_replaceMethod", "method_setImplementation",
    ]
  }
}

extension Statement {
  /// From where to where the type reaches that it declares; nil for any other statement.
  fileprivate var extentOfType: Range<Int>? {
    guard case .declaration(let declaration) = kind, case .type = declaration.kind else {
      return nil
    }
    return declaration.offset..<max(declaration.offset, declaration.end)
  }
}
