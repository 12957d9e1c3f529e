import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Lists, forms and their sections.
extension ViewReader {
  /// A list or a form with its rows.
  mutating func list(_ term: Term) -> View {
    let style = listStyle(isForm: term.bareName == "Form")
    if let selection = bound(term["selection"]), selection != .nothing {
      hasSelectedRow = hasSelectedRow || !selection.isEmptySet
      if selection.isUnknown { remark("which row is selected", at: term.place) }
    }
    let rows = reading({ $0.isInList = true }) { reader -> [View] in
      let data = term.arguments.first?.value
      if let data, !data.isFunction, term.arguments.count > 1 { return reader.repeated(term) }
      return reader.content(of: term)
    }
    var list = View(.arrangement(.list(Arrangement.List(style))), subviews: rows)
    if environment.hidesListBackground { list.backgroundColor = .system(.clear) }
    return list
  }

  private func listStyle(isForm: Bool) -> Arrangement.List.Style {
    switch environment.listStyle {
    case "plain", "PlainListStyle", "inset", "InsetListStyle": .plain
    case "grouped", "GroupedListStyle": .grouped
    case "sidebar", "SidebarListStyle": .sidebar
    default: .insetGrouped
    }
  }

  /// Rows that belong together, with what stands above and below them.
  mutating func section(_ term: Term) -> View {
    var parts: [View] = []
    let title = term.arguments.first { $0.label == nil && !$0.value.isFunction }?.value
    if let title {
      parts.append(caption(.header, views(ofTitle: title, at: term.place)))
    } else if term["header"] != nil {
      parts.append(caption(.header, titled(term, "header")))
    }
    let rows =
      closure(of: term, label: term["content"] == nil ? nil : "content").map {
        views(of: evaluator.build($0, at: term.place))
      } ?? []
    parts += rows
    if term["footer"] != nil { parts.append(caption(.footer, titled(term, "footer"))) }
    return View(.arrangement(environment.isInList ? .section : .group), subviews: parts)
  }

  private func caption(_ arrangement: Arrangement, _ views: [View]) -> View {
    View(.arrangement(environment.isInList ? arrangement : .group), subviews: views)
  }

  /// The views that an argument makes, by a closure or at once.
  mutating func titled(_ term: Term, _ label: String) -> [View] {
    guard let value = term[label] else { return [] }
    return value.isFunction
      ? views(of: evaluator.build(value, at: term.place)) : views(of: value)
  }

  /// A text as the title of something.
  mutating func views(ofTitle value: Value, at place: CodePlace) -> [View] {
    if evaluator.isView(value) { return views(of: value) }
    let text = Term(
      form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, value)], place: place)
    return [label(of: text)]
  }
}
