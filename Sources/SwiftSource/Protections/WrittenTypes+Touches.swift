import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What is registered for touches: nothing but whoever uses the app calls it, in front, and code that sends actions itself is known by that.
extension WrittenTypes {
  /// True for a call by which a control, a gesture or a button of a bar calls what its selector names as it is touched.
  func isForTouches(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    guard let name = callee.calledName else { return false }
    switch arguments.map(\.label) {
    case [nil, "action", "for"]:
      return name == "addTarget" && !declaresFunction(name)
        && arguments[2].value.isOfTouchesAlone && isControl(callee, in: scope)
    case let labels where labels.contains("target") && labels.contains("action"):
      guard case .name = callee.bare.kind, type(named: name) == nil else { return false }
      return name == "UIBarButtonItem" || Self.gestures.contains(name)
    default: return false
    }
  }

  /// True where what a function is called of is surely of a class of UIKit's controls, or of one of the program's that comes from there: those of libraries may send what they like.
  private func isControl(_ callee: Expression, in scope: Scope) -> Bool {
    let base: Expression? =
      if case .member(let base?, _, _) = callee.bare.kind { base } else { nil }
    let type = base == nil ? scope.owner?.name : base.flatMap { name(of: $0, in: scope) }
    guard let type else { return false }
    return Frameworks().classes(above: program.foreignAncestors(of: type) + [type.lastPart])
      .contains("UIControl")
  }

  private static let gestures: Set = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIPanGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
  ]
}

extension Expression {
  /// True for events of controls that come of touches: none ends as the app is left, as editing does, or a touch that is cancelled.
  fileprivate var isOfTouchesAlone: Bool {
    switch bare.kind {
    case .array(let events): events.allSatisfy(\.isOfTouchesAlone)
    case .member(nil, let name, _), .member(.some, let name, _): Self.touches.contains(name)
    default: false
    }
  }

  private static let touches: Set = [
    "touchUpInside", "touchDown", "touchDownRepeat", "primaryActionTriggered",
    "menuActionTriggered", "valueChanged",
  ]
}
