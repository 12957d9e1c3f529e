import AfterimageGraphics

/// The margins that the cells of a scene's tables give their contents, all read from stored frames.
struct CellMargins {
  private let document: InterfaceDocument
  /// The element of the scene's root view: a table has the margins of its controller, a cell alone its own.
  private let root: XMLElement
  /// How far the cells of tables with inset groups lie from both edges, by the ids of their contents.
  private var groupInsets: [String: Double] = [:]

  /// Takes what decides from a document and the root view of one of its scenes.
  init(of document: InterfaceDocument, below root: XMLElement) {
    self.document = document
    self.root = root
    collectGroupInsets(below: root, inTableOf: nil)
  }

  private mutating func collectGroupInsets(below element: XMLElement, inTableOf outer: Double?) {
    let table = Self.widthOfInsetGroups(element) ?? outer
    if let table, element.name == "tableViewCell", let cell = SceneGraph.frame(of: element) {
      for child in element.children where child.name == "tableViewCellContentView" {
        if let id = child["id"] { groupInsets[id] = (table - cell.width) / 2 }
      }
    }
    for child in element.children { collectGroupInsets(below: child, inTableOf: table) }
  }

  private static func widthOfInsetGroups(_ element: XMLElement) -> Double? {
    guard element.name == "tableView", element["style"] == "insetGrouped" else { return nil }
    return SceneGraph.frame(of: element)?.width
  }

  /// The margins of a cell's content, at least those of the cell, and beside an arrow or a tick always 8 points; nil for every other element.
  func content(_ element: XMLElement, isBesideAccessory: Bool) -> EdgeInsets? {
    guard element.name == "tableViewCellContentView" else { return nil }
    let authored = ViewImport.authoredMargins(of: element)
    guard document.build >= 13196 else {
      return authored ?? Self.early(element, isBesideAccessory: isBesideAccessory)
    }
    let edge = document.tools >= 24 ? 15.0 : 11
    let side = side(of: element)
    let cell = EdgeInsets(
      top: edge, left: side, bottom: edge, right: isBesideAccessory ? 8 : side)
    return authored.map { Self.larger($0, cell) } ?? cell
  }

  /// Up to the first builds of Interface Builder 13, 8 points all around, and 15 beside what keeps the margins of the table.
  private static func early(_ element: XMLElement, isBesideAccessory: Bool) -> EdgeInsets {
    let side = element.isYes("preservesSuperviewLayoutMargins") ? 15.0 : 8
    return EdgeInsets(top: 8, left: side, bottom: 8, right: isBesideAccessory ? 8 : side)
  }

  private static func larger(_ one: EdgeInsets, _ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(one.top, other.top), left: max(one.left, other.left),
      bottom: max(one.bottom, other.bottom), right: max(one.right, other.right))
  }

  /// The margin beside a cell's content: as far as inset groups lie from their table's edges, which have the same margins; elsewhere that of the device.
  private func side(of content: XMLElement) -> Double {
    let inset = content["id"].flatMap { groupInsets[$0] } ?? 0
    return inset > 0 ? inset : side
  }

  /// The margin beside the content of cells: 20 points on wide devices, otherwise 16.
  ///
  /// It was 15 up to iOS 13 on the narrowest devices, and from build 14490 of Interface Builder up to iOS 13 wherever no controller gave the table its margins; up to iOS 12 a cell without a table went by its own width alone.
  private var side: Double {
    if root.name == "tableViewCell", document.build < 14_800 { return width >= 400 ? 20 : 16 }
    if isOnWideDevice { return 20 }
    let keepsSeparators = document.build >= 14490 && root.name != "tableView"
    return document.tools < 17 && (isOnNarrowDevice || keepsSeparators) ? 15 : 16
  }

  /// The width of the root view as the document stores it, in points.
  private var width: Double { SceneGraph.frame(of: root)?.width ?? 0 }

  /// A cell of 320 points alone keeps the margins of a narrow device on a wide one.
  private var isOnWideDevice: Bool {
    guard let device = document.device else { return width >= 402 }
    // Phones of 390 points have the narrow margins since Xcode 16: five cells of 414 points, and four of before.
    if device.id == "retina6_0", document.tools >= 23 { return false }
    return device.id.hasPrefix("ipad") || Self.wideDevices.contains(device.id) && width > 320
  }

  private var isOnNarrowDevice: Bool {
    guard let device = document.device else { return width <= 320 }
    return ["retina3_5", "retina4_0"].contains(device.id)
  }

  /// Interface Builder's names for the devices of more than 375 points.
  private static let wideDevices: Set<String> = [
    "retina5_5", "retina6_0", "retina6_1", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
    "retina6_72", "retina6_9",
  ]
}
