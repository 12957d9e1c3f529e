import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Labels, fields and controls.
extension ScreenReading {
  /// A label with its text, or what is put together for it.
  mutating func label(_ id: ObjectID) -> Label {
    var label = Label("")
    let place = evaluator.object(id).place
    if let font = font("font", of: id) { label.font = font } else { label.font = .system(size: 17) }
    if let color = color("textColor", of: id) { label.textColor = color }
    label.textAlignment = alignment("textAlignment", of: id) ?? .natural
    if let runs = value("attributedText", of: id), runs != .nothing {
      if let text = attributedText(runs, at: place) { label.attributedText = text }
      if let style = paragraphStyle(of: runs) { read(style, into: &label) }
    } else if let text = text("text", of: id) {
      label.text = text
    }
    if case .int(let lines)? = value("numberOfLines", of: id) {
      label.numberOfLines = max(0, lines)
    }
    label.lineBreakMode = constant("lineBreakMode", of: id) ?? .byTruncatingTail
    label.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFitWidth", of: id) ?? false
    label.minimumScaleFactor = max(0, min(1, number("minimumScaleFactor", of: id) ?? 0))
    label.shadowColor = color("shadowColor", of: id)
    if let offset = value("shadowOffset", of: id).flatMap(Geometry.point) {
      label.shadowOffset = offset
    }
    return label
  }

  private mutating func read(_ style: ObjectID, into label: inout Label) {
    label.lineSpacing = max(0, number("lineSpacing", of: style) ?? 0)
    label.lineHeightMultiple = max(0, number("lineHeightMultiple", of: style) ?? 0)
    label.minimumLineHeight = max(0, number("minimumLineHeight", of: style) ?? 0)
    label.maximumLineHeight = max(0, number("maximumLineHeight", of: style) ?? 0)
    if let alignment = alignment("alignment", of: style) { label.textAlignment = alignment }
  }

  /// The alignment of a text; nil where none was set.
  func alignment(_ name: String, of id: ObjectID) -> TextAlignment? {
    let word = value(name, of: id)?.constantName
    return word == "justified" ? .natural : word.flatMap { TextAlignment(rawValue: $0) }
  }

  /// A field for one line of text.
  mutating func textField(_ id: ObjectID) -> TextField {
    var field = TextField(
      text("text", of: id) ?? "", placeholder: text("placeholder", of: id) ?? "")
    if let runs = value("attributedText", of: id), runs != .nothing,
      let text = attributedText(runs, at: evaluator.object(id).place)
    {
      field.text = text.string
    }
    if let runs = value("attributedPlaceholder", of: id),
      let text = attributedText(runs, at: evaluator.object(id).place)
    {
      field.placeholder = text.string
    }
    field.isSecureTextEntry = flag("isSecureTextEntry", of: id) ?? false
    field.contentType = constant("textContentType", of: id)
    field.borderStyle = constant("borderStyle", of: id) ?? .none
    field.font = font("font", of: id) ?? .system(size: 17)
    if let color = color("textColor", of: id) { field.textColor = color }
    field.textAlignment = alignment("textAlignment", of: id) ?? .natural
    field.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFitWidth", of: id) ?? false
    field.isEnabled = flag("isEnabled", of: id) ?? true
    field.isFocused = flag("isFirstResponder", of: id) ?? false
    field.inputTraits = inputTraits(id)
    return field
  }

  /// A field for several lines of text.
  mutating func textView(_ id: ObjectID) -> TextView {
    var view = TextView(text("text", of: id) ?? "")
    if let runs = value("attributedText", of: id), runs != .nothing,
      let text = attributedText(runs, at: evaluator.object(id).place)
    {
      view.attributedText = text
    }
    view.font = font("font", of: id) ?? .system(size: 12)
    if let color = color("textColor", of: id) { view.textColor = color }
    view.textAlignment = alignment("textAlignment", of: id) ?? .natural
    view.isScrollEnabled = flag("isScrollEnabled", of: id) ?? true
    view.contentType = constant("textContentType", of: id)
    if let insets = value("textContainerInset", of: id).flatMap(Geometry.insets) {
      view.textContainerInset = insets
    }
    view.inputTraits = inputTraits(id)
    return view
  }

  private func inputTraits(_ id: ObjectID) -> TextInputTraits {
    var traits = TextInputTraits()
    traits.keyboardType = constant("keyboardType", of: id) ?? .default
    traits.returnKeyType = constant("returnKeyType", of: id) ?? .default
    traits.autocorrectionType = constant("autocorrectionType", of: id) ?? .default
    traits.keyboardAppearance = constant("keyboardAppearance", of: id) ?? .default
    return traits
  }

