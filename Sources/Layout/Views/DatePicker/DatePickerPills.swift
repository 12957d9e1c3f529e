package import AfterimageGraphics
import AfterimageScreens

/// The words of a compact date picker, each on grey, and after the solution with their places.
package struct DatePillContent: Hashable, Sendable {
  /// The words, in reading order.
  package var pills: [Pill]
  /// The colour behind a word.
  package var background: Color
  /// True where the ends are half circles.
  package var isCapsule: Bool

  /// Words on grey.
  package struct Pill: Hashable, Sendable {
    /// The words before they are set.
    package var title: TextContent
    /// The grey area on the canvas, on device pixels.
    package var frame: Rect = .zero
    /// The words as they were set; nil while they are not.
    package var line: TextLine?
  }

  /// The room between two words' areas, in points.
  static let spacing = 6.0
  /// The room before and after a word, in points.
  static let padding = 12.0
}

/// The areas and their words.
func pillDrawings(_ content: DatePillContent, in place: ControlPlace) -> [Drawing] {
  content.pills.flatMap { pill -> [Drawing] in
    let radius = content.isCapsule ? pill.frame.height / 2 : 8
    return [.fill(RoundedRect(pill.frame, radius: radius), content.background)]
      + (pill.line.map { [.text($0)] } ?? [])
  }
}

extension TextSizing {
  /// The extent that the words of a compact date picker ask for.
  func size(of content: DatePillContent) -> Size {
    let sizes = sizes(of: content)
    let gaps = Double(max(0, sizes.count - 1)) * DatePillContent.spacing
    return Size(
      width: sizes.map(\.width).reduce(0, +) + gaps, height: sizes.map(\.height).max() ?? 0)
  }

  /// Sets the words of a compact date picker from its leading edge on.
  func placePills(of node: inout Node) {
    guard case .datePills(var content) = node.control, node.mask == nil else { return }
    let place = ControlPlace(frame: node.snappedFrame, direction: node.direction, scale: scale)
    var start = 0.0
    for (index, size) in sizes(of: content).enumerated() {
      let frame = place.centered(leading: start, width: size.width, height: size.height)
      content.pills[index].frame = frame
      content.pills[index].line = lines(of: content.pills[index].title, in: frame).first
      start += size.width + DatePillContent.spacing
    }
    node.control = .datePills(content)
  }

  private func sizes(of content: DatePillContent) -> [Size] {
    content.pills.map { pill in
      let size = block(pill.title, width: nil, minimumHeight: 0, vanishesWhenEmpty: false).size
      return Size(width: size.width + 2 * DatePillContent.padding, height: size.height + 14)
    }
  }
}

extension Lowering {
  /// Settles the words of a compact picker.
  mutating func settlePills(of picker: DatePicker, at index: Int) {
    let direction = hierarchy.nodes[index].direction
    let words = picker.words.map { word in
      DatePillContent.Pill(
        title: TextContent(
          text: word, font: font(.textStyle(.body)), color: color(.label), alignment: .center,
          direction: direction))
    }
    hierarchy.nodes[index].control = .datePills(
      DatePillContent(
        pills: words, background: color(.tertiarySystemFill),
        isCapsule: traits.system.hasGlassControls))
  }
}

extension DatePicker {
  /// What stands on a compact picker.
  fileprivate var words: [String] {
    switch mode {
    case .date: [date.dayText]
    case .time: [date.timeText]
    case .dateAndTime: [date.dayText, date.timeText]
    }
  }
}
