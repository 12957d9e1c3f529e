import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Switches, sliders, pickers and the like.
extension ViewReader {
  /// A switch with its label.
  mutating func toggle(_ term: Term) -> View {
    let isOn = term["isOn"]?.asTerm?.arguments.first?.value.truth ?? false
    var control = Switch(isOn: isOn)
    control.onTintColor = environment.tint
    control.isEnabled = environment.isEnabled
    let knob = View(.switch(control), id: unused(term["isOn"]?.asTerm?["name"]?.text))
    if environment.hidesLabels { return knob }
    if constant(environment.toggleStyle) == "button" { return row(caption(of: term), nil) }
    return row(caption(of: term), knob)
  }

  /// The label of a control: its first text, or what its closure makes.
  mutating func caption(of term: Term) -> [View] {
    if let title = term.arguments.first(where: { $0.label == nil && !$0.value.isFunction })?.value {
      if evaluator.isView(title) { return views(of: title) }
      return [
        label(
          of: Term(
            form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, title)],
            place: term.place))
      ]
    }
    return content(of: term, label: term["label"] == nil ? nil : "label")
  }

  /// A label at the leading edge and a control at the trailing one.
  func row(_ caption: [View], _ control: View?) -> View {
    let stack = Arrangement.Stack(.horizontal, alignment: .center)
    let spacer = View(.arrangement(.spacer(Arrangement.Spacer())))
    return View(
      .arrangement(.stack(stack)), subviews: caption + [spacer] + (control.map { [$0] } ?? []))
  }

  /// A slider at its value.
  func slider(_ term: Term) -> View {
    let value = length(term["value"]?.asTerm?.arguments.first?.value) ?? 0
    var (low, high) = (0.0, 1.0)
    if case .term(let range)? = term["in"], range.arguments.count == 2 {
      low = length(range.arguments[0].value) ?? 0
      high = length(range.arguments[1].value) ?? 1
    }
    let part = high > low ? (value - low) / (high - low) : 0
    var slider = Slider(value: max(0, min(part, 1)))
    slider.isEnabled = environment.isEnabled
    var view = View(.slider(slider))
    view.tintColor = environment.tint
    return view
  }

  /// A stepper with its label.
  mutating func stepper(_ term: Term) -> View {
    let control = View(.stepper(Stepper()))
    return environment.hidesLabels ? control : row(caption(of: term), control)
  }

  /// A date in a pill, with its label.
  mutating func datePicker(_ term: Term) -> View {
    var view = label(
      of: Term(
        form: .call, name: "Text", base: nil,
        arguments: [TermArgument(nil, .string("Jan 1, 2026"))],
        place: term.place))
    view.backgroundColor = nil
    var frame = Arrangement.Padding([.leading, .trailing], 11)
    (frame.top, frame.bottom) = (6, 6)
    let padded = View(.arrangement(.padding(frame)), subviews: [view])
    var corners = Figure.RoundedCorners(radius: 8)
    corners.curve = .continuous
    let ground = View(
      .shape(ShapeView(.roundedRectangle(corners), fill: .system(.secondarySystemFill))))
    let pill = View(
      .arrangement(.background(Arrangement.Layers())), subviews: [ground, padded])
    return environment.hidesLabels ? pill : row(caption(of: term), pill)
  }

  /// A choice in the form that its style gives it.
  mutating func picker(_ term: Term) -> View {
    let binding = (term["selection"])?.asTerm
    let selected = binding?.arguments.first?.value
    let options = options(of: term)
    switch environment.pickerStyle {
    case "segmented", "SegmentedPickerStyle":
      let segments = options.map { SegmentedControl.Segment(stringLiteral: $0.title) }
      let index = options.firstIndex { $0.tag == selected } ?? 0
      return View(
        .segmentedControl(
          SegmentedControl(
            segments, selectedSegmentIndex: segments.isEmpty ? nil : index)))
    case "wheel", "WheelPickerStyle":
      let row = options.firstIndex { $0.tag == selected } ?? 0
      return View(.picker(Picker([.init(options.map(\.title), selectedRow: row)])))
    default: break
    }
    let title = options.first { $0.tag == selected }?.title ?? options.first?.title ?? ""
    let value = reading({ $0.foreground = $0.tint ?? .system(.secondaryLabel) }) { reader -> View in
      let text = reader.label(
        of: Term(
          form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, .string(title))],
          place: term.place))
      let arrow = reader.tinted(
        View(.imageView(ImageView(reader.symbol("chevron.up.chevron.down")))))
      var stack = Arrangement.Stack(.horizontal)
      stack.spacing = 5
      return View(.arrangement(.stack(stack)), subviews: [text, arrow])
    }
    return environment.hidesLabels ? value : row(caption(of: term), value)
  }

  private struct Option {
    var title: String
    var tag: Value
  }

  private mutating func options(of term: Term) -> [Option] {
    guard let closure = term.closure else { return [] }
    return options(in: evaluator.build(closure, at: term.place))
  }

  private mutating func options(in value: Value) -> [Option] {
    switch value {
    case .group(let values): return values.flatMap { options(in: $0) }
    case .choice(_, let then, _): return options(in: then)
    case .term(let term):
      if term.base == nil, term.name == "ForEach", let data = term.arguments.first?.value,
        let closure = term.closure
      {
        return evaluator.elements(of: data, at: term.place).prefix(100).flatMap { element in
          let built = evaluator.build(closure, [CallArgument(value: element)], at: term.place)
          return options(in: built).map { option in
            option.tag == .void ? Option(title: option.title, tag: element) : option
          }
        }
      }
      let tag = term.name == "tag" ? term.arguments.first?.value ?? .void : .void
      let title = views(of: term).flatMap(\.flattened).lazy.compactMap(\.shownText).first ?? ""
      return [Option(title: title, tag: tag)]
    default: return []
    }
  }
}

extension View {
  /// The text of a label; nil for any other view.
  fileprivate var shownText: String? {
    if case .label(let label) = element { label.text } else { nil }
  }
}
