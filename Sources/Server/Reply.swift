/// An answer as it is sent.
struct Reply {
  /// What is sent after the head.
  enum Content {
    case bytes([UInt8])
    /// Whatever a feed gets, and what is done when nobody listens any more.
    case feed(EventFeed, end: @Sendable () -> Void)
  }

  let status: Int
  let fields: [(name: String, value: String)]
  let content: Content
}