  /// The controls that have a value.
  mutating func control(_ type: String, of id: ObjectID) -> Element? {
    switch type {
    case "UISwitch":
      var view = Switch(isOn: flag("isOn", of: id) ?? false)
      view.onTintColor = color("onTintColor", of: id)
      view.thumbTintColor = color("thumbTintColor", of: id)
      view.isEnabled = flag("isEnabled", of: id) ?? true
      return .switch(view)
    case "UISlider":
      var view = Slider(value: number("value", of: id) ?? 0)
      view.minimumValue = number("minimumValue", of: id) ?? 0
      view.maximumValue = number("maximumValue", of: id) ?? 1
      view.minimumTrackTintColor = color("minimumTrackTintColor", of: id)
      view.maximumTrackTintColor = color("maximumTrackTintColor", of: id)
      view.thumbTintColor = color("thumbTintColor", of: id)
      view.isEnabled = flag("isEnabled", of: id) ?? true
      return .slider(view)
    case "UIStepper":
      var view = Stepper(value: number("value", of: id) ?? 0)
      view.minimumValue = number("minimumValue", of: id) ?? 0
      view.maximumValue = number("maximumValue", of: id) ?? 100
      view.isEnabled = flag("isEnabled", of: id) ?? true
      return .stepper(view)
    case "UISegmentedControl": return .segmentedControl(segmentedControl(id))
    case "UIProgressView":
      var view = ProgressView(progress: max(0, min(1, number("progress", of: id) ?? 0)))
      view.progressTintColor = color("progressTintColor", of: id)
      view.trackTintColor = color("trackTintColor", of: id)
      view.style = constant("progressViewStyle", of: id) ?? .default
      return .progressView(view)
    case "UIActivityIndicatorView": return .activityIndicator(indicator(id))
    case "UIPageControl": return .pageControl(pageControl(id))
    case "UIDatePicker": return .datePicker(datePicker(id))
    case "UIPickerView": return .picker(picker(id))
    default: return nil
    }
  }

  private mutating func indicator(_ id: ObjectID) -> ActivityIndicator {
    let style = value("style", of: id)?.constantName ?? ""
    var view = ActivityIndicator(["large", "whiteLarge"].contains(style) ? .large : .medium)
    if let color = color("color", of: id) { view.color = color }
    view.isAnimating = flag("isAnimating", of: id) ?? false
    view.hidesWhenStopped = flag("hidesWhenStopped", of: id) ?? true
    return view
  }

  private mutating func pageControl(_ id: ObjectID) -> PageControl {
    var view = PageControl(
      numberOfPages: max(0, min(1_000, Int(number("numberOfPages", of: id) ?? 0))))
    view.currentPage = max(0, Int(number("currentPage", of: id) ?? 0))
    view.hidesForSinglePage = flag("hidesForSinglePage", of: id) ?? false
    view.pageIndicatorTintColor = color("pageIndicatorTintColor", of: id)
    view.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: id)
    return view
  }

  private mutating func segmentedControl(_ id: ObjectID) -> SegmentedControl {
    var segments: [SegmentedControl.Segment] = []
    for item in value("items", of: id)?.listed ?? [] {
      if let symbol = symbolName(item) {
        segments.append(.symbol(Symbol(symbol)))
      } else {
        segments.append(.title(text(item, named: "segment") ?? ""))
      }
    }
    var view = SegmentedControl(segments)
    if let index = number("selectedSegmentIndex", of: id), segments.indices.contains(Int(index)) {
      view.selectedSegmentIndex = Int(index)
    }
    view.selectedSegmentTintColor = color("selectedSegmentTintColor", of: id)
    view.isEnabled = flag("isEnabled", of: id) ?? true
    return view
  }

  /// A date picker; what it shows is no date of the source's, as a rule, so it is the same each time.
  mutating func datePicker(_ id: ObjectID) -> DatePicker {
    let day = CalendarDate(year: 2025, month: 1, day: 1, hour: 9, minute: 41) ?? .first
    var view = DatePicker(day)
    view.mode = constant("datePickerMode", of: id) ?? .dateAndTime
    view.style = constant("preferredDatePickerStyle", of: id) ?? .compact
    remark(.sample("date"), at: evaluator.object(id).place)
    return view
  }

  mutating func picker(_ id: ObjectID) -> Picker {
    guard let source = value("dataSource", of: id) ?? value("delegate", of: id) else {
      return Picker([])
    }
    let place = evaluator.object(id).place
    let view = CallArgument(value: .object(id))
    var components: [Picker.Component] = []
    for component in 0..<count("numberOfComponents(in:)", of: source, [view], fallback: 1) {
      let part = CallArgument(label: "inComponent", value: .int(component))
      let rows = count(
        "pickerView(_:numberOfRowsInComponent:)", of: source,
        [view, CallArgument(label: "numberOfRowsInComponent", value: .int(component))], fallback: 3)
      var titles: [String] = []
      for row in 0..<min(rows, 60) {
        let delegate = value("delegate", of: id) ?? source
        guard
          let function = evaluator.function("pickerView(_:titleForRow:forComponent:)", of: delegate)
        else { continue }
        let title = evaluator.run(
          function, on: delegate,
          [
            view, CallArgument(label: "titleForRow", value: .int(row)),
            CallArgument(label: "forComponent", value: part.value),
          ])
        titles.append(text(title, named: "row") ?? "")
      }
      components.append(Picker.Component(titles))
    }
    if components.isEmpty { remark(.unknownValue("dataSource"), at: place) }
    return Picker(components)
  }

  /// What a function of a data source counts; a few where that is not known.
  mutating func count(
    _ name: String, of source: Value, _ arguments: [CallArgument], fallback: Int
  ) -> Int {
    guard let function = evaluator.function(name, of: source) else { return fallback }
    let result = settled(evaluator.run(function, on: source, arguments))
    if case .int(let number) = result { return max(0, min(number, 1_000)) }
    remark(.sample(name), at: function.place)
    return fallback
  }
}
