/// Something that all open pages are told.
package struct ServerEvent: Hashable, Sendable {
  /// The kind of event that a page listens for.
  package var name: String
  /// What there is to know of it.
  package var data: String

  /// Makes an event.
  package init(_ name: String, data: String = "") {
    self.name = name
    self.data = data
  }
}

extension ServerEvent {
  /// The event as a stream has it: a line for each line of its data (HTML, section 9.2.6).
  var bytes: [UInt8] {
    let lines = data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let name = name.filter { !$0.isNewline }
    return Array("event: \(name)\n\(lines.map { "data: \($0)\n" }.joined())\n".utf8)
  }

  /// What a stream begins with: a second after which a browser comes back when it is cut.
  static let opening = Array("retry: 1000\n\n".utf8)
  /// What tells no page anything, and the server whether there still is one.
  static let beat = Array(":\n\n".utf8)
}
