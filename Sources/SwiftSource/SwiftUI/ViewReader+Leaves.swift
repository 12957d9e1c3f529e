import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

extension ViewReader {
  /// The views that show something themselves.
  mutating func leaf(_ term: Term) -> [View] {
    switch term.bareName {
    case "Image": return [redacted(marked(tinted(image(term))))]
    case "AsyncImage":
      remark("a picture that is loaded", at: term.place)
      var view = View(.view)
      view.backgroundColor = .system(.systemGray5)
      return [view]
    case "Label": return labelViews(term)
    case "Button", "Link", "ShareLink", "NavigationLink", "Menu", "EditButton", "PasteButton",
      "RenameButton", "PhotosPicker":
      return button(term)
    case "TextField", "SecureField", "TextEditor": return [marked(field(term))]
    case "Toggle": return [toggle(term)]
    case "Slider": return [slider(term)]
    case "Stepper": return [stepper(term)]
    case "Picker": return [picker(term)]
    case "DatePicker": return [datePicker(term)]
    case "ProgressView": return progress(term)
    case "Gauge": return gauge(term)
    case "ControlGroup": return [controlGroup(term)]
    case "LabeledContent": return [labeled(term)]
    case "GroupBox": return [groupBox(term)]
    case "DisclosureGroup": return disclosure(term)
    case "ContentUnavailableView": return [unavailable(term)]
    case "Map": return [View(.mapView(MapView()))]
    case "VideoPlayer":
      var view = View(.view)
      view.backgroundColor = .system(.black)
      return [view]
    case "Path", "Canvas", "Chart":
      remark("what \(term.bareName) draws", at: term.place)
      return [View(.view)]
    case "configuration": return []
    default:
      remark("the view \(term.bareName)", at: term.place)
      return content(of: term)
    }
  }

  // MARK: Images and labels

  private mutating func image(_ term: Term) -> View {
    if let name = term["systemName"]?.text {
      return View(.imageView(imageView(of: symbol(name))))
    }
    if term["systemName"] != nil {
      remark("a symbol whose name is not known", at: term.place)
      return View(.imageView(imageView(of: symbol("questionmark"))))
    }
    var name = term.arguments.first { $0.label == nil || $0.label == "uiImage" }?.value.text
    if case .term(let inner)? = term.arguments.first?.value {
      name = inner.form == .member ? inner.name : inner.arguments.first?.value.text
      if let system = inner["systemName"]?.text {
        return View(.imageView(imageView(of: symbol(system))))
      }
    }
    if let name, let image = resources.image(name) { return View(.imageView(ImageView(image))) }
    remark("the picture \(name ?? "") is not there", at: term.place)
    var view = View(.imageView(ImageView()))
    view.backgroundColor = .system(.systemGray5)
    view.intrinsicContentSize = IntrinsicSize(width: 44, height: 44)
    return view
  }

  /// A symbol as large as texts are.
  func symbol(_ name: String) -> Symbol {
    var symbol = Symbol(variant(of: name))
    symbol.font = environment.resolvedFont
    symbol.scale = environment.imageScale
    return symbol
  }

  /// The name of a symbol in the variant that views around ask for.
  private func variant(of name: String) -> String {
    guard let variant = environment.symbolVariant, !name.contains(".\(variant)") else {
      return name
    }
    return name + "." + variant
  }

  private func imageView(of symbol: Symbol) -> ImageView { ImageView(symbol) }

  /// A symbol in the colour of texts.
  func tinted(_ view: View) -> View {
    guard case .imageView(let image) = view.element, case .symbol? = image.image else {
      return view
    }
    var view = view
    view.tintColor = view.tintColor ?? environment.foreground ?? .system(.label)
    return view
  }

