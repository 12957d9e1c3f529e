import AfterimageGraphics
import AfterimageSwiftEvaluation

/// Chains of attributes that become constraints.
extension UIKitModel {
  /// An attribute that a maker or a chain is asked for.
  static func snapProperty(
    _ name: String, of id: ObjectID, by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    let type = evaluator.object(id).type
    guard type == SnapKitWords.maker || type == chain else { return nil }
    if type == chain, name == "constraint" {
      return evaluator.stored("made", of: id)?.listed?.first ?? .nothing
    }
    if type == chain, name == "and" || name == "with" { return .object(id) }
    guard let attributes = SnapKitWords.attributes[name] else { return nil }
    let values = attributes.map { Value.string($0) }
    if type == chain {
      let before = evaluator.stored("attributes", of: id)?.listed ?? []
      evaluator.write(.array(before + values), to: "attributes", of: id)
      return .object(id)
    }
    let link = evaluator.makeObject(chain, at: place)
    evaluator.write(.array(values), to: "attributes", of: link)
    evaluator.write(.object(id), to: "maker", of: link)
    evaluator.write(evaluator.stored("item", of: id) ?? .nothing, to: "item", of: link)
    return .object(link)
  }

  /// Makes the constraints of a chain to a target.
  static func relate(
    _ chain: ObjectID?, _ relation: String, _ target: Value, _ place: CodePlace,
    _ evaluator: inout Evaluator
  ) -> Value? {
    guard let chain, let item = evaluator.stored("item", of: chain) else { return nil }
    let attributes = (evaluator.stored("attributes", of: chain)?.listed ?? []).compactMap(\.text)
    var made: [Value] = []
    for attribute in attributes {
      let constraint = evaluator.makeObject("NSLayoutConstraint", at: place)
      evaluator.write(item, to: "firstItem", of: constraint)
      evaluator.write(constant(attribute, at: place), to: "firstAttribute", of: constraint)
      evaluator.write(constant(relation, at: place), to: "relation", of: constraint)
      aim(constraint, attribute, of: attributes.count, at: target, place, &evaluator)
      made.append(.object(constraint))
    }
    evaluator.write(.array(made), to: "made", of: chain)
    if case .object(let maker)? = evaluator.stored("maker", of: chain) {
      for constraint in made { evaluator.append(constraint, to: "made", of: maker) }
    }
    return .object(chain)
  }

  /// Gives a constraint its other side: a number, an attribute of something, or something with the same attribute.
  private static func aim(
    _ constraint: ObjectID, _ attribute: String, of count: Int, at target: Value,
    _ place: CodePlace, _ evaluator: inout Evaluator
  ) {
    if let constant = number(target, for: attribute) {
      evaluator.write(.double(constant), to: "constant", of: constraint)
      if attribute != "width", attribute != "height" {
        let item = evaluator.stored("firstItem", of: constraint)?.asObject
        let parent = item.flatMap { evaluator.stored("superview", of: $0) } ?? .nothing
        evaluator.write(parent, to: "secondItem", of: constraint)
        evaluator.write(Self.constant(attribute, at: place), to: "secondAttribute", of: constraint)
      }
      return
    }
    var (other, second) = (target, attribute)
    if case .term(let term) = target, let item = snapItem(term.base) {
      other = .object(item)
      let named = SnapKitWords.attributes[term.name] ?? []
      second = named.count == 1 ? named[0] : attribute
    } else if let item = snapItem(target) {
      other = .object(item)
    } else if case .term(let term) = target, let base = term.base,
      let name = LayoutAnchorName.attribute(of: term.name)
    {
      (other, second) = (base, name)
    }
    evaluator.write(other, to: "secondItem", of: constraint)
    evaluator.write(Self.constant(second, at: place), to: "secondAttribute", of: constraint)
  }

  /// The part of a number, a size, a point or insets that belongs to an attribute.
  private static func number(_ value: Value, for attribute: String) -> Double? {
    if let number = value.number { return number }
    if let size = Geometry.numbers("CGSize", value) {
      return ["width": size[0], "height": size[1], "centerX": size[0], "centerY": size[1]][
        attribute]
    }
    if let point = Geometry.numbers("CGPoint", value) {
      return ["centerX": point[0], "centerY": point[1], "left": point[0], "top": point[1]][
        attribute]
    }
    guard let insets = Geometry.insets(value) else { return nil }
    return [
      "left": insets.left, "leading": insets.left, "top": insets.top, "right": -insets.right,
      "trailing": -insets.right, "bottom": -insets.bottom,
    ][attribute]
  }

  /// Changes the constraints that a chain has made.
  static func adjust(
    _ name: String, _ call: ForeignCall, _ evaluator: inout Evaluator
  ) -> Value? {
    guard let link = call.receiver, evaluator.object(link).type == chain, let value = call[nil]
    else { return nil }
    for constraint in evaluator.objects("made", of: link) {
      let attribute = evaluator.stored("firstAttribute", of: constraint)?.constantName ?? ""
      let before = evaluator.stored("multiplier", of: constraint)?.number ?? 1
      switch name {
      case "offset":
        evaluator.write(offset(value, for: attribute), to: "constant", of: constraint)
      case "inset":
        evaluator.write(inset(value, for: attribute), to: "constant", of: constraint)
      case "multipliedBy":
        if let factor = value.number {
          evaluator.write(.double(before * factor), to: "multiplier", of: constraint)
        }
      case "dividedBy":
        if let factor = value.number, factor != 0 {
          evaluator.write(.double(before / factor), to: "multiplier", of: constraint)
        }
      case "priority": evaluator.write(value, to: "priority", of: constraint)
      default: evaluator.write(value, to: "identifier", of: constraint)
      }
    }
    return .object(link)
  }

  private static func offset(_ value: Value, for attribute: String) -> Value {
    if Geometry.insets(value) != nil, value.number == nil { return inset(value, for: attribute) }
    return number(value, for: attribute).map { .double($0) } ?? value
  }

  private static func inset(_ value: Value, for attribute: String) -> Value {
    if value.number == nil, let number = self.number(value, for: attribute) {
      return .double(number)
    }
    let isFar = ["right", "trailing", "bottom", "width", "height"].contains {
      attribute.hasPrefix($0)
    }
    if let number = value.number { return .double(isFar ? -number : number) }
    guard isFar, case .term(let term) = value else { return value }
    return .term(
      Term(
        form: .operation, name: "-", base: nil, arguments: [TermArgument(nil, value)],
        place: term.place))
  }

  /// Changes the constant of a constraint that was kept.
  static func update(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard let constraint = call.receiver, evaluator.object(constraint).type == "NSLayoutConstraint"
    else { return nil }
    let attribute = evaluator.stored("firstAttribute", of: constraint)?.constantName ?? ""
    if let value = call["offset"] {
      evaluator.write(offset(value, for: attribute), to: "constant", of: constraint)
    }
    if let value = call["inset"] {
      evaluator.write(inset(value, for: attribute), to: "constant", of: constraint)
    }
    if let value = call["priority"] { evaluator.write(value, to: "priority", of: constraint) }
    return .object(constraint)
  }
}
