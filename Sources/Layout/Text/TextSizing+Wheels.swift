import AfterimageGraphics

extension TextSizing {
  /// Shares the frame of a picker among its wheels, and sets their rows.
  func placeWheels(of node: inout Node) {
    guard case .wheels(var content) = node.control, node.mask == nil else { return }
    let rooms = rooms(of: content, in: node)
    for wheel in content.wheels.indices {
      for row in content.wheels[wheel].rows.indices {
        let entry = content.wheels[wheel].rows[row]
        let room = rooms[wheel].offset(by: Point(x: 0, y: entry.offset))
        content.wheels[wheel].rows[row].line = lines(of: entry.title, in: room).first
      }
    }
    node.control = .wheels(content)
  }

  private func rooms(of content: WheelContent, in node: Node) -> [Rect] {
    let frame = node.snappedFrame
    let widths = widths(of: content, in: frame)
    var start = (frame.width - widths.reduce(0, +)) / 2
    return widths.map { width in
      defer { start += width }
      let left =
        node.direction == .leftToRight ? frame.minX + start : frame.maxX - start - width
      return Rect(x: left, y: frame.minY, width: width, height: frame.height)
    }
  }

  /// Equal shares of the frame, or what the widest row of each wheel takes.
  private func widths(of content: WheelContent, in frame: Rect) -> [Double] {
    content.wheels.map { wheel in
      guard !content.fillsFrame else { return frame.width / Double(content.wheels.count) }
      let widest = wheel.rows.map {
        block($0.title, width: nil, minimumHeight: 0, vanishesWhenEmpty: false).size.width
      }.max()
      return (widest ?? 0) + WheelContent.spacing
    }
  }
}
