import AfterimageGraphics
import AfterimageScreens

/// The margins that views take over from their superviews, as UIView.preservesSuperviewLayoutMargins says: a view has at least what of them reaches into it.
///
/// Tables, cells and their contents have margins of their own, which nothing adds to.
struct KeptMargins {
  private var sides: [String: Sides] = [:]
  private let cells: CellMargins

  /// The margins at both sides of a view.
  struct Sides {
    var left: Double
    var right: Double
  }

  /// Walks a scene from its root view on, which has the margins of its controller.
  init(below root: XMLElement, cells: CellMargins) {
    self.cells = cells
    let size = SceneGraph.frame(of: root)?.size ?? .zero
    let side = Self.isOfList(root) ? 0 : Traits.rootMargin(ofWidth: size.width)
    keep(childrenOf: root, in: size, below: Sides(left: side, right: side))
  }

  /// The margins of a view that keeps those of its superview; nil where it has its own alone.
  subscript(_ id: String) -> Sides? { sides[id] }

  private mutating func keep(childrenOf parent: XMLElement, in room: Size, below outer: Sides) {
    for child in SceneGraph.children(of: parent) {
      let frame = SceneGraph.frame(of: child) ?? Rect(origin: .zero, size: room)
      var own = own(of: child, in: parent)
      if child.isYes("preservesSuperviewLayoutMargins"), !Self.isOfList(child) {
        own.left = max(own.left, outer.left - frame.minX)
        own.right = max(own.right, outer.right - (room.width - frame.maxX))
        if let id = child["id"] { sides[id] = own }
      }
      keep(childrenOf: child, in: frame.size, below: own)
    }
  }

  private func own(of element: XMLElement, in parent: XMLElement) -> Sides {
    let isBesideAccessory = parent["accessoryType"] != nil
    let insets =
      cells.content(element, isBesideAccessory: isBesideAccessory)
      ?? ViewImport.authoredMargins(of: element)
    return Sides(left: insets?.left ?? 8, right: insets?.right ?? 8)
  }

  private static func isOfList(_ element: XMLElement) -> Bool {
    element.name.hasPrefix("tableView") || element.name.hasPrefix("collectionView")
  }
}
