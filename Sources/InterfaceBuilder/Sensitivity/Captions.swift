import AfterimageGraphics
import AfterimageScreens

/// The labels that say what fields are for: to the left of a field or right above it, by the stored frames.
struct Captions {
  private var texts: [String: String] = [:]

  /// Walks the views of a scene that lie in no other.
  init(in views: [XMLElement]) {
    for view in views { collect(view) }
  }

  /// The text of the label beside a view; nil where there is none.
  subscript(_ objectId: String) -> String? { texts[objectId] }

  /// Finds the captions of the views in a view, and hands the view's own down to those that have none, such as a field alone in a box.
  private mutating func collect(_ element: XMLElement, own: String? = nil) {
    let children = SceneGraph.children(of: element)
    let labels = children.filter { $0.name == "label" }
    for child in children where child.name != "label" {
      let caption = Self.nearest(of: labels, to: child) ?? (labels.isEmpty ? own : nil)
      if let id = child["id"] { texts[id] = caption }
      collect(child, own: caption)
    }
    for view in SceneGraph.barViews(of: element) { collect(view) }
  }

  private static func nearest(of labels: [XMLElement], to view: XMLElement) -> String? {
    guard let frame = SceneGraph.frame(of: view) else { return nil }
    let near = labels.compactMap { label -> (text: String, distance: Double)? in
      guard let text = label["text"], Words(text).all.count <= longestCaption,
        let distance = SceneGraph.frame(of: label).flatMap({ distance(from: $0, to: frame) })
      else { return nil }
      return (text, distance)
    }
    return near.min { $0.distance < $1.distance }?.text
  }

  /// How far a label lies to the left of a field or above it, in points; nil for one that lies elsewhere or too far.
  private static func distance(from label: Rect, to field: Rect) -> Double? {
    let beside = field.minX - label.maxX
    if beside > -8, beside <= 120, label.minY < field.maxY, label.maxY > field.minY {
      return max(0, beside)
    }
    let above = field.minY - label.maxY
    guard above > -8, above <= 24, label.minX < field.maxX, label.maxX > field.minX else {
      return nil
    }
    return max(0, above)
  }

  /// The most words of a label that names a field and does not explain a page.
  private static let longestCaption = 5
}
