import AfterimageGraphics
import AfterimageScreens

/// The sections and rows of lists.
extension Lowering {
  /// Appends the sections of a list, and those that its rows make where they stand in none.
  mutating func lowerSections(
    of view: View, _ list: Arrangement.List, at path: ViewPath,
    in surroundings: inout Surroundings
  ) -> [ArrangedSection] {
    let plan = ListLowering(
      style: list.style,
      metrics: TableMetrics(
        style: list.style.tableStyle, majorVersion: traits.system.majorVersion))
    return lowerSections(view.subviews, at: path, plan, in: &surroundings)
  }

  /// How the rows of a list are lowered.
  struct ListLowering {
    var style: Arrangement.List.Style
    var metrics: TableMetrics

    /// The look of what stands above rows.
    fileprivate var header: CaptionLook {
      metrics.style == .plain
        ? metrics.header : ListMetrics(majorVersion: metrics.majorVersion).header
    }
  }

  private mutating func lowerSections(
    _ views: [View], at path: ViewPath, _ plan: ListLowering, in surroundings: inout Surroundings
  ) -> [ArrangedSection] {
    var sections: [ArrangedSection] = []
    var index = 0
    while index < views.count {
      if views[index].isSection {
        sections.append(lowerSection(views[index], at: path.child(index), plan, in: &surroundings))
        index += 1
      } else if views[index].isGroupOfSections {
        sections += lowerGroup(of: views[index], at: path.child(index), in: &surroundings) {
          $0.lowerSections(views[index].subviews, at: path.child(index), plan, in: &$1)
        }
        index += 1
      } else {
        let end = views[index...].firstIndex { $0.isSection || $0.isGroupOfSections } ?? views.count
        let rows = (index..<end).map { (views[$0], path.child($0)) }
        sections.append(lowerCard(rows, plan, in: &surroundings))
        index = end
      }
    }
    return sections
  }

  /// Appends the view of a group, and what a function makes of what lies in it.
  private mutating func lowerGroup<Part>(
    of view: View, at path: ViewPath, in surroundings: inout Surroundings,
    _ content: (inout Lowering, inout Surroundings) -> [Part]
  ) -> [Part] {
    var parts: [Part] = []
    lower(view, at: path, in: &surroundings, adjust: { _ in }) { lowering, below, node in
      below.host = lowering.hierarchy.hostOfArranged(node)
      parts = content(&lowering, &below)
    }
    return parts
  }

  private mutating func lowerSection(
    _ view: View, at path: ViewPath, _ plan: ListLowering, in surroundings: inout Surroundings
  ) -> ArrangedSection {
    let parts = view.subviews.enumerated().map { ($0.element, path.child($0.offset)) }
    let sections = lowerGroup(of: view, at: path, in: &surroundings) { lowering, below in
      var section = lowering.lowerCard(
        parts.filter { !$0.0.isHeader && !$0.0.isFooter }, plan, in: &below)
      section.header = parts.first { $0.0.isHeader }.map {
        lowering.lower($0.0.styled(as: plan.header), at: $0.1, in: &below)
      }
      section.footer = parts.first { $0.0.isFooter }.map {
        lowering.lower($0.0.styled(as: footerLook), at: $0.1, in: &below)
      }
      return [section]
    }
    return sections.first ?? ArrangedSection(card: 0)
  }

  /// Appends a card and the rows on it, with lines between them.
  private mutating func lowerCard(
    _ rows: [(View, ViewPath)], _ plan: ListLowering, in surroundings: inout Surroundings
  ) -> ArrangedSection {
    let isPlain = plan.style == .plain
    let card = appendSurface(
      .part(.card),
      Appearance(
        background: isPlain ? nil : color(.secondarySystemGroupedBackground),
        cornerRadius: plan.metrics.cardRadius, cornerCurve: .continuous, clips: !isPlain),
      in: &surroundings)
    var below = surroundings.below(card)
    below.host = surroundings.host
    var section = ArrangedSection(card: card)
    section.rows = lowerRows(rows, in: &below)
    if !isPlain, let last = section.rows.indices.last, let line = section.rows[last].separator {
      hierarchy.nodes[line].isHidden = true
      section.rows[last].separator = nil
    }
    endDescendants(of: card)
    return section
  }

  /// Appends rows, those of groups among them, and a line below each that has one.
  private mutating func lowerRows(
    _ rows: [(View, ViewPath)], in surroundings: inout Surroundings
  ) -> [ArrangedListRow] {
    rows.flatMap { view, path -> [ArrangedListRow] in
      if view.isGroup {
        let parts = view.subviews.enumerated().map { ($0.element, path.child($0.offset)) }
        return lowerGroup(of: view, at: path, in: &surroundings) {
          $0.lowerRows(parts, in: &$1)
        }
      }
      var row = ArrangedListRow(node: lower(view, at: path, in: &surroundings))
      if view.hasRowSeparator {
        let line = appendSeparator(in: &surroundings)
        let metrics = ListMetrics(majorVersion: traits.system.majorVersion)
        hierarchy.nodes[line].appearance.background = color(metrics.separator)
        row.separator = line
      }
      return [row]
    }
  }
}

/// The look of what stands below rows.
private let footerLook: CaptionLook = (.textStyle(.footnote), .secondaryLabel, false)

/// The font and the colour of what stands around rows, and whether it is set in capitals.
private typealias CaptionLook = (font: FontReference, color: SystemColor, isUppercase: Bool)

extension View {
  private var arrangement: Arrangement? {
    if case .arrangement(let arrangement) = element { arrangement } else { nil }
  }

  fileprivate var isSection: Bool { arrangement == .section }
  fileprivate var isHeader: Bool { arrangement == .header }
  fileprivate var isFooter: Bool { arrangement == .footer }
  fileprivate var isGroup: Bool { arrangement == .group }
  fileprivate var isGroupOfSections: Bool {
    isGroup && subviews.contains { $0.isSection || $0.isGroupOfSections }
  }

  fileprivate var hasRowSeparator: Bool {
    if case .listRow(let row)? = arrangement { row.hasSeparator } else { true }
  }

  /// The same view with the look of a caption for each text that has none of its own.
  fileprivate func styled(as look: CaptionLook) -> View {
    var copy = mapChildren { $1.styled(as: look) }
    guard case .label(var label) = element else { return copy }
    if label.font == .textStyle(.body) { label.font = look.font }
    if label.textColor == .system(.label) { label.textColor = .system(look.color) }
    if look.isUppercase { label.text = label.text.uppercased() }
    copy.element = .label(label)
    return copy
  }
}
