import AfterimageGraphics
import AfterimageScreens

/// The controls that show a value.
extension ViewImport {
  mutating func switchControl(_ element: XMLElement) -> Switch {
    var control = Switch(isOn: element["on"] != "NO")
    control.onTintColor = color("onTintColor", of: element)
    control.thumbTintColor = color("thumbTintColor", of: element)
    control.isEnabled = element["enabled"] != "NO"
    return control
  }

  mutating func slider(_ element: XMLElement) -> Slider {
    var slider = Slider(value: element.number("value") ?? 0.5)
    slider.minimumValue = element.number("minValue") ?? 0
    slider.maximumValue = element.number("maxValue") ?? 1
    slider.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
    slider.maximumTrackTintColor = color("maximumTrackTintColor", of: element)
    slider.thumbTintColor = color("thumbTintColor", of: element)
    return slider
  }

  func stepper(_ element: XMLElement) -> Stepper {
    var stepper = Stepper(value: element.number("value") ?? 0)
    stepper.minimumValue = element.number("minimumValue") ?? 0
    stepper.maximumValue = element.number("maximumValue") ?? 100
    return stepper
  }

  mutating func segmentedControl(_ element: XMLElement) -> SegmentedControl {
    let segments = element.child("segments")?.children("segment") ?? []
    let titles = segments.enumerated().map { place, segment in
      localized("title", of: segment, ownedBy: element, as: "segmentTitles[\(place)]") ?? ""
    }
    var control = SegmentedControl(titles.map { .title($0) })
    control.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap { Int($0) }
    control.selectedSegmentTintColor = color("selectedSegmentTintColor", of: element)
    control.apportionsSegmentWidthsByContent = element.isYes("apportionsSegmentWidthsByContent")
    control.isEnabled = element["enabled"] != "NO"
    return control
  }

  mutating func progressView(_ element: XMLElement) -> ProgressView {
    var view = ProgressView(progress: min(max(element.number("progress") ?? 0, 0), 1))
    view.progressTintColor = color("progressTintColor", of: element)
    view.trackTintColor = color("trackTintColor", of: element)
    return view
  }

  mutating func activityIndicator(_ element: XMLElement) -> ActivityIndicator {
    let isLarge = ["large", "whiteLarge"].contains(element["style"])
    var indicator = ActivityIndicator(isLarge ? .large : .medium)
    indicator.isAnimating = element.isYes("animating")
    indicator.hidesWhenStopped = element.isYes("hidesWhenStopped")
    if let color = color("color", of: element) { indicator.color = color }
    return indicator
  }

  mutating func pageControl(_ element: XMLElement) -> PageControl {
    var control = PageControl(numberOfPages: element["numberOfPages"].flatMap { Int($0) } ?? 0)
    control.currentPage = element["currentPage"].flatMap { Int($0) } ?? 0
    control.hidesForSinglePage = element.isYes("hidesForSinglePage")
    control.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element)
    control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element)
    return control
  }

  func datePicker(_ element: XMLElement) -> DatePicker {
    var picker = DatePicker(.first)
    switch element["datePickerMode"] {
    case "time": picker.mode = .time
    case "date": picker.mode = .date
    default: picker.mode = .dateAndTime
    }
    switch element["style"] {
    case "compact": picker.style = .compact
    case "inline": picker.style = .inline
    default: picker.style = .wheels
    }
    guard !element.isYes("useCurrentDate"), let stored = element.child("date", key: "date"),
      let seconds = stored.number("timeIntervalSinceReferenceDate")
    else { return picker }
    picker.date = CalendarDate(secondsSinceReferenceDate: seconds) ?? picker.date
    return picker
  }
}
