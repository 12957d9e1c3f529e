import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Views of several columns.
extension ViewReader {
  /// The columns of a split view: all beside each other on a pad, and one of them on a phone (Apple).
  mutating func columns(_ term: Term) -> [View] {
    guard traits.device.idiom == .pad else { return [compactColumn(term)] }
    remark("which columns of a split view are shown", at: term.place)
    let named = column("sidebar", of: term) + column("content", of: term)
    var narrow = Arrangement.Frame()
    narrow.width = Self.sidebarWidth
    let columns = named.map { View(.arrangement(.frame(narrow)), subviews: [$0]) }
    var wide = Arrangement.Frame()
    (wide.maxWidth, wide.maxHeight) = (.infinity, .infinity)
    let detail = View(.arrangement(.frame(wide)), subviews: column("detail", of: term))
    var stack = Arrangement.Stack(.horizontal)
    stack.spacing = 0
    return [View(.arrangement(.stack(stack)), subviews: columns + [detail])]
  }

  /// As wide as a sidebar is on a pad, in points: the width that `UISplitViewController` prefers by itself (Apple).
  private static let sidebarWidth = 320.0

  /// What a split view shows where there is room for one column: the last that a selection has filled, or the first.
  private mutating func compactColumn(_ term: Term) -> View {
    let start = start
    hasSelectedRow = false
    let sidebar = column("sidebar", of: term)
    var preferred = constant(bound(term["preferredCompactColumn"]))
    if preferred == nil, hasSelectedRow {
      preferred = term["content"] == nil ? "detail" : "content"
    }
    guard let preferred, preferred != "sidebar" else { return group(sidebar) }
    let title = bars.title
    begin(again: start)
    bars.hasNavigation = true
    bars.backTitle = title ?? "Back"
    return group(column(preferred, of: term))
  }

  private func group(_ views: [View]) -> View {
    views.count == 1 ? views[0] : View(.arrangement(.group), subviews: views)
  }

  /// A column by its name; the first closure without one is the sidebar.
  private mutating func column(_ name: String, of term: Term) -> [View] {
    let closure =
      term[name] ?? (name == "sidebar" ? term.arguments.first { $0.label == nil }?.value : nil)
    guard let closure, closure.isFunction else { return [] }
    return [group(views(of: evaluator.build(closure, at: term.place)))]
  }
}

/// Views that lie higher than their order says.
extension ViewReader {
  /// The views of a closure from the bottom to the top: by `zIndex`, and in their order where that is the same (Apple).
  mutating func contentByHeight(of term: Term) -> [View] {
    guard let closure = closure(of: term, label: nil) else { return [] }
    let built = evaluator.build(closure, at: term.place)
    guard case .group(let parts) = built else { return views(of: built) }
    let heights = parts.map { height(of: $0) }
    guard heights.contains(where: { $0 != 0 }) else { return views(of: built) }
    let read = parts.map { views(of: $0) }
    let order = read.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    return order.flatMap { read[$0] }
  }

  /// How high a view lies among its neighbours; what says so is noted as understood.
  private mutating func height(of value: Value) -> Double {
    switch value {
    case .choice(_, let then, let otherwise):
      return height(of: then == .void ? otherwise : then)
    case .term(let term):
      guard term.name == "zIndex", let height = length(term.arguments.first?.value) else {
        return term.base.map { self.height(of: $0) } ?? 0
      }
      orderedPlaces.insert(term.place)
      return height
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath, .unknown:
      return 0
    }
  }
}

extension Value {
  /// True for a set or a list without anything in it.
  var isEmptySet: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .term(let term): term.form == .call && term.name == "Set" && term.arguments.isEmpty
    case .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple, .enumeration,
      .structure, .object, .type, .function, .group, .keyPath, .unknown, .choice:
      false
    }
  }
}
