import AfterimageGraphics
import AfterimageScreens

/// The relations of the elements of a scene: which are views, which stand in constraints, what guides and outlets name.
struct SceneGraph {
  /// The id of the root view.
  let rootId: String
  private var outlets: [String: String] = [:]
  private var labels: [String: String] = [:]
  /// The guides by their ids, as constraints name them: the id of the view and the guide's part of it.
  private(set) var guides: [String: Guide] = [:]
  private var frames: [String: Rect] = [:]
  private var parents: [String: String] = [:]
  private var named: Set<String> = []
  private var arranged: Set<String> = []
  /// The views whose stacks divide their length by what each of them asks for.
  private var apportioned: Set<String> = []
  private var besideAccessories: Set<String> = []
  /// The bottom of the last cell so far in each table, in points.
  private var ends: [String: Double] = [:]
  /// The margins that cells give their contents.
  let cellMargins: CellMargins
  /// The margins that views take over from their superviews.
  let keptMargins: KeptMargins

  /// A guide of a view.
  enum Guide: Hashable {
    case safeArea(of: String)
    case contentLayoutGuide(of: String)
    case frameLayoutGuide(of: String)
    /// The guide that follows the keyboard.
    case keyboard
    /// The guide of a root view's controller under its bars, whose bottom is the top of the safe area.
    case top(of: String)
    /// The guide of a root view's controller over its bars, whose top is the bottom of the safe area.
    case bottom(of: String)
  }

  /// Walks the root view of a document's scene and what its controller says.
  init(root: XMLElement, controller: XMLElement?, in document: InterfaceDocument) {
    rootId = root["id"] ?? ""
    cellMargins = CellMargins(of: document, below: root)
    keptMargins = KeptMargins(below: root, cells: cellMargins)
    collect(root, below: nil)
    if let controller { collectBarViews(of: controller) }
    collectGuides(of: controller, on: rootId)
    collectOutlets(root)
    if let controller { collectOutlets(controller) }
  }

  /// The views directly below a view, bottom to top.
  func children(of element: XMLElement) -> [XMLElement] { Self.children(of: element) }

  /// The frame of a view that no constraint places; nil where constraints do.
  func autoresizing(of element: XMLElement) -> Autoresizing? {
    guard let id = element["id"], !arranged.contains(id), !isPlacedByConstraints(element, id),
      let parent = parents[id], let frame = frames[id]
    else { return nil }
    return Autoresizing(
      frame, in: frames[parent]?.size ?? frame.size, mask: Self.flexibility(of: element))
  }

  /// The parts of a frame that follow the superview's size; a table makes cells, headers and footers as wide as itself, and a cell its content as large.
  private static func flexibility(of element: XMLElement) -> Set<Autoresizing.Flexibility> {
    if element.name == "tableViewCell"
      || ["tableHeaderView", "tableFooterView"].contains(element["key"])
    {
      return [.flexibleWidth]
    }
    if element.name == "tableViewCellContentView" { return [.flexibleWidth, .flexibleHeight] }
    return element.isYes("fixedFrame") ? [] : mask(of: element.child("autoresizingMask"))
  }

  /// The name that an object would like to have: code's, or else its author's.
  func wish(for id: String) -> String? { outlets[id] ?? labels[id] }

  /// The name of an object in code; nil where it has none.
  func outlet(of id: String) -> String? { outlets[id] }

  /// True for a view of the scene.
  func isKnown(_ id: String) -> Bool { id == rootId || parents[id] != nil }

  /// The width of the root view as the document stores it, in points.
  var width: Double { frames[rootId]?.width ?? 0 }

  /// True for the content of a cell that shows an arrow, a tick or a button beside it.
  func isBesideAccessory(_ id: String) -> Bool { besideAccessories.contains(id) }

  /// True for a view that a stack arranges.
  func isArranged(_ id: String) -> Bool { arranged.contains(id) }

  /// True for a view that a stack arranges, and whose wishes decide of no other's length.
  func keepsItsSize(_ id: String) -> Bool { arranged.contains(id) && !apportioned.contains(id) }

  /// The size of a view as the document stores it.
  func size(of id: String) -> Size? { frames[id]?.size }

  private func isPlacedByConstraints(_ element: XMLElement, _ id: String) -> Bool {
    element["translatesAutoresizingMaskIntoConstraints"] == "NO" && named.contains(id)
      && !element.isYes("fixedFrame")
  }

  /// The elements that are guides: the keyboard's has one of its own.
  private static let guides: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide"]

