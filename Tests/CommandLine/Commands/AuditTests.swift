import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The verdicts on a whole folder: `audit`.
@Suite struct AuditTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A screen with one secret and no protection.
  private static let login = """
    {"format": 1, "name": "login", "root": {"type": "view", "subviews": [
      {"type": "textField", "id": "user", "text": "Ada 1815", "sensitive": true},
      {"type": "label", "id": "title", "text": "Log on"}
    ], "constraints": [
      "user.top == safeArea.top", "user.leading == margins.leading", "user.width == 200",
      "user.height == 34", "title.top == user.bottom", "title.leading == margins.leading"
    ]}}
    """

  private func lines(_ run: Run) -> [String] { run.output.split(separator: "\n").map(String.init) }

  @Test func `of every screen below a folder each secret has a line, the worst first`() throws {
    try folder.write(Self.login, to: "a/login.screen.json")
    try folder.write(
      Self.login.replacing("login", with: "greeting").replacing(
        #", "sensitive": true"#, with: ""), to: "b/greeting.screen.json")
    let run = afterimage("audit", folder.path(""))
    #expect(run.code == .badVerdict)
    #expect(lines(run).first?.hasSuffix("a/login.screen.json") == true)
    #expect(lines(run)[1].hasPrefix("  login.user:2 [none] leaks: "))
    #expect(lines(run).last == "1 secret in 1 of 2 inputs: 1 leaks")
    #expect(!run.output.contains("1815"))
  }

  @Test func `an attack reads the fields of a form together, and says what it is taken to know`()
    throws
  {
    let run = afterimage(
      "audit", Shipped.screen("card-form"), "--strategy", "blur:radius=30", "--attack")
    let number = try #require(lines(run).first { $0.contains("card-form.number") })
    #expect(number.contains("an adversary who knows holder, street and postcode reads 15 of 15"))
    #expect(number.contains("proved by equal bytes, together with expiry and cvc: 46.5 to 46.5"))
    #expect(number.hasSuffix("; OCR does not read it"))
    let bare = afterimage("audit", Shipped.screen("card-form"), "--strategy", "none", "--attack")
    let bareNumber = lines(bare).first { $0.contains("card-form.number") }
    #expect(bareNumber?.hasSuffix("; OCR reads it") == true)
    let json = afterimage(
      "audit", Shipped.screen("card-form"), "--strategy", "blur:radius=30", "--attack", "--json")
    #expect(json.output.contains(#""known""#))
    #expect(!json.output.contains("4242"))
  }

  @Test func `what an adversary reads is told of each file that is asked for`() throws {
    let screen = """
      {"format": 1, "name": "balance", "root": {"type": "view", "subviews": [
        {"type": "label", "id": "sum", "text": "$ 204.50", "sensitive": true}],
        "constraints": ["sum.top == safeArea.top + 40", "sum.leading == margins.leading"]}}
      """
    let path = try folder.write(screen, to: "balance.screen.json")
    let run = afterimage(
      "audit", path, "--strategy", "blur:radius=10", "--stored", "texture", "--stored", "noise")
    let line = try #require(lines(run).first { $0.contains("balance.sum") })
    #expect(line.contains("an adversary with its texture reads 5 of 5 characters, proved by equal"))
    #expect(
      line.contains("an adversary with a noisy copy reads all of it by a guess, which nothing"))
    let json = afterimage(
      "audit", path, "--strategy", "blur:radius=10", "--stored", "downscaled", "--json")
    #expect(json.output.contains(#""stored": "downscaled""#))
    #expect(!json.output.contains(#""stored": "exact""#))
  }

  @Test func `strategies with the same answer share a line`() throws {
    let path = try folder.write(Self.login, to: "login.screen.json")
    let run = afterimage(
      "audit", path, "--strategy", "none", "--strategy", "cover-color", "--strategy", "redact")
    #expect(
      lines(run).dropFirst(2).first
        == "  login.user:2 [cover-color, redact] proved: nothing in sight depends on it")
    #expect(run.code == .badVerdict)
    #expect(lines(run).last == "1 secret in 1 input: 1 leaks, 2 proved")
  }

  @Test func `of several devices each is looked at, and what is the same stands once`() throws {
    // The field lies below the end of the smaller display.
    let low = Self.login.replacing("safeArea.top\"", with: "safeArea.top + 600\"")
    let path = try folder.write(low, to: "login.screen.json")
    let words = [
      "audit", path, "--strategy", "none", "--strategy", "cover-color", "--device", "iphone-se",
      "--device", "iphone-15-pro",
    ]
    let baseline = folder.path("baseline.json")
    let run = afterimage(words + ["--write-baseline", baseline])
    #expect(lines(run)[1].hasPrefix("  login.user:2 [none on iphone-15-pro] leaks: "))
    #expect(lines(run)[2].hasPrefix("  login.user:2 [none on iphone-se] cannot tell: "))
    #expect(lines(run)[3].hasPrefix("  login.user:2 [cover-color] proved: "))
    #expect(lines(run).last == "1 secret in 1 input: 1 leaks, 1 cannot tell, 2 proved; 2 known")
    #expect(afterimage(words + ["--baseline", baseline]).code == .asExpected)
    let held = afterimage("audit", path, "--orientation", "portrait", "--orientation", "landscape")
    #expect(held.output.contains("[none on landscape] cannot tell: "))
    #expect(afterimage("audit", path, "--device", "iphone-se", "--device", "phone").code == .usage)
  }

  @Test func `what can be told of a secret is named`() throws {
    let bullets = #""text": "Ada 1815", "secureTextEntry": true"#
    let secure = Self.login.replacing(#""text": "Ada 1815""#, with: bullets)
    let path = try folder.write(secure, to: "login.screen.json")
    let run = afterimage("audit", path)
    #expect(run.output.contains("what is drawn of it changes with its length and presence, in"))
  }

  @Test func `what keeps every secret ends well`() throws {
    let path = try folder.write(Self.login, to: "login.screen.json")
    let run = afterimage("audit", path, "--strategy", "cover-color")
    #expect(run.code == .asExpected)
    #expect(run.errors == "")
  }

  @Test func `a story keeps its secrets by protections of its own`() throws {
    let run = afterimage("audit", Shipped.scenario("keyboard-up.intended"))
    #expect(run.code == .asExpected)
    #expect(lines(run).dropFirst().allSatisfy { !$0.contains("[") })
  }

  @Test func `what cannot be read is told and keeps nothing else from being looked at`() throws {
    try folder.write(Self.login, to: "a.screen.json")
    try folder.write("{", to: "b.screen.json")
    let run = afterimage("audit", folder.path(""))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("b.screen.json"))
    #expect(run.output.contains("login.user"))
  }

  @Test func `a folder without anything to look at is told`() throws {
    try folder.write("hello", to: "a.txt")
    let run = afterimage("audit", folder.path(""))
    #expect(run.code == .inputMissing)
  }

  @Test func `as JSON each secret has its verdict, its line and its reason`() throws {
    let path = try folder.write(Self.login, to: "login.screen.json")
    let run = afterimage("audit", path, "--strategy", "redact", "--json")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(rows.first?["verdict"] as? String == "proved")
    #expect(rows.first?["line"] as? Int == 2)
    #expect(rows.first?["view"] as? String == "user")
    #expect(rows.first?["reason"] as? String == "it is marked")
    #expect(rows.first?["strategy"] as? String == "redact")
    #expect(!run.output.contains("1815"))
  }

  @Test func `the output is the same for any number of jobs`() throws {
    try folder.write(Self.login, to: "a.screen.json")
    try folder.write(Self.login.replacing("login", with: "second"), to: "b.screen.json")
    let words = ["audit", folder.path(""), "--strategy", "all", "--jobs"]
    #expect(afterimage(words + ["1"]).output == afterimage(words + ["3"]).output)
  }

  @Test func `an app's source is audited for each answer to what it leaves open`() {
    let run = afterimage("audit", Shipped.app("Depends"))
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("hidesInSwitcher") && run.output.contains("is true"))
  }

  @Test func `without the program that reads source the rest of a folder is audited`() throws {
    try folder.write("@main class A: UIApplicationDelegate {}", to: "App/A.swift")
    try folder.write(screenFile(), to: "App/sample.screen.json")
    let run = afterimage(
      ["audit", folder.path("App")],
      environment: ["AFTERIMAGE_SWIFT": folder.path("afterimage-swift")])
    #expect(run.code == .asExpected)
    #expect(run.errors.contains("make build"))
  }
}
