import AfterimageGraphics
import AfterimageScreens

/// The views that tables make around the content of their cells.
extension ViewImport {
  /// The headers and footers of a table's static sections.
  mutating func tableTexts(_ table: XMLElement) -> [View] {
    let sections = table.child("sections")?.children("tableViewSection") ?? []
    let width = SceneGraph.frame(of: table)?.width ?? graph.width
    let texts = TableText(style: Self.tableStyle(of: table), width: width)
    return sections.flatMap { section -> [View] in
      let cells = (section.child("cells")?.children ?? []).compactMap { SceneGraph.frame(of: $0) }
      guard let first = cells.first, let last = cells.last else { return [] }
      return [
        localized("headerTitle", of: section).map { texts.header($0, above: first.minY) },
        localized("footerTitle", of: section).map { texts.footer($0, below: last.maxY) },
      ].compactMap(\.self)
    }
  }

  /// The style of a table; one that is not named is grouped.
  private static func tableStyle(of table: XMLElement) -> TableView.Style {
    table["style"].flatMap(TableView.Style.init) ?? .grouped
  }

  /// The background that UITableViewCell has in a table where its author chose none; nil for every other element.
  static func cellBackground(of element: XMLElement, in table: XMLElement?) -> ColorReference? {
    guard element.name == "tableViewCell", let table, table.name == "tableView" else { return nil }
    let isPlain = tableStyle(of: table) == .plain
    return .system(isPlain ? .systemBackground : .secondarySystemGroupedBackground)
  }

  /// The hairline below a cell and the mark at its trailing edge.
  mutating func cellDecorations(_ cell: XMLElement, in table: XMLElement?) -> [View] {
    guard let frame = SceneGraph.frame(of: cell) else { return [] }
    var decorations: [View] = []
    if let mark = Self.marks[cell["accessoryType"] ?? ""] {
      decorations.append(Self.accessory(mark, in: frame.size))
    }
    if table?["separatorStyle"] != "none" {
      let inset =
        cell.child("inset", key: "separatorInset") ?? table?.child("inset", key: "separatorInset")
      decorations.append(separator(in: frame.size, inset: inset, color: table))
    }
    return decorations
  }

  /// A line one pixel thin, which begins where the text does unless the document says otherwise.
  private mutating func separator(
    in size: Size, inset: XMLElement?, color table: XMLElement?
  ) -> View {
    let style = table.map(Self.tableStyle) ?? .plain
    let left = inset?.number("minX") ?? style.margin(besideWidth: graph.width)
    let right = max(0, inset?.number("maxX") ?? 0)
    var line = Separator()
    if let color = table.flatMap({ color("separatorColor", of: $0) }) { line.color = color }
    var view = View(.separator(line))
    view.autoresizing = Autoresizing(
      Rect(
        x: left, y: size.height - Self.hairline, width: max(0, size.width - left - right),
        height: Self.hairline),
      in: size, mask: [.flexibleWidth, .flexibleTopMargin])
    return view
  }

  /// As thick as a pixel of a display with two in a point, so that it shows on every device.
  private static let hairline = 0.5

  /// The symbols of the accessories, with their tints; nil is inherited.
  private static let marks: [String: (symbol: String, tint: ColorReference?)] = [
    "disclosureIndicator": ("chevron.right", .system(.tertiaryLabel)),
    "detailDisclosureButton": ("info.circle", nil), "detailButton": ("info.circle", nil),
    "checkmark": ("checkmark", nil),
  ]

  private static func accessory(
    _ mark: (symbol: String, tint: ColorReference?), in size: Size
  ) -> View {
    var symbol = Symbol(mark.symbol)
    symbol.font = .system(
      size: mark.symbol == "chevron.right" ? 14 : 17,
      weight: mark.symbol == "info.circle" ? .regular : .semibold)
    var picture = ImageView(symbol)
    picture.contentMode = .center
    var view = View(.imageView(picture))
    view.tintColor = mark.tint
    let side = 24.0
    view.autoresizing = Autoresizing(
      Rect(x: size.width - side - 12, y: (size.height - side) / 2, width: side, height: side),
      in: size, mask: [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin])
    return view
  }
}

/// The looks and places of the texts between a table's sections.
private struct TableText {
  let style: TableView.Style
  let width: Double

  private var isPlain: Bool { style == .plain }

  /// A header, whose lower edge touches the first cell.
  func header(_ text: String, above edge: Double) -> View {
    let shown = isPlain ? text : text.uppercased()
    let height = isPlain ? 28.0 : 26
    var view = label(shown, isStrong: isPlain, frame: (edge - height, height))
    if isPlain { view.backgroundColor = .system(.secondarySystemBackground) }
    return view
  }

  /// A footer, whose upper edge lies below the last cell.
  func footer(_ text: String, below edge: Double) -> View {
    label(text, isStrong: false, frame: (edge + 4, 32))
  }

  private func label(
    _ text: String, isStrong: Bool, frame: (top: Double, height: Double)
  ) -> View {
    var label = Label(text)
    label.font = isStrong ? .system(size: 17, weight: .semibold) : .system(size: 13)
    label.textColor = .system(isStrong ? .label : .secondaryLabel)
    label.numberOfLines = isStrong ? 1 : 2
    let margin = style.margin(besideWidth: width)
    let size = Size(width: width, height: frame.height)
    var content = View(.label(label))
    content.autoresizing = Autoresizing(
      Rect(x: margin, y: 0, width: max(0, width - 2 * margin), height: frame.height), in: size,
      mask: [.flexibleWidth])
    var view = View(.view, subviews: [content])
    view.autoresizing = Autoresizing(
      Rect(x: 0, y: frame.top, width: width, height: frame.height), in: size,
      mask: [.flexibleWidth])
    return view
  }
}
