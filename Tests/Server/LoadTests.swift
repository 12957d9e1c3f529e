import AfterimageServer
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("What a server bears") struct LoadTests {
  private func limits(_ change: (inout ServerLimits) -> Void) -> ServerLimits {
    var limits = ServerLimits()
    change(&limits)
    return limits
  }

  @Test(
    "Ten thousand connections get no more threads than there may be, and pages are shown after them"
  )
  func connections() throws {
    let site = try Site()
    let most = min(10_000, raiseFileLimit() - 1_000)
    var clients: [RawClient] = []
    while clients.count < most, let client = RawClient(port: site.port) {
      if client.isConnected(milliseconds: 0) { client.send("GET / HTTP/1.1\r\n") }
      clients.append(client)
    }
    #expect(clients.count == most)
    // Each thread has a stack and what the limits allow. Other tests have some threads, too.
    #expect(threads() < 1_000)
    clients = []
    #expect(site.answersSoon())
  }

  @Test("Who says nothing is let go, and whoever asks again gets in")
  func silent() throws {
    let site = try Site(
      limits: limits {
        $0.idleSeconds = 1
        $0.connections = 4
      })
    let silent = try (0..<8).map { _ in try site.connect() }
    #expect(site.answersSoon())
    #expect(silent.allSatisfy { $0.isEnded() })
  }

  @Test(
    "Who stops within a head or a body is let go",
    arguments: [
      "GET / HT", "GET / HTTP/1.1\r\nHost: ", "POST",
    ])
  func halted(start: String) throws {
    let site = try Site(limits: limits { $0.idleSeconds = 1 })
    let client = try site.connect()
    let posted = site.text("POST /echo", site.postFields + ["Content-Length: 9"], body: "abc")
    client.send(start == "POST" ? posted : start)
    #expect(client.isEnded())
    #expect(site.requests.isEmpty)
  }

  @Test("Who sends a byte now and then is let go as well")
  func trickling() throws {
    let site = try Site(limits: limits { $0.requestSeconds = 1 })
    let client = try site.connect()
    var sent = 0
    while sent < 1_000, client.send("G"), client.receivePart(milliseconds: 100) == nil { sent += 1 }
    #expect(sent < 1_000)
    #expect(site.requests.isEmpty)
  }

  @Test("An answer may take longer than a client may be silent")
  func slowAnswer() throws {
    let limits = limits {
      $0.idleSeconds = 1
      $0.requestSeconds = 1
    }
    let token = Token(text: 7)
    let server = try LoopbackServer(token: token, limits: limits) { _ in
      sleep(4)
      return .text("done")
    }
    let client = try #require(RawClient(port: server.port))
    client.send(
      "GET /?token=\(token.text) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n"
    )
    #expect(Answer(client.receive())?.body == "done")
    server.stop()
  }

  @Test("Who does not take an answer is let go, and the others get theirs")
  func unread() throws {
    let site = try Site(
      limits: limits {
        $0.idleSeconds = 1
        $0.connections = 4
      })
    let clients = try (0..<4).map { _ in
      let client = try site.connect()
      let asked = site.text("GET /picture", [site.cookie]).replacing(
        "Connection: close\r\n", with: "")
      client.send(String(repeating: asked, count: 100))
      return client
    }
    #expect(site.answersSoon())
    withExtendedLifetime(clients) {}
  }

  @Test("Answers are made one at a time")
  func serial() async throws {
    let counter = Counter()
    let token = Token(text: 8)
    let server = try LoopbackServer(token: token) { _ in
      counter.enter()
      usleep(2_000)
      counter.leave()
      return .text("done")
    }
    let clients = try (0..<50).map { _ in try #require(RawClient(port: server.port)) }
    let text =
      "GET /?token=\(token.text) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n"
    clients.forEach { $0.send(text) }
    #expect(clients.allSatisfy { Answer($0.receive())?.status == 200 })
    #expect(server.betweenRequests { counter.most } == 1)
    server.stop()
  }

  /// What is left behind the address sanitizer tells, at the end of the process.
  @Test("Much garbage is borne")
  func garbage() throws {
    let site = try Site()
    for _ in 0..<500 {
      let client = try site.connect()
      client.send("GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\nA\r\n: b\r\n\r\n")
      #expect(client.isEnded())
    }
    #expect(site.requests.isEmpty)
  }
}

/// How many are in one place at once.
private final class Counter: @unchecked Sendable {
  private var present = 0
  private(set) var most = 0

  func enter() {
    present += 1
    most = max(most, present)
  }

  func leave() { present -= 1 }
}

extension Site {
  /// True where the first page is shown to whoever asks again and again.
  fileprivate func answersSoon() -> Bool {
    (0..<240).contains { _ in
      usleep(250_000)
      // What the system has turned away it asks again for ever more rarely, so a new connection is sooner there.
      guard let client = RawClient(port: port), client.isConnected(milliseconds: 1_000) else {
        return false
      }
      client.send(text("GET /", [cookie]))
      return Answer(client.receive())?.status == 200
    }
  }
}

extension Token {
  fileprivate init(text number: UInt64) {
    var generator = Constant(number: number)
    self.init(from: &generator)
  }
}

private struct Constant: RandomNumberGenerator {
  let number: UInt64
  mutating func next() -> UInt64 { number }
}

/// The threads of this process; none where the system does not say.
private func threads() -> Int {
  guard let folder = opendir("/proc/self/task") else { return 0 }
  defer { closedir(folder) }
  return sequence(state: folder) { readdir($0) }.count {
    $0.pointee.d_name.0 != CChar(UInt8(ascii: "."))
  }
}

/// Lets this process open as many files as it may, and says how many these are.
private func raiseFileLimit() -> Int {
  var limit = rlimit()
  #if canImport(Glibc)
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let files = RLIMIT_NOFILE
  #endif
  getrlimit(files, &limit)
  // Where there is no limit the system has one all the same.
  let wanted = min(limit.rlim_max, 20_000)
  guard limit.rlim_cur < wanted else { return Int(clamping: limit.rlim_cur) }
  limit.rlim_cur = wanted
  setrlimit(files, &limit)
  return Int(clamping: wanted)
}
