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
    if ["button", "ButtonToggleStyle"].contains(constant(environment.toggleStyle)) {
      return toggleButton(term, isOn: isOn)
    }
    return row(caption(of: term), knob)
  }

  /// A switch that is a button, on a ground while it is on.
  private mutating func toggleButton(_ term: Term, isOn: Bool) -> View {
    let tint = environment.tint ?? .system(.systemBlue)
    let label = reading({ $0.foreground = tint }) { $0.caption(of: term) }
    var padding = Arrangement.Padding([.leading, .trailing], 12)
    (padding.top, padding.bottom) = (7, 7)
    let padded = View(.arrangement(.padding(padding)), subviews: label)
    guard isOn else { return padded }
    let corners = Figure.RoundedCorners(radius: 7)
    let ground = View(.shape(ShapeView(.roundedRectangle(corners), fill: tint.faded(to: 0.15))))
    return View(.arrangement(.background(Arrangement.Layers())), subviews: [ground, padded])
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
    let caption = caption.count > 1 ? [titled(caption)] : caption
    let spacer = View(.arrangement(.spacer(Arrangement.Spacer())))
    return View(
      .arrangement(.stack(stack)), subviews: caption + [spacer] + (control.map { [$0] } ?? []))
  }

  /// A title with what is said of it below: smaller, and in the colour of what is less important (how small was chosen).
  private func titled(_ caption: [View]) -> View {
    let usual = environment.foreground ?? .system(.label)
    let lower = caption.dropFirst().map { view -> View in
      guard case .label(var label) = view.element else { return view }
      var view = view
      if label.font == environment.resolvedFont { label.font = .textStyle(.footnote) }
      if label.textColor == usual { label.textColor = .system(.secondaryLabel) }
      view.element = .label(label)
      return view
    }
    let stack = Arrangement.Stack(.vertical, alignment: .leading, spacing: 2)
    return View(.arrangement(.stack(stack)), subviews: caption.prefix(1) + lower)
  }

  /// A slider at its value, between the labels of its ends.
  mutating func slider(_ term: Term) -> View {
    let control = sliderAlone(term)
    let low = titled(term, "minimumValueLabel")
    let high = titled(term, "maximumValueLabel")
    guard !low.isEmpty || !high.isEmpty else { return control }
    return View(
      .arrangement(.stack(Arrangement.Stack(.horizontal))), subviews: low + [control] + high)
  }

  private func sliderAlone(_ term: Term) -> View {
    let value = length(bound(term["value"])) ?? 0
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
    let selected = bound(term["selection"])
    let options = options(of: term)
    let isSelected = options.map { option in selected.map { isSame(option.tag, $0) } == true }
    if let selected, selected.isUnknown {
      remark("which choice is selected: \(selected.written.prefix(80))", at: term.place)
    }
    switch environment.pickerStyle {
    case "segmented", "SegmentedPickerStyle", "palette", "PalettePickerStyle":
      let segments = options.map(\.segment)
      let index = isSelected.firstIndex(of: true) ?? 0
      return View(
        .segmentedControl(
          SegmentedControl(
            segments, selectedSegmentIndex: segments.isEmpty ? nil : index)))
    case let style where environment.isInList && ["inline", "InlinePickerStyle"].contains(style):
      return rows(of: options, isSelected, of: term)
    case "wheel", "WheelPickerStyle", "inline", "InlinePickerStyle":
      let row = isSelected.firstIndex(of: true) ?? 0
      return View(.picker(Picker([.init(options.map(\.title), selectedRow: row)])))
    default: break
    }
    let index = isSelected.firstIndex(of: true) ?? 0
    let title = options.indices.contains(index) ? options[index].title : ""
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

  /// The choices of a list below their title, with a mark beside the one that is selected.
  private mutating func rows(
    of options: [Option], _ isSelected: [Bool], of term: Term
  ) -> View {
    let title = environment.hidesLabels ? [] : caption(of: term)
    let rows = zip(options, isSelected).map { option, isSelected -> View in
      var mark = View(.imageView(ImageView(symbol("checkmark"))))
      mark.tintColor = environment.tint ?? .system(.systemBlue)
      return row(option.views, isSelected ? mark : nil)
    }
    return View(.arrangement(.group), subviews: title + rows)
  }

  private struct Option {
    var title: String
    var tag: Value
    var views: [View]

    /// What a segment shows of it: its words, or else its symbol.
    var segment: SegmentedControl.Segment {
      guard title.isEmpty else { return .title(title) }
      for case .imageView(let image) in views.flatMap(\.flattened).map(\.element) {
        if case .symbol(let symbol)? = image.image { return .symbol(symbol) }
      }
      return .title(title)
    }
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
            option.tag == .void
              ? Option(title: option.title, tag: element, views: option.views) : option
          }
        }
      }
      let tag = term.name == "tag" ? term.arguments.first?.value ?? .void : .void
      let views = views(of: term)
      let title = views.flatMap(\.flattened).lazy.compactMap(\.shownText).first ?? ""
      return [Option(title: title, tag: tag, views: views)]
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
