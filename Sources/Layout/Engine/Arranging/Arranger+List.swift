import AfterimageGraphics
import AfterimageScreens

/// Rows that scroll, in sections.
extension Arranger {
  /// A list with all that its places are made from.
  private struct ListPlan {
    var metrics: TableMetrics
    /// From the edges of the list to its cards, and from those of a card to what lies in it.
    var cardMargin: Double
    var textMargin: Double
    var frame: Rect
    var room: SafeRoom

    var isPlain: Bool { metrics.style == .plain }
    /// The cards from their leading edge to their trailing one.
    var card: Rect {
      frame.inset(by: EdgeInsets(left: cardMargin, right: cardMargin))
    }
    /// What headers and rows are as wide as.
    var text: Rect { card.inset(by: EdgeInsets(left: textMargin, right: textMargin)) }
  }

  /// The window reaches beneath bars and notch as that of what scrolls.
  mutating func placeList(
    _ list: Arrangement.List, _ node: Int, _ sections: [ArrangedSection], in frame: Rect,
    _ room: SafeRoom
  ) {
    if frames[node] != nil { frames[node] = frame.extended(beyond: room, at: [.top, .bottom]) }
    let metrics = ListMetrics(majorVersion: traits.system.majorVersion)
    let margin =
      metrics.margin(in: list.style, besideWidth: traits.size.width)
      ?? list.style.tableStyle.margin(besideWidth: traits.size.width)
    let isOnCards = list.style.tableStyle == .insetGrouped
    let plan = ListPlan(
      metrics: TableMetrics(
        style: list.style.tableStyle, majorVersion: traits.system.majorVersion),
      cardMargin: isOnCards ? margin : 0, textMargin: margin, frame: frame,
      room: SafeRoom(bounds: room.bounds, safe: room.bounds))
    var place = frame.minY - list.contentOffset
    for (index, section) in sections.enumerated() {
      place = placeSection(section, isFirst: index == 0, from: place, plan)
    }
  }

  /// Places a section; the result is where the next one begins.
  private mutating func placeSection(
    _ section: ArrangedSection, isFirst: Bool, from start: Double, _ plan: ListPlan
  ) -> Double {
    let top = placeHeader(of: section, isFirst: isFirst, from: start, plan)
    var place = top
    for row in section.rows { place = placeRow(row, from: place, plan) }
    frames[section.card] = Rect(
      x: plan.card.minX, y: top, width: plan.card.width, height: place - top)
    guard let footer = section.footer else {
      return place + (plan.isPlain ? 0 : ListMetrics.sectionSpacing)
    }
    let own = ListMetrics(majorVersion: traits.system.majorVersion)
    let above = plan.isPlain ? TableMetrics.captionSpacing : own.footerPadding
    let bottom = placeCaption(footer, from: place + above, plan)
    return bottom + (plan.isPlain ? TableMetrics.captionSpacing : own.footerSpacing)
  }

  /// Places what stands above the rows; the result is where they begin.
  private mutating func placeHeader(
    of section: ArrangedSection, isFirst: Bool, from start: Double, _ plan: ListPlan
  ) -> Double {
    guard let header = section.header else {
      if isFirst, plan.metrics.beginsAtLargeTitle, hasLargeTitle { return start }
      return plan.isPlain ? start : start + TableMetrics.missingCaption * (isFirst ? 2 : 1)
    }
    if plan.isPlain {
      let padding = TableMetrics.plainHeaderPadding
      let above = plan.metrics.headerPadding(isFirst: isFirst) + padding
      return placeCaption(header, from: start + above, plan) + padding
    }
    let own = ListMetrics(majorVersion: traits.system.majorVersion)
    return placeCaption(header, from: start + own.headerPadding, plan) + own.headerSpacing
  }

  private var hasLargeTitle: Bool {
    hierarchy.bars.navigationBars.contains { $0.largeTitle != nil }
  }

  private mutating func placeCaption(
    _ caption: Int, from top: Double, _ plan: ListPlan
  ) -> Double {
    let offer = Proposal(width: plan.text.width, height: nil)
    let size = size(of: caption, in: offer)
    let frame = Rect(x: plan.text.minX, y: top, width: plan.text.width, height: size.height)
    frames[caption] = frame
    let content = children(
      hierarchy.arrangedViews[caption]?.children ?? [], in: frame.size, offered: offer, .leading)
    place(content, from: frame.origin, plan.room)
    return frame.maxY
  }

  /// A row with what its places are made from.
  private struct RowPlan {
    var row: ArrangedListRow
    /// The row where it is a view of its own around its content.
    var view: ArrangedView?
    var members: [Int]
    var insets: EdgeInsets
    var offer: Proposal
    var frame: Rect
    var arrowSize: Size

    /// What the content lies in.
    var room: Rect {
      Rect(
        x: frame.minX + insets.left, y: frame.minY + insets.top, width: offer.width ?? 0,
        height: frame.height - insets.top - insets.bottom)
    }
  }

