/// What the program answers a page.
package struct Response: Sendable {
  /// What an answer brings.
  package enum Content: Sendable {
    /// All of it at once.
    case bytes([UInt8])
    /// What is published from now on, until the page goes.
    case events
  }

  /// The number that says what became of the request (RFC 9110, section 15).
  package var status: Int
  /// The media type of the content.
  package var contentType: String
  /// What the page may load and do (Content Security Policy, level 3).
  package var contentSecurityPolicy: String
  /// Further fields, in their order.
  package var fields: [(name: String, value: String)]
  /// What the answer brings.
  package var content: Content

  /// Makes an answer; a page that needs scripts, styles or pictures has to say so in its policy.
  package init(
    status: Int = 200, contentType: String, contentSecurityPolicy: String = "default-src 'none'",
    fields: [(name: String, value: String)] = [], content: Content
  ) {
    self.status = status
    self.contentType = contentType
    self.contentSecurityPolicy = contentSecurityPolicy
    self.fields = fields
    self.content = content
  }
}

extension Response {
  /// An answer of plain words.
  package static func text(_ text: String, status: Int = 200) -> Response {
    Response(
      status: status, contentType: "text/plain; charset=utf-8", content: .bytes(Array(text.utf8)))
  }

  /// A stream of what is published (HTML, section 9.2).
  package static let events = Response(contentType: "text/event-stream", content: .events)
}

extension Response {
  /// What a browser is told with every answer: to guess no type, keep nothing, tell nobody the address, and let no
  /// other page load or frame it.
  private static let guarding: [(name: String, value: String)] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Cache-Control", "no-store"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
  ]

  /// All fields of the head, except for those that its length and transfer ask for.
  var allFields: [(name: String, value: String)] {
    [("Content-Type", contentType), ("Content-Security-Policy", contentSecurityPolicy)]
      + Self.guarding + fields
  }
}
