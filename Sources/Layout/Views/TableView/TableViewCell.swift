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
  /// True where the cell has views of its own.
  var hasContent = false

  /// The views that are texts.
  var texts: [Int] { [text, detail].compactMap(\.self) }
}

extension Lowering {
  /// Appends the texts, picture and marks of a cell, then the views that lie in it.
  mutating func lowerCell(
    _ cell: TableViewCell, of view: View, at path: ViewPath,
    in surroundings: inout Surroundings, node: Int
  ) {
    let metrics = TableMetrics(style: .plain, majorVersion: traits.system.majorVersion)
    var arranged = ArrangedCell(node: node, style: cell.style, metrics: metrics)
    arranged.hasContent = !view.subviews.isEmpty
    var place = 0
    func next(_ lowering: inout Lowering, _ part: View?) -> Int? {
      defer { if part != nil { place += 1 } }
      return part.map { lowering.lower($0, at: path.child(place), in: &surroundings) }
    }
    arranged.text = next(&self, cell.textLabel)
    arranged.detail = next(&self, cell.detailTextLabel)
    arranged.image = next(&self, cell.imageView)
    let accessoryView = next(&self, cell.accessoryView)
    arranged.accessories =
      accessoryView.map { [$0] } ?? lowerAccessories(cell.accessory, in: &surroundings)
    settleLabels(of: cell, arranged, tint: surroundings.tint)
    settleImage(of: cell, &arranged, tint: surroundings.tint)
    hierarchy.cellPlaces[node] = hierarchy.cells.count
    hierarchy.cells.append(arranged)
    lowerSubviews(of: view, at: path, after: place, in: &surroundings)
  }

  /// Settles the background of a cell that is chosen or touched, in the grey that UIKit has for it.
  mutating func settleCell(_ cell: TableViewCell, at index: Int) {
    guard cell.isSelected || cell.isHighlighted else { return }
    hierarchy.nodes[index].appearance.background = color(.systemGray4)
  }

  /// The marks of a cell, from the trailing edge.
  private mutating func lowerAccessories(
    _ accessory: TableViewCell.Accessory, in surroundings: inout Surroundings
  ) -> [Int] {
    let direction = inheritedDirection(surroundings)
    let marks: [SystemMark] =
      switch accessory {
      case .none: []
      case .disclosureIndicator: [.disclosureIndicator]
      case .detailDisclosureButton: [.disclosureIndicator, .information]
      case .checkmark: [.checkmark]
      case .detailButton: [.information]
      }
    return marks.map { mark in
      let ink = mark == .disclosureIndicator ? color(.tertiaryLabel) : surroundings.tint
      let index = lowerGlyph(
        glyph(of: mark, color: ink, direction: direction), in: &surroundings)
      // A tick tells what is chosen; the other marks tell nothing.
      settleInheritedMask(surroundings.isSensitive && mark == .checkmark, at: index)
      return index
    }
  }

  /// Appends a mark at its own size.
  mutating func lowerGlyph(_ glyph: SymbolGlyph, in surroundings: inout Surroundings) -> Int {
    let index = append(
      .glyph, in: &surroundings, direction: inheritedDirection(surroundings))
    hierarchy.nodes[index].symbol = glyph
    hierarchy.metrics[index].contentSize = (glyph.size.width, glyph.size.height)
    return index
  }

  /// Gives a symbol the size that it has in a cell, and the column that all symbols of a list share.
  private mutating func settleImage(
    of cell: TableViewCell, _ arranged: inout ArrangedCell, tint: Color
  ) {
    guard let index = arranged.image, let view = cell.imageView,
      case .imageView(let imageView) = view.element, case .symbol? = imageView.image
    else { return }
    settleImageView(
      imageView, in: .cell, tint: view.tintColor.map(self.tint) ?? tint, at: index)
    arranged.symbolColumn = TableMetrics.symbolColumn * font(.textStyle(.body)).size
  }

  /// Gives the texts of a cell what its style has for them, where they say nothing themselves.
  private mutating func settleLabels(
    of cell: TableViewCell, _ arranged: ArrangedCell, tint: Color
  ) {
    let isSmall = cell.style == .value2
    if let text = arranged.text, let view = cell.textLabel {
      let font = FontReference.textStyle(isSmall ? .caption1 : .body)
      settleLabel(view, at: text, font: font, color: isSmall ? tint : color(.label))
      if isSmall, case .label(let label) = view.element, label.textAlignment == .natural {
        let direction = hierarchy.nodes[text].direction
        hierarchy.nodes[text].text?.alignment = direction == .leftToRight ? .right : .left
      }
    }
    if let detail = arranged.detail, let view = cell.detailTextLabel {
      let isUnder = cell.style == .subtitle || isSmall
      let font = FontReference.textStyle(isUnder ? .caption1 : .body)
      let grey =
        cell.style == .value1 || (cell.style == .subtitle && traits.system.majorVersion >= 26)
      settleLabel(view, at: detail, font: font, color: color(grey ? .secondaryLabel : .label))
    }
  }

  private mutating func settleLabel(
    _ view: View, at index: Int, font: FontReference, color: Color
  ) {
    guard case .label(let label) = view.element else { return }
    let plain = Label(label.text)
    let settledFont = self.font(font)
    if label.font == plain.font { hierarchy.nodes[index].text?.font = settledFont }
    if label.textColor == plain.textColor { hierarchy.nodes[index].text?.color = color }
    if traits.contentSizeCategory.isAccessibilitySize, label.numberOfLines == 1 {
      hierarchy.nodes[index].text?.numberOfLines = 0
    }
  }
}
