/// A kind of controller that holds other controllers, by the name that screen files give it.
public enum Container: String, CaseIterable, Hashable, Sendable {
  case navigation
  case tabBar
  case split
  case page
}
