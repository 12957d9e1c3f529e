import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Tabs and what stands on them.
extension ViewReader {
  /// The tab that is selected, or the first; all of them go to the bar.
  mutating func tabs(_ term: Term) -> [View] {
    guard let closure = closure(of: term, label: nil) else { return [] }
    let tabs = tabs(in: evaluator.build(closure, at: term.place))
    let selected = selectedIndex(of: tabs, in: term)
    let views = tabs.indices.contains(selected) ? views(of: tabs[selected].value) : []
    if ["page", "PageTabViewStyle"].contains(constant(environment.pageStyle)) {
      return [page(views, selected, of: tabs.count)]
    }
    for (index, given) in tabs.enumerated() {
      var item = tab(of: given.value)
      item.isSelected = index == selected
      bars.tabs.append(item)
    }
    return views
  }

  /// A tab with what it is selected by where it does not say so itself.
  private struct GivenTab {
    var value: Value
    var tag: Value?
  }

  /// The tabs that a builder has put together, one by one.
  private mutating func tabs(in value: Value, tag: Value? = nil) -> [GivenTab] {
    switch value {
    case .void, .nothing: return []
    case .group(let values): return values.flatMap { tabs(in: $0, tag: tag) }
    case .choice(let condition, let then, let otherwise):
      return tabs(in: shown(condition, then, otherwise), tag: tag)
    case .term(let term) where term.base == nil && term.name == "ForEach":
      guard let data = term.arguments.first?.value, let closure = term.closure else { return [] }
      return evaluator.elements(of: data, at: term.place).prefix(100).flatMap { element in
        let made = evaluator.build(closure, [CallArgument(value: element)], at: term.place)
        return tabs(in: made, tag: element)
      }
    case .term(let term) where term.base == nil && ["TabSection", "Group"].contains(term.name):
      guard let closure = closure(of: term, label: nil) else { return [] }
      return tabs(in: evaluator.build(closure, at: term.place))
    case .term, .structure, .enumeration, .object, .unknown, .bool, .int, .double, .string,
      .array, .dictionary, .tuple, .type, .function, .keyPath:
      return [GivenTab(value: value, tag: tag)]
    }
  }

  /// Which tab is shown: the one that the selection is bound to, and the first without one.
  private mutating func selectedIndex(of tabs: [GivenTab], in term: Term) -> Int {
    guard let selection = bound(term["selection"]), selection != .nothing, tabs.count > 1 else {
      return 0
    }
    if let index = tabs.firstIndex(where: { isSame(tag(of: $0), selection) }) { return index }
    remark("which tab is shown, by \(selection.written.prefix(80))", at: term.place)
    return 0
  }

  private func tag(of tab: GivenTab) -> Value? {
    var term = tab.value.asTerm
    while let current = term {
      if current.name == "tag" { return current.arguments.first?.value }
      if current.base == nil, current.name == "Tab", let value = current["value"] { return value }
      term = current.base?.asTerm
    }
    return tab.tag
  }

  /// True for the same value, also where one of two cases is written without its type.
  func isSame(_ tag: Value?, _ selection: Value) -> Bool {
    if tag == selection { return true }
    guard let name = tag?.asTerm?.caseName ?? tag?.caseName else { return false }
    return name == selection.caseName || name == selection.asTerm?.caseName
  }

  /// A page, in the middle of all the room, with a dot for each.
  private func page(_ views: [View], _ selected: Int, of count: Int) -> View {
    var frame = Arrangement.Frame()
    (frame.maxWidth, frame.maxHeight) = (.infinity, .infinity)
    let page = View(.arrangement(.frame(frame)), subviews: views)
    let mode = environment.pageStyle.asTerm?["indexDisplayMode"]
    guard constant(mode) != "never", count > 1 || constant(mode) == "always" else { return page }
    var control = PageControl(numberOfPages: count)
    control.currentPage = selected
    return View(
      .arrangement(.overlay(Arrangement.Layers(.bottom))),
      subviews: [page, View(.pageControl(control))])
  }

  private mutating func tab(of value: Value) -> TabBar.Item {
    guard case .term(let term) = value else { return TabBar.Item("") }
    if term.base == nil, term.name == "Tab" { return ownTab(term) }
    if term.name == "tabItem", let closure = term.closure {
      return item(of: evaluator.build(closure, at: term.place))
    }
    var item = term.base.map { tab(of: $0) } ?? TabBar.Item("")
    if term.name == "badge" { item.badge = badge(of: term) }
    return item
  }

  /// A tab that says itself what stands on it; one to search has the system's words and symbol.
  private mutating func ownTab(_ term: Term) -> TabBar.Item {
    let isSearch = constant(term["role"]) == "search"
    let title = term.arguments.first { $0.label == nil && !$0.value.isFunction }?.value
    var item = TabBar.Item(title.map { text(of: $0, at: term.place) } ?? "")
    if let label = term["label"], label.isFunction {
      item = self.item(of: evaluator.build(label, at: term.place))
    }
    if isSearch, item.title.isEmpty { item.title = "Search" }
    let symbol = term["systemImage"]?.text ?? (isSearch ? "magnifyingglass" : nil)
    if let symbol { item.image = .symbol(Symbol(symbol)) }
    return item
  }

  /// What a badge shows: no number is none.
  mutating func badge(of term: Term) -> String? {
    guard let value = term.arguments.first?.value, value != .nothing, value != .int(0) else {
      return nil
    }
    if evaluator.isView(value) {
      return value.asTerm.map { runs(of: $0).map(\.text).joined() }
    }
    return text(of: value, at: term.place)
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

extension Value {
  /// The name of a case, of an enumeration of the program's.
  fileprivate var caseName: String? {
    guard case .enumeration(let value) = self else { return nil }
    return value.name
  }
}

extension Term {
  /// The name of a case that is written without its type.
  fileprivate var caseName: String? { form == .member ? name : nil }
}
