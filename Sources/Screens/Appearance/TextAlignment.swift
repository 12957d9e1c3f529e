/// Where lines of text lie in the room they have.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case left
  case center
  case right
  /// At the side where the interface's language begins.
  case natural
}

/// How a text that does not fit is broken or cut, by the names of NSLineBreakMode.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}
