/// An edge of a root view that can reach beneath the bar there, by the names of UIRectEdge.
public enum ExtendedEdge: String, CaseIterable, Hashable, Sendable {
  case top
  case bottom
}

extension Set where Element == ExtendedEdge {
  /// Both edges, as UIViewController has them unless it is told otherwise.
  package static let all = Set(ExtendedEdge.allCases)
}

extension Controller {
  /// The same bars over a root view that reaches beneath them, as on a canvas, where it has the extent that was stored.
  package var reachingBeneathBars: Controller {
    var copy = self
    copy.navigation?.edgesForExtendedLayout = .all
    guard case .tabBar(var tabs) = copy else { return copy }
    tabs.edgesForExtendedLayout = .all
    return .tabBar(tabs)
  }
}
