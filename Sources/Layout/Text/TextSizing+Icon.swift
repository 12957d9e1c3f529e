import AfterimageGraphics
import AfterimageScreens

extension TextSizing {
  /// Places the picture of a button before its title, in the middle of its height.
  func placeIcon(of node: inout Node) {
    guard let icon = node.icon, node.mask == nil, let text = node.text else { return }
    let room = node.frame.inset(by: text.insets)
    let size = icon.image.size
    let line = lines(of: text, in: room).first
    let width = line.map { self.width(of: $0, in: room) } ?? 0
    let left =
      node.direction == .leftToRight
      ? room.midX - width / 2 - icon.padding - size.width : room.midX + width / 2 + icon.padding
    node.icon?.frame = Rect(
      origin: Point(x: left, y: node.frame.midY - size.height / 2), size: size
    ).snapped(to: scale)
  }

  /// The width of a line that lies in the middle of a room.
  private func width(of line: TextLine, in room: Rect) -> Double {
    2 * (room.midX - line.origin.x)
  }
}
