import AfterimageScreens
import AfterimageSwiftEvaluation

extension ViewReader {
  /// Takes over what a toolbar asks the bars for.
  mutating func withToolbar(_ term: Term, _ base: Value) -> [View] {
    if let closure = term.closure {
      addItems(in: evaluator.build(closure, at: term.place), at: "automatic")
    }
    hideBars(term)
    return views(of: base)
  }

  /// Hides the bars that a modifier names, of which none is all.
  mutating func hideBars(_ term: Term) {
    guard constant(term.arguments.first?.value) == "hidden" else { return }
    let named = term.arguments.dropFirst().compactMap { constant($0.value) }
    if named.isEmpty || named.contains("navigationBar") || named.contains("automatic") {
      bars.isHidden = true
    }
    if named.contains("tabBar") { bars.hidesTabs = true }
  }

  private mutating func addItems(in value: Value, at placement: String) {
    switch value {
    case .group(let values): for value in values { addItems(in: value, at: placement) }
    case .choice(_, let then, let otherwise):
      addItems(in: then == .void ? otherwise : then, at: placement)
    case .term(let term):
      if term.base == nil, ["ToolbarItem", "ToolbarItemGroup"].contains(term.name) {
        let placement = constant(term["placement"]) ?? "automatic"
        guard let closure = term.closure else { return }
        let built = evaluator.build(closure, at: term.place)
        if placement == "principal" {
          bars.titleView = hosted(toolbarViews(of: built))
        } else {
          addItems(in: built, at: placement)
        }
        return
      }
      add(item(of: value, at: term.place), at: placement)
    case .structure: add(item(of: value, at: CodePlace(file: 0, offset: 0)), at: placement)
    default: break
    }
  }

  /// Gives a bar a button.
  mutating func add(_ item: BarItem, at placement: String) {
    switch placement {
    case "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation":
      bars.leading.append(item)
    case "bottomBar", "bottomOrnament", "status": bars.bottom.append(item)
    case "keyboard": break
    case "principal":
      if bars.title == nil { bars.title = item.title }
    default: bars.trailing.append(item)
    }
  }

  /// Takes over the buttons of `navigationBarItems`.
  mutating func addItems(of term: Term) {
    if let leading = term["leading"] { addItems(in: leading, at: "topBarLeading") }
    if let trailing = term["trailing"] { addItems(in: trailing, at: "topBarTrailing") }
  }

  /// A view of a toolbar as a button of a bar: by its words or its symbol, or as it is where it has several.
  private mutating func item(of value: Value, at place: CodePlace) -> BarItem {
    let views = toolbarViews(of: value)
    let shown = views.flatMap(\.flattened).filter(\.showsSomething)
    guard shown.count == 1, let only = shown.first else {
      return shown.isEmpty ? BarItem("") : BarItem(customView: hosted(views))
    }
    var item: BarItem
    switch only.element {
    case .imageView(let image):
      guard case .symbol(let symbol)? = image.image else {
        return BarItem(customView: hosted(views))
      }
      item = BarItem(symbol: Symbol(symbol.name))
      item.tintColor = only.tintColor.flatMap(ownColor)
    case .label(let label):
      item = BarItem(label.text)
      item.tintColor = ownColor(label.textColor)
    default: return BarItem(customView: hosted(views))
    }
    item.isSensitive = only.isSensitive
    return item
  }

  /// The views of a toolbar, whose labels are their icons alone (Apple).
  private mutating func toolbarViews(of value: Value) -> [View] {
    let iconOnly = Term(
      form: .member, name: "iconOnly", base: nil, arguments: [],
      place: CodePlace(file: 0, offset: 0))
    return reading({
      $0 = ViewEnvironment()
      $0.labelStyle = .term(iconOnly)
    }) { $0.views(of: value) }
  }

  /// A colour that is not the one of everything that can be touched.
  private func ownColor(_ color: ColorReference) -> ColorReference? {
    color == .system(.systemBlue) ? nil : color
  }
}

extension View {
  /// True for what has something to see of its own, and is not there to arrange other views.
  fileprivate var showsSomething: Bool {
    switch element {
    case .arrangement: false
    default: alpha > 0
    }
  }
}

extension View {
  /// The view, then all in it.
  var flattened: [View] { [self] + subviews.flatMap(\.flattened) }
}
