import AfterimageSwiftEvaluation

/// The names of layout anchors, with the types and the attributes that they stand for.
enum LayoutAnchorName {
  /// The type of each anchor.
  static let types: [String: String] = [
    "leadingAnchor": "NSLayoutXAxisAnchor", "trailingAnchor": "NSLayoutXAxisAnchor",
    "leftAnchor": "NSLayoutXAxisAnchor", "rightAnchor": "NSLayoutXAxisAnchor",
    "centerXAnchor": "NSLayoutXAxisAnchor", "topAnchor": "NSLayoutYAxisAnchor",
    "bottomAnchor": "NSLayoutYAxisAnchor", "centerYAnchor": "NSLayoutYAxisAnchor",
    "firstBaselineAnchor": "NSLayoutYAxisAnchor", "lastBaselineAnchor": "NSLayoutYAxisAnchor",
    "widthAnchor": "NSLayoutDimension", "heightAnchor": "NSLayoutDimension",
  ]

  /// The attribute of an anchor; nil for what is none.
  static func attribute(of name: String) -> String? {
    types[name] == nil ? nil : String(name.dropLast("Anchor".count))
  }
}

/// Constraints: made of anchors, of their parts or of a visual format, and active or not.
extension UIKitModel {
  /// The functions of anchors and constraints.
  static let constraintFunctions: [String: Function] = [
    "constraint": { call, evaluator in constraint(call, &evaluator) },
    "anchorWithOffset": { _, _ in nil },
    "constraints": { call, evaluator in visualFormat(call, &evaluator) },
    "activate": { call, evaluator in
      guard call.base == .type("NSLayoutConstraint") else { return nil }
      setActive(call.arguments.first?.value, true, &evaluator)
      return .void
    },
    "deactivate": { call, evaluator in
      guard call.base == .type("NSLayoutConstraint") else { return nil }
      setActive(call.arguments.first?.value, false, &evaluator)
      return .void
    },
    "addConstraint": { call, evaluator in
      setActive(call.arguments.first?.value, true, &evaluator)
      return .void
    },
    "addConstraints": { call, evaluator in
      setActive(call.arguments.first?.value, true, &evaluator)
      return .void
    },
    "removeConstraint": { call, evaluator in
      setActive(call.arguments.first?.value, false, &evaluator)
      return .void
    },
    "removeConstraints": { call, evaluator in
      setActive(call.arguments.first?.value, false, &evaluator)
      return .void
    },
  ]

  /// The relations by the beginnings of the labels.
  private static let relations = [
    (label: "equalTo", relation: "equal"),
    (label: "lessThanOrEqualTo", relation: "lessThanOrEqual"),
    (label: "greaterThanOrEqualTo", relation: "greaterThanOrEqual"),
  ]

  private static func constraint(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard case .term(let anchor)? = call.base,
      let attribute = LayoutAnchorName.attribute(of: anchor.name),
      let item = anchor.base
    else { return nil }
    let constraint = evaluator.makeObject("NSLayoutConstraint", at: call.place)
    evaluator.write(item, to: "firstItem", of: constraint)
    evaluator.write(Self.constant(attribute, at: call.place), to: "firstAttribute", of: constraint)
    for (label, relation) in relations {
      if let other = call[label] ?? call.systemSpaced(label) {
        evaluator.write(Self.constant(relation, at: call.place), to: "relation", of: constraint)
        writeSecond(other, of: constraint, call, &evaluator)
      } else if let constant = call[label + "Constant"] {
        evaluator.write(Self.constant(relation, at: call.place), to: "relation", of: constraint)
        evaluator.write(constant.asFraction, to: "constant", of: constraint)
      }
    }
    return .object(constraint)
  }

  private static func writeSecond(
    _ other: Value, of constraint: ObjectID, _ call: ForeignCall, _ evaluator: inout Evaluator
  ) {
    if case .term(let second) = other, let item = second.base,
      let attribute = LayoutAnchorName.attribute(of: second.name)
    {
      evaluator.write(item, to: "secondItem", of: constraint)
      evaluator.write(
        Self.constant(attribute, at: call.place), to: "secondAttribute", of: constraint)
    } else {
      evaluator.write(other, to: "secondItem", of: constraint)
    }
    if let constant = call["constant"] {
      evaluator.write(constant.asFraction, to: "constant", of: constraint)
    }
    if let multiplier = call["multiplier"] {
      let isSpacing = call.arguments.contains {
        $0.label?.hasSuffix("SystemSpacingBelow") == true
          || $0.label?.hasSuffix("SystemSpacingAfter") == true
      }
      let value = isSpacing ? Value.double(8 * (multiplier.number ?? 1)) : multiplier.asFraction
      evaluator.write(value, to: isSpacing ? "constant" : "multiplier", of: constraint)
    }
  }

  private static func visualFormat(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard let format = call["withVisualFormat"] else { return nil }
    let object = evaluator.makeObject("NSLayoutConstraint", at: call.place)
    let parts: [(String, Value?)] = [
      ("format", format), ("options", call["options"]), ("metrics", call["metrics"]),
      ("views", call["views"]),
    ]
    for (name, value) in parts {
      if let value { evaluator.write(value, to: name, of: object) }
    }
    return .array([.object(object)])
  }

  // MARK: Activity

  /// Hears of a constraint that is made active or inactive by its property.
  func setActive(_ object: ObjectID, _ value: Value, by evaluator: inout Evaluator) {
    guard evaluator.isKind(object, of: "NSLayoutConstraint") else { return }
    Self.setActive(.object(object), value.truth ?? true, &evaluator)
  }

  /// Makes constraints active or inactive; the active ones lie in a list of the program's.
  static func setActive(_ value: Value?, _ isActive: Bool, _ evaluator: inout Evaluator) {
    let constraints = value?.flattened.compactMap(\.asObject) ?? []
    for constraint in constraints {
      evaluator.write(.bool(isActive), to: "isActive", of: constraint)
    }
    var active = evaluator.globals[activeName]?.listed ?? []
    let changed = Set(constraints.map { Value.object($0) })
    active.removeAll { changed.contains($0) }
    if isActive { active += constraints.map { .object($0) } }
    evaluator.setGlobal(activeName, to: .array(active))
  }

  /// The name of the variable that holds the active constraints in their order.
  static let activeName = "UIKit active constraints"
}

extension ForeignCall {
  /// The anchor that a space of the system's lies before.
  fileprivate func systemSpaced(_ label: String) -> Value? {
    self[label + "SystemSpacingBelow"] ?? self[label + "SystemSpacingAfter"]
  }
}

extension Value {
  /// The values of lists in lists.
  var flattened: [Value] { listed?.flatMap(\.flattened) ?? [self] }
}
