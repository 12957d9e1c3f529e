import AfterimageGraphics
import AfterimageScreens

/// A form and the views that it is made of.
struct ArrangedForm {
  var node: Int
  /// Those of tables with cards.
  var metrics: TableMetrics
  /// True where the form is a controller's root view, whose frame no row decides.
  var isRoot: Bool
  var sections: [Section] = []

  struct Section {
    var header: Int?
    var card: Int
    var rows: [Row] = []
    var footer: Int?
  }

  struct Row {
    var label: Int?
    var field: Int?
    var separator: Int?
  }
}

extension Lowering {
  /// Appends the headers, cards, rows and footers of a form, then the views that lie on it.
  mutating func lowerForm(
    _ form: Form, of view: View, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) {
    let metrics = TableMetrics(style: .insetGrouped, majorVersion: traits.system.majorVersion)
    let isRoot = path.steps.isEmpty && !path.root.isAccessory
    var arranged = ArrangedForm(node: node, metrics: metrics, isRoot: isRoot)
    hierarchy.metrics[node].contentOffset = form.contentOffset
    hierarchy.metrics[node].adjustsContentInset = !isScrolled(node)
    var fields = 0
    for section in form.sections {
      let lowered = lowerSection(section, metrics, at: path, fields: &fields, in: &surroundings)
      arranged.sections.append(lowered)
    }
    hierarchy.forms.append(arranged)
    lowerSubviews(of: view, at: path, after: fields, in: &surroundings)
  }

  /// True for a view in another that scrolls, which has come to rest below the bars with all that lies in it.
  private func isScrolled(_ node: Int) -> Bool {
    var next = hierarchy.nodes[node].parent
    while let parent = next {
      if hierarchy.nodes[parent].type.scrolls { return true }
      next = hierarchy.nodes[parent].parent
    }
    return false
  }

  private mutating func lowerSection(
    _ section: Form.Section, _ metrics: TableMetrics, at path: ViewPath, fields: inout Int,
    in surroundings: inout Surroundings
  ) -> ArrangedForm.Section {
    let header = section.header.map { lowerHeader($0, metrics, in: &surroundings) }
    let direction = inheritedDirection(surroundings)
    let card = append(.card, in: &surroundings, direction: direction)
    hierarchy.nodes[card].appearance.background = color(.secondarySystemGroupedBackground)
    hierarchy.nodes[card].appearance.cornerRadius = metrics.cardRadius
    hierarchy.nodes[card].appearance.cornerCurve = .continuous
    var lowered = ArrangedForm.Section(header: header, card: card)
    var below = surroundings.below(
      card, tint: surroundings.tint, isSensitive: surroundings.isSensitive)
    for (index, row) in section.rows.enumerated() {
      let isLast = index == section.rows.count - 1
      lowered.rows.append(
        lowerRow(row, isLast: isLast, at: path, fields: &fields, in: &below))
    }
    hierarchy.nodes[card].descendantsEnd = hierarchy.nodes.count
    lowered.footer = section.footer.map { lowerCaption(.footer, $0, in: &surroundings) }
    return lowered
  }

  private mutating func lowerRow(
    _ row: Form.Row, isLast: Bool, at path: ViewPath, fields: inout Int,
    in surroundings: inout Surroundings
  ) -> ArrangedForm.Row {
    var lowered = ArrangedForm.Row()
    lowered.label = row.label.map { lowerRowLabel($0, in: &surroundings) }
    if let field = row.field {
      let index = lower(field, at: path.child(fields), in: &surroundings)
      hierarchy.metrics[index].fillsRow = hierarchy.nodes[index].type.fillsRow
      lowered.field = index
      if row.label != nil { alignUnderLabel(index) }
      fields += 1
    }
    if !isLast {
      let direction = inheritedDirection(surroundings)
      let separator = append(.separator, in: &surroundings, direction: direction)
      hierarchy.nodes[separator].appearance.background = color(.separator)
      lowered.separator = separator
    }
    return lowered
  }

  /// What stands at the trailing edge beside a label begins with the label where it lies below.
  private mutating func alignUnderLabel(_ field: Int) {
    guard traits.contentSizeCategory.isAccessibilitySize else { return }
    let isLeftToRight = hierarchy.nodes[field].direction == .leftToRight
    let (leading, trailing): (TextContent.HorizontalAlignment, TextContent.HorizontalAlignment) =
      isLeftToRight ? (.left, .right) : (.right, .left)
    if hierarchy.nodes[field].text?.alignment == trailing {
      hierarchy.nodes[field].text?.alignment = leading
    }
  }

  private mutating func lowerRowLabel(_ text: String, in surroundings: inout Surroundings) -> Int {
    let wraps = traits.contentSizeCategory.isAccessibilitySize
    let label = lowerText(
      .label, text, font: .textStyle(.body), color: .label, lines: wraps ? 0 : 1,
      in: &surroundings)
    // A switch beside it keeps its size.
    hierarchy.metrics[label].compressionResistance.horizontal = 749
    return label
  }
}
