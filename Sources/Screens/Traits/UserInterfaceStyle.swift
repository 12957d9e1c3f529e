/// The two appearances of iOS.
public enum UserInterfaceStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case light
  case dark
}
