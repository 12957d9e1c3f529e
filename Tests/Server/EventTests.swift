import AfterimageServer
import Testing

@Suite("What pages are told") struct EventTests {
  let site: Site

  init() throws { site = try Site() }

  /// A page that listens.
  private func listen() throws -> RawClient {
    let client = try site.connect()
    client.send(site.text("GET /events", [site.cookie]))
    let head = try #require(client.receive(until: "retry: 1000\n\n"))
    #expect(head.contains("Content-Type: text/event-stream\r\n"))
    return client
  }

  @Test("Two pages hear the same, in its order")
  func two() throws {
    let pages = try [listen(), listen()]
    #expect(site.server.attendance.openStreams == 2)
    site.server.publish(ServerEvent("change", data: "a\nb\r\nc"))
    site.server.publish(ServerEvent("change\n", data: ""))
    for page in pages {
      let expected = "event: change\ndata: a\ndata: b\ndata: c\n\nevent: change\ndata: \n\n"
      var heard = ""
      while !heard.contains("data: \n\n"), let next = page.receive(until: "\n\n") { heard += next }
      #expect(heard.withoutChunks().contains(expected))
    }
  }

  @Test("A page that comes later hears what is new")
  func later() throws {
    let first = try listen()
    site.server.publish(ServerEvent("old"))
    _ = first.receive(until: "old")
    let second = try listen()
    site.server.publish(ServerEvent("new"))
    let heard = try #require(second.receive(until: "new"))
    #expect(!heard.contains("old"))
  }

  @Test("When the last page goes, that is noticed")
  func gone() throws {
    #expect(site.server.attendance == Attendance())
    var pages = try [listen(), listen()]
    pages.removeLast()
    site.server.waitUntil { $0.openStreams == 1 }
    #expect(site.server.attendance.secondsAlone == nil)
    pages.removeLast()
    site.server.waitUntil { $0.secondsAlone.map { $0 > 0 } == true }
    #expect(site.server.attendance.openStreams == 0)
  }

  @Test("A page is answered while others listen")
  func besides() throws {
    let pages = try (0..<8).map { _ in try listen() }
    #expect(try site.get("/picture").status == 200)
    withExtendedLifetime(pages) {}
  }

  @Test("Stopping ends what is open, and whoever waits")
  func stopped() throws {
    let pages = try [listen(), listen()]
    let idle = try site.connect()
    #expect(idle.isConnected())
    site.server.stop()
    #expect(pages.allSatisfy { $0.isEnded() })
    #expect(idle.isEnded())
    site.server.waitUntil { _ in false }
    #expect(site.server.attendance.openStreams == 0)
    #expect(RawClient(port: site.port).map { $0.isConnected() } != true)
    site.server.publish(ServerEvent("late"))
    site.server.stop()
  }

  @Test("There are no more streams than there may be")
  func bounded() throws {
    var limits = ServerLimits()
    limits.streams = 2
    let site = try Site(limits: limits)
    let pages = try (0..<2).map { _ in
      let client = try site.connect()
      client.send(site.text("GET /events", [site.cookie]))
      _ = client.receive(until: "retry")
      return client
    }
    #expect(try site.get("/events").status == 503)
    #expect(try site.get("/").status == 200)
    withExtendedLifetime(pages) {}
  }

  @Test("A page that hears nothing of much is cut off, and the others hear all")
  func deaf() throws {
    let (deaf, page) = (try listen(), try listen())
    let data = String(repeating: "x", count: 1 << 18)
    for number in 0..<64 {
      site.server.publish(ServerEvent("number\(number)", data: data))
      _ = page.receive(until: "number\(number)\n")
    }
    site.server.waitUntil { $0.openStreams == 1 }
    #expect(deaf.isEnded())
  }
}

extension String {
  /// The text without the lines that tell the lengths of chunks.
  fileprivate func withoutChunks() -> String {
    var (rest, text) = (Substring(self), "")
    while let end = rest.firstRange(of: "\r\n"),
      let length = Int(rest[..<end.lowerBound], radix: 16)
    {
      let chunk = rest[end.upperBound...].unicodeScalars.prefix(length)
      text.unicodeScalars += chunk
      rest = rest[chunk.endIndex...].dropFirst()
    }
    return text
  }
}