  private mutating func collect(_ element: XMLElement, below parent: String?) {
    guard let id = element["id"] else { return }
    frames[id] = Self.frame(of: element) ?? frame(ofUnplaced: element, below: parent)
    parents[id] = parent
    labels[id] = element["userLabel"]
    collectGuides(of: element, on: id)
    for guide in element.children where Self.guides.contains(guide.name) {
      guard let guideId = guide["id"] else { continue }
      switch guide["key"] {
      case "contentLayoutGuide": guides[guideId] = .contentLayoutGuide(of: id)
      case "frameLayoutGuide": guides[guideId] = .frameLayoutGuide(of: id)
      case "keyboard": guides[guideId] = .keyboard
      default: guides[guideId] = .safeArea(of: id)
      }
    }
    for constraint in element.child("constraints")?.children ?? [] {
      named.insert(constraint["firstItem"] ?? id)
      if let second = constraint["secondItem"] { named.insert(second) }
    }
    for child in Self.children(of: element) {
      if element.name == "stackView", let childId = child["id"] {
        arranged.insert(childId)
        if element["distribution"] == "fillProportionally" { apportioned.insert(childId) }
      }
      if element["accessoryType"] != nil, let childId = child["id"] {
        besideAccessories.insert(childId)
      }
      collect(child, below: id)
      if child.name == "tableViewCell", let frame = child["id"].flatMap({ frames[$0] }) {
        ends[id] = frame.maxY
      }
    }
    collectBarViews(of: element)
  }

  /// The views in a bar, or in the bars around a controller's view.
  private mutating func collectBarViews(of owner: XMLElement) {
    guard let id = owner["id"] else { return }
    for view in Self.barViews(of: owner) { collect(view, below: id) }
  }

  /// The frame of a view for which the document has none: a cell lies in a row of its height below those before it, all else fills its superview.
  private func frame(ofUnplaced element: XMLElement, below parent: String?) -> Rect? {
    guard let parent, let room = frames[parent]?.size else { return nil }
    guard element.name == "tableViewCell" else { return Rect(origin: .zero, size: room) }
    let height = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } ?? 44
    return Rect(x: 0, y: ends[parent] ?? 0, width: room.width, height: height)
  }

  private mutating func collectGuides(of controller: XMLElement?, on root: String) {
    for guide in controller?.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"] else { continue }
      guides[id] = guide["type"] == "bottom" ? .bottom(of: root) : .top(of: root)
    }
  }

  private mutating func collectOutlets(_ element: XMLElement) {
    for outlet in element.child("connections")?.children("outlet") ?? [] {
      guard let name = outlet["property"], let target = outlet["destination"],
        !Self.unspeaking.contains(name)
      else { continue }
      if outlets[target] == nil { outlets[target] = name }
    }
    for child in element.children { collectOutlets(child) }
  }

  /// Outlets that say nothing about what they name.
  private static let unspeaking: Set<String> = ["view", "delegate", "dataSource", "contentView"]

  /// The nearest views below an element, whatever lists they stand in.
  static func children(of element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      if isView(child, in: element) { return [child] }
      let isAnonymous = child["id"] == nil && child["key"] == "contentView"
      return isAnonymous || passable.contains(child.name) ? children(of: child) : []
    }
  }

  /// True for a view by what it is, whether or not it has a frame.
  private static func isView(_ element: XMLElement, in parent: XMLElement) -> Bool {
    guard element["id"] != nil else { return false }
    return ["subviews", "prototypes", "cells"].contains(parent.name)
      || element["key"].map(viewKeys.contains) == true || frame(of: element) != nil
  }

  /// The views in the place of titles and buttons: of a bar among the views, or of the bars around a controller's view.
  static func barViews(of owner: XMLElement) -> [XMLElement] {
    owner.children.flatMap { child -> [XMLElement] in
      if child["id"] != nil, child["key"].map(barViewKeys.contains) == true { return [child] }
      return barParts.contains(child.name) ? barViews(of: child) : []
    }
  }

  /// The parts that views play in bars.
  private static let barViewKeys: Set<String> = ["titleView", "customView"]

  /// The parts of bars that lead to views.
  private static let barParts: Set<String> = [
    "navigationItem", "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "items",
    "toolbarItems",
  ]

  /// The parts that views play in controllers, cells and lists.
  private static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView",
    "sectionFooterView",
  ]

  /// The lists that hold views.
  private static let passable: Set<String> = [
    "subviews", "prototypes", "sections", "tableViewSection", "cells",
  ]

  /// The frame that Interface Builder stored, as a rectangle or now and then as an inset.
  static func frame(of element: XMLElement) -> Rect? {
    let rect = element.child("rect", key: "frame") ?? element.child("frame", key: "frameInset")
    guard let rect, let width = rect.number("width"), let height = rect.number("height"),
      let x = rect.number("x") ?? (rect.name == "frame" ? rect.number("minX") ?? 0 : nil),
      let y = rect.number("y") ?? (rect.name == "frame" ? rect.number("minY") ?? 0 : nil)
    else { return nil }
    return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  private static func mask(of element: XMLElement?) -> Set<Autoresizing.Flexibility> {
    guard let element else { return [] }
    let names: [(String, Autoresizing.Flexibility)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return Set(names.filter { element.isYes($0.0) }.map(\.1))
  }
}
