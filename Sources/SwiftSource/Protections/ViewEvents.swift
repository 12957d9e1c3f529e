import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The functions that views of SwiftUI call as something changes, or a while after they appear.
struct ViewEvents: SourceVisitor {
  private var names: Set<String> = []
  /// The names of what tells of the app's life: what hears of that has been read.
  private let life: Set<String>

  private init(life: Set<String>) { self.life = life }

  /// The names of the functions that views call so.
  static func names(in program: SourceProgram, _ families: TypeFamilies) -> Set<String> {
    let phases = program.types.values.flatMap { $0.stored + $0.properties.values }
      .filter(\.isPhase).map(\.name)
    var search = ViewEvents(life: LifecycleNames.clues.union(phases))
    for member in MemberCode.all(in: program)
    where member.owner.map({ !$0.isReference && families.buildsViews($0.name) }) == true {
      member.walk(by: &search)
    }
    return search.names
  }

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(_, let name, _) = callee.bare.kind, Self.events.contains(name)
    else { return }
    let closures = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    let others = arguments.filter { if case .closure = $0.value.kind { false } else { true } }
    let asked = others.reduce(into: Set<String>()) {
      $0.formUnion(MentionedNames(in: $1.value).names)
    }
    guard asked.isDisjoint(with: life) else { return }
    for closure in closures {
      var calls = CalledNames()
      calls.walk(closure.value)
      names.formUnion(calls.names)
    }
  }

  /// The modifiers by which views hear of what is no touch.
  private static let events: Set = ["task", "onChange", "onReceive", "onPreferenceChange"]
}

extension SourceProperty {
  /// True for what holds the phase of a scene.
  fileprivate var isPhase: Bool {
    type?.baseName == "ScenePhase"
      || wrapper?.arguments.contains { argument in
        if case .keyPath(_, let path) = argument.value.kind {
          path.contains("scenePhase")
        } else {
          false
        }
      } == true
  }
}

/// The names of what code calls.
private struct CalledNames: SourceVisitor {
  private(set) var names: Set<String> = []

  mutating func visit(_ expression: Expression) {
    if case .call(let callee, _) = expression.kind, let name = callee.calledName {
      names.insert(name)
    }
  }
}
