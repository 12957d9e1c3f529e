import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the headers, cards, rows and footers of a form, then the views that lie on it.
  mutating func lowerForm(
    _ form: Form, of view: View, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) {
    var arranged = ArrangedForm(node: node)
    var fields = 0
    for section in form.sections {
      let lowered = lowerSection(section, at: path, fields: &fields, in: &surroundings)
      arranged.sections.append(lowered)
    }
    hierarchy.forms.append(arranged)
    lowerSubviews(of: view, at: path, after: fields, in: &surroundings)
  }

  private mutating func lowerSection(
    _ section: Form.Section, at path: ViewPath, fields: inout Int,
    in surroundings: inout Surroundings
  ) -> ArrangedForm.Section {
    let header = section.header.map { lowerCaption(.header, $0.uppercased(), in: &surroundings) }
    let direction = inheritedDirection(surroundings)
    let card = append(.card, in: &surroundings, direction: direction)
    hierarchy.nodes[card].appearance.background = color(.secondarySystemGroupedBackground)
    hierarchy.nodes[card].appearance.cornerRadius = 10
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

  private mutating func lowerRowLabel(_ text: String, in surroundings: inout Surroundings) -> Int {
    let wraps = traits.contentSizeCategory.isAccessibilitySize
    return lowerText(
      .label, text, font: .textStyle(.body), color: .label, lines: wraps ? 0 : 1,
      in: &surroundings)
  }
}
