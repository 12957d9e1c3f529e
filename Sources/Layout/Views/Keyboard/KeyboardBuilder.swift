import AfterimageGraphics
import AfterimageScreens

/// Makes the nodes of a keyboard: everything in its place and every text set.
struct KeyboardBuilder {
  let metrics: KeyboardMetrics
  let colors: KeyboardColors
  let field: FocusedField
  let traits: Traits
  let sizing: TextSizing

  /// The tray, the bar of suggestions, the keys, and what lies below them.
  var nodes: [Node] {
    let keys = metrics.place(plane).map { node(of: $0.key, in: $0.frame) }
    var nodes = [tray] + barNodes + keys + bandNodes
    nodes[0].descendantsEnd = nodes.count
    for index in nodes.indices.dropFirst() {
      nodes[index].parent = 0
      nodes[index].descendantsEnd = index + 1
    }
    return nodes
  }

  private var plane: KeyboardPlane {
    traits.device.idiom == .pad
      ? .tablet(for: field, in: traits) : .phone(for: field, in: traits)
  }

  /// The ground of the whole keyboard, with round upper corners since iOS 26 (26 points, by eye).
  private var tray: Node {
    var node = node(.part(.keyboard), "keyboard", in: metrics.frame)
    node.appearance.background = colors.tray
    if traits.system.hasGlassControls {
      node.appearance.cornerRadius = 26
      node.appearance.corners = [.topLeft, .topRight]
      node.appearance.cornerCurve = .continuous
    }
    return node
  }

  /// The keys to emoji and dictation, on the bare tray around the home indicator; beside the keys on a phone that lies on its side.
  private var bandNodes: [Node] {
    let hasRoom = traits.device.idiom == .phone && !traits.device.hasHomeButton
    guard hasRoom, field.extraKeys.count == 2, metrics.band.height > 0 else { return [] }
    let isUpright = traits.orientation == .portrait
    let isLow = traits.hasLowKeyboard
    let middle = isUpright ? (isLow ? 42.5 : 33) : metrics.inset / 2
    let top = isUpright ? metrics.band.minY + (isLow ? 7 : 3) : metrics.band.minY - 40
    return zip(field.extraKeys, [middle, metrics.frame.width - middle]).map { key, middle in
      var key = key
      key.look = .bare
      return node(
        of: key, in: Rect(x: middle - 22, y: top, width: 44, height: 40), symbolSize: 25)
    }
  }

  /// A node in its place.
  func node(_ type: NodeType, _ name: String, in frame: Rect) -> Node {
    var node = Node(name: name, path: nil, type: type, parent: nil)
    node.frame = frame
    node.snappedFrame = frame.snapped(to: traits.scale)
    return node
  }

  /// A symbol in the middle of a node.
  func symbol(_ name: String, size: Double, color: Color) -> NodeContent {
    var symbol = Symbol(name)
    symbol.font = .system(size: size)
    let lowering = Lowering(traits: traits, mask: nil)
    // The keys of an English keyboard do not turn round with the interface.
    let glyph = lowering.glyph(
      of: symbol, in: .imageView, color: color, direction: .leftToRight)
    return .image(
      ImageContent(
        picture: .symbol(glyph), contentMode: .center, sensitiveRegions: [], regionMask: nil))
  }

  /// A line in the middle of a room; what has no room for it ends in an ellipsis.
  func lines(_ text: String, _ font: Font, _ color: Color, in room: Rect) -> [TextLine] {
    sizing.lines(
      of: TextContent(
        text: text, font: font, color: color, alignment: .center, direction: .leftToRight),
      in: room)
  }
}
