import AfterimageServer
import Testing

@Suite("What a request asks for") struct TargetTests {
  let site: Site

  init() throws { site = try Site() }

  @Test(
    "Names are decoded once",
    arguments: [
      ("/any", "any"), ("/any/a%20b", "any|a b"), ("/any/%C3%A9", "any|é"), ("/any/a+b", "any|a+b"),
      ("/any/a..b", "any|a..b"), ("/any/...", "any|..."), ("/any/100%25", "any|100%"),
      ("/any/%2541", "any|%41"),
    ])
  func names(target: String, expected: String) throws {
    let answer = try site.get(target)
    #expect((answer.status, answer.body) == (200, expected))
  }

  @Test(
    "Names that could lead elsewhere are refused in every coding",
    arguments: [
      "/any/../a", "/any/..", "/../any", "/any/.", "/any/./a", "/any//a", "//any", "/any/",
      "/any/%2e%2e/a", "/any/%2E%2e", "/any/.%2e", "/any/%2e", "/any/a%2Fb", "/any/..%2Fa",
      "/any/..%2fa",
      "/any/%252e%252e", "/any/..%252Fa", "/any/%25252e%25252e%25252f", "/any/%25%32%65%25%32%65",
      "/any/..%5Ca", "/any/..%5ca", #"/any/..\a"#, #"/any\a"#, "/any/a%255cb", "/any/a%00",
      "/any/a%00.png",
      "/any/a%2500", "/any/%c0%ae%c0%ae", "/any/%c0%af", "/any/%e0%80%ae", "/any/%ff",
      "/any/a%0d%0ab",
      "/any/a%0a", "/any/a%7F", "/any/%", "/any/%2", "/any/%zz", "/any/%u002e", "any", "*",
      "http://evil.example/any", "/any?a=%", "/any?a=1&a=2", "/any?a=%ff",
    ])
  func unsafe(target: String) throws {
    #expect(try site.get(target).status == 400)
    #expect(site.requests.isEmpty)
  }

  @Test("A name that is coded over and over is refused at once")
  func coded() throws {
    let name = "%" + String(repeating: "25", count: 8_000) + "41"
    #expect(try site.get("/any/" + name).status == 400)
  }

  @Test("What is said after the path is decoded")
  func query() throws {
    _ = try site.get("/any?name=a%26b&empty=&flag&path=..%2Fa")
    let query = ["name": "a&b", "empty": "", "flag": "", "path": "../a"]
    #expect(site.requests == [Request(.get, path: ["any"], query: query)])
  }
}
