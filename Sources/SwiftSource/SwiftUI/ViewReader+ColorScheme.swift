import AfterimageScreens
import AfterimageSwiftEvaluation

/// Views that are light or dark whatever the screen around them is.
extension ViewReader {
  /// The views of a modifier that says whether they are light or dark; nil for any other.
  mutating func withColorScheme(_ term: Term, _ base: Value) -> [View]? {
    guard let scheme = scheme(of: term) else { return nil }
    guard let style = constant(scheme).flatMap(UserInterfaceStyle.init) else {
      if scheme != .nothing { remark("the modifier \(term.name)", at: term.place) }
      return views(of: base)
    }
    if term.name == "preferredColorScheme" {
      // What stands further out overrides what its views prefer (Apple), and is read first.
      bars.preferredStyle = bars.preferredStyle ?? style
      return views(of: base)
    }
    return views(of: base, in: style)
  }

  /// What a modifier says of it; nil for a modifier that says nothing.
  private func scheme(of term: Term) -> Value? {
    switch term.name {
    case "colorScheme", "preferredColorScheme": return term.arguments.first?.value
    case "environment":
      guard case .keyPath(["colorScheme"])? = term.arguments.first?.value else { return nil }
      return term.arguments.count > 1 ? term.arguments[1].value : nil
    default: return nil
    }
  }

  private mutating func views(of base: Value, in style: UserInterfaceStyle) -> [View] {
    let outer = evaluator.frameworks.environment
    evaluator.frameworks.setColorScheme(style)
    let views = views(of: base)
    evaluator.frameworks.environment = outer
    return views.map { view in
      var view = view
      view.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle ?? style
      return view
    }
  }
}

extension Frameworks {
  /// Has views find that they are light or dark.
  mutating func setColorScheme(_ style: UserInterfaceStyle) {
    environment["colorScheme"] = Self.colorScheme(style)
  }
}
