import AfterimageGraphics
import AfterimageScreens

/// A cell and the views that it is made of.
struct ArrangedCell {
  var node: Int
  var style: TableViewCell.Style
  var metrics: TableMetrics
  /// The table whose safe area the cell keeps; nil for a cell on a card, or without a table.
  var table: Int?
  var text: Int?
  var detail: Int?
  var image: Int?
  /// The width of the column that symbols are centred in, in points; nil where the picture is as wide as it is.
  var symbolColumn: Double?
  /// The marks, or the view in their place, from the trailing edge.
  var accessories: [Int] = []
  /// Between the texts and the marks, or the view in their place, in points.
  var accessorySpacing = TableMetrics.textSpacing
  /// True where the cell has views of its own.
  var hasContent = false

  /// The views that are texts.
  var texts: [Int] { [text, detail].compactMap(\.self) }
}

extension Lowering {
  /// The background of a cell that is chosen or touched, in the grey that UIKit has for it.
  func lowered(_ cell: TableViewCell, as view: LoweredView) -> LoweredView {
    guard cell.isSelected || cell.isHighlighted else { return view }
    var lowered = view
    lowered.appearance.background = color(.systemGray4)
    return lowered
  }

  /// Appends the texts, picture and marks of a cell, then the views that lie in it.
  mutating func lowerCell(
    _ cell: TableViewCell, of view: View, at path: ViewPath,
    in surroundings: inout Surroundings, node: Int
  ) {
    let metrics = TableMetrics(style: .plain, majorVersion: traits.system.majorVersion)
    var arranged = ArrangedCell(node: node, style: cell.style, metrics: metrics)
    arranged.hasContent = !view.subviews.isEmpty
    var count = 0
    func next(
      _ lowering: inout Lowering, _ part: View?, adjust: (inout LoweredView) -> Void = { _ in }
    ) -> Int? {
      defer { if part != nil { count += 1 } }
      return part.map {
        lowering.lower($0, at: path.child(count), in: &surroundings, adjust: adjust)
      }
    }
    let text = textDefaults(of: cell, tint: surroundings.tint)
    let detail = detailDefaults(of: cell)
    let symbol = symbol(of: cell, tint: surroundings.tint)
    arranged.text = next(&self, cell.textLabel) { text.apply(to: &$0, of: cell.textLabel) }
    arranged.detail = next(&self, cell.detailTextLabel) {
      detail.apply(to: &$0, of: cell.detailTextLabel)
    }
    arranged.image = next(&self, cell.imageView) { symbol?.apply(to: &$0) }
    let accessoryView = next(&self, cell.accessoryView)
    arranged.accessories =
      accessoryView.map { [$0] } ?? lowerAccessories(cell.accessory, in: &surroundings)
    if accessoryView == nil, cell.accessory == .disclosureIndicator, !traits.system.hasGlassControls
    {
      arranged.accessorySpacing += TableMetrics.disclosureSpacing
    }
    arranged.symbolColumn = symbol?.column
    hierarchy.cellIndices[node] = hierarchy.cells.count
    hierarchy.cells.append(arranged)
    lowerSubviews(of: view, at: path, after: count, in: &surroundings)
  }

  /// The marks of a cell, from the trailing edge.
  private mutating func lowerAccessories(
    _ accessory: TableViewCell.Accessory, in surroundings: inout Surroundings
  ) -> [Int] {
    let direction = inheritedDirection(surroundings)
    let arrow = SystemMark.disclosureIndicator(in: traits.system)
    return accessory.marks(arrow: arrow).map { mark in
      let ink = mark == arrow ? color(.tertiaryLabel) : surroundings.tint
      // A tick says what is chosen; the other marks say nothing.
      let isSensitive = surroundings.isSensitive && mark == .checkmark
      return appendGlyph(
        glyph(of: mark, color: ink, direction: direction),
        sensitivity: Sensitivity(ofPart: isSensitive, mask: mask), in: &surroundings)
    }
  }

  /// The picture that a cell makes of a symbol, and the column that all symbols of a list share.
  private struct CellSymbol {
    var image: LoweredView
    var column: Double

    /// Gives an image view the symbol in its size for a cell.
    func apply(to view: inout LoweredView) {
      view.content = image.content
      view.metrics.contentSize = image.metrics.contentSize
    }
  }

  private func symbol(of cell: TableViewCell, tint: Color) -> CellSymbol? {
    guard let view = cell.imageView, case .imageView(let imageView) = view.element,
      case .symbol? = imageView.image
    else { return nil }
    return CellSymbol(
      image: lowered(
        imageView, in: .cell, as: LoweredView(direction: direction(of: view)),
        tint: view.tintColor.map(self.tint) ?? tint),
      column: TableMetrics.symbolColumn * font(.textStyle(.body)).size)
  }

  private func textDefaults(of cell: TableViewCell, tint: Color) -> CellTextDefaults {
    let isSmall = cell.style == .value2
    return CellTextDefaults(
      font: font(.textStyle(isSmall ? .caption1 : .body)), color: isSmall ? tint : color(.label),
      isTrailing: isSmall, wraps: traits.contentSizeCategory.isAccessibilitySize)
  }

  private func detailDefaults(of cell: TableViewCell) -> CellTextDefaults {
    let isUnder = cell.style == .subtitle || cell.style == .value2
    let isGrey =
      cell.style == .value1 || (cell.style == .subtitle && traits.system.majorVersion >= 26)
    return CellTextDefaults(
      font: font(.textStyle(isUnder ? .caption1 : .body)),
      color: color(isGrey ? .secondaryLabel : .label), isTrailing: false,
      wraps: traits.contentSizeCategory.isAccessibilitySize)
  }
}

/// The look that the style of a cell has for a text that says nothing itself.
private struct CellTextDefaults {
  var font: Font
  var color: Color
  /// True where the text lies at the trailing edge of its room.
  var isTrailing: Bool
  /// True where a text of one line may have several.
  var wraps: Bool

  /// Gives a lowered label what it leaves open.
  func apply(to view: inout LoweredView, of declared: View?) {
    guard case .label(let label)? = declared?.element else { return }
    let plain = Label(label.text)
    let trailing: TextContent.HorizontalAlignment =
      view.direction == .leftToRight ? .right : .left
    view.content = view.content.changingText { text in
      if label.font == plain.font { text.font = font }
      if label.textColor == plain.textColor { text.color = color }
      if isTrailing, label.textAlignment == .natural { text.alignment = trailing }
      if wraps, label.numberOfLines == 1 { text.numberOfLines = 0 }
    }
  }
}

extension TableViewCell.Accessory {
  /// The marks of an accessory, from the trailing edge.
  fileprivate func marks(arrow: SystemMark) -> [SystemMark] {
    switch self {
    case .none: []
    case .disclosureIndicator: [arrow]
    case .detailDisclosureButton: [arrow, .information]
    case .checkmark: [.checkmark]
    case .detailButton: [.information]
    }
  }
}
