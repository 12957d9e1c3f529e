import AfterimageServer
import Testing

@Suite("What is posted") struct BodyTests {
  let site: Site

  init() throws { site = try Site() }

  @Test("As much as there may be arrives whole")
  func largest() throws {
    let body = String(repeating: "0123456789abcdef", count: 1 << 16)
    let answer = try site.post("/echo", body)
    #expect(answer.status == 200)
    #expect(answer.body == body)
  }

  @Test("A byte more is refused before it is read")
  func tooLarge() throws {
    let client = try site.connect()
    client.send(site.text("POST /echo", site.postFields + ["Content-Length: \((1 << 20) + 1)"]))
    #expect(Answer(client.receive())?.status == 413)
    #expect(site.requests.isEmpty)
  }

  @Test(
    "A length beyond all bounds is refused before anything is read",
    arguments: [
      "1000000000", "9223372036854775807", "18446744073709551615", "99999999999999999999999999",
    ])
  func gigabyte(length: String) throws {
    let client = try site.connect()
    client.send(site.text("POST /echo", site.postFields + ["Content-Length: \(length)"]))
    #expect(Answer(client.receive())?.status == 413)
    #expect(site.requests.isEmpty)
  }

  @Test("Who waits for leave to send too much is not given it")
  func expectation() throws {
    let client = try site.connect()
    let fields = ["Content-Length: 1000000000", "Expect: 100-continue"]
    client.send(site.text("POST /echo", site.postFields + fields))
    #expect(Answer(client.receive())?.status == 413)
  }

  @Test("Who sends a gigabyte in chunks is cut off at the bound")
  func chunks() throws {
    let client = try site.connect()
    client.send(site.text("POST /echo", site.postFields + ["Transfer-Encoding: chunked"]))
    let chunk =
      Array("10000\r\n".utf8) + [UInt8](repeating: 0x61, count: 1 << 16) + Array("\r\n".utf8)
    let sent = (0..<16_384).prefix { _ in client.send(chunk) }.count
    // What the system keeps for a socket can be some megabytes beyond the bound.
    #expect(sent < 1_000)
    #expect(client.isEnded())
    #expect(site.requests.isEmpty)
    #expect(try site.get("/").status == 200)
  }

  @Test("Chunks within the bound make one body")
  func fewChunks() throws {
    let fields = site.postFields + ["Transfer-Encoding: chunked"]
    let body = "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
    let answer = try site.ask(site.text("POST /echo", fields, body: body))
    #expect((answer.status, answer.body) == (200, "abcde"))
  }

  @Test(
    "A length that is not clear is refused",
    arguments: [
      ["Content-Length: 2", "Content-Length: 3"],
      ["Content-Length: 2", "Transfer-Encoding: chunked"],
      ["Content-Length: -1"], ["Content-Length: +2"], ["Content-Length: 0x2"],
      ["Content-Length: 2, 2"],
      ["Transfer-Encoding: gzip"], ["Transfer-Encoding: chunked, chunked"],
    ])
  func unclear(fields: [String]) throws {
    let answer = try site.ask(site.text("POST /echo", site.postFields + fields, body: "{}"))
    #expect((400..<500).contains(answer.status))
    #expect(site.requests.isEmpty)
  }

  @Test("A page that is fetched brings nothing along")
  func bodyOfGet() throws {
    #expect(try site.get("/", ["Content-Length: 5"]).status == 400)
    #expect(try site.get("/", ["Transfer-Encoding: chunked"]).status == 400)
    #expect(try site.get("/", ["Content-Length: 0"]).status == 200)
  }

  @Test("What is cut in the middle is no request")
  func cut() throws {
    let client = try site.connect()
    client.send(site.text("POST /echo", site.postFields + ["Content-Length: 10"], body: "abc"))
    client.finishSending()
    #expect(client.isEnded())
    #expect(site.requests.isEmpty)
  }
}
