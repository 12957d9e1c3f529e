/// The head of a request as it was sent.
struct RequestHead {
  /// The port that it came to.
  let port: UInt16
  let method: String
  let target: String
  private var fields: [(name: String, value: String)] = []

  /// Makes a head without fields.
  init(port: UInt16, method: String, target: String) {
    self.port = port
    self.method = method
    self.target = target
  }

  /// Adds a field as it was sent.
  mutating func add(_ name: String, _ value: String) {
    fields.append((name.lowercased(), value))
  }

  /// The values of all fields of a name, which is in small letters.
  func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// The values of all cookies of a name (RFC 6265, section 4.2).
  func cookies(_ name: String) -> [Substring] {
    values(of: "cookie").flatMap { value in
      value.split(separator: ";").map { $0.drop(while: { $0 == " " }) }
        .filter { $0.hasPrefix(name + "=") }.map { $0.dropFirst(name.count + 1) }
    }
  }
}
