import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Constraints that are active, each at the nearest view that lies around all it names.
extension ScreenReading {
  /// The active constraints in the order in which they were made so.
  private var active: [ObjectID] {
    (evaluator.globals[UIKitModel.activeName]?.listed ?? []).compactMap(\.asObject)
  }

  /// True where an active constraint is about a view.
  func isConstrained(_ id: ObjectID) -> Bool {
    active.contains { constraint in
      ["firstItem", "secondItem"].contains { item in
        evaluator.stored(item, of: constraint)?.asObject == id
          && (item == "firstItem"
            || evaluator.stored("firstItem", of: constraint)?.asObject.map {
              evaluator.stored("superview", of: $0)?.asObject
                == evaluator.stored("superview", of: id)?.asObject
            } == true)
      } || formatViews(constraint).contains(id)
    }
  }

  /// The views that a visual format names.
  func formatViews(_ constraint: ObjectID) -> [ObjectID] {
    guard case .dictionary(let entries)? = evaluator.stored("views", of: constraint) else {
      return []
    }
    let format = evaluator.stored("format", of: constraint)?.text ?? ""
    return entries.filter { entry in entry.key.text.map { format.contains("[" + $0) } ?? false }
      .compactMap { $0.value.asObject }
  }

  /// Declares all active constraints in the views of a screen.
  mutating func declareConstraints(in root: inout View, of rootObject: ObjectID) {
    var declared: [ObjectID: [ConstraintDeclaration]] = [:]
    for constraint in active {
      let place = evaluator.object(constraint).place
      if evaluator.stored("format", of: constraint) != nil {
        guard let (owner, format) = visualFormat(constraint) else {
          remark(.constraint(evaluator.stored("format", of: constraint)?.text ?? ""), at: place)
          continue
        }
        declared[owner, default: []].append(format)
      } else if let (owner, parts) = parts(of: constraint) {
        // What code makes anew each time it runs is there once.
        guard declared[owner]?.contains(.parts(parts)) != true else { continue }
        declared[owner, default: []].append(.parts(parts))
      } else if isOnScreen(constraint) {
        remark(.constraint(words(of: constraint)), at: place)
      }
    }
    for (object, constraints) in declared.sorted(by: { $0.key < $1.key }) {
      if object == rootObject {
        root.constraints += constraints
      } else {
        root.add(constraints, toViewNamed: ids.id(of: object, evaluator))
      }
    }
    root = root.keepingIds(named: ids.given, referenced: declared.values.joined())
  }

  private func isOnScreen(_ constraint: ObjectID) -> Bool {
    guard case .object(let item)? = evaluator.stored("firstItem", of: constraint) else {
      return false
    }
    return viewOrder.contains(item)
  }

  private func words(of constraint: ObjectID) -> String {
    [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
      "constant",
    ]
    .map { name in
      let value = evaluator.stored(name, of: constraint)
      if case .object(let id)? = value { return ids.name(of: id, evaluator) ?? "a view" }
      return value.map { String($0.written.prefix(60)) } ?? "-"
    }.joined(separator: " ")
  }

  // MARK: Parts

  /// A side of a constraint: whose it is, and which part of it.
  private struct Item {
    var view: ObjectID
    var guide: ItemWord?
  }

  private func item(_ value: Value?) -> Item? {
    guard case .object(let id)? = value.map(settled) else { return nil }
    if evaluator.isKind(id, of: "UILayoutGuide") {
      if viewOrder.contains(id) { return Item(view: id) }
      guard case .object(let owner)? = evaluator.stored("owningView", of: id) else { return nil }
      let words: [String: ItemWord] = [
        "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .margins,
        "keyboardLayoutGuide": .keyboard, "contentLayoutGuide": .contentLayoutGuide,
        "frameLayoutGuide": .frameLayoutGuide,
      ]
      let name = evaluator.stored("identifier", of: id)?.text ?? ""
      return Item(view: aliases[owner] ?? owner, guide: words[name])
    }
    if evaluator.isKind(id, of: "UIViewController") {
      guard case .object(let view)? = evaluator.stored("view", of: id) else { return nil }
      return Item(view: view)
    }
    return Item(view: aliases[id] ?? id)
  }

