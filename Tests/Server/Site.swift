import AfterimageGraphics
import AfterimageServer
import Testing

/// A server with a few pages, and what its program has heard.
final class Site: Sendable {
  let server: LoopbackServer
  let token: Token
  private let heard: Heard

  init(limits: ServerLimits = ServerLimits()) throws {
    var generator = SystemRandomNumberGenerator()
    let heard = Heard()
    token = Token(from: &generator)
    self.heard = heard
    server = try LoopbackServer(token: token, limits: limits) { request in
      heard.add(request)
      return Self.answer(request)
    }
  }

  deinit { server.stop() }

  var port: UInt16 { server.port }
  var cookie: String { "Cookie: afterimage-\(port)=\(token.text)" }
  var key: String { "X-Afterimage-Token: \(token.text)" }
  var requests: [Request] { heard.all }

  static let page = "<!doctype html><title>Page</title>"
  static let picture: [UInt8] = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 * 7) }

  private static func answer(_ request: Request) -> Response? {
    switch (request.method, request.path) {
    case (.post, ["echo"]):
      Response(contentType: "application/json", content: .bytes(request.body))
    case (.post, _): nil
    case (_, []):
      Response(
        contentType: "text/html; charset=utf-8", contentSecurityPolicy: "default-src 'self'",
        content: .bytes(Array(page.utf8)))
    case (_, ["picture"]): Response(contentType: "image/png", content: .bytes(picture))
    case (_, ["events"]): .events
    case (_, ["split"]):
      Response(contentType: "text/plain\r\nSet-Cookie: a=b", content: .bytes([]))
    case (_, let path): path.first == "any" ? .text(path.joined(separator: "|")) : nil
    }
  }
}

private final class Heard: @unchecked Sendable {
  private let lock = Lock()
  private var requests: [Request] = []

  func add(_ request: Request) { lock.withLock { requests.append(request) } }
  var all: [Request] { lock.withLock { requests } }
}

extension Site {
  func connect() throws -> RawClient {
    try #require(RawClient(port: port))
  }

  /// A request as a text: the first line, the host, further fields.
  func text(_ line: String, _ fields: [String], host: String? = nil, body: String = "") -> String {
    let host = host ?? "127.0.0.1:\(port)"
    return ([line + " HTTP/1.1", "Host: \(host)", "Connection: close"] + fields + ["", body])
      .joined(separator: "\r\n")
  }

  /// The answer to what is sent in one go.
  func ask(_ text: String) throws -> Answer {
    let client = try connect()
    client.send(text)
    return try #require(Answer(client.receive()))
  }

  /// The answer to a GET with the cookie.
  func get(_ target: String, _ fields: [String] = []) throws -> Answer {
    try ask(text("GET \(target)", [cookie] + fields))
  }

  /// The answer to a POST with all that it needs.
  func post(_ target: String, _ body: String, _ fields: [String] = []) throws -> Answer {
    try ask(
      text(
        "POST \(target)", postFields + fields + ["Content-Length: \(body.utf8.count)"], body: body))
  }

  var postFields: [String] { [key, "Content-Type: application/json"] }
}
