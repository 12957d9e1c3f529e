import AfterimageScreens
import AfterimageSwiftEvaluation

extension ViewReader {
  /// Takes over what a toolbar asks the bars for.
  mutating func withToolbar(_ term: Term, _ base: Value) -> [View] {
    if let closure = term.closure {
      addItems(in: evaluator.build(closure, at: term.place), at: "automatic")
    }
    if constant(term.arguments.first?.value) == "hidden" { bars.isHidden = true }
    return views(of: base)
  }

  private mutating func addItems(in value: Value, at placement: String) {
    switch value {
    case .group(let values): for value in values { addItems(in: value, at: placement) }
    case .choice(_, let then, let otherwise):
      addItems(in: then == .void ? otherwise : then, at: placement)
    case .term(let term):
      if term.base == nil, ["ToolbarItem", "ToolbarItemGroup"].contains(term.name) {
        let placement = constant(term["placement"]) ?? "automatic"
        if let closure = term.closure {
          addItems(in: evaluator.build(closure, at: term.place), at: placement)
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

  /// A view of a toolbar as a button of a bar: by its words or its symbol.
  private mutating func item(of value: Value, at place: CodePlace) -> BarItem {
    let views = reading({ $0 = ViewEnvironment() }) { $0.views(of: value) }
    for view in views.flatMap(\.flattened) {
      if case .imageView(let image) = view.element, case .symbol(let symbol)? = image.image {
        return BarItem(symbol: Symbol(symbol.name))
      }
      if case .label(let label) = view.element { return BarItem(label.text) }
    }
    return BarItem("")
  }
}

extension View {
  /// The view, then all in it.
  var flattened: [View] { [self] + subviews.flatMap(\.flattened) }
}
