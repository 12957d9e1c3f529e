import AfterimageSwiftEvaluation

/// What views do: lie in each other, and have parts of their own.
extension UIKitModel {
  /// The functions of views and of stack views.
  static let viewFunctions: [String: Function] = [
    "addSubview": { call, evaluator in
      guard let view = call.receiver, let child = call.view else { return nil }
      put(child, into: view, at: nil, by: &evaluator)
      return .void
    },
    "insertSubview": { call, evaluator in
      guard let view = call.receiver, let child = call.view else { return nil }
      let siblings = evaluator.objects("subviews", of: view).filter { $0 != child }
      func index(_ label: String, plus: Int) -> Int? {
        call[label]?.asObject.flatMap { siblings.firstIndex(of: $0) }.map { $0 + plus }
      }
      var place = siblings.count
      if case .int(let number)? = call["at"] { place = min(max(0, number), siblings.count) }
      place = index("aboveSubview", plus: 1) ?? index("belowSubview", plus: 0) ?? place
      put(child, into: view, at: place, by: &evaluator)
      return .void
    },
    "addArrangedSubview": { call, evaluator in
      guard let stack = call.receiver, let child = call.view else { return nil }
      arrange(child, in: stack, at: nil, by: &evaluator)
      return .void
    },
    "insertArrangedSubview": { call, evaluator in
      guard let stack = call.receiver, let child = call.view else { return nil }
      var place: Int?
      if case .int(let number)? = call["at"] { place = number }
      arrange(child, in: stack, at: place, by: &evaluator)
      return .void
    },
    "removeArrangedSubview": { call, evaluator in
      guard let stack = call.receiver, let child = call.view else { return nil }
      evaluator.remove(.object(child), from: "arrangedSubviews", of: stack)
      return .void
    },
    "removeFromSuperview": { call, evaluator in
      guard let view = call.receiver else { return nil }
      take(view, by: &evaluator)
      return .void
    },
    "bringSubviewToFront": { call, evaluator in
      guard let view = call.receiver, let child = call.view else { return nil }
      let others = evaluator.objects("subviews", of: view).filter { $0 != child }
      evaluator.write(.array((others + [child]).map { .object($0) }), to: "subviews", of: view)
      return .void
    },
    "sendSubviewToBack": { call, evaluator in
      guard let view = call.receiver, let child = call.view else { return nil }
      let others = evaluator.objects("subviews", of: view).filter { $0 != child }
      evaluator.write(.array(([child] + others).map { .object($0) }), to: "subviews", of: view)
      return .void
    },
    "setCustomSpacing": { call, evaluator in
      guard let stack = call.receiver, let child = call["after"]?.asObject,
        let spacing = call[nil]
      else { return nil }
      evaluator.write(spacing, to: "spacing after \(child.number)", of: stack)
      return .void
    },
    "addLayoutGuide": { call, evaluator in
      guard let view = call.receiver, let guide = call[nil]?.asObject else { return nil }
      evaluator.write(.object(view), to: "owningView", of: guide)
      evaluator.append(.object(guide), to: "layoutGuides", of: view)
      return .void
    },
    "viewWithTag": { call, evaluator in
      guard let view = call.receiver, let tag = call[nil] else { return nil }
      let found = descendants(of: view, by: evaluator).first {
        evaluator.stored("tag", of: $0) == tag
      }
      return found.map { .object($0) } ?? .nothing
    },
    "isDescendant": { call, evaluator in
      guard let view = call.receiver, let other = call["of"]?.asObject else { return nil }
      return .bool(([other] + descendants(of: other, by: evaluator)).contains(view))
    },
    "setContentHuggingPriority": { call, evaluator in
      priority("contentHugging", call, &evaluator)
    },
    "setContentCompressionResistancePriority": { call, evaluator in
      priority("compressionResistance", call, &evaluator)
    },
    "addSublayer": { call, evaluator in layer(call, &evaluator) },
    "insertSublayer": { call, evaluator in layer(call, &evaluator) },
    "addInteraction": { _, _ in .void }, "addGestureRecognizer": { _, _ in .void },
    "setNeedsLayout": { _, _ in .void }, "layoutIfNeeded": { _, _ in .void },
    "setNeedsUpdateConstraints": { _, _ in .void }, "sizeToFit": { _, _ in .void },
    "setNeedsDisplay": { _, _ in .void },
  ]

  // MARK: Hierarchy

  private static func put(
    _ child: ObjectID, into view: ObjectID, at place: Int?, by evaluator: inout Evaluator
  ) {
    take(child, by: &evaluator)
    var subviews = evaluator.stored("subviews", of: view)?.listed ?? []
    subviews.insert(.object(child), at: min(place ?? subviews.count, subviews.count))
    evaluator.write(.array(subviews), to: "subviews", of: view)
    evaluator.write(.object(view), to: "superview", of: child)
    // Classes hear of it and often make their constraints then.
    for name in ["didMoveToSuperview", "willMove"] where evaluator.declares(name, for: child) {
      guard name == "didMoveToSuperview" else { continue }
      _ = evaluator.call(name, on: .object(child), [], at: evaluator.object(child).place)
    }
  }

  private static func take(_ child: ObjectID, by evaluator: inout Evaluator) {
    guard case .object(let parent)? = evaluator.stored("superview", of: child) else { return }
    evaluator.remove(.object(child), from: "subviews", of: parent)
    evaluator.remove(.object(child), from: "arrangedSubviews", of: parent)
    evaluator.write(.nothing, to: "superview", of: child)
    cutConstraints(of: child, by: &evaluator)
  }

