import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where windows are made in code.
struct WindowMakings: SourceVisitor {
  private var found: [(offset: Int, type: String)] = []
  /// The names that what is made there is given to, by where it is made.
  private var names: [Int: String] = [:]
  private var setsLevel = false
  private let types: Set<String>

  /// A call that makes a window.
  struct Making {
    /// Where it stands.
    let place: CodePlace
    /// True where the code around, or the class, gives it a level.
    let hasLevel: Bool
  }

  private init(_ types: Set<String>) { self.types = types }

  /// All in some code, but for the window that the system asks a delegate for, in the order of the code.
  static func all(in members: [MemberCode], _ families: TypeFamilies) -> [Making] {
    let types = (families.descendants["UIWindow"] ?? []).union(["UIWindow"])
    let leveled = Set(
      members.filter { member in
        member.owner.map { types.contains($0.name.lastPart) } == true
          && searched(member, types).setsLevel
      }.compactMap(\.owner?.name.lastPart))
    return members.flatMap { member -> [Making] in
      let search = searched(member, types)
      let isDelegate = member.owner.map { families.isDelegate($0.name.lastPart) } == true
      return search.found.filter {
        !isDelegate || (search.names[$0.offset] ?? member.name) != "window"
      }
      .map { offset, type in
        Making(
          place: CodePlace(file: member.place.file, offset: offset),
          hasLevel: search.setsLevel || leveled.contains(type))
      }
    }
  }

  private static func searched(_ member: MemberCode, _ types: Set<String>) -> WindowMakings {
    var search = WindowMakings(types)
    member.walk(by: &search)
    return search
  }

  mutating func visit(_ declaration: Declaration) {
    guard case .variable(let variable) = declaration.kind else { return }
    for binding in variable.bindings {
      guard case .name(let name) = binding.pattern, let value = binding.value else { continue }
      names[value.bare.offset] = name
    }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let target, let value):
      if target.calledName == "windowLevel" { setsLevel = true }
      names[value.bare.offset] = target.calledName
    case .call(let callee, _):
      guard case .name(let name, _) = callee.kind, types.contains(name) else { return }
      found.append((expression.offset, name))
    default: break
    }
  }
}

extension TypeFamilies {
  /// True for a delegate of the app or of its scenes, which has a window for the system.
  fileprivate func isDelegate(_ type: String) -> Bool {
    Self.delegates.contains { descendants[$0]?.contains(type) == true }
  }

  private static let delegates = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "FlutterAppDelegate",
  ]
}
