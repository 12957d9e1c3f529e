import AfterimageGraphics

/// The margins that views take over from their superviews, as UIView.preservesSuperviewLayoutMargins says: a view has at least what of them reaches into it.
///
/// Cells have margins of their own, which nothing adds to.
struct KeptMargins {
  private var sides: [String: Sides] = [:]

  /// The margins at both sides of a view.
  struct Sides {
    var left: Double
    var right: Double
  }

  /// Walks a scene from its root view on, which has the margins of its controller.
  init(below root: XMLElement) {
    guard !Self.isOfList(root) else { return }
    let size = SceneGraph.frame(of: root)?.size ?? .zero
    let side = size.width >= 402 ? 20.0 : 16
    for child in SceneGraph.children(of: root) {
      keep(child, in: size, below: Sides(left: side, right: side))
    }
  }

  /// The margins of a view that keeps those of its superview; nil where it has its own alone.
  subscript(_ id: String) -> Sides? { sides[id] }

  private mutating func keep(_ element: XMLElement, in room: Size, below outer: Sides) {
    guard let id = element["id"], !Self.isOfList(element) else { return }
    let frame = SceneGraph.frame(of: element) ?? Rect(origin: .zero, size: room)
    var own = Self.own(of: element)
    if element.isYes("preservesSuperviewLayoutMargins") {
      own.left = max(own.left, outer.left - frame.minX)
      own.right = max(own.right, outer.right - (room.width - frame.maxX))
      sides[id] = own
    }
    for child in SceneGraph.children(of: element) { keep(child, in: frame.size, below: own) }
  }

  private static func own(of element: XMLElement) -> Sides {
    let insets = ViewImport.authoredMargins(of: element)
    return Sides(left: insets?.left ?? 8, right: insets?.right ?? 8)
  }

  private static func isOfList(_ element: XMLElement) -> Bool {
    element.name.hasPrefix("tableView") || element.name.hasPrefix("collectionView")
  }
}
