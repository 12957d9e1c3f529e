import AfterimageGraphics
import AfterimageScreens

extension TextSizing {
  /// Places the picture of a button at its side of the title.
  func placeIcon(of node: inout Node) {
    guard let icon = node.icon, node.mask == nil, let text = node.text else { return }
    let room = node.frame.inset(by: text.insets)
    let width = lines(of: text, in: room).first.map { self.width(of: $0, in: room) } ?? 0
    let title = Size(width: width, height: text.font.lineHeight)
    let away = icon.offset(from: title, direction: node.direction)
    let size = icon.picture.size
    let middle = Point(
      x: icon.isStacked ? node.frame.midX : room.midX + away.x,
      y: icon.isStacked ? room.midY + away.y : node.frame.midY)
    node.icon?.frame = Rect(
      origin: Point(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size
    ).snapped(to: scale)
  }

  /// The width of a line that lies in the middle of a room.
  private func width(of line: TextLine, in room: Rect) -> Double {
    2 * (room.midX - line.origin.x)
  }
}

extension ButtonIcon {
  /// How far the middle of the picture lies from the middle of a title.
  fileprivate func offset(from title: Size, direction: TextDirection) -> Point {
    let across = title.width / 2 + padding + picture.size.width / 2
    let down = title.height / 2 + padding + picture.size.height / 2
    let forward = direction == .leftToRight ? across : -across
    return switch placement {
    case .leading: Point(x: -forward, y: 0)
    case .trailing: Point(x: forward, y: 0)
    case .top: Point(x: 0, y: -down)
    case .bottom: Point(x: 0, y: down)
    }
  }
}
