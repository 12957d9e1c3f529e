/// The kinds of view, each with what only that kind has.
public enum Element: Hashable, Sendable {
  case view
  case label(Label)
  case button(Button)
  case textField(TextField)
  case cardField(CardField)
  case form(Form)
  case stackView(StackView)
  case imageView(ImageView)
  case scrollView(ScrollView)
  case separator(Separator)
  case `switch`(Switch)
  case slider(Slider)
  case stepper(Stepper)
  case segmentedControl(SegmentedControl)
  case progressView(ProgressView)
  case activityIndicator(ActivityIndicator)
  case pageControl(PageControl)
  case picker(Picker)
  case datePicker(DatePicker)
}
