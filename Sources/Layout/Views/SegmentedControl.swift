package import AfterimageGraphics
import AfterimageScreens

/// A segmented control with its colours resolved, and after the solution with its titles set.
package struct SegmentedContent: Hashable, Sendable {
  /// The segments, in reading order.
  package var segments: [Segment]
  /// The selected segment, from 0; nil selects none.
  package var selected: Int?
  /// True where each segment is as wide as its title asks for.
  package var isProportional: Bool
  /// The colour behind all segments.
  package var background: Color
  /// The colour of the selected segment.
  package var selectedColor: Color
  /// The colour of the lines between segments that are not selected.
  package var dividerColor: Color
  /// True where all corners are half circles.
  package var isCapsule: Bool
  /// The height that the control asks for, in points.
  package var height: Double
  /// The room beside a title on both sides together, in points.
  var padding: Double
  /// How much wider than the control its equal segments are together: the outermost lines lie half outside.
  var overhang: Double

  /// A title or a symbol, and where it is shown.
  package struct Segment: Hashable, Sendable {
    /// The title or symbol on the segment.
    package var face: Face
    /// The part of the control that the segment takes, on device pixels of the canvas.
    package var frame: Rect = .zero
    /// The title as it was set; nil while it is not.
    package var line: TextLine?
  }

  /// The face of a segment.
  package enum Face: Hashable, Sendable {
    /// A title before it is set.
    case title(TextContent)
    case symbol(SymbolGlyph)
  }

  /// The room beside a title on both sides together, in points (read from frames that Interface Builder stored).
  ///
  /// Three segments such as `Segment A` are 263 wide on iOS 17 and 18, and 261 on iOS 26 (cashapp/AccessibilitySnapshot): three times what the regular title takes with this padding.
  static func padding(in system: System) -> Double { system.majorVersion >= 13 ? 20 : 15 }
  /// How much wider than the control its equal segments are together, in points (read from the same frames up to iOS 18).
  static func overhang(in system: System) -> Double { system.hasGlassControls ? 0 : 1 }
  /// How far the frame reaches beyond the rectangle that constraints act on (read from frames that Interface Builder stored).
  static let alignmentRectInsets = EdgeInsets(bottom: 1)

  /// The height of the control, in points.
  static func height(in system: System) -> Double { system.majorVersion >= 13 ? 32 : 29 }
}

extension Lowering {
  /// The titles, 13 points whatever the user's text size, and the colours of a segmented control.
  func lowered(_ control: SegmentedControl, as view: LoweredView) -> LoweredView {
    let isLight = traits.userInterfaceStyle == .light
    let selected = control.selectedSegmentIndex.flatMap {
      control.segments.indices.contains($0) ? $0 : nil
    }
    var lowered = view
    lowered.content = .segmentedControl(
      SegmentedContent(
        segments: segments(of: control, selected: selected, direction: view.direction),
        selected: selected,
        isProportional: control.apportionsSegmentWidthsByContent,
        background: color(.tertiarySystemFill),
        selectedColor: control.selectedSegmentTintColor.map(color)
          ?? (isLight ? .white : Color(hex: 0x636366)),
        dividerColor: Color(hex: 0x8E8E93, alpha: 0.3),
        isCapsule: traits.system.hasGlassControls,
        height: SegmentedContent.height(in: traits.system),
        padding: SegmentedContent.padding(in: traits.system),
        overhang: SegmentedContent.overhang(in: traits.system)))
    lowered.metrics.alignmentRectInsets = SegmentedContent.alignmentRectInsets
    return lowered
  }

  private func segments(
    of control: SegmentedControl, selected: Int?, direction: TextDirection
  ) -> [SegmentedContent.Segment] {
    let ink = color(control.isEnabled ? .label : .tertiaryLabel)
    return control.segments.enumerated().map { index, segment in
      SegmentedContent.Segment(
        face: face(of: segment, isSelected: index == selected, color: ink, direction: direction))
    }
  }

  private func face(
    of segment: SegmentedControl.Segment, isSelected: Bool, color: Color, direction: TextDirection
  ) -> SegmentedContent.Face {
    switch segment {
    case .title(let title):
      let font = Font(size: 13, weight: isSelected ? .medium : .regular)
      return .title(
        TextContent(
          text: title, font: font, color: color, alignment: .center, direction: direction))
    case .symbol(let symbol):
      return .symbol(glyph(of: symbol, in: .segment, color: color, direction: direction))
    }
  }
}

