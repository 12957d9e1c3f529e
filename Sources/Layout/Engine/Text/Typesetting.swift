import AfterimageGraphics
import AfterimageScreens

extension TextSizing {
  /// A text set in a frame, each baseline on a pixel.
  func set(_ text: TextContent, in frame: Rect) -> TextContent {
    var copy = text
    copy.lines = setting(of: text, in: frame).lines
    return copy
  }

  /// A field with its text set and its caret in place.
  func arranged(_ field: FieldContent, in frame: Rect) -> FieldContent {
    let setting = setting(of: field.text, in: frame)
    var copy = field
    copy.text.lines = setting.lines
    let entered = field.isPlaceholderShown ? 0 : setting.measured.last?.width ?? 0
    copy.caret?.frame = caretFrame(after: entered, setting)
    return copy
  }

  /// A text in the size that fits its room, and its lines.
  private struct Setting {
    var text: TextContent
    var room: Rect
    var measured: [MeasuredLine]
    /// The upper edge of the first line.
    var top: Double
    var lines: [TextLine]
  }

  private func setting(of declared: TextContent, in frame: Rect) -> Setting {
    let room = room(of: declared, in: frame)
    let text = fitted(declared, in: room)
    let measured = measuredLines(of: text, in: room)
    let top = Self.top(of: measured, of: text, in: room) + text.baselineShift(from: declared)
    return Setting(
      text: text, room: room, measured: measured, top: top,
      lines: place(measured, of: text, in: room, top: top))
  }

  /// Where the lines of a text may lie in its frame.
  private func room(of text: TextContent, in frame: Rect) -> Rect {
    let room = frame.inset(by: text.insets)
    guard text.beginsAtTop else { return room }
    return Rect(
      x: snapped(room.minX), y: snapped(room.minY), width: room.width, height: room.height)
  }

  /// The lines of a text in a room, each baseline on a pixel.
  func lines(of text: TextContent, in room: Rect) -> [TextLine] {
    let lines = measuredLines(of: text, in: room)
    return place(lines, of: text, in: room, top: Self.top(of: lines, of: text, in: room))
  }

  private func place(
    _ lines: [MeasuredLine], of text: TextContent, in room: Rect, top: Double
  ) -> [TextLine] {
    zip(lines, text.baselines(of: lines)).map { line, baseline in
      TextLine(
        text: line.text, font: text.font, color: text.color,
        origin: Point(
          x: text.alignment.start(of: line.width, in: room) - (text.scrolledBy?.x ?? 0),
          y: snapped(top + baseline)),
        direction: text.baseDirection, spans: text.spans(of: line), limit: line.limit)
    }
  }

  /// Where the first line begins.
  private static func top(of lines: [MeasuredLine], of text: TextContent, in room: Rect) -> Double {
    if let offset = text.scrolledBy { return room.minY - offset.y }
    if text.beginsAtTop { return room.minY }
    return room.midY - TextBlock(lines, of: text).height / 2
  }

  private func measuredLines(of text: TextContent, in room: Rect) -> [MeasuredLine] {
    guard !text.text.isEmpty else { return [] }
    let limit = Self.lineLimit(text, height: room.height)
    return measurer.lines(of: text, width: room.width + tolerance, lineLimit: limit)
  }

  /// As many lines as the text may have and the room is high for, one at least.
  private static func lineLimit(_ text: TextContent, height: Double) -> Int {
    guard text.scrolledBy == nil else { return 0 }
    guard text.numberOfLines != 1 else { return 1 }
    // A hundredth of a point forgives the rounding of heights, and shows no line that is cut.
    let fitting = max(1, Int(((height + text.lineSpacing + 0.01) / text.advance).rounded(.down)))
    return text.numberOfLines == 0 ? fitting : min(fitting, text.numberOfLines)
  }

  private func caretFrame(after width: Double, _ setting: Setting) -> Rect {
    let (text, room) = (setting.text, setting.room)
    let start = text.alignment.start(of: width, in: room)
    let left = text.baseDirection == .leftToRight ? start + width : start - Caret.width
    let height = text.font.lineHeight
    let last = text.baselines(of: setting.measured).last ?? text.font.ascender
    let top =
      text.scrolledBy == nil
      ? room.midY - height / 2 : setting.top + last - text.font.ascender
    return Rect(
      x: max(room.minX, min(left, room.maxX - Caret.width)), y: top,
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
