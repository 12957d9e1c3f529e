import AfterimageGraphics

/// The cells of tables.
extension ViewImport {
  /// The margins of a cell's content, all read from stored frames: 8 points all around up to Interface Builder 12, then as the system's; beside an arrow or a tick always 8.
  func cellMargins(of element: XMLElement) -> EdgeInsets? {
    guard element.name == "tableViewCellContentView" else { return nil }
    guard document.tools >= 13 else { return EdgeInsets(all: 8) }
    let width = graph.width
    let side = width >= 402 ? 20.0 : width <= 320 && document.tools < 17 ? 15 : 16
    let isNarrow = element["id"].map(graph.isBesideAccessory) == true
    return EdgeInsets(top: 11, left: side, bottom: 11, right: isNarrow ? 8 : side)
  }
}
