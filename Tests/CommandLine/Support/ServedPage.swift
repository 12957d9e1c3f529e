import AfterimageGraphics
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A command that serves a page, running.
final class ServedPage {
  private let process = Process()
  private let output = Pipe()
  /// A browser that has the page, and with it the cookie that the first page gives.
  private let browser = URLSession(configuration: .ephemeral)
  private let address: URL
  private let token: String
  private var told = ""

  /// Starts one, and waits until it says where it is.
  init(_ arguments: [String]) throws {
    process.executableURL = try BuiltCommand().executable
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    while !told.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      told += String(decoding: data, as: UTF8.self)
    }
    let match = try #require(told.firstMatch(of: /(http:\S+)\?token=(\S+)/))
    address = try #require(URL(string: String(match.1)))
    token = String(match.2)
  }

  private func answer(
    _ request: URLRequest, _ session: URLSession
  ) async throws -> (status: Int, text: String) {
    let (data, response) = try await session.data(for: request)
    return (
      (response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self)
    )
  }

  /// The bytes of the answer to a query, for the browser that has the page.
  func bytes(_ path: String, _ query: [String: String]) async throws -> (
    status: Int, bytes: [UInt8]
  ) {
    let items = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    let url = address.appending(path: path).appending(queryItems: items)
    let (data, response) = try await browser.data(for: URLRequest(url: url))
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, Array(data))
  }

  /// The first event of a name in the stream that a page listens to, from now on; nil where the server ends it before.
  func event(_ name: String, after change: () throws -> Void) async throws -> String? {
    let stream = EventReader(named: name)
    let session = URLSession(configuration: .ephemeral, delegate: stream, delegateQueue: nil)
    var request = URLRequest(url: address.appending(path: "api/events"))
    let cookies = browser.configuration.httpCookieStorage?.cookies ?? []
    for (field, value) in HTTPCookie.requestHeaderFields(with: cookies) {
      request.setValue(value, forHTTPHeaderField: field)
    }
    session.dataTask(with: request).resume()
    try await stream.opened()
    try change()
    let data = try await stream.event()
    session.invalidateAndCancel()
    return data
  }

  /// Asks for something, as the browser that has the page or as anybody else.
  func get(_ path: String, token isTold: Bool) async throws -> (status: Int, text: String) {
    var url = address.appending(path: path)
    if isTold { url.append(queryItems: [URLQueryItem(name: "token", value: token)]) }
    let request = URLRequest(url: url)
    return try await answer(
      request, isTold ? browser : URLSession(configuration: .ephemeral))
  }

  /// Sends something, as the page or as anybody else.
  func post(
    _ path: String, _ body: String, token isTold: Bool
  ) async throws -> (status: Int, text: String) {
    var request = URLRequest(url: address.appending(path: path))
    request.httpMethod = "POST"
    request.httpBody = Data(body.utf8)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if isTold { request.setValue(token, forHTTPHeaderField: "X-Afterimage-Token") }
    return try await answer(
      request, isTold ? browser : URLSession(configuration: .ephemeral))
  }

  /// Ends it as Ctrl-C does; the result is all that it has said.
  func interrupt() -> String {
    process.interrupt()
    told += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return told
  }

  deinit { end() }

  /// Kills it.
  func end() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// Reads a stream of events until one of a name is there.
private final class EventReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let name: String
  private let lock = Lock()
  private var text = ""
  private var isOver = false

  init(named name: String) { self.name = name }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lock.withLock { text += String(decoding: data, as: UTF8.self) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    lock.withLock { isOver = true }
  }

  /// Waits until the server has begun the stream.
  func opened() async throws {
    while !lock.withLock({ !text.isEmpty || isOver }) {
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// Waits for the event.
  func event() async throws -> String? {
    let start = "event: \(name)\ndata: "
    while true {
      let isOver = lock.withLock { self.isOver }
      let text = lock.withLock { self.text }
      let found = text.firstRange(of: start).map { place in
        text[place.upperBound...].prefix { $0 != "\n" }
      }
      if let found { return String(found) }
      if isOver { return nil }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}
