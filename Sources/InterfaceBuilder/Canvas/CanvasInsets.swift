import AfterimageGraphics

/// How far the safe area and the margins of a root view lie within its edges on the canvas, as the stored frames of views show that plain constraints tie to them, in points.
struct CanvasInsets {
  /// The safe area's, layout guides' among them; an edge that no view shows is missing.
  private(set) var safeArea: [Edge: Double] = [:]
  /// The margins'; an edge that no view shows is missing.
  private(set) var margins: [Edge: Double] = [:]

  /// An edge of the root view.
  enum Edge: Hashable {
    case left, top, right, bottom
  }

  /// Reads the insets off a scene's frames.
  ///
  /// Only views directly below the root are asked that Interface Builder had laid out, and whose constraints act on their frames: sliders, switches and segmented controls have other alignment rectangles.
  init(of scene: ResolvedScene) {
    guard let size = SceneGraph.frame(of: scene.root)?.size else { return }
    var reading = Reading(size: size, graph: scene.graph)
    for view in SceneGraph.children(of: scene.root) where !Self.isUntold(view) {
      if let id = view["id"] { reading.frames[id] = SceneGraph.frame(of: view) }
    }
    read(scene.root, &reading)
  }

  private static func isUntold(_ view: XMLElement) -> Bool {
    view.isYes("misplaced") || view.isYes("ambiguous")
      || ["slider", "switch", "segmentedControl"].contains(view.name)
  }

  private mutating func read(_ view: XMLElement, _ reading: inout Reading) {
    for constraint in view.child("constraints")?.children ?? [] {
      read(constraint, ownedBy: view["id"] ?? "", reading)
    }
    for child in SceneGraph.children(of: view) { read(child, &reading) }
  }

  /// Takes the inset that a required equality of two edges shows.
  private mutating func read(
    _ constraint: XMLElement, ownedBy owner: String, _ reading: Reading
  ) {
    guard (constraint["relation"] ?? "equal") == "equal", constraint["priority"] == nil,
      constraint["multiplier"] == nil, let other = constraint["secondItem"]
    else { return }
    let first = Anchor(item: constraint["firstItem"] ?? owner, name: constraint["firstAttribute"])
    let second = Anchor(item: other, name: constraint["secondAttribute"])
    let constant = constraint.number("constant") ?? 0
    take(first, tiedTo: second, constant, reading)
    take(second, tiedTo: first, -constant, reading)
  }

  private mutating func take(
    _ view: Anchor, tiedTo guide: Anchor, _ constant: Double, _ reading: Reading
  ) {
    guard let frame = reading.frames[view.item], !view.isOfMargins, let edge = view.edge,
      let guide = reading.guide(guide)
    else { return }
    let position = frame.position(of: edge) - constant
    let inset =
      switch guide.edge {
      case .left, .top: position
      case .right: reading.size.width - position
      case .bottom: reading.size.height - position
      }
    let rounded = (inset * 100).rounded() / 100
    if guide.isMargin {
      margins[guide.edge] = min(margins[guide.edge] ?? .infinity, rounded)
    } else {
      safeArea[guide.edge] = min(safeArea[guide.edge] ?? .infinity, rounded)
    }
  }
}

/// What insets are read from.
private struct Reading {
  /// The extent of the root view.
  let size: Size
  let graph: SceneGraph
  /// The frames of the views directly below the root, by their ids.
  var frames: [String: Rect] = [:]

  init(size: Size, graph: SceneGraph) {
    self.size = size
    self.graph = graph
  }

  /// The edge of the root's safe area or margins that an anchor means.
  func guide(_ anchor: Anchor) -> (edge: CanvasInsets.Edge, isMargin: Bool)? {
    guard let edge = anchor.edge else { return nil }
    if anchor.item == graph.rootId { return anchor.isOfMargins ? (edge, true) : nil }
    switch graph.guides[anchor.item] {
    case .safeArea(of: graph.rootId): return (edge, false)
    case .top(of: graph.rootId) where edge == .bottom: return (.top, false)
    case .bottom(of: graph.rootId) where edge == .top: return (.bottom, false)
    default: return nil
    }
  }
}

/// An item of a constraint with its attribute.
private struct Anchor {
  let item: String
  let edge: CanvasInsets.Edge?
  let isOfMargins: Bool

  init(item: String, name: String?) {
    self.item = item
    isOfMargins = name?.hasSuffix("Margin") == true
    edge =
      switch name {
      case "left", "leading", "leftMargin", "leadingMargin": .left
      case "right", "trailing", "rightMargin", "trailingMargin": .right
      case "top", "topMargin": .top
      case "bottom", "bottomMargin": .bottom
      default: nil
      }
  }
}

extension Rect {
  fileprivate func position(of edge: CanvasInsets.Edge) -> Double {
    switch edge {
    case .left: minX
    case .top: minY
    case .right: maxX
    case .bottom: maxY
    }
  }
}
