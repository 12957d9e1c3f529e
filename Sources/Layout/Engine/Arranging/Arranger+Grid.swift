import AfterimageGraphics
import AfterimageScreens

/// The cells of a grid in their places.
struct GridPlan {
  var size = Size.zero
  var cells: [ArrangedChild] = []
}

/// Rows whose cells stand in columns.
extension Arranger {
  private struct GridRowPlan {
    /// The row itself, where its cells are in a view of their own.
    var node: Int?
    var cells: [Cell]
    var alignment: Arrangement.VerticalGuide?
    /// True for a view that is no row and takes all columns.
    var isWide: Bool { node == nil }

    struct Cell {
      var node: Int
      var column = 0
      var span = 1
    }
  }

  private func gridRows(_ children: [Int]) -> [GridRowPlan] {
    children.map { child in
      guard let view = hierarchy.arrangedViews[child], case .gridRow(let row) = view.layout else {
        return GridRowPlan(cells: [GridRowPlan.Cell(node: child)])
      }
      var column = 0
      let cells = view.children.map { cell in
        defer { column += span(of: cell) }
        return GridRowPlan.Cell(node: cell, column: column, span: span(of: cell))
      }
      return GridRowPlan(node: child, cells: cells, alignment: row.alignment)
    }
  }

  private func span(of cell: Int) -> Int {
    guard case .gridCell(let span)? = hierarchy.arrangedViews[cell]?.layout else { return 1 }
    return max(1, min(span.columns, 1000))
  }

  private func guides(of rows: [GridRowPlan]) -> [Int: Arrangement.HorizontalGuide] {
    rows.filter { !$0.isWide }.flatMap(\.cells).reduce(into: [:]) { guides, cell in
      guard case .gridCell(let own)? = hierarchy.arrangedViews[cell.node]?.layout else { return }
      guides[cell.column] = guides[cell.column] ?? own.columnAlignment
    }
  }

  /// Where the columns of a grid lie.
  private struct GridColumns {
    var widths: [Double]
    var spacing: Double
    /// Where the cells of a column lie, where one of them says so.
    var guides: [Int: Arrangement.HorizontalGuide]
    /// The width of a view that is no row where there is no column.
    var offer: Double?

    var starts: [Double] { widths.starts(spacing: spacing) }
    var total: Double { widths.reduce(0, +) + spacing * Double(max(0, widths.count - 1)) }

    /// The width of a cell, over all of its columns.
    func width(of cell: GridRowPlan.Cell, in row: GridRowPlan) -> Double {
      guard !row.isWide else { return widths.isEmpty ? offer ?? 0 : total }
      let last = min(widths.count, cell.column + cell.span) - 1
      guard last >= cell.column else { return 0 }
      return starts[last] + widths[last] - starts[cell.column]
    }
  }

  /// Columns share the width as the views of a row do, rows the height as those of a column.
  mutating func gridPlan(
    _ grid: Arrangement.Grid, _ children: [Int], in offer: Proposal
  ) -> GridPlan {
    let rows = gridRows(children)
    let across = grid.horizontalSpacing ?? Self.defaultSpacing
    let columns = GridColumns(
      widths: columnWidths(rows, across, in: offer), spacing: across, guides: guides(of: rows),
      offer: offer.width)
    let gaps = (grid.verticalSpacing ?? Self.defaultSpacing) * Double(max(0, rows.count - 1))
    let room = offer.height.map { max(0, $0 - gaps) }
    func height(_ arranger: inout Arranger, _ index: Int, _ share: Double?) -> Double {
      let row = rows[index]
      let asked = row.cells.map {
        (node: $0.node, offer: Proposal(width: columns.width(of: $0, in: row), height: share))
      }
      return asked.map { arranger.size(of: $0.node, in: $0.offer).height }.max() ?? 0
    }
    let offers = shares(of: rows.map { _ in 0 }, in: room, length: height)
    let heights = rows.indices.map { height(&self, $0, offers[$0]) }
    let tops = heights.starts(spacing: grid.verticalSpacing ?? Self.defaultSpacing)
    let cells = rows.indices.flatMap { index in
      placed(
        rows[index], columns, grid.alignment, offers[index], top: tops[index],
        height: heights[index])
    }
    let size = Size(width: columns.total, height: heights.reduce(0, +) + gaps)
    return GridPlan(size: size, cells: cells)
  }

