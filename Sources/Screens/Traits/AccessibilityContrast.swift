/// Whether the user has asked for more contrast, by the names of UIAccessibilityContrast.
public enum AccessibilityContrast: String, CaseIterable, Hashable, Sendable {
  case normal
  case high
}
