import AfterimageServer
import Testing

@Suite("Where a server is") struct StartTests {
  @Test("Only this machine's own address reaches it")
  func address() throws {
    let site = try Site()
    #expect(try site.connect().isConnected())
    #if os(Linux)
      let other = RawClient(port: site.port, host: "127.0.0.2")
      #expect(other.map { $0.isConnected() } != true)
    #endif
  }

  @Test("A port that is taken is told with a way out")
  func taken() throws {
    let site = try Site()
    let error = #expect(throws: ServerError.self) {
      try LoopbackServer(port: site.port, token: site.token) { _ in nil }
    }
    #expect(error == .portTaken(site.port))
    #expect(error?.description.contains("choose another") == true)
  }

  @Test("A port can be had again once its server has stopped")
  func again() throws {
    let site = try Site()
    #expect(try site.get("/").status == 200)
    site.server.stop()
    let server = try LoopbackServer(port: site.port, token: site.token) { _ in .text("again") }
    #expect(server.port == site.port)
    #expect(try site.get("/").body == "again")
    server.stop()
  }

  @Test("A missing library is told with the packages that have it")
  func missing() {
    let wording = ServerError.libraryMissing.description
    #expect(wording.contains("apt-get install libmicrohttpd12"))
    #expect(wording.contains("brew install libmicrohttpd"))
  }

  @Test("A token has 128 bits, two of them differ")
  func token() {
    var generator = SystemRandomNumberGenerator()
    let tokens = (0..<100).map { _ in Token(from: &generator) }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.text.count == 32 && $0.text.allSatisfy(\.isHexDigit) })
  }
}
