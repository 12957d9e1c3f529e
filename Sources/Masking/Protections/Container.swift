/// A kind of controller that holds other controllers, by the name that screen files give it.
public enum Container: String, CaseIterable, Hashable, Sendable {
  case navigation
  case tabBar
  case split
  case page
  /// Any controller that has children of its own, by `addChild(_:)` or an embed segue.
  case child
}

extension Container {
  /// The name of the controller that forwards callbacks: the container itself, or `parent` for a child.
  package var forwarder: String { self == .child ? "parent" : rawValue }
}
