package import AfterimageGraphics
import AfterimageScreens

/// The content of a view, with every colour and default resolved, and after the solution with its texts and parts in place.
package enum NodeContent: Hashable, Sendable {
  case none
  /// A label, or a text that a bar, a list or an alert makes of its description.
  case text(TextContent)
  /// Lines that were set where they are made, such as those on a key.
  case lines([TextLine])
  case button(ButtonContent)
  /// A text field, a search field or a text view.
  case field(FieldContent)
  case cardField(CardFieldContent)
  case image(ImageContent)
  case shape(ShapeContent)
  /// A symbol or mark of the system in the middle of the view.
  case symbol(SymbolGlyph)
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

extension NodeContent {
  /// The text of a view that has one; nil for those without, and for those with several.
  var text: TextContent? {
    switch self {
    case .text(let text): text
    case .button(let button): button.title
    case .field(let field): field.text
    case .cardField(let field): field.entry.text
    case .none, .lines, .image, .shape, .symbol, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .wheels, .datePills, .calendar:
      nil
    }
  }

  /// The same content with its text changed; a content without one stays as it is.
  func changingText(_ change: (inout TextContent) -> Void) -> NodeContent {
    switch self {
    case .text(var text):
      change(&text)
      return .text(text)
    case .button(var button):
      change(&button.title)
      return .button(button)
    case .field(var field):
      change(&field.text)
      return .field(field)
    case .cardField(var field):
      change(&field.entry.text)
      return .cardField(field)
    case .none, .lines, .image, .shape, .symbol, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .wheels, .datePills, .calendar:
      return self
    }
  }

  /// True where anything of it is drawn.
  package var isVisible: Bool {
    switch self {
    case .none: false
    case .text(let text): !text.lines.isEmpty
    case .lines(let lines): !lines.isEmpty
    case .button(let button):
      !button.title.lines.isEmpty || button.icon != nil || button.backgroundImage != nil
    case .field(let field): !field.text.lines.isEmpty || field.caret != nil
    case .cardField(let field):
      !field.entry.text.lines.isEmpty || field.entry.caret != nil || field.badge != nil
    case .shape(let shape): shape.fill != nil || shape.gradient != nil || shape.stroke != nil
    case .image, .symbol, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .wheels, .datePills, .calendar:
      true
    }
  }
}

extension Node {
  /// The drawings of its content, bottom to top.
  func contentDrawings(in traits: Traits) -> [Drawing] {
    let place = ControlPlace(of: self, scale: traits.scale)
    return switch content {
    case .none: []
    case .text(let text): text.drawings
    case .lines(let lines): lines.map { .text($0) }
    case .button(let button): buttonDrawings(button, of: self, traits: traits)
    case .field(let field): fieldDrawings(field)
    case .cardField(let field): cardFieldDrawings(field, scale: traits.scale)
    case .image(let image): imageDrawings(image, of: self, traits: traits)
    case .shape(let shape): shapeDrawings(shape, of: self)
    case .symbol(let glyph):
      symbolDrawings(glyph, centredIn: snappedFrame, scale: traits.scale)
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
}

extension TextSizing {
  /// The extent that the words of a control ask for; nil for a content whose extent does not depend on words of its own.
  func size(of content: NodeContent) -> Size? {
    switch content {
    case .segmentedControl(let content): size(of: content)
    case .datePills(let content): size(of: content)
    case .none, .text, .lines, .button, .field, .cardField, .image, .shape, .symbol, .switch,
      .slider,
      .stepper, .progressView, .activityIndicator, .pageControl, .wheels, .calendar:
      nil
    }
  }

  /// The content of a view with its texts set and its parts placed in the view's frame; what a mask stands in for stays as it is.
  func arranged(_ node: Node) -> NodeContent {
    guard node.mask == nil else { return node.content }
    let place = ControlPlace(of: node, scale: scale)
    return switch node.content {
    case .text(let text): .text(set(text, in: node.frame))
    case .button(let button): .button(arranged(button, in: node))
    case .field(let field): .field(arranged(field, in: node.frame))
    case .cardField(let field): .cardField(arranged(field, in: node))
    case .segmentedControl(let content): .segmentedControl(arranged(content, in: place))
    case .wheels(let content): .wheels(arranged(content, in: place))
    case .datePills(let content): .datePills(arranged(content, in: place))
    case .calendar(let content): .calendar(arranged(content, in: place))
    case .none, .lines, .image, .shape, .symbol, .switch, .slider, .stepper, .progressView,
      .activityIndicator, .pageControl:
      node.content
    }
  }
}
