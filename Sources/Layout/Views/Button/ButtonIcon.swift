package import AfterimageGraphics
package import AfterimageScreens

/// The picture beside the title of a button.
package struct ButtonIcon: Hashable, Sendable {
  /// Pixels, or a symbol in its colour.
  package var picture: ImageContent.Picture
  /// Where the picture stands.
  package var placement: Button.ImagePlacement
  /// The room between the picture and the title, in points.
  package var padding: Double
  /// The opacity of pixels.
  package var opacity: Double
  /// How large the picture is drawn, in points.
  package var size: Size
  /// How far the edges of the picture's room are moved inward, in points.
  package var insets: EdgeInsets
  /// The room around the picture that it is squeezed into, as before configurations; nil keeps its size.
  package var contentInsets: EdgeInsets?
  /// The picture's place, in points from the window's corner.
  package var frame: Rect = .zero

  /// True where the picture stands above or below the title.
  var isStacked: Bool { placement == .top || placement == .bottom }

  /// The size in a button: its height and its width are each at most those of the room there.
  func size(fitting frame: Rect) -> Size {
    guard let contentInsets else { return size }
    let room = frame.inset(by: contentInsets).inset(by: insets)
    return Size(
      width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
  }

  /// The picture in its place.
  func drawings(scale: Double) -> [Drawing] {
    let drawings = pictureDrawings(picture, in: frame, clip: frame, scale: scale)
    guard opacity < 1 else { return drawings }
    return [.group(Group(drawings.map { DisplayItem($0) }, opacity: opacity))]
  }
}

extension TextSizing {
  /// The picture of a button at its side of the title.
  func arranged(_ icon: ButtonIcon, beside text: TextContent, in node: Node) -> ButtonIcon {
    let room = node.frame.inset(by: text.insets)
    let title = Size(width: width(of: text, in: room), height: text.font.lineHeight)
    let away = icon.offset(from: title, direction: node.direction)
    let size = icon.size
    let middle = Point(
      x: icon.isStacked
        ? node.frame.midX : text.alignment.middle(of: title.width, in: room) + away.x,
      y: icon.isStacked ? room.midY + away.y : node.frame.midY)
    let moved = Point(
      x: text.alignment.shift(by: icon.insets), y: (icon.insets.top - icon.insets.bottom) / 2)
    var copy = icon
    copy.frame = Rect(
      origin: Point(
        x: middle.x + moved.x - size.width / 2, y: middle.y + moved.y - size.height / 2),
      size: size
    ).snapped(to: scale)
    return copy
  }

  /// The width of a text of one line, by how far it begins before the middle of a room where it lies there.
  private func width(of text: TextContent, in room: Rect) -> Double {
    var centred = text
    centred.alignment = .center
    return lines(of: centred, in: room).first.map { 2 * (room.midX - $0.origin.x) } ?? 0
  }
}

extension TextContent.HorizontalAlignment {
  /// The middle of something of a width in a room.
  fileprivate func middle(of width: Double, in room: Rect) -> Double {
    switch self {
    case .left: room.minX + width / 2
    case .center: room.midX
    case .right: room.maxX - width / 2
    }
  }
}

extension TextContent.HorizontalAlignment {
  /// How far something moves to the right where the edges of its room move inward.
  fileprivate func shift(by insets: EdgeInsets) -> Double {
    switch self {
    case .left: insets.left
    case .center: (insets.left - insets.right) / 2
    case .right: -insets.right
    }
  }
}

extension ButtonIcon {
  /// How far the middle of the picture lies from the middle of a title.
  fileprivate func offset(from title: Size, direction: TextDirection) -> Point {
    let across = title.width / 2 + padding + size.width / 2
    let down = title.height / 2 + padding + size.height / 2
    let forward = direction == .leftToRight ? across : -across
    return switch placement {
    case .leading: Point(x: -forward, y: 0)
    case .trailing: Point(x: forward, y: 0)
    case .top: Point(x: 0, y: -down)
    case .bottom: Point(x: 0, y: down)
    }
  }
}
