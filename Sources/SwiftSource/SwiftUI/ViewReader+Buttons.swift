import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

extension ViewReader {
  /// What is touched: its label in the colour of what can be touched, or as its style makes it.
  mutating func button(_ term: Term) -> [View] {
    if case .structure(let style) = environment.buttonStyle,
      let function = evaluator.program.type(named: style.type)?.functions["makeBody"]?.first
    {
      return styled(term, by: environment.buttonStyle, function)
    }
    let isLink = term.bareName == "NavigationLink"
    switch constant(environment.buttonStyle) {
    case "bordered", "BorderedButtonStyle": return [bordered(term, isProminent: false)]
    case "borderedProminent", "BorderedProminentButtonStyle", "glassProminent":
      return [bordered(term, isProminent: true)]
    case "plain", "PlainButtonStyle": return label(ofButton: term)
    default: break
    }
    if isLink, environment.isInList {
      var row = Arrangement.ListRow()
      row.isDisclosing = true
      return [View(.arrangement(.listRow(row)), subviews: label(ofButton: term))]
    }
    let color = touchColor(of: term)
    return reading({ $0.foreground = color }) { $0.label(ofButton: term) }
  }

  private func touchColor(of term: Term) -> ColorReference {
    if !environment.isEnabled { return .system(.tertiaryLabel) }
    if constant(term["role"]) == "destructive" { return .system(.systemRed) }
    if environment.foreground != nil, environment.tint == nil {
      return environment.foreground ?? .system(.systemBlue)
    }
    return environment.tint ?? .system(.systemBlue)
  }

