import AfterimageServer
import Testing

@Suite("What is answered") struct AnswerTests {
  let site: Site

  init() throws { site = try Site() }

  private func expectGuarding(_ answer: Answer, _ comment: Comment) {
    #expect(answer.fields["x-content-type-options"] == "nosniff", comment)
    #expect(answer.fields["cache-control"] == "no-store", comment)
    #expect(answer.fields["referrer-policy"] == "no-referrer", comment)
    #expect(answer.fields["cross-origin-resource-policy"] == "same-origin", comment)
    #expect(answer.fields["x-frame-options"] == "DENY", comment)
    #expect(answer.fields["access-control-allow-origin"] == nil, comment)
  }

  @Test("Every answer tells the browser to be careful, refusals too")
  func guarding() throws {
    let asked = [
      site.text("GET /", [site.cookie]), site.text("GET /picture", [site.cookie]),
      site.text("GET /nothing", [site.cookie]), site.text("GET /", []), site.text("PUT /", []),
      site.text("GET /%2e%2e", [site.cookie]), site.text("GET /", [site.cookie], host: "a"),
      site.text("POST /echo", [site.key, "Content-Length: 0"]),
      site.text("POST /echo", site.postFields + ["Content-Length: 99999999"]),
      site.text("GET /split", [site.cookie]),
    ]
    let answers = try asked.map(site.ask)
    #expect(answers.map(\.status) == [200, 200, 404, 403, 405, 400, 403, 415, 413, 500])
    for answer in answers { expectGuarding(answer, "\(answer.status)") }
    #expect(answers[0].fields["content-security-policy"] == "default-src 'self'")
    for answer in answers.dropFirst() {
      #expect(answer.fields["content-security-policy"] == "default-src 'none'")
    }
  }

  @Test("What nobody knows is told as that, by GET and by POST")
  func unknown() throws {
    #expect(try site.get("/nothing").status == 404)
    #expect(try site.post("/nothing", "{}").status == 404)
  }

  @Test("No field of an answer can begin another one")
  func splitting() throws {
    let answer = try site.get("/split")
    #expect(answer.status == 500)
    #expect(answer.fields["set-cookie"] == nil)
  }

  @Test("HEAD has the fields of GET and no content")
  func head() throws {
    let answer = try site.ask(site.text("HEAD /picture", [site.cookie]))
    #expect((answer.status, answer.body) == (200, ""))
    #expect(answer.fields["content-length"] == "\(Site.picture.count)")
    #expect(answer.fields["content-type"] == "image/png")
  }

  @Test("HEAD of a stream ends at once, and nobody listens")
  func headOfStream() throws {
    let answer = try site.ask(site.text("HEAD /events", [site.cookie]))
    #expect((answer.status, answer.body) == (200, ""))
    site.server.waitUntil { $0.openStreams == 0 }
  }

  @Test("Requests sent in one go are answered in their order")
  func pipelined() throws {
    let client = try site.connect()
    let kept = site.text("GET /any/1", [site.cookie]).replacing("Connection: close\r\n", with: "")
    let posted = site.text("POST /echo", site.postFields + ["Content-Length: 4"], body: "1234")
      .replacing("Connection: close\r\n", with: "")
    client.send(kept + posted + kept + site.text("GET /any/2", [site.cookie]))
    let received = try #require(client.receive())
    let bodies = received.split(separator: "\r\n\r\n").map { $0.prefix { $0 != "H" } }
    #expect(bodies.dropFirst() == ["any|1", "1234", "any|1", "any|2"])
    #expect(site.requests.map(\.path) == [["any", "1"], ["echo"], ["any", "1"], ["any", "2"]])
  }

  @Test("A request behind a refused one has to bring the same")
  func smuggled() throws {
    let client = try site.connect()
    client.send(
      site.text("GET /", []).replacing("Connection: close\r\n", with: "")
        + site.text("GET /any", []))
    let received = try #require(client.receive())
    #expect(received.ranges(of: "HTTP/1.1 403 ").count == received.ranges(of: "HTTP/1.1 ").count)
    #expect(received.contains("HTTP/1.1 403 "))
    #expect(site.requests.isEmpty)
  }

  @Test(
    "Garbage is turned away, and the next page is shown",
    arguments: [
      "\r\n\r\n\r\n\r\n", "\u{0}\u{0}\u{0}\u{0}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
      "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
      "\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n",
      "GET / HTTP/1.1\r\n Host: x\r\n\r\n", "GET /\u{0}/../x HTTP/1.1\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 50_000) + "\r\n",
    ])
  func garbage(text: String) throws {
    let client = try site.connect()
    client.send(text)
    client.finishSending()
    #expect(client.isEnded())
    #expect(site.requests.isEmpty)
    #expect(try site.get("/").status == 200)
  }

  @Test("Random bytes reach nobody", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let bytes = (0..<2_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
    let client = try site.connect()
    client.send(bytes + Array("\r\n\r\n".utf8))
    client.finishSending()
    #expect(client.isEnded())
    #expect(site.requests.isEmpty)
  }
}
