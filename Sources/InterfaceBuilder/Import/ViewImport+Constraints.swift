import AfterimageGraphics
import AfterimageScreens

/// Constraints as documents write them.
extension ViewImport {
  /// The constraint of an element; nil where it names what the scene does not have.
  mutating func constraint(
    _ element: XMLElement, ownedBy owner: String
  ) -> ConstraintDeclaration? {
    guard let first = anchor(element["firstItem"] ?? owner, element["firstAttribute"]),
      let relation = Self.relations[element["relation"] ?? "equal"]
    else { return refuse(element) }
    var parts = ConstraintParts(first.item, first.attribute)
    parts.relation = relation
    parts.constant = element.number("constant") ?? 0
    parts.priority = element.number("priority").flatMap { LayoutPriority($0) } ?? .required
    parts.identifier = element["identifier"]
    if let secondItem = element["secondItem"] {
      guard let second = anchor(secondItem, element["secondAttribute"]),
        first.attribute.mistake(against: second.attribute) == nil
      else { return refuse(element) }
      parts.secondItem = second.item
      parts.secondAttribute = second.attribute
      parts.multiplier = Self.multiplier(element["multiplier"], of: first.attribute)
    }
    return .parts(parts)
  }

  private mutating func refuse(_ element: XMLElement) -> ConstraintDeclaration? {
    note(.unusableConstraint(element["id"] ?? ""), at: element)
    return nil
  }

  private static let relations: [String: LayoutRelation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// `0.5`, `16:9` or `1/3`.
  private static func multiplier(_ text: String?, of attribute: LayoutAttribute) -> Double {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    switch parts.count {
    case 1: return parts[0]
    case 2 where parts[1] != 0: return parts[0] / parts[1]
    default: return 1
    }
  }

  private mutating func anchor(
    _ objectId: String, _ attributeName: String?
  ) -> (item: String, attribute: LayoutAttribute)? {
    guard let name = attributeName,
      let attribute = LayoutAttribute(rawValue: name == "baseline" ? "lastBaseline" : name)
    else { return nil }
    guard let guide = graph.guides[objectId] else {
      guard graph.isKnown(objectId) else { return nil }
      return (id(of: objectId), attribute)
    }
    switch guide {
    case .safeArea(let view): return (id(of: view) + ".safeArea", attribute)
    case .contentLayoutGuide(let view): return (id(of: view) + ".contentLayoutGuide", attribute)
    case .frameLayoutGuide(let view): return (id(of: view) + ".frameLayoutGuide", attribute)
    case .keyboard: return ("keyboard", attribute)
    case .top(let root): return (id(of: root) + (attribute == .bottom ? ".safeArea" : ""), .top)
    case .bottom(let root):
      return (id(of: root) + (attribute == .top ? ".safeArea" : ""), .bottom)
    }
  }

  private mutating func id(of objectId: String) -> String {
    identifiers.id(of: objectId, wishing: graph.wish(for: objectId))
  }
}
