import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Methods of the app's delegate in the form of Swift 1 and 2, where the first parameter had no label although none was left out.
///
/// From Swift 3 on UIKit calls no method of that form: its name for Objective-C is another (https://github.com/swiftlang/swift-evolution/blob/main/proposals/0046-first-label.md).
enum OldDelegateMethods {
  /// The gaps that they leave in a program that may be of such a Swift: its names of UIKit's are others, so that what they do is not followed.
  ///
  /// - Parameters:
  ///   - owners: what hears of the app's life.
  ///   - reach: the functions that may touch what is photographed.
  static func gaps(
    in program: SourceProgram, of owners: [AppReader.Owner], reaching reach: SurfaceReach
  ) -> [SourceGap] {
    let methods = owners.filter(\.isDelegate).flatMap { owner in
      program.lineage(of: owner.type).filter(\.isReference).flatMap { type in
        type.functions.values.joined().filter(\.isOldDelegateMethod)
      }
    }
    guard !methods.isEmpty else { return [] }
    var words = OldWords()
    for file in program.files { for statement in file.tree.statements { words.walk(statement) } }
    guard words.areOld || !program.isOfLaterSwift else { return [] }
    return Set(methods.map(\.place)).sorted()
      .filter { words.setHidden || reach.mayTouch(listenerAt: $0) }
      .map {
        SourceGap(line: program.line(of: $0), what: "what a delegate's method of Swift 2 does")
      }
  }
}

extension SourceFunction {
  /// True for a method by which a delegate heard of the app's life after its launch.
  fileprivate var isOldDelegateMethod: Bool {
    guard declaration.body?.statements.isEmpty == false,
      let first = declaration.parameters.first, declaration.parameters.count == 1,
      first.label != nil, first.type == .name("UIApplication", []), !isStatic,
      !attributes.contains(where: { $0.name == "objc" && !$0.arguments.isEmpty })
    else { return false }
    return LifecycleNames.delegateMethods["\(declaration.name)(_:)"] != nil
  }
}

extension SourceProgram {
  /// True where something is written that Swift 3 or a later one alone has: a method of a delegate without a label, or what came with later versions of the system.
  fileprivate var isOfLaterSwift: Bool {
    types.values.contains { type in
      type.isReference
        && type.functions.values.joined().contains {
          LifecycleNames.delegateMethods[$0.fullName] != nil && !$0.declaration.parameters.isEmpty
        }
    }
      || files.contains { file in
        file.tree.statements.contains { statement in
          guard case .declaration(let declaration) = statement.kind,
            case .import(let module) = declaration.kind
          else { return false }
          return ["SwiftUI", "Combine", "WidgetKit", "Observation"].contains(module)
        }
      }
  }
}

/// Looks for names of UIKit's that Swift 1 and 2 alone have.
private struct OldWords: SourceVisitor {
  /// True where there are any.
  private(set) var areOld = false
  /// True where something is hidden by such a name.
  private(set) var setHidden = false

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let target, _):
      if case .member(_, "hidden", _) = target.bare.kind { setHidden = true }
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard case .member(let owner?, let name, _) = callee.kind,
        case .name(let type, _) = owner.kind
      else { return }
      areOld = areOld || Self.shared[type] == name
    default: break
    }
  }

  private static let shared = [
    "UIScreen": "mainScreen", "UIApplication": "sharedApplication", "UIDevice": "currentDevice",
    "NSNotificationCenter": "defaultCenter", "NSUserDefaults": "standardUserDefaults",
    "NSBundle": "mainBundle", "NSFileManager": "defaultManager",
  ]
}