  /// Places a row as high as what lies in it, and the line below it; the result is where it ends.
  private mutating func placeRow(
    _ row: ArrangedListRow, from top: Double, _ plan: ListPlan
  ) -> Double {
    let own = rowPlan(row, from: top, plan)
    let frame = own.frame
    if own.view != nil { frames[row.node] = frame }
    let placed = children(own.members, in: own.room.size, offered: own.offer, .leading)
    place(placed, from: own.room.origin, plan.room)
    if let arrow = own.view?.disclosure {
      frames[arrow] = Rect(
        x: frame.maxX - own.insets.right - own.arrowSize.width,
        y: frame.midY - own.arrowSize.height / 2, width: own.arrowSize.width,
        height: own.arrowSize.height)
    }
    if let line = row.separator {
      let start = firstText(of: own.members) ?? own.room.minX
      frames[line] = separator(below: frame, from: start, plan)
    }
    return frame.maxY
  }

  /// A row at least as high as its style has it; a control in it does not make it higher.
  private mutating func rowPlan(
    _ row: ArrangedListRow, from top: Double, _ plan: ListPlan
  ) -> RowPlan {
    let view = hierarchy.arrangedViews[row.node].flatMap { $0.isRow ? $0 : nil }
    var insets = rowInsets(of: view, plan)
    let arrowSize = view?.disclosure.map { size(of: $0, in: .ideal) } ?? .zero
    let arrowRoom =
      view?.disclosure == nil ? 0 : arrowSize.width + plan.metrics.arrowSpacing
    let width = max(0, plan.card.width - insets.left - insets.right - arrowRoom)
    let offer = Proposal(width: width, height: nil)
    let members = view?.children ?? [row.node]
    let content = layersSize(members, in: offer)
    if view?.hasOwnInsets != true, members.contains(where: { isControl($0, content.height) }) {
      insets.top = min(insets.top, Self.controlPadding)
      insets.bottom = min(insets.bottom, Self.controlPadding)
    }
    let height = max(plan.metrics.rowHeight, content.height + insets.top + insets.bottom)
    return RowPlan(
      row: row, view: view, members: members, insets: insets, offer: offer,
      frame: Rect(x: plan.card.minX, y: top, width: plan.card.width, height: height),
      arrowSize: arrowSize)
  }

  /// Above and below a control that is the highest of its row, in points: a row of Settings with a switch is as high as one without (AndrewKochulab/sim-mirror), which is assumed of others.
  private static let controlPadding = 6.0

  /// True where a view is so high by a control in it.
  private mutating func isControl(_ member: Int, _ height: Double) -> Bool {
    (member..<hierarchy.nodes[member].descendantsEnd).contains { node in
      guard case .element(let kind) = hierarchy.nodes[node].type, kind.isCompactControl else {
        return false
      }
      return size(of: node, in: .ideal).height >= height - 1e-6
    }
  }

  private func separator(below row: Rect, from start: Double, _ plan: ListPlan) -> Rect {
    let thickness = plan.metrics.separatorHeight(scale: traits.scale)
    let end = plan.metrics.insetsSeparatorEnds ? row.maxX - plan.textMargin : row.maxX
    return Rect(x: start, y: row.maxY - thickness, width: max(0, end - start), height: thickness)
  }

  private func rowInsets(of view: ArrangedView?, _ plan: ListPlan) -> EdgeInsets {
    guard case .listRow(let row)? = view?.layout, let own = row.insets else {
      return EdgeInsets(
        top: plan.metrics.rowPadding, left: plan.textMargin, bottom: plan.metrics.rowPadding,
        right: plan.textMargin)
    }
    return EdgeInsets(
      top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
  }

  /// Where the first text of a row begins, at which the line below the row begins too.
  private func firstText(of members: [Int]) -> Double? {
    for member in members {
      let texts = (member..<hierarchy.nodes[member].descendantsEnd).filter {
        hierarchy.nodes[$0].type == .element(.label)
      }
      if let first = texts.compactMap({ frames[$0]?.minX }).first { return first }
    }
    return nil
  }
}

extension ArrangedView {
  /// True for a row that is a view of its own around its content.
  fileprivate var isRow: Bool { if case .listRow = layout { true } else { false } }

  /// True for a row whose author says what lies around its content.
  fileprivate var hasOwnInsets: Bool {
    if case .listRow(let row) = layout { row.insets != nil } else { false }
  }
}

extension ElementKind {
  /// True for the controls that rows are not made higher for.
  fileprivate var isCompactControl: Bool {
    self == .switch || self == .stepper || self == .slider || self == .segmentedControl
      || self == .datePicker || self == .button || self == .textField
  }
}

extension TableMetrics {
  /// Between what lies in a row and its arrow.
  fileprivate var arrowSpacing: Double {
    Self.textSpacing + (majorVersion >= 26 ? 0 : Self.disclosureSpacing)
  }
}

extension Arrangement.List.Style {
  /// The style of tables with the same lengths.
  var tableStyle: TableView.Style {
    switch self {
    case .insetGrouped, .sidebar: .insetGrouped
    case .grouped: .grouped
    case .plain: .plain
    }
  }
}
