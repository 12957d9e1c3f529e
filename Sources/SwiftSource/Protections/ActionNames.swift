import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The names of what code has others call whenever they like: users by actions, libraries by notifications, objects by closures that they hold.
struct ActionNames: SourceVisitor {
  private(set) var names: Set<String> = []

  /// Looks through the code of a member.
  init(in code: MemberCode) { code.walk(by: &self) }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      noteSelectors(arguments.selectors(labelled: "action"))
      noteListener(callee, arguments)
      guard let name = callee.calledName, Self.actions.contains(name) else { return }
      for argument in arguments where argument.value.isClosure {
        names.formUnion(MentionedNames(in: argument.value).names)
      }
    case .infix("=", let target, let value):
      guard value.isClosure, case .member = target.bare.kind else { return }
      names.formUnion(MentionedNames(in: value).names)
    default: break
    }
  }

  private static let actions: Set = ["UIAction", "UIAlertAction", "UIContextualAction"]

  /// Notes what is called by a notification of a known name that is not of the app's life.
  private mutating func noteListener(_ callee: Expression, _ arguments: [Argument]) {
    guard callee.calledName == "addObserver",
      let name = arguments.first(where: { $0.label == "name" })?.value,
      case .member = name.bare.kind,
      MentionedNames(in: name).names.isDisjoint(with: LifecycleNames.clues)
    else { return }
    noteSelectors(arguments.selectors(labelled: "selector"))
  }

  private mutating func noteSelectors(_ selectors: [Expression]) {
    for case .macro(_, let methods) in selectors.map(\.kind) {
      names.formUnion(methods.compactMap(\.value.calledName))
    }
  }
}

extension [Argument] {
  /// What is given by a label that stands before selectors.
  func selectors(labelled label: String) -> [Expression] {
    filter { $0.label == label }.map(\.value.bare)
  }
}
