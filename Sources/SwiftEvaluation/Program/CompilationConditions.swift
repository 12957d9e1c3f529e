package import AfterimageSwiftTree

/// What holds when an app is built for the App Store: for iOS, optimised, without the flags of tests.
package struct CompilationConditions: Sendable {
  /// The flags that are set, as `SWIFT_ACTIVE_COMPILATION_CONDITIONS` has them.
  package var flags: Set<String>

  /// Sets flags.
  package init(flags: Set<String> = []) { self.flags = flags }

  /// Modules of other systems than iOS.
  private static let absentModules: Set = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVServices", "Glibc", "Musl", "WinSDK", "Carbon",
    "FoundationNetworking",
  ]

  /// The branch that is built: the first whose condition holds.
  package func branch(of branches: [CompilationBranch]) -> CompilationBranch? {
    branches.first { $0.condition.map(holds) ?? true }
  }

  /// True where a condition holds; what is not known does not.
  func holds(_ condition: Expression) -> Bool {
    switch condition.kind {
    case .boolean(let truth): truth
    case .name(let flag, _): flags.contains(flag)
    case .prefix("!", let operand): !holds(operand)
    case .infix("&&", let left, let right): holds(left) && holds(right)
    case .infix("||", let left, let right): holds(left) || holds(right)
    case .call(let function, let arguments):
      holds(function, of: arguments.first?.value)
    default: false
    }
  }

  private func holds(_ function: Expression, of argument: Expression?) -> Bool {
    guard case .name(let name, _) = function.kind else { return false }
    let word: String? = if case .name(let word, _) = argument?.kind { word } else { nil }
    switch name {
    case "os": return word == "iOS"
    case "canImport": return word.map { !Self.absentModules.contains($0) } ?? true
    case "arch": return word == "arm64"
    case "swift", "compiler": return true
    case "hasFeature", "hasAttribute": return true
    // The simulator and Catalyst are no phones.
    case "targetEnvironment": return false
    default: return false
    }
  }
}
