import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// What lies over or beside a view while its state says so.
extension ViewReader {
  /// Tells that something is presented from the beginning, which is not drawn.
  mutating func tellPresented(_ term: Term) {
    let isPresented = bound(term["isPresented"])?.truth == true
    let item = bound(term["item"])
    guard isPresented || item.map({ $0 != .nothing && !$0.isUnknown }) == true else { return }
    remark("what is presented by \(term.name)", at: term.place)
  }

  /// Tells that a navigation stack shows another view than its root.
  mutating func tellPushed(_ term: Term) {
    guard let path = bound(term["path"]) else { return }
    switch path {
    case .array(let values) where values.isEmpty: break
    case .term(let term) where term.name == "NavigationPath" && term.arguments.isEmpty: break
    default: remark("what lies on the navigation stack", at: term.place)
    }
  }

  /// A view with a field to search in: below the title, and since iOS 26 at the bottom of a phone (Apple).
  mutating func searchable(_ term: Term, _ base: Value) -> [View] {
    let below = view(of: base)
    let prompt = term["prompt"].map { given -> String in
      evaluator.isView(given)
        ? given.asTerm.map { runs(of: $0).map(\.text).joined() } ?? ""
        : text(of: given, at: term.place)
    }
    let bar = SearchBar(words(boundIn: term), placeholder: prompt ?? "Search")
    let isAtBottom = traits.system.majorVersion >= 26 && traits.device.idiom == .phone
    let inset = Arrangement.SafeAreaInset(isAtBottom ? .bottom : .top)
    return [
      View(.arrangement(.safeAreaInset(inset)), subviews: [below, View(.searchBar(bar))])
    ]
  }
}
