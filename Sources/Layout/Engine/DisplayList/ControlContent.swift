import AfterimageGraphics

/// What a control shows, with every colour settled.
package enum ControlContent: Hashable, Sendable {
  case `switch`(SwitchContent)
  case slider(SliderContent)
  case stepper(StepperContent)
  case segmentedControl(SegmentedContent)
  case progressView(ProgressContent)
  case activityIndicator(ActivityContent)
  case pageControl(PageContent)
  case wheels(WheelContent)
  case datePills(DatePillContent)
  case calendar(CalendarContent)
}

/// The drawings of a control in its frame.
func controlDrawings(_ control: ControlContent, of node: Node, scale: Double) -> [Drawing] {
  let place = ControlPlace(frame: node.snappedFrame, direction: node.direction, scale: scale)
  return switch control {
  case .switch(let content): switchDrawings(content, in: place)
  case .slider(let content): sliderDrawings(content, in: place)
  case .stepper(let content): stepperDrawings(content, in: place)
  case .segmentedControl(let content): segmentedDrawings(content, in: place)
  case .progressView(let content): progressDrawings(content, in: place)
  case .activityIndicator(let content): activityDrawings(content, in: place)
  case .pageControl(let content): pageDrawings(content, in: place)
  case .wheels(let content): wheelDrawings(content, in: place)
  case .datePills(let content): pillDrawings(content, in: place)
  case .calendar(let content): calendarDrawings(content, in: place)
  }
}

/// Where a control is drawn.
struct ControlPlace {
  /// The control's bounds on the canvas, on device pixels.
  var frame: Rect
  /// The side where the control begins.
  var direction: TextDirection
  /// Pixels in a point.
  var scale: Double

  /// A rectangle given from the leading top corner of the control, on device pixels of the canvas.
  func rect(leading: Double, top: Double, width: Double, height: Double) -> Rect {
    let left = direction == .leftToRight ? frame.minX + leading : frame.maxX - leading - width
    return Rect(x: left, y: frame.minY + top, width: width, height: height).snapped(to: scale)
  }

  /// A rectangle of a size whose middle is as high as the control's.
  func centered(leading: Double, width: Double, height: Double) -> Rect {
    rect(leading: leading, top: (frame.height - height) / 2, width: width, height: height)
  }
}

extension RoundedRect {
  /// A shape whose ends are half circles.
  static func capsule(_ rect: Rect) -> RoundedRect {
    RoundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }
}

extension TextSizing {
  /// The extent that the words of a control ask for; nil for a control whose extent does not depend on words.
  func size(of control: ControlContent) -> Size? {
    switch control {
    case .segmentedControl(let content): size(of: content)
    case .datePills(let content): size(of: content)
    case .switch, .slider, .stepper, .progressView, .activityIndicator, .pageControl, .wheels,
      .calendar:
      nil
    }
  }

  /// Sets the words of a control in its frame.
  func placeTitles(of node: inout Node) {
    switch node.control {
    case .segmentedControl: placeSegments(of: &node)
    case .datePills: placePills(of: &node)
    case .wheels: placeWheels(of: &node)
    case .calendar: placeCalendar(of: &node)
    case .switch, .slider, .stepper, .progressView, .activityIndicator, .pageControl, nil: break
    }
  }
}
