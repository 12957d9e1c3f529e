import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The pages that `audit`, `snapshot --fail-on-leak` and `preview` write with `--report`.
@Suite struct PageReportTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A screen with a secret that nothing else depends on.
  private static let login = screenFile(
    name: "login",
    subviews: #"{ "type": "textField", "id": "user", "text": "Ada 1815", "sensitive": true }"#,
    constraints: """
      "user.top == safeArea.top", "user.leading == super.leading", "user.width == 200", \
      "user.height == 34"
      """)

  private func page(_ words: String...) throws -> (run: Run, page: WrittenPage) {
    try folder.write(Self.login, to: "login.screen.json")
    let input = folder.path("login.screen.json")
    let run = afterimage(
      [words[0], input] + words.dropFirst()
        + ["--device", "iphone-se", "--report", folder.path("page")])
    return (run, try WrittenPage(in: folder, "page"))
  }

  /// The texts of all files of the page but its pictures.
  private func texts() throws -> String {
    try folder.files.filter { $0.hasPrefix("page/") && !$0.hasPrefix("page/pictures/") }
      .map { String(decoding: try folder.bytes($0), as: UTF8.self) }.joined()
  }

  @Test func `an audit's page has the pictures that tell of one secret in one group`() throws {
    let (run, page) = try page("audit", "--strategy", "none", "--strategy", "redact")
    #expect(run.code == .badVerdict)
    #expect(page.kind == "audit")
    #expect(page.all("o") == ["leaks", "leaks", "same", "same"])
    #expect(page.all("v") == ["leaks", "leaks", "safe", "safe"])
    #expect(page.groups.count == 1)
    #expect(page.groups[0].hasPrefix("It tells of `login.user`, in /"))
    #expect(page.all("m")[0]?.contains("`login.user` leaks: ") == true)
    #expect(try !texts().contains("1815"))
    #expect(try texts().contains(#""n":"user","t":"textField""#))
  }

  @Test func `what a policy accepts does not fail on the page, and stands apart`() throws {
    try folder.write(
      #"""
      {"format": 1, "accepted": [{"screen": "login", "view": "user", "reason": "a sample",
        "person": "Ada Lovelace", "expires": "2999-12-31"}]}
      """#, to: "policy.json")
    let (run, page) = try page(
      "audit", "--policy", folder.path("policy.json"), "--today", "2026-01-01")
    #expect(run.code == .asExpected, "\(run.errors)")
    #expect(page.all("o") == ["same", "same"])
    #expect(page.all("v") == ["leaks", "leaks"])
    #expect(page.groups[0].hasSuffix(", which is accepted or known (2)"))
  }

  @Test func `a snapshot's page has what every strategy leaves, and why`() throws {
    let (run, page) = try page(
      "snapshot", "--strategy", "hide", "--strategy", "none", "--fail-on-leak")
    #expect(run.code == .badVerdict)
    #expect(page.kind == "snapshot")
    #expect(page.all("n")[0] == "login.hide.picture-1-light.png")
    #expect(page.all("o") == ["same", "same", "leaks", "leaks"])
    #expect(page.all("j")[2] == "It tells of `login.user`")
    #expect(page.text.contains("No rule covers, masks or hides anything of login."))
    #expect(try !texts().contains("1815"))
  }

  @Test func `only a judged snapshot has a page`() throws {
    try folder.write(Self.login, to: "login.screen.json")
    let run = afterimage(
      "snapshot", folder.path("login.screen.json"), "--report", folder.path("page"))
    #expect(run.code == .usage)
    #expect(!folder.files.contains { $0.hasPrefix("page/") })
  }

  @Test func `a preview's page stands beside its sheets, or in the place of their page`() throws {
    let (run, page) = try page(
      "preview", "--strategy", "none", "--strategy", "exit-on-suspend", "-o", folder.path("out"))
    #expect(run.code == .asExpected)
    #expect(run.output.hasSuffix("out/index.html\n\(folder.path("page"))/index.html\n"))
    #expect(folder.files.contains("out/login/none.light.png"))
    #expect(page.kind == "preview")
    #expect(
      page.all("n") == ["login.none.light.png", "login.none.dark.png", "login.exit-on-suspend"])
    #expect(page.all("v") == ["leaks", "leaks", "safe"])
    #expect(page.groups == ["login (3)"])
    let pictures = folder.files.filter { $0.hasPrefix("page/pictures/") }
    #expect(pictures.count == 2)
    let same = afterimage(
      "preview", folder.path("login.screen.json"), "--strategy", "none", "-o", folder.path("page"),
      "--report", folder.path("page"))
    #expect(same.output.hasSuffix("page/login.png\n\(folder.path("page"))/index.html\n"))
    #expect(try WrittenPage(in: folder, "page").kind == "preview")
  }
}
