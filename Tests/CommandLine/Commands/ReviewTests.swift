import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `review` as its own process, asked over its socket.
@Suite struct ReviewTests {
  private let suite: Suite
  private let picture = "note.iphone-se.light.png"

  init() throws {
    suite = try Suite()
    _ = suite.test()
    _ = suite.approve()
  }

  @Test func `with nothing pending there is nothing to serve`() {
    let run = afterimage([
      "review", suite.goldens, "-o", suite.evidence, "--no-browser",
    ])
    #expect(run.code == .asExpected)
    #expect(run.output == "There is nothing to decide: 2 goldens, none pending.\n")
  }

  @Test func `what is approved in a page is the golden, and Ctrl-C ends with the commands for git`()
    async throws
  {
    try suite.write(label: "two")
    let review = try ServedReview(suite)
    defer { review.end() }
    let page = try await review.get("", token: true)
    #expect(page.status == 200)
    #expect(page.text.contains("the text of `note` is another one"))
    #expect(try await review.get("api/state", token: false).status == 403)
    let seen = try #require(
      page.text.firstMatch(of: /"n":"note.iphone-se.light.png".*?"p":"([0-9a-f]+)"/))
    let body = #"{"decision":"approve","goldens":[{"name":"\#(picture)","seen":"\#(seen.1)"}]}"#
    #expect(try await review.post("api/decide", body, token: false).status == 403)
    let decided = try await review.post("api/decide", body, token: true)
    #expect(decided.text.contains(#""state":"approved""#))
    let state = try await review.get("api/state", token: true)
    #expect(state.text.contains(#""approved":1"#), "\(state)")
    let output = review.interrupt()
    #expect(output.contains("1 approved, 0 refused, 1 left\ngit add "))
    let run = suite.test()
    #expect(run.output.contains("1 passed"))
  }

  @Test func `a review that is killed keeps what was decided`() async throws {
    try suite.write(label: "two")
    let review = try ServedReview(suite)
    let page = try await review.get("", token: true)
    let seen = try #require(
      page.text.firstMatch(of: /"n":"note.iphone-se.light.png".*?"p":"([0-9a-f]+)"/))
    let body = #"{"decision":"approve","goldens":[{"name":"\#(picture)","seen":"\#(seen.1)"}]}"#
    _ = try await review.post("api/decide", body, token: true)
    review.end()
    #expect(suite.test().output.contains("1 passed"))
  }
}

/// A running review.
private final class ServedReview {
  private let process = Process()
  private let output = Pipe()
  /// A browser that has the page, and with it the cookie that the first page gives.
  private let browser = URLSession(configuration: .ephemeral)
  private let address: URL
  private let token: String
  private var told = ""

  /// Starts one, and waits until it says where it is.
  init(_ suite: Suite) throws {
    process.executableURL = try BuiltCommand().executable
    process.arguments = ["review", suite.goldens, "-o", suite.evidence, "--no-browser"]
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

  func get(_ path: String, token isTold: Bool) async throws -> (status: Int, text: String) {
    var url = address.appending(path: path)
    if isTold { url.append(queryItems: [URLQueryItem(name: "token", value: token)]) }
    let request = URLRequest(url: url)
    return try await answer(
      request, isTold ? browser : URLSession(configuration: .ephemeral))
  }

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

  /// Kills it.
  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
