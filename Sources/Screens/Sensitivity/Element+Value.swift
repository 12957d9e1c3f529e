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
    case .picker(let picker):
      picker.components.map { "\($0.selectedRow)" }.joined(separator: " ")
    case .datePicker(let picker): picker.date.text
    case .view, .label, .button, .textField, .textView, .cardField, .form, .stackView, .arrangement,
      .shape, .imageView,
      .scrollView, .separator, .activityIndicator, .tableView, .tableViewCell, .collectionView,
      .searchBar, .navigationBar, .tabBar, .toolbar, .visualEffectView, .webView, .mapView:
      nil
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
    case .picker(let picker): .picker(picker.selecting(text.split(separator: " ").map(String.init)))
    case .datePicker(let picker):
      .datePicker(picker.with(\.date, CalendarDate(text) ?? .first))
    case .view, .label, .button, .textField, .textView, .cardField, .form, .stackView, .arrangement,
      .shape, .imageView,
      .scrollView, .separator, .activityIndicator, .tableView, .tableViewCell, .collectionView,
      .searchBar, .navigationBar, .tabBar, .toolbar, .visualEffectView, .webView, .mapView:
      self
    }
  }
}

/// The finite number that a text is.
private func number(_ text: String) -> Double? {
  Double(text).flatMap { $0.isFinite ? $0 : nil }
}

/// The place in a list that a text is, from 0.
private func ordinal(_ text: String) -> Int? { Int(text).flatMap { $0 >= 0 ? $0 : nil } }

extension Picker {
  /// The same picker with a row of each wheel, the first where none is given.
  fileprivate func selecting(_ rows: [String]) -> Picker {
    var copy = self
    for index in components.indices {
      copy.components[index].selectedRow =
        rows.indices.contains(index) ? ordinal(rows[index]) ?? 0 : 0
    }
    return copy
  }
}