/// The trough, the lines between segments, the selected segment and the titles.
///
/// The selected segment casts its shadow within the trough alone, by up to 23 of 255 (cashapp/AccessibilitySnapshot's pictures of iOS 17.5 and 18.5).
func segmentedDrawings(_ content: SegmentedContent, in place: ControlPlace) -> [Drawing] {
  let radius = content.isCapsule ? place.frame.height / 2 : 8
  let trough = RoundedRect(place.frame, radius: radius)
  var drawings = [Drawing.fill(trough, content.background)]
  drawings += dividers(of: content, in: place)
  if let selected = content.selected {
    let pill = RoundedRect(
      content.segments[selected].frame.inset(by: EdgeInsets(all: 2)), radius: radius - 1)
    let shadow = softShadow(under: pill, drop: 3, radius: 10.0 / 3, opacity: 0.12)
    drawings.append(.group(Group([DisplayItem(shadow)], clip: trough)))
    drawings.append(.fill(pill, content.selectedColor))
  }
  return drawings + content.segments.flatMap { drawing(of: $0, scale: place.scale) }
}

private func drawing(of segment: SegmentedContent.Segment, scale: Double) -> [Drawing] {
  switch segment.face {
  case .title: segment.line.map { [.text($0)] } ?? []
  case .symbol(let glyph): symbolDrawings(glyph, centredIn: segment.frame, scale: scale)
  }
}

/// A line before each segment but the first, where neither neighbour is selected.
private func dividers(of content: SegmentedContent, in place: ControlPlace) -> [Drawing] {
  content.segments.indices.dropFirst().filter {
    content.selected != $0 && content.selected != $0 - 1
  }.map { index in
    let segment = content.segments[index].frame
    let edge = place.direction == .leftToRight ? segment.minX : segment.maxX
    let line = Rect(
      x: edge - 0.5, y: segment.midY - segment.height / 4, width: 1, height: segment.height / 2)
    return .fill(.capsule(line.snapped(to: place.scale)), content.dividerColor)
  }
}

extension TextSizing {
  /// The extent that the titles of a segmented control ask for: equal segments are all as wide as the widest.
  func size(of content: SegmentedContent) -> Size {
    let widths = widths(of: content).map { $0.rounded(.up) }
    guard !content.isProportional else {
      return Size(width: widths.reduce(0, +), height: content.height)
    }
    let width = Double(widths.count) * (widths.max() ?? 0) - content.overhang
    return Size(width: max(0, width), height: content.height)
  }

  /// A segmented control whose segments share its frame, with their titles set.
  func arranged(_ content: SegmentedContent, in place: ControlPlace) -> SegmentedContent {
    var arranged = content
    let frame = place.frame
    let widths = widths(of: content)
    let sum = widths.reduce(0, +)
    var start = 0.0
    for index in content.segments.indices {
      let share = content.isProportional ? widths[index] / sum : 1 / Double(widths.count)
      let width = share * frame.width
      let left =
        place.direction == .leftToRight ? frame.minX + start : frame.maxX - start - width
      arranged.segments[index].frame = Rect(
        x: left, y: frame.minY, width: width, height: frame.height
      ).snapped(to: scale)
      arranged.segments[index].line = line(of: arranged.segments[index])
      start += width
    }
    return arranged
  }

  private func widths(of content: SegmentedContent) -> [Double] {
    content.segments.map { width(of: $0.face, in: content) + content.padding }
  }

  /// Since iOS 26 the weight of the chosen title makes a control no wider.
  private func width(of face: SegmentedContent.Face, in content: SegmentedContent) -> Double {
    switch face {
    case .title(var title):
      if content.isCapsule { title.font.weight = .regular }
      return block(title, width: nil, minimumHeight: 0, vanishesWhenEmpty: false).size.width
    case .symbol(let glyph): return glyph.size.width
    }
  }

  private func line(of segment: SegmentedContent.Segment) -> TextLine? {
    guard case .title(let title) = segment.face else { return nil }
    return lines(of: title, in: segment.frame.inset(by: EdgeInsets(left: 4, right: 4))).first
  }
}
