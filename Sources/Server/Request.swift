/// What a page asks of the program, once it is known to be a page of the program's own.
package struct Request: Hashable, Sendable {
  /// What a request wants.
  package enum Method: String, Hashable, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  /// What is wanted of what the path names.
  package var method: Method
  /// The names that lead to it, decoded; none for the first page.
  ///
  /// Each is the name of something in a folder, and
  /// stays one if somebody decodes it once more.
  package var path: [String]
  /// What is said after the path, decoded, without the token.
  package var query: [String: String]
  /// The bytes that are sent along.
  package var body: [UInt8]

  /// Makes a request.
  package init(
    _ method: Method, path: [String], query: [String: String] = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
  }
}
