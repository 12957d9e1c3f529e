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
  /// The name of the controller that forwards messages, or does not: a container by its own name, of a child its parent.
  package var forwarder: String { self == .child ? "parent" : rawValue }
}
