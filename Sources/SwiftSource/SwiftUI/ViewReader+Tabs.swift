import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Tabs and what stands on them.
extension ViewReader {
  /// The first of several tabs; all of them go to the bar.
  mutating func tabs(_ term: Term) -> [View] {
    guard let closure = closure(of: term, label: nil) else { return [] }
    let built = evaluator.build(closure, at: term.place)
    let values: [Value] = if case .group(let values) = built { values } else { [built] }
    if constant(environment.pageStyle) == "page" { return values.first.map { views(of: $0) } ?? [] }
    for (index, value) in values.enumerated() {
      var item = tab(of: value)
      item.isSelected = index == 0
      bars.tabs.append(item)
    }
    return values.first.map { views(of: $0) } ?? []
  }

  private mutating func tab(of value: Value) -> TabBar.Item {
    guard case .term(let term) = value else { return TabBar.Item("") }
    if term.base == nil, term.name == "Tab" {
      let title = term.arguments.first { $0.label == nil && !$0.value.isFunction }?.value
      var item = TabBar.Item(title.map { text(of: $0, at: term.place) } ?? "")
      if let symbol = term["systemImage"]?.text { item.image = .symbol(Symbol(symbol)) }
      return item
    }
    if term.name == "tabItem", let closure = term.closure {
      return item(of: evaluator.build(closure, at: term.place))
    }
    return term.base.map { tab(of: $0) } ?? TabBar.Item("")
  }

  private mutating func item(of value: Value) -> TabBar.Item {
    var item = TabBar.Item("")
    let values: [Value] = if case .group(let values) = value { values } else { [value] }
    for case .term(let term) in values {
      var inner = term
      while let base = inner.base?.asTerm { inner = base }
      if inner.name == "Text" || inner.name == "Label", let title = inner.arguments.first?.value,
        !title.isFunction
      {
        item.title = text(of: title, at: term.place)
      }
      if let symbol = (inner["systemName"] ?? inner["systemImage"])?.text {
        item.image = .symbol(Symbol(symbol))
      }
    }
    return item
  }
}
