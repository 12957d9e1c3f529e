import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

extension ViewReader {
  /// The views that a term makes.
  mutating func views(of term: Term) -> [View] {
    if isText(term) { return [label(of: term)] }
    if let drawn = drawnShape(term) { return [drawn] }
    if let gradient = gradient(.term(term)) {
      tellUnknownColors(of: term)
      var view = View(.view)
      view.gradient = gradient
      return [view]
    }
    if let color = plainColor(term) {
      if self.color(.term(term)) == nil {
        remark("a colour that is not known: \(term.written.prefix(80))", at: term.place)
      }
      var view = View(.view)
      view.backgroundColor = color
      return [view]
    }
    if let material = CoverContents.material(term) {
      return [View(.visualEffectView(VisualEffectView(material)))]
    }
    if term.base == .type("ContentUnavailableView"), term.name == "search" {
      return [unavailable(nothingFound(term))]
    }
    guard term.form == .call else {
      remark("a view that is made elsewhere: \(term.written.prefix(80))", at: term.place)
      return []
    }
    guard let base = term.base, term.name != "some" else { return container(resolved(term)) }
    return modified(term, base)
  }

  /// True for texts, alone, with modifiers of their own, and one after the other.
  private func isText(_ term: Term) -> Bool {
    if term.form == .operation, term.name == "+" {
      return term.arguments.first?.value.asTerm.map(isText) == true
    }
    // Texts within a text.
    if term.isInterpolation {
      return term.arguments.contains { $0.value.asTerm.map(isText) == true }
    }
    guard term.form == .call else { return false }
    if term.base == nil { return term.name == "Text" }
    let own: Set = [
      "bold", "italic", "fontWeight", "font", "foregroundColor", "foregroundStyle", "underline",
      "strikethrough", "kerning", "tracking", "baselineOffset", "monospacedDigit", "monospaced",
      "fontDesign",
    ]
    return own.contains(term.name) && term.base?.asTerm.map(isText) == true
  }

  /// The colour that a term is as a view.
  private func plainColor(_ term: Term) -> ColorReference? {
    let isColor: Bool
    switch (term.form, term.base) {
    case (.member, .type("Color")?): isColor = true
    case (.member, nil): isColor = color(.term(term)) != nil
    case (.call, nil): isColor = term.name == "Color"
    case (.call, let base?) where term.name == "opacity" || term.name == "gradient":
      isColor = base.asTerm.map { plainColor($0) != nil } == true
    default: isColor = false
    }
    guard isColor else { return nil }
    return color(.term(term)) ?? .system(.systemGray4)
  }

  // MARK: Containers

  /// The content of a closure that a view is given.
  mutating func content(of term: Term, label: String? = nil) -> [View] {
    guard let closure = closure(of: term, label: label) else { return [] }
    return views(of: evaluator.build(closure, at: term.place))
  }

  /// The closure of a label among a term's arguments; without one the last that has none.
  func closure(of term: Term, label: String?) -> Value? {
    if let label, let named = term[label] {
      if case .function = named { return named }
      return nil
    }
    let own = term.arguments.filter {
      $0.label == nil || $0.label == "content" || $0.label == "root"
    }
    return own.last { if case .function = $0.value { true } else { false } }?.value
      ?? (label == nil ? term.closure : nil)
  }

  private mutating func container(_ term: Term) -> [View] {
    switch term.bareName {
    case "VStack", "LazyVStack", "HStack", "LazyHStack": return [stack(term)]
    case "ZStack":
      let layers = Arrangement.Layers(alignment(term["alignment"]))
      return [View(.arrangement(.layers(layers)), subviews: contentByHeight(of: term))]
    case "Group", "AnyView", "EmptyView", "TupleView", "EquatableView", "ScrollViewReader",
      "WindowGroup", "SubscriptionView", "GlassEffectContainer",
      "LazyView", "Content", "PhaseAnimator", "ModifiedContent":
      if let value = term.arguments.first?.value, !value.isFunction { return views(of: value) }
      return content(of: term)
    case "Spacer":
      var spacer = Arrangement.Spacer()
      spacer.minLength = length(term["minLength"])
      return [View(.arrangement(.spacer(spacer)))]
    case "Divider": return [View(.arrangement(.divider))]
    case "ScrollView": return [scroll(term)]
    case "ForEach": return repeated(term)
    case "GeometryReader": return [geometry(term)]
    case "Grid": return [grid(term)]
    case "GridRow":
      var row = Arrangement.GridRow()
      row.alignment = constant(term["alignment"]).flatMap(Arrangement.VerticalGuide.init)
      return [View(.arrangement(.gridRow(row)), subviews: content(of: term))]
    case "LazyVGrid", "LazyHGrid": return [lazyGrid(term)]
    case "ViewThatFits":
      return [
        View(.arrangement(.viewThatFits(fittedAxes(of: term))), subviews: content(of: term))
      ]
    case "List", "Form": return [list(term)]
    case "Section": return [section(term)]
    case "NavigationStack", "NavigationView":
      bars.hasNavigation = true
      tellPushed(term)
      return content(of: term)
    case "NavigationSplitView":
      bars.hasNavigation = true
      return columns(term)
    case "TabView": return tabs(term)
    case "Tab", "TabSection", "TimelineView": return content(of: term)
    default: return leaf(term)
    }
  }

