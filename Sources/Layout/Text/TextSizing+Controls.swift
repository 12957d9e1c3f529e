import AfterimageGraphics

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