  /// A row, where it is a view, and its cells.
  private mutating func placed(
    _ row: GridRowPlan, _ columns: GridColumns, _ alignment: Arrangement.Alignment,
    _ offer: Double?, top: Double, height: Double
  ) -> [ArrangedChild] {
    let starts = columns.starts
    let view = row.node.map { node in
      ArrangedChild(
        node: node, origin: Point(x: 0, y: top), size: Size(width: columns.total, height: height),
        proposal: .ideal)
    }
    let cells = row.cells.flatMap { cell -> [ArrangedChild] in
      let size = Size(width: columns.width(of: cell, in: row), height: height)
      let guide = row.isWide ? nil : columns.guides[cell.column]
      let asked = Proposal(width: size.width, height: offer ?? height)
      return children([cell.node], in: size, offered: asked, alignment.with(row.alignment, guide))
        .moved(by: Point(x: row.isWide ? 0 : starts[cell.column], y: top))
    }
    return (view.map { [$0] } ?? []) + cells
  }

  /// The widths that columns take of what they are offered: with a height that is given equal shares, which leave what one does not take to none (a picture of a table), else what the others leave.
  private mutating func columnWidths(
    _ rows: [GridRowPlan], _ spacing: Double, in offer: Proposal
  ) -> [Double] {
    let count = rows.filter { !$0.isWide }.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
    guard count > 0, count <= 1000 else { return [] }
    var columns = [[Int]](repeating: [], count: count)
    for row in rows where !row.isWide {
      for cell in row.cells where cell.span == 1 { columns[cell.column].append(cell.node) }
    }
    func width(_ arranger: inout Arranger, _ index: Int, _ share: Double?) -> Double {
      columns[index].map {
        arranger.size(of: $0, in: Proposal(width: share, height: nil)).width
      }.max() ?? 0
    }
    let room = offer.width.map { max(0, $0 - spacing * Double(count - 1)) }
    let offers =
      offer.height == nil
      ? equalShares(of: columns.count, in: room, width: width)
      : [Double?](repeating: room.map { $0 / Double(count) }, count: count)
    return columns.indices.map { width(&self, $0, offers[$0]) }
  }

  /// What columns are offered: those that want less than an equal share that, those that need more what they need, and all others equal shares of the rest.
  private mutating func equalShares(
    of count: Int, in room: Double?, width: (inout Arranger, Int, Double?) -> Double
  ) -> [Double?] {
    guard var rest = room, rest.isFinite else { return [Double?](repeating: room, count: count) }
    var offers = [Double?](repeating: nil, count: count)
    var open = Array(0..<count)
    while !open.isEmpty {
      let share = max(0, rest) / Double(open.count)
      let settled = open.filter {
        width(&self, $0, .infinity) <= share || width(&self, $0, 0) >= share
      }
      for index in settled.isEmpty ? open : settled {
        let wanted = width(&self, index, .infinity)
        offers[index] = settled.isEmpty ? share : wanted <= share ? wanted : width(&self, index, 0)
        rest -= offers[index] ?? 0
      }
      open.removeAll { offers[$0] != nil }
    }
    return offers
  }
}

extension [Double] {
  /// Where each of some extents begins that follow each other at a distance.
  func starts(spacing: Double) -> [Double] {
    var place = 0.0
    return map { length in
      defer { place += length + spacing }
      return place
    }
  }
}

extension Arrangement.Alignment {
  /// The same place with another place from the top or across, where one is given.
  fileprivate func with(
    _ vertical: Arrangement.VerticalGuide?, _ horizontal: Arrangement.HorizontalGuide?
  ) -> Arrangement.Alignment {
    let (across, down) = (horizontal ?? self.horizontal, vertical ?? self.vertical)
    return Arrangement.Alignment.allCases.first {
      $0.horizontal == across && $0.vertical == down
    } ?? self
  }
}
