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

  /// The words of a compact date picker, set from its leading edge on.
  func arranged(_ content: DatePillContent, in place: ControlPlace) -> DatePillContent {
    var arranged = content
    var start = 0.0
    for (index, size) in sizes(of: content).enumerated() {
      let frame = place.centered(leading: start, width: size.width, height: size.height)
      arranged.pills[index].frame = frame
      arranged.pills[index].line = lines(of: content.pills[index].title, in: frame).first
      start += size.width + DatePillContent.spacing
    }
    return arranged
  }

  private func sizes(of content: DatePillContent) -> [Size] {
    content.pills.map { pill in
      let size = block(pill.title, width: nil, minimumHeight: 0, vanishesWhenEmpty: false).size
      return Size(width: size.width + 2 * DatePillContent.padding, height: size.height + 14)
    }
  }
}

extension Lowering {
  /// The words of a compact picker.
  func pills(of picker: DatePicker, as view: LoweredView) -> LoweredView {
    let words = picker.words.map { word in
      DatePillContent.Pill(
        title: TextContent(
          text: word, font: font(.textStyle(.body)), color: color(.label), alignment: .center,
          direction: view.direction))
    }
    var lowered = view
    lowered.content = .datePills(
      DatePillContent(
        pills: words, background: color(.tertiarySystemFill),
        isCapsule: traits.system.hasGlassControls))
    return lowered
  }
}

extension DatePicker {
  /// The words on a compact picker.
  fileprivate var words: [String] {
    switch mode {
    case .date: [date.dayText]
    case .time: [date.timeText]
    case .dateAndTime: [date.dayText, date.timeText]
    }
  }
}