  /// The views that stand on a button.
  private mutating func label(ofButton term: Term) -> [View] {
    if let title = term.arguments.first(where: { $0.label == nil && !$0.value.isFunction })?.value,
      term["label"] == nil || term["label"]?.isFunction == true, !hasLabelClosure(term)
    {
      if evaluator.isView(title) { return views(of: title) }
      let text = Term(
        form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, title)],
        place: term.place)
      guard let symbol = term["systemImage"] else { return [label(of: text)] }
      return views(
        of: .term(
          Term(
            form: .call, name: "Label", base: nil,
            arguments: [TermArgument(nil, title), TermArgument("systemImage", symbol)],
            place: term.place)))
    }
    if let closure = term["label"] {
      return closure.isFunction
        ? views(of: evaluator.build(closure, at: term.place)) : views(of: closure)
    }
    if let own = Self.systemLabels[term.bareName], term.closure == nil {
      return systemLabel(own, at: term.place)
    }
    guard let closure = term.closure else { return [] }
    return views(of: evaluator.build(closure, at: term.place))
  }

  /// The words and symbols of buttons that have them from the system.
  private static let systemLabels: [String: (title: String, symbol: String?)] = [
    "EditButton": ("Edit", nil), "ShareLink": ("Share…", "square.and.arrow.up"),
    "PasteButton": ("Paste", "doc.on.clipboard"), "RenameButton": ("Rename", "pencil"),
  ]

  private mutating func systemLabel(
    _ label: (title: String, symbol: String?), at place: CodePlace
  ) -> [View] {
    var arguments = [TermArgument(nil, .string(label.title))]
    if let symbol = label.symbol { arguments.append(TermArgument("systemImage", .string(symbol))) }
    let name = label.symbol == nil ? "Text" : "Label"
    return views(
      of: .term(Term(form: .call, name: name, base: nil, arguments: arguments, place: place)))
  }

  /// True where a closure makes the label although a value without a label comes first, as a destination does.
  private func hasLabelClosure(_ term: Term) -> Bool {
    term.bareName != "Button" && term["destination"] != nil && term.closure != nil
      && term.arguments.first?.label == "destination"
  }

  private mutating func bordered(_ term: Term, isProminent: Bool) -> View {
    let tint = environment.tint ?? .system(.systemBlue)
    let role: ColorReference = constant(term["role"]) == "destructive" ? .system(.systemRed) : tint
    let label = reading({
      $0.foreground = !$0.isEnabled ? .system(.tertiaryLabel) : isProminent ? .system(.white) : role
      if $0.font == nil { $0.font = .textStyle(.body) }
    }) { $0.label(ofButton: term) }
    var padding = Arrangement.Padding([.leading, .trailing], 12)
    (padding.top, padding.bottom) = (7, 7)
    switch environment.controlSize {
    case .mini, .small:
      padding = Arrangement.Padding([.leading, .trailing], 10)
      (padding.top, padding.bottom) = (4, 4)
    case .large:
      padding = Arrangement.Padding([.leading, .trailing], 20)
      (padding.top, padding.bottom) = (14, 14)
    case .medium: break
    }
    let padded = View(.arrangement(.padding(padding)), subviews: label)
    let fill: ColorReference =
      !environment.isEnabled
      ? .system(.tertiarySystemFillOrGray) : isProminent ? role : role.faded(to: 0.15)
    let ground = View(.shape(ShapeView(borderFigure, fill: fill)))
    return View(.arrangement(.background(Arrangement.Layers())), subviews: [ground, padded])
  }

  /// The form of the ground of a button: since iOS 26 a capsule by itself (Apple, WWDC25 session 323).
  private var borderFigure: Figure {
    switch environment.buttonShape {
    case "capsule": return .capsule
    case "circle": return .circle
    case "automatic" where traits.system.majorVersion >= 26: return .capsule
    default:
      let radius = environment.controlSize == .large ? 12.0 : 7.0
      return .roundedRectangle(Figure.RoundedCorners(radius: radius))
    }
  }

  /// Controls that belong together, beside each other on grounds of their own; that they look so was chosen.
  mutating func controlGroup(_ term: Term) -> View {
    let bordered = Term(
      form: .member, name: "bordered", base: nil, arguments: [], place: term.place)
    let controls = reading({ $0.buttonStyle = .term(bordered) }) { $0.content(of: term) }
    return View(.arrangement(.stack(Arrangement.Stack(.horizontal))), subviews: controls)
  }

  /// A button as a style of the program's makes it.
  private mutating func styled(
    _ term: Term, by style: Value, _ function: SourceFunction
  ) -> [View] {
    let outer = environment.buttonStyle
    environment.buttonStyle = .nothing
    defer { environment.buttonStyle = outer }
    let configuration = Term(
      form: .call, name: "Configuration", base: nil, arguments: [], place: term.place)
    func member(_ name: String) -> Term {
      Term(
        form: .member, name: name, base: .term(configuration), arguments: [], place: term.place)
    }
    let isEnabled = evaluator.frameworks.environment["isEnabled"]
    evaluator.frameworks.environment["isEnabled"] = .bool(environment.isEnabled)
    evaluator.frameworks.values[member("label")] = .group([labelValue(of: term)])
    evaluator.frameworks.values[member("isPressed")] = .bool(false)
    evaluator.frameworks.values[member("role")] = term["role"] ?? .nothing
    let made = evaluator.run(
      function, on: style, [CallArgument(label: "configuration", value: .term(configuration))])
    let views = views(of: made)
    evaluator.frameworks.environment["isEnabled"] = isEnabled
    return views
  }

  /// What a button's label is, as a value.
  private mutating func labelValue(of term: Term) -> Value {
    if let closure = term["label"], closure.isFunction {
      return evaluator.build(closure, at: term.place)
    }
    if let title = term.arguments.first(where: { $0.label == nil && !$0.value.isFunction })?.value {
      if evaluator.isView(title) { return title }
      return .term(
        Term(
          form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, title)],
          place: term.place))
    }
    guard let closure = term.closure else { return .void }
    return evaluator.build(closure, at: term.place)
  }
}

extension SystemColor {
  /// The ground of what cannot be touched.
  fileprivate static let tertiarySystemFillOrGray = SystemColor.tertiarySystemFill
}
