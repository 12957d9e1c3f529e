/// Turns declarations into constraints: the grammar read, the items found, the pairing checked.
struct ConstraintResolver {
  private let paths: [String: ViewPath]
  private let scrollViews: Set<ViewPath>
  private let ids: [String]

  /// Knows the views of a screen, the first of an id where it is repeated.
  init(_ views: [(view: View, path: ViewPath)]) {
    let named = views.compactMap { view, path in view.id.map { ($0, path) } }
    paths = Dictionary(named, uniquingKeysWith: { first, _ in first })
    ids = named.map(\.0)
    scrollViews = Set(
      views.compactMap { view, path in
        if case .scrollView = view.element { path } else { nil }
      })
  }

  /// Resolves a declaration of a view.
  ///
  /// - Parameters:
  ///   - index: its place among the declarations of the view.
  ///   - metrics: the constants that the view's constraints may name.
  func resolve(
    _ declaration: ConstraintDeclaration, at index: Int, of owner: ViewPath,
    metrics: [String: Double]
  ) throws(ConstraintMistake) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for parsed in try declaration.parse(metrics: metrics) {
      constraints.append(
        try resolve(parsed, of: owner, text: declaration.text, declaration: index))
    }
    return constraints
  }

  private func resolve(
    _ parsed: ParsedConstraint, of owner: ViewPath, text: String, declaration: Int
  ) throws(ConstraintMistake) -> LayoutConstraint {
    try check(parsed)
    return LayoutConstraint(
      owner: owner, first: try resolve(parsed.first, of: owner), relation: parsed.relation,
      multiplier: parsed.multiplier,
      second: try parsed.second.map { second throws(ConstraintMistake) in
        try resolve(second, of: owner)
      }, constant: parsed.constant, priority: parsed.priority, identifier: parsed.identifier,
      text: text, declaration: declaration)
  }

  private func resolve(
    _ anchor: ParsedAnchor, of owner: ViewPath
  ) throws(ConstraintMistake) -> LayoutAnchor {
    let item = try resolve(anchor.item, of: owner)
    if case .view = item { return LayoutAnchor(item: item, attribute: anchor.attribute) }
    guard anchor.attribute.belongsToGuides else {
      throw mistake(
        .unknownWord(
          .attribute, word: anchor.attribute.rawValue,
          allowed: LayoutAttribute.ofGuides.map(\.rawValue)), in: anchor.item)
    }
    return LayoutAnchor(item: item, attribute: anchor.attribute)
  }

  private func resolve(
    _ item: ParsedItem, of owner: ViewPath
  ) throws(ConstraintMistake) -> LayoutItem {
    if let guide = item.guide {
      guard let word = ItemWord(rawValue: guide), word != .super, word != .keyboard else {
        throw mistake(.missingGuide(guide, of: item.name), in: item)
      }
      return try guideItem(word, of: try path(of: item, owner: owner), item)
    }
    guard let word = ItemWord(rawValue: item.name) else {
      return .view(try path(of: item, owner: owner))
    }
    return try guideItem(word, of: owner, item)
  }

  private func guideItem(
    _ word: ItemWord, of path: ViewPath, _ item: ParsedItem
  ) throws(ConstraintMistake) -> LayoutItem {
    switch word {
    case .super: return .view(path)
    case .safeArea: return .safeArea(path)
    case .margins: return .margins(path)
    case .keyboard: return .keyboard(path.root)
    case .contentLayoutGuide, .frameLayoutGuide:
      guard scrollViews.contains(path) else {
        throw mistake(
          .missingGuide(word.rawValue, of: item.guide == nil ? "super" : item.name), in: item)
      }
      return word == .contentLayoutGuide ? .contentLayoutGuide(path) : .frameLayoutGuide(path)
    }
  }

  private func path(
    of item: ParsedItem, owner: ViewPath
  ) throws(ConstraintMistake) -> ViewPath {
    if item.name == ItemWord.super.rawValue { return owner }
    // Views of different controllers have nothing in common that could own a constraint.
    if let path = paths[item.name], path.root == owner.root { return path }
    let known = ids.filter { paths[$0]?.root == owner.root }
    throw mistake(.missingView(item.name, known: known), in: item)
  }

  private func check(_ parsed: ParsedConstraint) throws(ConstraintMistake) {
    let bounds = -Limits.points...Limits.points
    guard bounds.contains(parsed.constant), bounds.contains(parsed.multiplier) else {
      let limit = Limits.points.shortest
      throw ConstraintMistake(.outOfRange(expected: "numbers from -\(limit) to \(limit)"))
    }
    let first = parsed.first
    if let second = parsed.second, let kind = first.attribute.mistake(against: second.attribute) {
      throw mistake(kind, in: first.item)
    }
    if first.attribute.axis != nil, parsed.second == nil || parsed.multiplier == 0 {
      throw mistake(.locationWithoutPartner(first.attribute), in: first.item)
    }
  }

  private func mistake(_ kind: Diagnostic.Kind, in item: ParsedItem) -> ConstraintMistake {
    ConstraintMistake(kind, part: item.part, at: item.offset)
  }
}

extension ConstraintDeclaration {
  /// Reads the grammar of the declaration, which gives one constraint or, of a visual format, several.
  fileprivate func parse(
    metrics: [String: Double]
  ) throws(ConstraintMistake) -> [ParsedConstraint] {
    switch self {
    case .text(let text) where !VisualFormatParser.recognizes(text):
      var parser = EquationParser(text, metrics: metrics)
      return [try parser.parse()]
    case .text(let text):
      var parser = VisualFormatParser(text, metrics: metrics)
      return try parser.parse().constraints(options: [])
    case .visualFormat(let format):
      var parser = VisualFormatParser(
        format.format, metrics: metrics.merging(format.metrics) { $1 })
      return try parser.parse().constraints(options: format.options)
    case .parts(let parts): return [try parts.parse()]
    }
  }

  /// The declaration as messages quote it.
  package var text: String {
    switch self {
    case .text(let text): text
    case .visualFormat(let format): format.format
    case .parts(let parts): parts.text
    }
  }
}

extension ConstraintParts {
  fileprivate func parse() throws(ConstraintMistake) -> ParsedConstraint {
    if secondItem == nil, secondAttribute != nil {
      throw ConstraintMistake(.missingKey("secondItem", owner: "a constraint"))
    }
    return ParsedConstraint(
      first: Self.item(firstItem, part: "firstItem").anchor(firstAttribute), relation: relation,
      multiplier: multiplier,
      second: secondItem.map {
        Self.item($0, part: "secondItem").anchor(secondAttribute ?? firstAttribute)
      },
      constant: constant, priority: priority, identifier: identifier)
  }

  private static func item(_ text: String, part: String) -> ParsedItem {
    ParsedItem(
      text.split(separator: ".", omittingEmptySubsequences: false).map(String.init), part: part,
      at: nil)
  }

  /// The equation that says the same.
  fileprivate var text: String {
    let first = "\(firstItem).\(firstAttribute.rawValue) \(relation.rawValue) "
    let strength = priority == .required ? "" : " @\(priority.rawValue.shortest)"
    guard let secondItem else { return first + constant.shortest + strength }
    let factor = multiplier == 1 ? "" : "\(multiplier.shortest) * "
    let second = "\(secondItem).\((secondAttribute ?? firstAttribute).rawValue)"
    let sign = constant < 0 ? "-" : "+"
    let sum = constant == 0 ? "" : " \(sign) \(constant.magnitude.shortest)"
    return first + factor + second + sum + strength
  }
}
