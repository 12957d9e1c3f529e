import AfterimageSwiftEvaluation

/// What controls are told by functions and not by properties.
extension UIKitModel {
  /// The functions of controls.
  static let controlFunctions: [String: Function] = {
    var functions: [String: Function] = [
      "setTitle": { call, evaluator in
        guard let control = call.receiver, let title = call[nil] else { return nil }
        if case .int(let index)? = call["forSegmentAt"] {
          return setSegment(title, index, of: control, &evaluator)
        }
        return state("title", title, call, &evaluator)
      },
      "setOn": { call, evaluator in value("isOn", call, &evaluator) },
      "setProgress": { call, evaluator in value("progress", call, &evaluator) },
      "setValue": { call, evaluator in value("value", call, &evaluator) },
      "setDate": { call, evaluator in value("date", call, &evaluator) },
      "setItems": { call, evaluator in value("items", call, &evaluator) },
      "setHidden": { call, evaluator in value("isHidden", call, &evaluator) },
      "setSelected": { call, evaluator in value("isSelected", call, &evaluator) },
      "setContentOffset": { call, evaluator in value("contentOffset", call, &evaluator) },
      "startAnimating": { call, evaluator in animating(true, call, &evaluator) },
      "stopAnimating": { call, evaluator in animating(false, call, &evaluator) },
      "insertSegment": { call, evaluator in
        guard let control = call.receiver, let title = call["withTitle"] ?? call["with"] else {
          return nil
        }
        var items = evaluator.stored("items", of: control)?.listed ?? []
        var index = items.count
        if case .int(let number)? = call["at"] { index = min(max(0, number), items.count) }
        items.insert(title, at: index)
        evaluator.write(.array(items), to: "items", of: control)
        return .void
      },
      "removeAllSegments": { call, evaluator in
        guard let control = call.receiver else { return nil }
        evaluator.write(.array([]), to: "items", of: control)
        return .void
      },
      "becomeFirstResponder": { call, evaluator in
        guard let view = call.receiver else { return nil }
        evaluator.write(.bool(true), to: "isFirstResponder", of: view)
        return .bool(true)
      },
      "resignFirstResponder": { call, evaluator in
        guard let view = call.receiver else { return nil }
        evaluator.write(.bool(false), to: "isFirstResponder", of: view)
        return .bool(true)
      },
      "addTarget": { _, _ in .void },
    ]
    for name in [
      "Image", "TitleColor", "BackgroundImage", "AttributedTitle", "TitleShadowColor",
      "PreferredSymbolConfiguration",
    ] {
      functions["set" + name] = { call, evaluator in
        let property = name.prefix(1).lowercased() + name.dropFirst()
        return state(property, call[nil] ?? .nothing, call, &evaluator)
      }
    }
    return functions
  }()

  /// Keeps what a control has in one of its states.
  private static func state(
    _ property: String, _ value: Value, _ call: ForeignCall, _ evaluator: inout Evaluator
  ) -> Value? {
    guard let control = call.receiver else { return nil }
    let states = call["for"]?.flattened ?? [constant("normal", at: call.place)]
    for state in states {
      let name = state.constantName ?? "normal"
      evaluator.write(value, to: property + " for " + name, of: control)
    }
    return .void
  }

  private static func value(
    _ property: String, _ call: ForeignCall, _ evaluator: inout Evaluator
  ) -> Value? {
    guard let control = call.receiver, let value = call[nil] else { return nil }
    evaluator.write(value, to: property, of: control)
    return .void
  }

  private static func animating(
    _ isAnimating: Bool, _ call: ForeignCall, _ evaluator: inout Evaluator
  ) -> Value? {
    guard let view = call.receiver else { return nil }
    evaluator.write(.bool(isAnimating), to: "isAnimating", of: view)
    return .void
  }

  private static func setSegment(
    _ title: Value, _ index: Int, of control: ObjectID, _ evaluator: inout Evaluator
  ) -> Value? {
    var items = evaluator.stored("items", of: control)?.listed ?? []
    guard items.indices.contains(index) else { return nil }
    items[index] = title
    evaluator.write(.array(items), to: "items", of: control)
    return .void
  }
}
