/// The two appearances of iOS.
public enum UserInterfaceStyle: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}
