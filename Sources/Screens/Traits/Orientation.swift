/// How a device is held.
public enum Orientation: String, CaseIterable, Codable, Hashable, Sendable {
  case portrait
  case landscape
}
