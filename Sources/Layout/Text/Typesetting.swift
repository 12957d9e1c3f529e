import AfterimageGraphics
import AfterimageScreens

extension TextSizing {
  /// Sets the text of a view in its frame, each baseline on a pixel, and places the caret; a masked view gets neither.
  func typeset(_ node: inout Node) {
    guard let text = node.text, node.mask == nil else { return }
    let room = node.frame.inset(by: text.insets)
    let lines = measuredLines(of: text, in: room)
    node.lines = place(lines, of: text, in: room)
    let entered = node.isPlaceholderShown ? 0 : lines.last?.width ?? 0
    node.caret?.frame = caretFrame(after: entered, of: text, in: room)
  }

  /// The lines of a text in the middle of a room, each baseline on a pixel.
  func lines(of text: TextContent, in room: Rect) -> [TextLine] {
    place(measuredLines(of: text, in: room), of: text, in: room)
  }

  private func place(_ lines: [MeasuredLine], of text: TextContent, in room: Rect) -> [TextLine] {
    let height = Double(lines.count) * text.font.lineHeight
    let first = room.midY - height / 2 + text.font.ascender
    return lines.enumerated().map { place, line in
      let baseline = first + Double(place) * text.font.lineHeight
      return TextLine(
        text: line.text, font: text.font, color: text.color,
        origin: Point(x: text.alignment.start(of: line.width, in: room), y: snapped(baseline)),
        direction: text.baseDirection, limit: line.limit)
    }
  }

  private func measuredLines(of text: TextContent, in room: Rect) -> [MeasuredLine] {
    guard !text.text.isEmpty else { return [] }
    let limit = Self.lineLimit(text, height: room.height)
    return measurer.lines(of: text, width: room.width + tolerance, lineLimit: limit)
  }

  /// As many lines as the text may have and the room is high for, one at least.
  private static func lineLimit(_ text: TextContent, height: Double) -> Int {
    guard text.numberOfLines != 1 else { return 1 }
    // A hundredth of a point forgives the rounding of heights, and shows no line that is cut.
    let fitting = max(1, Int(((height + 0.01) / text.font.lineHeight).rounded(.down)))
    return text.numberOfLines == 0 ? fitting : min(fitting, text.numberOfLines)
  }

  private func caretFrame(after width: Double, of text: TextContent, in room: Rect) -> Rect {
    let start = text.alignment.start(of: width, in: room)
    let place = text.baseDirection == .leftToRight ? start + width : start - Caret.width
    let height = text.font.lineHeight
    return Rect(
      x: max(room.minX, min(place, room.maxX - Caret.width)), y: room.midY - height / 2,
      width: Caret.width, height: height
    ).snapped(to: scale)
  }

  private func snapped(_ length: Double) -> Double { (length * scale).rounded() / scale }
}

extension TextContent.HorizontalAlignment {
  /// Where a line of a width begins in its room.
  fileprivate func start(of width: Double, in room: Rect) -> Double {
    switch self {
    case .left: room.minX
    case .center: room.midX - width / 2
    case .right: room.maxX - width
    }
  }
}