  private mutating func labelViews(_ term: Term) -> [View] {
    if constant(environment.labelStyle) == Self.stackedLabels {
      return stackedLabel(term)
    }
    let title: [View]
    let icon: [View]
    if let value = term.arguments.first(where: { $0.label == nil })?.value, !value.isFunction {
      title = [
        label(
          of: Term(
            form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, value)],
            place: term.place))
      ]
    } else {
      title = content(of: term, label: term["title"] == nil ? nil : "title")
    }
    if let name = term["systemImage"]?.text {
      icon = [tinted(View(.imageView(imageView(of: symbol(name)))))]
    } else if let name = term["image"]?.text {
      icon = resources.image(name).map { [View(.imageView(ImageView($0)))] } ?? []
    } else {
      icon = content(of: term, label: "icon")
    }
    switch constant(environment.labelStyle) {
    case "iconOnly", "IconOnlyLabelStyle": return icon
    case "titleOnly", "TitleOnlyLabelStyle": return title
    default: break
    }
    var stack = Arrangement.Stack(.horizontal, alignment: .firstTextBaseline)
    stack.spacing = environment.isInList ? 16 : 8
    return [View(.arrangement(.stack(stack)), subviews: beside(firstLine: icon) + title)]
  }

  /// The icon of a label in the middle of a line of text, which is the first of its title.
  private mutating func beside(firstLine icon: [View]) -> [View] {
    guard !icon.isEmpty else { return [] }
    let space = Term(
      form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, .string(" "))],
      place: CodePlace(file: 0, offset: 0))
    var line = label(of: space)
    line.alpha = 0
    var frame = Arrangement.Frame()
    frame.width = 0
    let narrow = View(.arrangement(.frame(frame)), subviews: [line])
    return [
      View(
        .arrangement(.layers(Arrangement.Layers())), subviews: [narrow] + icon.map(withoutBaseline))
    ]
  }

  /// A view with its first baseline below that of any text beside it, which then is the one that counts.
  private func withoutBaseline(_ view: View) -> View {
    var guide = Arrangement.Guide()
    (guide.guide, guide.value) = (.firstTextBaseline, 1_000)
    return View(.arrangement(.alignmentGuide(guide)), subviews: [view])
  }

  // MARK: Fields

  private mutating func field(_ term: Term) -> View {
    let binding = (term["text"] ?? term["value"])?.asTerm
    let shown = words(boundIn: term)
    let prompt = term["prompt"]?.asTerm.map { runs(of: $0).map(\.text).joined() }
    let title = term.arguments.first { $0.label == nil && !$0.value.isFunction }?.value
    var view: View
    if term.bareName == "TextEditor" {
      var editor = TextView(shown)
      editor.font = environment.resolvedFont
      view = View(.textView(editor))
    } else {
      var field = TextField(
        shown,
        placeholder: prompt ?? title.map { text(of: $0, at: term.place) } ?? "")
      field.isSecureTextEntry = term.bareName == "SecureField"
      field.font = environment.resolvedFont
      field.textColor = environment.foreground ?? .system(.label)
      field.isEnabled = environment.isEnabled
      field.textAlignment = environment.alignment
      if ["roundedBorder", "RoundedBorderTextFieldStyle"].contains(environment.textFieldStyle) {
        field.borderStyle = .roundedRect
      }
      view = View(.textField(field))
    }
    view.id = unused(binding?["name"]?.text)
    return view
  }

  // MARK: Progress

  private mutating func progress(_ term: Term) -> [View] {
    let value = term["value"].map { length($0) ?? 0 }
    let caption = caption(of: term)
    let isBar = term["value"] != nil && environment.progressStyle != "circular"
    var control: View
    if isBar {
      let total = length(term["total"]) ?? 1
      control = View(
        .progressView(
          ProgressView(progress: max(0, min((value ?? 0) / (total == 0 ? 1 : total), 1)))))
      control.tintColor = environment.tint
    } else {
      control = View(.activityIndicator(ActivityIndicator(.medium)))
    }
    guard !caption.isEmpty else { return [control] }
    let stack = Arrangement.Stack(.vertical, alignment: isBar ? .leading : .center)
    return [
      View(.arrangement(.stack(stack)), subviews: isBar ? caption + [control] : [control] + caption)
    ]
  }

  // MARK: Groups

  private mutating func labeled(_ term: Term) -> View {
    let caption = caption(of: term)
    let value = reading({ $0.foreground = $0.foreground ?? .system(.secondaryLabel) }) {
      reader -> [View] in
      if let given = term["value"] {
        return [
          reader.label(
            of: Term(
              form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, given)],
              place: term.place))
        ]
      }
      return reader.content(of: term)
    }
    return row(caption, value.count == 1 ? value[0] : View(.arrangement(.group), subviews: value))
  }

  private mutating func groupBox(_ term: Term) -> View {
    let title = reading({ $0.font = .textStyle(.headline) }) { $0.caption(of: term) }
    let stack = Arrangement.Stack(.vertical, alignment: .leading)
    let inner = View(.arrangement(.stack(stack)), subviews: title + content(of: term))
    let padded = View(.arrangement(.padding(Arrangement.Padding())), subviews: [inner])
    let ground = View(
      .shape(
        ShapeView(
          .roundedRectangle(Figure.RoundedCorners(radius: 8)),
          fill: .system(.secondarySystemBackground))))
    return View(.arrangement(.background(Arrangement.Layers())), subviews: [ground, padded])
  }

  private mutating func disclosure(_ term: Term) -> [View] {
    let isExpanded = truth(
      boundIn: term["isExpanded"], of: "a group is expanded", at: term.place)
    var arrow = View(.imageView(ImageView(symbol(isExpanded ? "chevron.down" : "chevron.right"))))
    arrow.tintColor = environment.tint ?? .system(.systemBlue)
    let head = row(caption(of: term), arrow)
    return isExpanded ? [head] + content(of: term) : [head]
  }

  /// What stands in place of content that is not there: a symbol, words below it, and buttons.
  mutating func unavailable(_ term: Term) -> View {
    let stacked = Term(
      form: .member, name: Self.stackedLabels, base: nil, arguments: [], place: term.place)
    var parts: [View] = []
    if term["systemImage"] != nil {
      parts = stackedLabel(term)
    } else {
      parts = reading({
        $0.font = .textStyle(.title2, weight: .bold)
        $0.labelStyle = .term(stacked)
      }) { $0.caption(of: term) }
    }
    if term["description"] != nil {
      parts += reading({
        $0.font = .textStyle(.subheadline)
        $0.foreground = .system(.secondaryLabel)
        $0.alignment = .center
      }) { $0.titled(term, "description") }
    }
    parts += titled(term, "actions")
    let column = View(.arrangement(.stack(Arrangement.Stack(.vertical))), subviews: parts)
    var frame = Arrangement.Frame()
    (frame.maxWidth, frame.maxHeight) = (.infinity, .infinity)
    return View(.arrangement(.frame(frame)), subviews: [column])
  }

  /// The name of the style by which the symbol of a label stands large above its title.
  private static let stackedLabels = "stacked"

  private mutating func stackedLabel(_ term: Term) -> [View] {
    let icon = reading({
      $0.font = .system(size: 48)
      $0.foreground = .system(.secondaryLabel)
    }) { reader -> [View] in
      guard let name = term["systemImage"]?.text else {
        return reader.content(of: term, label: "icon")
      }
      return [reader.tinted(View(.imageView(ImageView(reader.symbol(name)))))]
    }
    let title = reading({
      $0.font = .textStyle(.title2, weight: .bold)
      $0.alignment = .center
    }) { reader -> [View] in
      term["title"] == nil ? reader.caption(of: term) : reader.content(of: term, label: "title")
    }
    return icon + title
  }

  /// What a search shows that finds nothing, in the system's words.
  func nothingFound(_ term: Term) -> Term {
    func text(_ words: String) -> Value {
      .term(
        Term(
          form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, .string(words))],
          place: term.place))
    }
    let title = term["text"]?.text.map { "No Results for “\($0)”" } ?? "No Results"
    return Term(
      form: .call, name: "ContentUnavailableView", base: nil,
      arguments: [
        TermArgument(nil, .string(title)),
        TermArgument("systemImage", .string("magnifyingglass")),
        TermArgument("description", text("Check the spelling or try a new search.")),
      ], place: term.place)
  }

  /// A gauge: a bar below its label and above its value, or a ring around its value.
  private mutating func gauge(_ term: Term) -> [View] {
    let current = titled(term, "currentValueLabel")
    let ends = (
      titled(term, "minimumValueLabel"), titled(term, "maximumValueLabel")
    )
    guard environment.gaugeStyle.lowercased().contains("circular") else {
      return [barGauge(term, current, ends)]
    }
    remark("how full a gauge is", at: term.place)
    var ring = ShapeView(.circle)
    var stroke = ShapeView.Stroke()
    (stroke.lineWidth, stroke.isWithinEdge) = (6, true)
    stroke.color = environment.tint ?? .system(.systemBlue)
    ring.stroke = stroke
    let inner = current.isEmpty ? caption(of: term) : current
    let layers = View(
      .arrangement(.layers(Arrangement.Layers())), subviews: [View(.shape(ring))] + inner)
    return [
      View(.arrangement(.frame(Arrangement.Frame(width: 59, height: 59))), subviews: [layers])
    ]
  }

  private mutating func barGauge(
    _ term: Term, _ current: [View], _ ends: (low: [View], high: [View])
  ) -> View {
    var (low, high) = (0.0, 1.0)
    if case .term(let range)? = term["in"], range.arguments.count == 2 {
      low = length(range.arguments[0].value) ?? 0
      high = length(range.arguments[1].value) ?? 1
    }
    let value = length(term["value"]) ?? low
    let part = high > low ? (value - low) / (high - low) : 0
    var bar = View(.progressView(ProgressView(progress: max(0, min(part, 1)))))
    bar.tintColor = environment.tint
    let line = View(
      .arrangement(.stack(Arrangement.Stack(.horizontal))),
      subviews: ends.low + [bar] + ends.high)
    let middle = ends.low.isEmpty && ends.high.isEmpty ? bar : line
    return View(
      .arrangement(.stack(Arrangement.Stack(.vertical, alignment: .leading))),
      subviews: caption(of: term) + [middle] + current)
  }
}
