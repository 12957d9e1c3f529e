import AfterimageGraphics
import AfterimageScreens

/// The width that a table gives its rows: where its own is only wished for, that of the last solution, as what lies in rows does not pull at their table.
extension ConstraintGeneration {
  /// The width of a view for what follows it.
  func widthForRows(of node: Int) -> Quantity {
    feedback.tableWidths[node].map { Quantity($0) } ?? width(node)
  }

  /// The part of a table that its rows lie across.
  func roomForRows(of table: Int) -> Box {
    var room = box(of: table)
    if let width = feedback.tableWidths[table] { room.right = room.left + width }
    return room
  }
}

extension Hierarchy {
  /// The widths that the rows of tables have before the first solution where some constraints about the table's own are not required: that of the window.
  func firstTableWidths(
    under constraints: [LayoutConstraint], in traits: Traits
  ) -> [Int: Double] {
    guard !tables.isEmpty else { return [:] }
    let anchors = constraints.filter { $0.priority != .required }
      .flatMap { [$0.first, $0.second].compactMap(\.self) }
      .filter { $0.attribute == .width || $0.attribute.axis == .horizontal }
    let wished = Set(
      anchors.compactMap { anchor in
        if case .view(let path) = anchor.item { indices[path] } else { nil }
      })
    let nodes = tables.map(\.node).filter(wished.contains)
    return Dictionary(uniqueKeysWithValues: nodes.map { ($0, traits.size.width) })
  }
}
