import AfterimageGraphics

/// The cells of tables.
extension ViewImport {
  /// The margins of a cell's content, all read from stored frames: beside an arrow or a tick always 8 points.
  func cellMargins(of element: XMLElement) -> EdgeInsets? {
    guard element.name == "tableViewCellContentView" else { return nil }
    let isNarrow = element["id"].map(graph.isBesideAccessory) == true
    guard document.build >= 13196 else { return earlyMargins(of: element, isNarrow: isNarrow) }
    let edge = document.tools >= 24 ? 15.0 : 11
    return EdgeInsets(top: edge, left: cellSide, bottom: edge, right: isNarrow ? 8 : cellSide)
  }

  /// Up to the first builds of Interface Builder 13, 8 points all around, and 15 beside what keeps the margins of the table.
  private func earlyMargins(of element: XMLElement, isNarrow: Bool) -> EdgeInsets {
    let side = element.isYes("preservesSuperviewLayoutMargins") ? 15.0 : 8
    return EdgeInsets(top: 8, left: side, bottom: 8, right: isNarrow ? 8 : side)
  }

  /// The margin beside the content of cells: 20 points on wide devices and since iOS 26, otherwise 16.
  ///
  /// It was 15 up to iOS 13 on the narrowest devices, and from build 14490 of Interface Builder up to iOS 13 wherever no controller gave the table its margins (read from stored frames).
  private var cellSide: Double {
    if isOnWideDevice || document.tools >= 24 { return 20 }
    let keepsSeparators = document.build >= 14490 && !graph.isTable
    return document.tools < 17 && (isOnNarrowDevice || keepsSeparators) ? 15 : 16
  }

  /// A cell of 320 points alone keeps the margins of a narrow device on a wide one.
  private var isOnWideDevice: Bool {
    guard let device = document.device else { return graph.width >= 402 }
    return device.id.hasPrefix("ipad") || Self.wideDevices.contains(device.id) && graph.width > 320
  }

  private var isOnNarrowDevice: Bool {
    guard let device = document.device else { return graph.width <= 320 }
    return ["retina3_5", "retina4_0"].contains(device.id)
  }

  /// Interface Builder's names for the devices of 402 points and more.
  private static let wideDevices: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_3", "retina6_72", "retina6_9",
  ]
}
