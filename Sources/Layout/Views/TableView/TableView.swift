import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the cards, rows, hairlines, headers and footers of a table, then the views that lie on it.
  mutating func lowerTable(
    _ table: TableView, of view: View, at path: ViewPath, in surroundings: inout Surroundings,
    node: Int
  ) {
    let metrics = TableMetrics(style: table.style, majorVersion: traits.system.majorVersion)
    var arranged = ArrangedTable(node: node, metrics: metrics)
    var count = 0
    for section in table.sections {
      let plan = SectionPlan(
        section: section, table: table, metrics: metrics, node: node, path: path,
        firstRow: count)
      arranged.sections.append(lowerSection(plan, in: &surroundings))
      count += section.rows.count
    }
    if metrics.hasFillerRows, table.hasSeparators {
      let fillers = Int(traits.size.height / metrics.rowHeight) + 1
      arranged.fillers = (0..<fillers).map { _ in appendSeparator(in: &surroundings) }
    }
    hierarchy.tables.append(arranged)
    lowerSubviews(of: view, at: path, after: count, in: &surroundings)
  }

  /// A table at the place in its content.
  func lowered(_ table: TableView, as view: LoweredView) -> LoweredView {
    var lowered = view
    lowered.metrics.contentOffset = table.contentOffset
    lowered.metrics.adjustsContentInset = table.contentInsetAdjustmentBehavior == .automatic
    return lowered
  }

  /// A section with all that it is lowered from.
  struct SectionPlan {
    var section: TableView.Section
    var table: TableView
    var metrics: TableMetrics
    var node: Int
    var path: ViewPath
    /// The index of the section's first row among the children of the table.
    var firstRow: Int
  }

  /// Headers come after the rows, which they float over in a plain table.
  private mutating func lowerSection(
    _ plan: SectionPlan, in surroundings: inout Surroundings
  ) -> ArrangedTable.Section {
    let isPlain = plan.table.style == .plain
    let card = appendSurface(
      .part(.card),
      Appearance(
        background: isPlain ? nil : color(.secondarySystemGroupedBackground),
        cornerRadius: plan.metrics.cardRadius, cornerCurve: .continuous,
        clips: plan.table.style == .insetGrouped),
      in: &surroundings)
    var lowered = ArrangedTable.Section(card: card)
    var below = surroundings.below(card)
    lowered.rows = lowerRows(plan, in: &below)
    if plan.metrics.hasSectionLines, plan.table.hasSeparators {
      lowered.lines = [appendSeparator(in: &below), appendSeparator(in: &below)]
    }
    endDescendants(of: card)
    lowerHeader(plan, to: &lowered, in: &surroundings)
    lowered.footer = plan.section.footer.map {
      appendCaption(.part(.footer), $0, in: &surroundings)
    }
    return lowered
  }

  private mutating func lowerRows(
    _ plan: SectionPlan, in surroundings: inout Surroundings
  ) -> [ArrangedTable.Row] {
    let rows = plan.section.rows
    return rows.enumerated().map { index, row in
      let node = lower(row, at: plan.path.child(plan.firstRow + index), in: &surroundings)
      if let cell = hierarchy.cellIndices[node] {
        hierarchy.cells[cell].metrics = plan.metrics
        hierarchy.cells[cell].table = plan.table.style == .insetGrouped ? nil : plan.node
      }
      let next = index + 1 < rows.count ? rows[index + 1] : nil
      let isLined =
        plan.table.hasSeparators && !row.isLit && next?.isLit != true
        && (next != nil || plan.table.style == .plain)
      return ArrangedTable.Row(
        node: node, separator: isLined ? appendSeparator(in: &surroundings) : nil)
    }
  }

  private mutating func lowerHeader(
    _ plan: SectionPlan, to lowered: inout ArrangedTable.Section,
    in surroundings: inout Surroundings
  ) {
    guard let text = plan.section.header else { return }
    let isPlain = plan.table.style == .plain
    if isPlain {
      lowered.headerBackground = appendSurface(
        .part(.card), Appearance(background: plainHeaderBackground(plan.metrics)), in: &surroundings
      )
    }
    lowered.header = appendHeader(
      text, plan.metrics, padding: isPlain ? TableMetrics.plainHeaderPadding : 0,
      in: &surroundings)
  }

  /// Since iOS 15 a header shows nothing behind it until it floats, and then the background's own material.
  private func plainHeaderBackground(_ metrics: TableMetrics) -> Color {
    guard metrics.majorVersion < 15 else {
      return color(.systemBackground).withAlpha(multipliedBy: 0.94)
    }
    return traits.userInterfaceStyle == .light ? Color(hex: 0xF7F7F7) : Color(hex: 0x1C1C1E)
  }
}

extension View {
  /// True where the view is a cell that is chosen or touched, whose background reaches over the hairlines around it.
  fileprivate var isLit: Bool {
    guard case .tableViewCell(let cell) = element else { return false }
    return cell.isSelected || cell.isHighlighted
  }
}

/// A table and the views that it is made of.
struct ArrangedTable {
  var node: Int
  var metrics: TableMetrics
  var sections: [Section] = []
  /// The lines below the last row.
  var fillers: [Int] = []

  struct Section {
    /// The card behind the rows, as large as all of them.
    var card: Int
    var rows: [Row] = []
    var header: Int?
    /// The background of the header of a plain table.
    var headerBackground: Int?
    var footer: Int?
    /// The hairlines over the first row and under the last.
    var lines: [Int] = []
  }

  struct Row {
    var node: Int
    /// The hairline below the row.
    var separator: Int?
  }
}
