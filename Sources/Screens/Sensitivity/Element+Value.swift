/// The values of controls as texts, so that a story can enter them and an audit can vary them as it does with what is typed.
extension Element {
  /// The value of a control in ASCII characters, a switch's as 1 or 0; nil for the kinds that have none.
  var value: String? {
    switch self {
    case .switch(let control): control.isOn ? "1" : "0"
    case .slider(let slider): "\(slider.value)"
    case .stepper(let stepper): "\(stepper.value)"
    case .segmentedControl(let control): control.selectedSegmentIndex.map { "\($0)" } ?? ""
    case .progressView(let bar): "\(bar.progress)"
    case .pageControl(let control): "\(control.currentPage)"
    default: nil
    }
  }

  /// The same control with another value, the lowest where the text is no value of its kind; unchanged for the kinds that have none.
  func withValue(_ text: String) -> Element {
    switch self {
    case .switch(let control): .switch(control.with(\.isOn, text == "1"))
    case .slider(let slider):
      .slider(slider.with(\.value, number(text) ?? slider.minimumValue))
    case .stepper(let stepper):
      .stepper(stepper.with(\.value, number(text) ?? stepper.minimumValue))
    case .segmentedControl(let control):
      .segmentedControl(control.with(\.selectedSegmentIndex, ordinal(text)))
    case .progressView(let bar):
      .progressView(bar.with(\.progress, max(0, min(number(text) ?? 0, 1))))
    case .pageControl(let control):
      .pageControl(control.with(\.currentPage, ordinal(text) ?? 0))
    default: self
    }
  }
}

/// The finite number that a text is.
private func number(_ text: String) -> Double? {
  Double(text).flatMap { $0.isFinite ? $0 : nil }
}

/// The place in a list that a text is, from 0.
private func ordinal(_ text: String) -> Int? { Int(text).flatMap { $0 >= 0 ? $0 : nil } }
