import AfterimageServer
import Testing

@Suite("What a request has to bring") struct GateTests {
  let site: Site

  init() throws { site = try Site() }

  private func expect(
    _ status: Int, _ answer: Answer, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(answer.status == status, sourceLocation: sourceLocation)
    if status >= 400 { #expect(site.requests.isEmpty, sourceLocation: sourceLocation) }
  }

  @Test("The address of the first page opens it, and gives the cookie for all others")
  func firstPage() throws {
    let answer = try site.ask(site.text("GET /?token=\(site.token.text)", []))
    #expect(site.server.firstPage == "http://127.0.0.1:\(site.port)/?token=\(site.token.text)")
    #expect((answer.status, answer.body) == (200, Site.page))
    let cookie = "afterimage-\(site.port)=\(site.token.text); HttpOnly; SameSite=Strict; Path=/"
    #expect(answer.fields["set-cookie"] == cookie)
  }

  @Test("The program never sees the token")
  func hiddenToken() throws {
    _ = try site.ask(site.text("GET /?token=\(site.token.text)&screen=a%20b", []))
    #expect(site.requests == [Request(.get, path: [], query: ["screen": "a b"])])
  }

  @Test("The cookie opens pages and pictures, and is not given anew")
  func cookie() throws {
    let answer = try site.get("/")
    #expect(answer.status == 200)
    #expect(answer.fields["set-cookie"] == nil)
    #expect(try site.get("/picture").status == 200)
    let among = "Cookie: other=1; afterimage-\(site.port)=\(site.token.text); more=2"
    expect(200, try site.ask(site.text("GET /", [among])))
  }

  @Test(
    "Without the token, or with a wrong one, nothing is shown",
    arguments: [
      "", "Cookie: afterimage-PORT=", "Cookie: afterimage-PORT=00000000000000000000000000000000",
      "Cookie: afterimage-1=TOKEN", "Cookie: token=TOKEN", "Cookie: xafterimage-PORT=TOKEN",
      "Cookie: afterimage-PORT=TOKENa", "Cookie: afterimage-PORT=TOKE", "X-Afterimage-Token: TOKEN",
      "Authorization: Bearer TOKEN",
    ])
  func missingToken(field: String) throws {
    let field = field.replacing("PORT", with: "\(site.port)").replacing(
      "TOKEN", with: site.token.text
    )
    .replacing("TOKE", with: site.token.text.dropLast())
    expect(403, try site.ask(site.text("GET /", field.isEmpty ? [] : [field])))
    expect(403, try site.ask(site.text("HEAD /picture", field.isEmpty ? [] : [field])))
  }

  @Test("The token in an address opens no page but the first", arguments: ["/picture", "/events"])
  func tokenElsewhere(path: String) throws {
    expect(403, try site.ask(site.text("GET \(path)?token=\(site.token.text)", [])))
  }

  @Test("A wrong token in the address is refused")
  func wrongToken() throws {
    expect(403, try site.ask(site.text("GET /?token=\(String(site.token.text.reversed()))", [])))
    expect(400, try site.ask(site.text("GET /?token=\(site.token.text)&token=1", [])))
  }

  @Test("A token that differs in one digit is refused", arguments: [0, 1, 15, 16, 30, 31])
  func nearToken(place: Int) throws {
    var digits = Array(site.token.text)
    digits[place] = digits[place] == "0" ? "f" : "0"
    expect(403, try site.ask(site.text("GET /?token=\(String(digits))", [])))
  }

  @Test("What is posted arrives, with the token in a field of its own")
  func post() throws {
    let answer = try site.post("/echo", #"{"a":1}"#)
    #expect((answer.status, answer.body) == (200, #"{"a":1}"#))
    #expect(site.requests == [Request(.post, path: ["echo"], body: Array(#"{"a":1}"#.utf8))])
  }

  @Test("Neither cookie nor address lets anything be posted")
  func postWithCookie() throws {
    let fields = ["Content-Type: application/json", "Content-Length: 2"]
    expect(403, try site.ask(site.text("POST /echo", [site.cookie] + fields, body: "{}")))
    let target = "POST /?token=\(site.token.text)"
    expect(403, try site.ask(site.text(target, fields, body: "{}")))
    let wrong = "X-Afterimage-Token: \(String(site.token.text.reversed()))"
    expect(403, try site.ask(site.text("POST /echo", [wrong] + fields, body: "{}")))
  }

  @Test(
    "What a form can post is refused",
    arguments: [
      "", "Content-Type: text/plain", "Content-Type: application/x-www-form-urlencoded",
      "Content-Type: multipart/form-data; boundary=a", "Content-Type: application/jsonp",
      "Content-Type: text/plain; application/json",
    ])
  func postOfForm(type: String) throws {
    let fields = [site.key, "Content-Length: 2"] + (type.isEmpty ? [] : [type])
    expect(415, try site.ask(site.text("POST /echo", fields, body: "{}")))
  }

  @Test("A type of JSON may name its encoding")
  func typeWithEncoding() throws {
    let fields = [site.key, "Content-Type: application/json; charset=utf-8", "Content-Length: 2"]
    expect(200, try site.ask(site.text("POST /echo", fields, body: "{}")))
  }

  @Test(
    "A host of another name or port is refused",
    arguments: [
      "evil.example", "evil.example:PORT", "127.0.0.1", "localhost", "127.0.0.1:1", "[::1]:PORT",
      "127.0.0.1:PORT.evil.example", "127.0.0.1:PORT@evil.example", "0.0.0.0:PORT", "127.1:PORT",
      "2130706433:PORT", "localhost.:PORT", "127.0.0.1:0PORT",
    ])
  func wrongHost(host: String) throws {
    let host = host.replacing("PORT", with: "\(site.port)")
    expect(403, try site.ask(site.text("GET /", [site.cookie], host: host)))
  }

  @Test("There is one host in a request")
  func hosts() throws {
    expect(200, try site.ask(site.text("GET /", [site.cookie], host: "localhost:\(site.port)")))
    let twice = try site.ask(site.text("GET /", [site.cookie, "Host: evil.example"]))
    #expect([400, 403].contains(twice.status))
    let none = try site.ask("GET / HTTP/1.0\r\n\(site.cookie)\r\n\r\n")
    #expect([400, 403].contains(none.status))
    #expect(site.requests.count == 1)
  }

  @Test(
    "A page of another origin is refused, whatever it knows",
    arguments: [
      "https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1",
      "http://localhost:PORT",
      "https://127.0.0.1:PORT", "http://127.0.0.1:PORT/", "http://127.0.0.1:PORT.evil.example", "",
    ])
  func otherOrigin(origin: String) throws {
    let field = "Origin: " + origin.replacing("PORT", with: "\(site.port)")
    expect(403, try site.get("/", [field]))
    expect(403, try site.post("/echo", "{}", [field]))
  }

  @Test("The own origin is let in")
  func ownOrigin() throws {
    #expect(try site.post("/echo", "{}", ["Origin: http://127.0.0.1:\(site.port)"]).status == 200)
  }

  @Test(
    "What a browser sends for another site is refused", arguments: ["cross-site", "same-site", "x"])
  func otherSite(site word: String) throws {
    expect(403, try site.get("/", ["Sec-Fetch-Site: \(word)"]))
    expect(
      403, try site.ask(site.text("GET /?token=\(site.token.text)", ["Sec-Fetch-Site: \(word)"])))
  }

  @Test(
    "What a browser sends for this site, or for its user, is let in",
    arguments: ["same-origin", "none"])
  func ownSite(word: String) throws {
    #expect(try site.get("/", ["Sec-Fetch-Site: \(word)"]).status == 200)
  }

  @Test(
    "Other methods are told which there are",
    arguments: [
      "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "PROPFIND",
    ])
  func otherMethod(method: String) throws {
    let answer = try site.ask(site.text("\(method) /", [site.cookie]))
    expect(405, answer)
    #expect(answer.fields["allow"] == "GET, HEAD, POST")
  }
}
