/// The base direction of a paragraph.
public enum TextDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
