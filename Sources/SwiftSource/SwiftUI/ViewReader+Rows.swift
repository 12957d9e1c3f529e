import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// What modifiers say of the rows of lists.
extension ViewReader {
  /// The rows of a modifier that speaks of them, of all rows of a section or a group too; nil for any other modifier.
  mutating func rows(_ term: Term, _ base: Value) -> [View]? {
    let first = term.arguments.first?.value
    switch term.name {
    case "listRowInsets":
      guard let insets = first?.asTerm, insets.form == .call else { return views(of: base) }
      let own = self.insets(insets)
      return views(of: base).map { $0.asRows { row, _ in row.insets = row.insets ?? own } }
    case "listRowSeparator":
      guard constant(first) == "hidden" else { return views(of: base) }
      return views(of: base).map { $0.asRows { row, _ in row.hasSeparator = false } }
    case "listRowBackground":
      guard let color = background(of: term) else { return views(of: base) }
      return views(of: base).map {
        $0.asRows { _, view in view.backgroundColor = view.backgroundColor ?? color }
      }
    case "badge":
      // Only rows of lists, tabs and menus have badges (Apple).
      guard environment.isInList, let badge = badge(of: term) else { return views(of: base) }
      let (label, reader) = (badgeLabel(badge, at: term.place), self)
      return views(of: base).map {
        $0.asRows({ _, _ in }, containing: { reader.row($0, label) })
      }
    default: return nil
    }
  }

  /// The colour behind a row; nil leaves that to the list.
  private mutating func background(of term: Term) -> ColorReference? {
    guard let given = term.arguments.first?.value, given != .nothing else { return nil }
    if given.isNoView { return .system(.clear) }
    if let color = color(given) { return color }
    let views = views(of: given)
    if views.count == 1, let color = views[0].backgroundColor { return color }
    if views.count == 1, case .shape(let shape) = views[0].element, let fill = shape.fill {
      return fill
    }
    remark("the modifier listRowBackground", at: term.place)
    return nil
  }

  /// A number or a word at the end of a row, in the colour of what is less important (Apple).
  private mutating func badgeLabel(_ badge: String, at place: CodePlace) -> View {
    let text = Term(
      form: .call, name: "Text", base: nil, arguments: [TermArgument(nil, .string(badge))],
      place: place)
    return reading({ $0.foreground = .system(.secondaryLabel) }) { $0.label(of: text) }
  }
}

extension View {
  /// The view as a row that a function changes; of a section or a group all of its rows.
  fileprivate func asRows(
    _ change: (inout Arrangement.ListRow, inout View) -> Void,
    containing content: (([View]) -> View)? = nil
  ) -> View {
    var view = self
    switch element {
    case .arrangement(.section), .arrangement(.group):
      view.subviews = subviews.map { $0.asRows(change, containing: content) }
    case .arrangement(.header), .arrangement(.footer): break
    case .arrangement(.listRow(var row)):
      change(&row, &view)
      view.element = .arrangement(.listRow(row))
      view.subviews = content.map { [$0(subviews)] } ?? subviews
    default:
      var row = Arrangement.ListRow()
      view = View(.arrangement(.listRow(row)), subviews: content.map { [$0([self])] } ?? [self])
      change(&row, &view)
      view.element = .arrangement(.listRow(row))
    }
    return view
  }
}
