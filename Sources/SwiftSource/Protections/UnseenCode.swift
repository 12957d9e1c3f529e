import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Code that hears of an app's life, or changes who does, and was never run.
enum UnseenCode {
  /// The gaps that it leaves.
  ///
  /// - Parameters:
  ///   - visited: the statements that were run.
  ///   - beginnings: what was done at the launch, and what objects do as they begin to listen.
  ///   - reach: the functions that may touch what is photographed; what hears of something and comes to none of them does nothing that matters.
  static func gaps(
    in program: SourceProgram, visited: Set<CodePlace>, begun beginnings: [Effect],
    reaching reach: SurfaceReach
  ) -> [SourceGap] {
    var gaps: [SourceGap] = []
    let offsets = Dictionary(grouping: visited, by: \.file).mapValues { $0.map(\.offset) }
    func isUnseen(_ place: CodePlace) -> Bool {
      !visited.contains(place) && reach.mayTouch(listenerAt: place)
    }
    let handed = HandedNotifications(in: program)
    for (place, name) in handed.unseen(after: beginnings) where reach.mayTouch(listenerAt: place) {
      gaps.append(SourceGap(line: program.line(of: place), what: "who listens by \(name)"))
    }
    for (number, file) in program.files.enumerated() {
      var search = Search(conditions: program.conditions.withOtherFlags)
      for statement in file.tree.statements { search.walk(statement) }
      for (offset, what) in search.changes {
        gaps.append(SourceGap(line: file.line(of: offset), what: what))
      }
      for (offset, name, notification) in search.handed
      where program.declaresNoFunction(name)
        && !(program.declaresCase(name) && handed.isBegun(notification, in: beginnings))
      {
        gaps.append(
          SourceGap(line: file.line(of: offset), what: "what \(name) does with \(notification)"))
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
    /// What holds when the program is built.
    let conditions: CompilationConditions
    /// Where methods are put in the place of others.
    var changes: [(offset: Int, what: String)] = []
    /// Where notifications are waited for in a loop, by the statements.
    var loops: [(offset: Int, statement: Int)] = []
    /// Where functions are given the name of a notification of the app's life.
    var handed: [(offset: Int, name: String, notification: String)] = []
    /// Where code listens to the app's life, by the statements; of the first value of a property with the extent of its type, which makes it.
    var listeners: [(name: String, statement: Int, type: Range<Int>?)] = []
    /// The statements around, the innermost the last.
    private var around: [Statement] = []
    private var statement: Int { around.last?.offset ?? 0 }

    init(conditions: CompilationConditions) { self.conditions = conditions }

    // What is not built hears of nothing.
    func followed(_ branches: [CompilationBranch]) -> [CompilationBranch] {
      conditions.choice(of: branches).possible
    }

    mutating func visit(_ statement: Statement) { around.append(statement) }

    // What stands behind a closure is of the statement around that, which may run without it.
    mutating func leave(_ statement: Statement) { around.removeLast() }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .call(let callee, let arguments):
        addClass(callee, arguments, at: expression.offset)
        addHanded(to: callee, arguments)
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

    /// Adds a notification that is handed to a function which neither listens to it here nor only names it.
    private mutating func addHanded(to callee: Expression, _ arguments: [Argument]) {
      // A bare name of a function is the code's own.
      if case .name(let name, _) = callee.kind, name.first?.isUppercase != true { return }
      guard let name = callee.calledName, !Self.understood.contains(name),
        let notification = arguments.lazy.compactMap(\.value.namedNotification).first
      else { return }
      handed.append((callee.offset, name, notification))
    }

    /// Functions of which it is known what they do with the name of a notification.
    private static let understood: Set = [
      "addObserver", "removeObserver", "post", "publisher", "notifications", "notification",
      "Notification", "NSNotification", "Name", "init", "enqueue", "dequeueNotifications",
      "contains", "append", "insert", "remove", "Set", "Array", "print", "debugPrint", "NSLog",
    ]

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

extension Expression {
  /// The name of the notification that it is, or that is in a list; nil for anything else.
  fileprivate var namedNotification: String? {
    switch kind {
    case .member(_, let name, _): LifecycleNames.leavingClues.contains(name) ? name : nil
    case .array(let elements): elements.lazy.compactMap(\.namedNotification).first
    default: nil
    }
  }
}

extension SourceProgram {
  /// True where nothing of the program's has a name.
  fileprivate func declaresNoFunction(_ name: String) -> Bool {
    functions[name] == nil
      && !types.values.contains {
        $0.name.lastPart == name || $0.functions[name] != nil
          || $0.stored.contains { $0.name == name }
      }
  }

  /// True where an enumeration of the program's has a case of a name.
  fileprivate func declaresCase(_ name: String) -> Bool {
    types.values.contains { $0.cases.contains { $0.name == name } }
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