  private mutating func parts(
    of constraint: ObjectID
  ) -> (owner: ObjectID, parts: ConstraintParts)? {
    guard let first = item(evaluator.stored("firstItem", of: constraint)),
      let attribute = attribute("firstAttribute", of: constraint), viewOrder.contains(first.view)
    else { return nil }
    let secondValue = evaluator.stored("secondItem", of: constraint)
    let second = item(secondValue)
    if let secondValue, secondValue != .nothing, second == nil { return nil }
    if let second, !viewOrder.contains(second.view) { return nil }
    let owner = second.map { commonAncestor(of: first.view, and: $0.view) } ?? first.view
    guard let owner else { return nil }
    guard let firstName = name(of: first, in: owner) else { return nil }
    var parts = ConstraintParts(firstName, attribute)
    parts.relation = relation(of: constraint)
    if let second {
      parts.secondItem = name(of: second, in: owner)
      parts.secondAttribute = self.attribute("secondAttribute", of: constraint) ?? attribute
    }
    guard readNumbers(of: constraint, into: &parts) else { return nil }
    return (owner, parts)
  }

  private mutating func readNumbers(
    of constraint: ObjectID, into parts: inout ConstraintParts
  ) -> Bool {
    if let constant = value("constant", of: constraint) {
      guard let number = number(constant) else { return false }
      parts.constant = number
    }
    if let multiplier = value("multiplier", of: constraint) {
      guard let number = number(multiplier) else { return false }
      parts.multiplier = number
    }
    if let priority = value("priority", of: constraint) {
      guard let known = self.priority(priority) else { return false }
      parts.priority = known
    }
    if let identifier = value("identifier", of: constraint)?.text { parts.identifier = identifier }
    // A size without a partner has no factor.
    if parts.secondItem == nil { parts.multiplier = 1 }
    return true
  }

  private func attribute(_ name: String, of constraint: ObjectID) -> LayoutAttribute? {
    guard let word = value(name, of: constraint)?.constantName else { return nil }
    return LayoutAttribute(rawValue: word == "lastBaseline" ? "lastBaseline" : word)
  }

  private func relation(of constraint: ObjectID) -> LayoutRelation {
    switch value("relation", of: constraint)?.constantName {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  /// The name of an item in the constraints of a view.
  private mutating func name(of item: Item, in owner: ObjectID) -> String? {
    if item.view == owner {
      guard let guide = item.guide else { return ItemWord.super.rawValue }
      return guide.rawValue
    }
    let id = ids.id(of: item.view, evaluator)
    guard let guide = item.guide else { return id }
    if guide == .keyboard { return guide.rawValue }
    return id + "." + guide.rawValue
  }

  /// The view around another one, cells' content views being the cells.
  func parent(of id: ObjectID) -> ObjectID? {
    guard
      case .object(let parent)? = evaluator.stored("superview", of: id)
        ?? evaluator.stored("owningView", of: id)
    else { return nil }
    return aliases[parent] ?? parent
  }

  private func commonAncestor(of one: ObjectID, and other: ObjectID) -> ObjectID? {
    func chain(_ id: ObjectID) -> [ObjectID] {
      var (found, next) = ([ObjectID](), Optional(id))
      while let view = next, found.count < 300 {
        found.append(view)
        next = parent(of: view)
      }
      return found
    }
    let others = Set(chain(other))
    return chain(one).first { others.contains($0) && viewOrder.contains($0) }
  }
}

extension View {
  /// The view with only those ids that have been given, or that constraints name.
  fileprivate func keepingIds(
    named: Set<String>, referenced: some Sequence<ConstraintDeclaration>
  ) -> View {
    let texts = referenced.map(\.names).reduce(into: Set<String>()) { $0.formUnion($1) }
    return dropping { !named.contains($0) && !texts.contains($0) }
  }

  private func dropping(where isNeedless: (String) -> Bool) -> View {
    var copy = mapChildren { _, child in child.dropping(where: isNeedless) }
    if let id, isNeedless(id) { copy.id = nil }
    return copy
  }

  /// Adds constraints to a view in it.
  mutating func add(_ added: [ConstraintDeclaration], toViewNamed name: String) {
    if id == name { constraints += added }
    self = mapChildren { _, child in
      var child = child
      child.add(added, toViewNamed: name)
      return child
    }
  }
}

extension ConstraintDeclaration {
  /// The words in it that may be names of views.
  fileprivate var names: Set<String> {
    switch self {
    case .text(let text): Self.words(text)
    case .visualFormat(let format): Self.words(format.format)
    case .parts(let parts):
      Self.words(parts.firstItem).union(parts.secondItem.map(Self.words) ?? [])
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) })
  }
}
