import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// What views tell those around them.
extension ViewReader {
  /// The views of a modifier that tells something of its view, or hears of it; nil for any other.
  mutating func withPreference(_ term: Term, _ base: Value) -> [View]? {
    let names = [
      "preference", "transformPreference", "onPreferenceChange", "anchorPreference",
      "overlayPreferenceValue", "backgroundPreferenceValue",
    ]
    guard names.contains(term.name), let key = preferenceKey(of: term) else { return nil }
    let outer = preferences
    preferences = [:]
    var views = views(of: base)
    let told = preferences[key]
    switch term.name {
    case "overlayPreferenceValue", "backgroundPreferenceValue":
      let value = told ?? evaluator.firstPreference(key, at: term.place)
      views = [beside(views, term, given: value)]
    case "anchorPreference":
      let anchor = Term(
        form: .name, name: Self.anchor(anchorCount), base: nil, arguments: [], place: term.place)
      views = [anchored(views)]
      if let transform = term["transform"] ?? term.closure {
        preferences[key] = evaluator.call(
          transform, [CallArgument(value: .term(anchor))], at: term.place)
      }

    case "preference":
      if let value = term["value"], !value.isUnknown { preferences[key] = value }
    case "transformPreference":
      if let closure = term.closure {
        let before = told ?? evaluator.firstPreference(key, at: term.place)
        preferences[key] = evaluator.changed(before, by: closure, at: term.place)
      }
    default:
      let closure = term["perform"] ?? term.closure
      if let told, let closure {
        _ = evaluator.call(closure, [CallArgument(value: told)], at: term.place)
      }
    }
    join(outer, at: term.place)
    return views
  }

  /// Puts what was told of views before what is told of those that were read last.
  private mutating func join(_ outer: [String: Value], at place: CodePlace) {
    preferences = preferences.reduce(into: outer) { all, next in
      all[next.key] =
        all[next.key].map { evaluator.reduced(next.key, $0, next.value, at: place) } ?? next.value
    }
  }

  /// What is laid over or beneath views by what these tell of themselves.
  private mutating func beside(_ views: [View], _ term: Term, given value: Value) -> View {
    let own = views.count == 1 ? views[0] : View(.arrangement(.group), subviews: views)
    let built = term.closure.map {
      evaluator.build($0, [CallArgument(value: value)], at: term.place)
    }
    let others = built.map { self.views(of: $0) } ?? []
    let layers = Arrangement.Layers(alignment(term["alignment"]))
    return term.name == "overlayPreferenceValue"
      ? View(.arrangement(.overlay(layers)), subviews: [own] + others)
      : View(.arrangement(.background(layers)), subviews: others + [own])
  }

  // MARK: Anchors

  /// What stands for the place of a view.
  private static func anchor(_ number: Int) -> String { "anchor \(number)" }

  /// A view whose place others ask for.
  private mutating func anchored(_ views: [View]) -> View {
    var padding = Arrangement.Padding([])
    (padding.top, padding.leading, padding.bottom, padding.trailing) = (0, 0, 0, 0)
    var view = View(.arrangement(.padding(padding)), subviews: views)
    if views.count == 1, views[0].id == nil { view = views[0] }
    view.id = View.anchorName + String(anchorCount)
    anchorCount += 1
    return view
  }

  /// Has the proxy of a view that asks for its room know where others lie in it.
  mutating func tellPlaces(of frame: Rect, to proxy: Term) {
    let place = proxy.place
    func tell(_ term: Term, _ rect: Rect) {
      evaluator.frameworks.values[term] = .rectangle(
        x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, at: place)
    }
    let own = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    for (space, rect) in [("local", own), ("global", frame)] {
      let asked = Term(form: .member, name: space, base: nil, arguments: [], place: place)
      tell(
        Term(
          form: .call, name: "frame", base: .term(proxy),
          arguments: [TermArgument("in", .term(asked))], place: place), rect)
    }
    for (number, rect) in anchors {
      let anchor = Term(
        form: .name, name: Self.anchor(number), base: nil, arguments: [], place: place)
      tell(
        Term(
          form: .subscript, name: "[]", base: .term(proxy),
          arguments: [TermArgument(nil, .term(anchor))], place: place),
        Rect(
          x: rect.minX - frame.minX, y: rect.minY - frame.minY, width: rect.width,
          height: rect.height))
    }
  }

  private func preferenceKey(of term: Term) -> String? {
    guard case .type(let key)? = term["key"] ?? term.arguments.first?.value else { return nil }
    return evaluator.program.type(named: key)?.name
  }
}
