import AfterimageCommandLine
import TestSupport
import Testing

/// `review` as its own process, asked over its socket.
@Suite struct ReviewTests {
  private let suite: Suite
  private let picture = "note.iphone-se.light.png"

  /// The review of the suite, running.
  private func served() throws -> ServedPage {
    try ServedPage(["review", suite.goldens, "-o", suite.evidence, "--no-browser"])
  }

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
    let review = try served()
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
    let review = try served()
    let page = try await review.get("", token: true)
    let seen = try #require(
      page.text.firstMatch(of: /"n":"note.iphone-se.light.png".*?"p":"([0-9a-f]+)"/))
    let body = #"{"decision":"approve","goldens":[{"name":"\#(picture)","seen":"\#(seen.1)"}]}"#
    _ = try await review.post("api/decide", body, token: true)
    review.end()
    #expect(suite.test().output.contains("1 passed"))
  }
}
