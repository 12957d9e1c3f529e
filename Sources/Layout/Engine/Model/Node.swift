package import AfterimageGraphics
package import AfterimageScreens

/// A view as it lies on the canvas, with everything about its look resolved.
package struct Node: Hashable, Sendable {
  /// The id, or the kind and position such as `label 2 in root`.
  package var name: String
  /// Where the view is declared; nil for what UIKit makes itself, such as bars and the labels of rows.
  package var path: ViewPath?
  /// The kind of view.
  package var type: NodeType
  /// The index of the view above; nil for the root view and for bars.
  package var parent: Int?
  /// The index after the last view below this one: nodes stand in document order.
  package var descendantsEnd: Int
  /// The frame in points from the window's top left corner, as solved.
  package var frame: Rect = .zero
  /// The frame with its edges on device pixels.
  package var snappedFrame: Rect = .zero
  /// True where the view itself is hidden, not one above it.
  package var isHidden: Bool = false
  /// True where the view is marked as sensitive or inherits the mark.
  package var isSensitive: Bool = false
  /// True where a field mask acts on the view: it is sensitive, and has content or no views below it.
  package var isSensitiveLeaf: Bool = false
  /// The mask in place of the view's drawings; nil draws them.
  package var mask: FieldMask?
  /// The direction that leading and trailing follow in the view.
  package var direction: TextDirection = .leftToRight
  /// The look behind and around the content.
  package var appearance = Appearance()
  /// The content of the view.
  package var content = NodeContent.none
}

extension Node {
  /// Makes a node that nothing is known of but its place in the tree.
  init(name: String, path: ViewPath?, type: NodeType, parent: Int?) {
    self.name = name
    self.path = path
    self.type = type
    self.parent = parent
    descendantsEnd = 0
  }
}

extension Node {
  /// The text in the view; nil for a view that shows none, or several.
  package var text: TextContent? { content.text }

  /// The lines of the text as they were set in the frame; none where a mask stands in for them.
  package var lines: [TextLine] {
    if case .lines(let lines) = content { lines } else { content.text?.lines ?? [] }
  }
}