  private func fittedAxes(of term: Term) -> Arrangement.FittedAxes {
    guard let edges = edges(term["in"]) else { return Arrangement.FittedAxes() }
    return Arrangement.FittedAxes(
      horizontal: edges.contains(.leading), vertical: edges.contains(.top))
  }

  private mutating func stack(_ term: Term) -> View {
    let isRow = term.bareName.hasSuffix("HStack")
    let name = constant(term["alignment"]) ?? "center"
    var stack = Arrangement.Stack(
      isRow ? .horizontal : .vertical, alignment: Arrangement.StackGuide(rawValue: name) ?? .center)
    stack.spacing = length(term["spacing"]).map { max(-10_000, min($0, 10_000)) }
    stack.isLazy = term.bareName.hasPrefix("Lazy")
    return View(.arrangement(.stack(stack)), subviews: content(of: term))
  }

  private mutating func scroll(_ term: Term) -> View {
    var scroll = Arrangement.Scroll()
    let axes = edges(term.arguments.first { $0.label == nil && !$0.value.isFunction }?.value)
    if let axes {
      scroll.horizontal = axes.contains(.leading)
      scroll.vertical = axes.contains(.top)
    }
    let margins = environment.contentMargins
    let content = reading({ $0.contentMargins = nil }) { $0.content(of: term) }
    guard let margins else { return View(.arrangement(.scroll(scroll)), subviews: content) }
    let axis: StackView.Axis = scroll.vertical ? .vertical : .horizontal
    let inner = View(.arrangement(.stack(Arrangement.Stack(axis))), subviews: content)
    return View(
      .arrangement(.scroll(scroll)),
      subviews: [View(.arrangement(.padding(margins)), subviews: [inner])])
  }

  /// The views that a `ForEach` makes, one for each element.
  mutating func repeated(_ term: Term) -> [View] {
    guard let data = term.arguments.first?.value, let closure = closure(of: term, label: nil) else {
      return []
    }
    var source = data
    var isBinding = false
    if case .term(let bound) = data, bound.isBinding {
      source = bound.arguments.first?.value ?? .void
      isBinding = true
    }
    let elements = evaluator.elements(of: source, at: term.place)
    if elements.count == 1, elements[0].isUnknown || elements[0].asTerm?.form == .element {
      remark("how many rows there are", at: term.place)
    }
    return elements.prefix(100).flatMap { element -> [View] in
      var given = element
      if isBinding { given = .term(Evaluator.binding(to: element, at: term.place)) }
      return views(of: evaluator.build(closure, [CallArgument(value: given)], at: term.place))
    }
  }

  private mutating func geometry(_ term: Term) -> View {
    guard let closure = closure(of: term, label: nil) else {
      return View(.arrangement(.geometryReader))
    }
    let proxy = Term(
      form: .name, name: "geometry \(roomCount)", base: nil, arguments: [], place: term.place)
    let number = roomCount
    roomCount += 1
    if rooms[number] == nil { remark("how much room a GeometryReader has", at: term.place) }
    let room = rooms[number]?.size ?? environment.room
    for (term, value) in Frameworks.extents(of: room, in: proxy) {
      evaluator.frameworks.values[term] = value
    }
    if let frame = rooms[number] { tellPlaces(of: frame, to: proxy) }
    let built = evaluator.build(closure, [CallArgument(value: .term(proxy))], at: term.place)
    var view = View(
      .arrangement(.geometryReader), subviews: reading({ $0.room = room }) { $0.views(of: built) })
    view.id = View.geometryName + String(number)
    return view
  }

  private mutating func grid(_ term: Term) -> View {
    var grid = Arrangement.Grid()
    grid.alignment = alignment(term["alignment"])
    grid.horizontalSpacing = length(term["horizontalSpacing"])
    grid.verticalSpacing = length(term["verticalSpacing"])
    return View(.arrangement(.grid(grid)), subviews: content(of: term))
  }

  private mutating func lazyGrid(_ term: Term) -> View {
    var grid = Arrangement.LazyGrid()
    grid.axis = term.bareName == "LazyVGrid" ? .vertical : .horizontal
    grid.spacing = length(term["spacing"])
    grid.alignment =
      constant(term["alignment"]).flatMap(Arrangement.StackGuide.init) ?? .center
    if case .array(let items)? = term["columns"] ?? term["rows"] {
      grid.tracks = items.prefix(64).map { track($0) }
    }
    if grid.tracks.isEmpty { grid.tracks = [Arrangement.Track()] }
    return View(.arrangement(.lazyGrid(grid)), subviews: content(of: term))
  }

  private func track(_ value: Value) -> Arrangement.Track {
    var track = Arrangement.Track()
    guard case .term(let item) = value else { return track }
    if case .term(let size)? = item.arguments.first(where: { $0.label == nil })?.value {
      let first = length(size["minimum"] ?? size.arguments.first?.value)
      switch size.bareName {
      case "fixed":
        track.size = .fixed
        track.minimum = first ?? 10
      case "adaptive":
        track.size = .adaptive
        track.minimum = first ?? 10
        track.maximum = length(size["maximum"]) ?? .infinity
      default:
        track.minimum = length(size["minimum"]) ?? 10
        track.maximum = length(size["maximum"]) ?? .infinity
      }
    }
    track.spacing = length(item["spacing"])
    if item["alignment"] != nil { track.alignment = alignment(item["alignment"]) }
    return track
  }
}

extension Value {
  /// True for what is called.
  var isFunction: Bool { if case .function = self { true } else { false } }
}
