package import AfterimageGraphics
import AfterimageScreens

/// Wheels with their colours resolved, and after the solution with the rows around the middle set.
package struct WheelContent: Hashable, Sendable {
  /// The wheels, in reading order.
  package var wheels: [Wheel]
  /// The colour behind the middle row.
  package var bandColor: Color
  /// True where wheels share the frame, false where each is as wide as its rows and all lie in the middle.
  package var fillsFrame: Bool

  /// A wheel, as far as it can be seen.
  package struct Wheel: Hashable, Sendable {
    /// The rows from top to bottom.
    package var rows: [Row]
  }

  /// A row of a wheel.
  package struct Row: Hashable, Sendable {
    /// The title before it is set.
    package var title: TextContent
    /// How far below the middle the row lies, in points.
    package var offset: Double
    /// The title as it was set; nil while it is not.
    package var line: TextLine?
  }

  /// The extent that UIPickerView asks for, in points.
  static let size = Size(width: 320, height: 216)
  /// The room between wheels that do not share the frame, in points.
  static let spacing = 22.0
  /// The height of the band behind the middle row, in points.
  static let bandHeight = 34.0
}

/// A row's place on the drum: rows farther from the middle lie closer together, are smaller and fainter (chosen by eye after UIPickerView).
struct WheelStep {
  /// How far from the middle the row lies, in points.
  var offset: Double
  /// The size of the title, in points.
  var fontSize: Double
  /// The opacity of the title.
  var opacity: Double

  /// The middle row and the three that can be seen on either side of it.
  static let all = [
    WheelStep(offset: 0, fontSize: 23, opacity: 1),
    WheelStep(offset: 33, fontSize: 21, opacity: 0.45),
    WheelStep(offset: 62, fontSize: 18, opacity: 0.28),
    WheelStep(offset: 85, fontSize: 14, opacity: 0.14),
  ]
}

extension Lowering {
  /// The wheels of a picker, which share its width.
  func lowered(_ picker: Picker, as view: LoweredView) -> LoweredView {
    lowered(
      wheels: picker.components.map { component in
        let selected = max(0, min(component.selectedRow, component.rows.count - 1))
        return { step in
          let row = selected + step
          return component.rows.indices.contains(row) ? component.rows[row] : nil
        }
      }, fillsFrame: true, as: view)
  }

  /// Wheels, each given by the titles at a number of steps from the middle, nil where the wheel ends.
  func lowered(
    wheels: [(Int) -> String?], fillsFrame: Bool, as view: LoweredView
  ) -> LoweredView {
    var lowered = view
    lowered.content = .wheels(
      WheelContent(
        wheels: wheels.map { wheel($0, direction: view.direction) },
        bandColor: color(.tertiarySystemFill), fillsFrame: fillsFrame))
    lowered.metrics.contentSize = (WheelContent.size.width, WheelContent.size.height)
    return lowered
  }

  private func wheel(
    _ title: (Int) -> String?, direction: TextDirection
  ) -> WheelContent.Wheel {
    WheelContent.Wheel(
      rows: (-3...3).compactMap { step in
        title(step).map { row($0, step: step, direction: direction) }
      })
  }

  private func row(_ text: String, step: Int, direction: TextDirection) -> WheelContent.Row {
    let place = WheelStep.all[abs(step)]
    return WheelContent.Row(
      title: TextContent(
        text: text, font: Font(size: place.fontSize),
        color: color(.label).withAlpha(multipliedBy: place.opacity), alignment: .center,
        direction: direction),
      offset: step < 0 ? -place.offset : place.offset)
  }
}

/// The band behind the middle rows, and the rows.
func wheelDrawings(_ content: WheelContent, in place: ControlPlace) -> [Drawing] {
  let inset = 9.0
  let band = place.centered(
    leading: inset, width: max(0, place.frame.width - 2 * inset),
    height: WheelContent.bandHeight)
  let rows = content.wheels.flatMap(\.rows).compactMap(\.line)
  return [.fill(RoundedRect(band, radius: 8), content.bandColor)] + rows.map { .text($0) }
}

extension TextSizing {
  /// A picker whose wheels share its frame, with their rows set.
  func arranged(_ content: WheelContent, in place: ControlPlace) -> WheelContent {
    var arranged = content
    let rooms = rooms(of: content, in: place)
    for wheel in content.wheels.indices {
      for row in content.wheels[wheel].rows.indices {
        let entry = content.wheels[wheel].rows[row]
        let room = rooms[wheel].offset(by: Point(x: 0, y: entry.offset))
        arranged.wheels[wheel].rows[row].line = lines(of: entry.title, in: room).first
      }
    }
    return arranged
  }

  private func rooms(of content: WheelContent, in place: ControlPlace) -> [Rect] {
    let frame = place.frame
    let widths = widths(of: content, in: frame)
    var start = (frame.width - widths.reduce(0, +)) / 2
    return widths.map { width in
      defer { start += width }
      let left =
        place.direction == .leftToRight ? frame.minX + start : frame.maxX - start - width
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
