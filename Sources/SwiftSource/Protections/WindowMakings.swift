import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where windows are made in code.
struct WindowMakings: SourceVisitor {
  private var found: [(offset: Int, type: String)] = []
  /// The names that what is made there is given to, by where it is made.
  private var names: [Int: String] = [:]
  /// The levels that windows are given; nil is one that is not known.
  private var levels: [Double?] = []
  private let types: Set<String>

  /// A call that makes a window.
  struct Making {
    /// Where it stands.
    let place: CodePlace
    /// True where the code around, or the class, gives it a level.
    let hasLevel: Bool
    /// The highest level that it may be given; nil where that is not known.
    let highestLevel: Double?
  }

  private init(_ types: Set<String>) { self.types = types }

  /// All in some code, but for the window that the system asks a delegate for, in the order of the code.
  static func all(in members: [MemberCode], _ families: TypeFamilies) -> [Making] {
    let types = (families.descendants["UIWindow"] ?? []).union(["UIWindow"])
    let searches = members.map { member in
      var search = WindowMakings(types)
      member.walk(by: &search)
      return search
    }
    let leveled = Set(
      zip(members, searches).filter { member, search in
        !search.levels.isEmpty && member.owner.map { types.contains($0.name.lastPart) } == true
      }.compactMap(\.0.owner?.name.lastPart))
    // What other code sets may be set of any window, and a class may have a level of its own.
    let others = searches.filter(\.found.isEmpty).flatMap(\.levels)
    let ownLevels: [Double?] = members.contains { $0.name == "windowLevel" } ? [nil] : []
    return zip(members, searches).flatMap { member, search -> [Making] in
      let levels = search.levels + others + ownLevels
      let isDelegate = member.owner.map { families.isDelegate($0.name.lastPart) } == true
      return search.found.filter {
        !isDelegate || (search.names[$0.offset] ?? member.name) != "window"
      }
      .map { offset, type in
        Making(
          place: CodePlace(file: member.place.file, offset: offset),
          hasLevel: !search.levels.isEmpty || leveled.contains(type),
          highestLevel: levels.contains(nil) ? nil : levels.compactMap(\.self).max() ?? 0)
      }
    }
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
      if target.calledName == "windowLevel" { levels.append(value.windowLevel) }
      names[value.bare.offset] = target.calledName
    case .infix(let sign, let target, _) where WrittenTypes.setsOperand(sign):
      if target.calledName == "windowLevel" { levels.append(nil) }
    case .call(let callee, _):
      guard case .name(let name, _) = callee.kind, types.contains(name) else { return }
      found.append((expression.offset, name))
    default: break
    }
  }
}

extension Expression {
  /// The level of windows that it is; nil where that is not known (https://developer.apple.com/documentation/uikit/uiwindow/level).
  fileprivate var windowLevel: Double? {
    switch bare.kind {
    case .name(let name, _): return Self.oldLevels[name]
    case .member(let level?, "rawValue", _): return level.windowLevel
    case .member(let type, let name, _):
      return type == nil || type?.calledName == "Level" ? Self.levels[name] : nil
    case .integer(let digits), .float(let digits): return Double(digits)
    case .infix("+", let level, let more):
      guard let level = level.windowLevel, let more = more.windowLevel else { return nil }
      return level + more
    case .infix("-", let level, let less):
      guard let level = level.windowLevel, let less = less.windowLevel else { return nil }
      return level - less
    case .call(let callee, let arguments):
      guard arguments.count == 1, ["Level", "init"].contains(callee.calledName) else { return nil }
      return arguments[0].value.windowLevel
    default: return nil
    }
  }

  private static let levels = ["normal": 0.0, "statusBar": 1_000, "alert": 2_000]
  private static let oldLevels = [
    "UIWindowLevelNormal": 0.0, "UIWindowLevelStatusBar": 1_000, "UIWindowLevelAlert": 2_000,
  ]
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
