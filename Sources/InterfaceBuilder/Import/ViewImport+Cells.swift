import AfterimageGraphics

/// The cells of tables.
extension ViewImport {
  /// The margins of a cell's content, all read from stored frames: beside an arrow or a tick always 8 points.
  func cellMargins(of element: XMLElement) -> EdgeInsets? {
    guard element.name == "tableViewCellContentView" else { return nil }
    let isNarrow = element["id"].map(graph.isBesideAccessory) == true
    guard document.tools >= 13 else { return earlyMargins(of: element, isNarrow: isNarrow) }
    return EdgeInsets(top: 11, left: cellSide, bottom: 11, right: isNarrow ? 8 : cellSide)
  }

  /// Up to Interface Builder 12, 8 points all around, and 15 beside what keeps the margins of the table.
  private func earlyMargins(of element: XMLElement, isNarrow: Bool) -> EdgeInsets {
    let side = element.isYes("preservesSuperviewLayoutMargins") ? 15.0 : 8
    return EdgeInsets(top: 8, left: side, bottom: 8, right: isNarrow ? 8 : side)
  }

  /// The margin beside the content of cells: 20 points on wide devices and since iOS 26, 15 on the narrowest before iOS 14.
  private var cellSide: Double {
    let width = graph.width
    let isWide =
      width >= 402 || (width > 320 && Self.wideDevices.contains(document.device?.id ?? ""))
    if isWide || document.tools >= 24 { return 20 }
    return width <= 320 && document.tools < 17 ? 15 : 16
  }

  /// Interface Builder's names for the devices of 402 points and more.
  private static let wideDevices: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_3", "retina6_72", "retina6_9",
  ]
}