  /// Takes away the constraints between a view that leaves, or what lies in it, and what it leaves.
  private static func cutConstraints(of child: ObjectID, by evaluator: inout Evaluator) {
    let inside = Set([child] + descendants(of: child, by: evaluator))
    let cut = (evaluator.globals[activeName]?.listed ?? []).filter { value in
      guard case .object(let constraint) = value else { return false }
      let items = ["firstItem", "secondItem"].compactMap { name -> ObjectID? in
        guard case .object(let item)? = evaluator.stored(name, of: constraint) else { return nil }
        return evaluator.stored("owningView", of: item)?.asObject ?? item
      }
      return items.contains(where: inside.contains) && !items.allSatisfy(inside.contains)
    }
    if !cut.isEmpty { setActive(.array(cut), false, &evaluator) }
  }

  /// Puts a view among those that a stack view arranges.
  static func arrange(
    _ child: ObjectID, in stack: ObjectID, at place: Int?, by evaluator: inout Evaluator
  ) {
    put(child, into: stack, at: nil, by: &evaluator)
    var arranged = evaluator.stored("arrangedSubviews", of: stack)?.listed ?? []
    arranged.removeAll { $0 == .object(child) }
    arranged.insert(.object(child), at: min(place ?? arranged.count, arranged.count))
    evaluator.write(.array(arranged), to: "arrangedSubviews", of: stack)
    evaluator.write(
      .bool(false), to: "translatesAutoresizingMaskIntoConstraints", of: child)
  }

  /// All views in a view, in the order in which UIKit finds them.
  static func descendants(of view: ObjectID, by evaluator: Evaluator) -> [ObjectID] {
    var (found, next) = ([ObjectID](), evaluator.objects("subviews", of: view))
    while let first = next.first, found.count < 10_000 {
      found.append(first)
      next = evaluator.objects("subviews", of: first) + next.dropFirst()
    }
    return found
  }

  private static func priority(
    _ name: String, _ call: ForeignCall, _ evaluator: inout Evaluator
  ) -> Value? {
    guard let view = call.receiver, let priority = call[nil], let axis = call["for"]?.constantName
    else { return nil }
    evaluator.write(priority, to: name + "." + axis, of: view)
    return .void
  }

  private static func layer(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard let layer = call.receiver, let inner = call[nil] else { return nil }
    evaluator.append(inner, to: "sublayers", of: layer)
    return .void
  }

  // MARK: Properties

  /// What views have before anybody sets it.
  static let viewProperties: [String: Property] = {
    var properties: [String: Property] = [
      "subviews": { _, _, _ in .array([]) }, "arrangedSubviews": { _, _, _ in .array([]) },
      "constraints": { _, _, _ in .array([]) }, "layoutGuides": { _, _, _ in .array([]) },
      "superview": { id, _, evaluator in evaluator.isKind(id, of: "UIView") ? .nothing : nil },
      "sublayers": { _, _, _ in .nothing },
      "alpha": { _, _, _ in .double(1) }, "tag": { _, _, _ in .int(0) },
      "spacing": { id, _, evaluator in evaluator.isKind(id, of: "UIStackView") ? .double(0) : nil },
      "isHidden": { _, _, _ in .bool(false) }, "isEnabled": { _, _, _ in .bool(true) },
      "isSelected": { _, _, _ in .bool(false) }, "isHighlighted": { _, _, _ in .bool(false) },
      "isOn": { _, _, _ in .bool(false) }, "isEditing": { _, _, _ in .bool(false) },
      "isFirstResponder": { _, _, _ in .bool(false) },
      "translatesAutoresizingMaskIntoConstraints": { _, _, _ in .bool(true) },
      "text": { id, _, evaluator in
        evaluator.isKind(id, of: "UITextField") || evaluator.isKind(id, of: "UITextView")
          ? .string("") : evaluator.isKind(id, of: "UILabel") ? .nothing : nil
      },
      "font": { id, place, evaluator in
        guard evaluator.isKind(id, of: "UIView") else { return nil }
        return .term(
          Term(
            form: .call, name: "systemFont", base: .type("UIFont"),
            arguments: [TermArgument("ofSize", .double(17))], place: place))
      },
      "attributedText": { _, _, _ in .nothing }, "placeholder": { _, _, _ in .nothing },
      "image": { id, _, evaluator in evaluator.isKind(id, of: "UIImageView") ? .nothing : nil },
      "backgroundColor": { id, _, evaluator in
        evaluator.isKind(id, of: "UIView") ? .nothing : nil
      },
      "traitCollection": { _, place, _ in
        .term(
          Term(form: .name, name: "traitCollection", base: nil, arguments: [], place: place))
      },
      "effectiveUserInterfaceLayoutDirection": { _, place, _ in constant("leftToRight", at: place)
      },
      "readableContentGuide": { id, place, evaluator in
        guide("layoutMarginsGuide", of: id, &evaluator, at: place)
      },
    ]
    for name in [
      "safeAreaLayoutGuide", "layoutMarginsGuide", "contentLayoutGuide", "frameLayoutGuide",
      "keyboardLayoutGuide",
    ] {
      properties[name] = { id, place, evaluator in guide(name, of: id, &evaluator, at: place) }
    }
    return properties
  }()

  private static func guide(
    _ name: String, of view: ObjectID, _ evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    guard evaluator.isKind(view, of: "UIView") else { return nil }
    if let known = evaluator.stored(name, of: view) { return known }
    let guide = evaluator.part(name, of: view, "UILayoutGuide", at: place)
    evaluator.write(.object(view), to: "owningView", of: guide)
    evaluator.write(.string(name), to: "identifier", of: guide)
    return .object(guide)
  }
}

extension ForeignCall {
  /// The view that is given first.
  var view: ObjectID? { arguments.first?.value.asObject }
}
