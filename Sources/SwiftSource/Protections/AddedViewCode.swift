import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What a program adds to classes of frameworks by which their views listen to something, or do something later: that runs where code calls it.
struct AddedViewCode {
  /// The calls of such functions.
  private var calls = UnseenChanges()

  /// Knows none.
  init() {}

  /// Looks through a program.
  init(in program: SourceProgram) {
    let added = program.types.values.filter { $0.sort == .extension }
    let functions = added.reduce(into: Set<String>()) { $0.formUnion($1.actingFunctions) }
    calls = UnseenChanges(calling: functions, in: program)
  }

  /// True where what is added to a class runs for a view by itself, or some code may call it of the view.
  ///
  /// - Parameter names: those by which code comes to the view.
  func mayRun(_ added: SourceType, ofViewBy names: Set<String>) -> Bool {
    added.actsOfItself || !calls.properties(of: names).isDisjoint(with: added.actingFunctions)
  }
}

extension SourceType {
  /// True where a function or an initializer of its own makes it listen to something, or do something later.
  var acts: Bool {
    (initializers + functions.values.joined()).contains { $0.mentions(Self.listening) }
  }

  /// True where what the system calls, or what makes a view, does so.
  fileprivate var actsOfItself: Bool {
    let words = Self.listening.union(actingFunctions)
    return (initializers + functions.values.joined().filter(\.isOverride)).contains {
      $0.mentions(words)
    }
  }

  /// The names of the functions that make it do so, themselves or by another.
  fileprivate var actingFunctions: Set<String> {
    let all = functions.values.joined()
    var (found, count) = (Set<String>(), -1)
    while found.count > count {
      count = found.count
      let words = Self.listening.union(found)
      found.formUnion(all.filter { $0.mentions(words) }.map(\.declaration.name))
    }
    return found
  }

  private static let listening = LifecycleNames.clues.union([
    "addObserver", "publisher", "sink", "assign", "Timer", "CADisplayLink", "scheduledTimer",
    "asyncAfter", "async", "Task", "detached", "perform", "observe", "registerForTraitChanges",
  ])
}

extension SourceFunction {
  fileprivate func mentions(_ words: Set<String>) -> Bool {
    MentionedNames.include(words, in: declaration.body)
  }
}
