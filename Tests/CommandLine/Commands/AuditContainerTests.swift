import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The pictures of a device's folder: `audit --container`.
@Suite struct AuditContainerTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes the files that the system would keep of a shipped screen, and renames its folder to another layout.
  private func container(of screen: String, under strategy: String, _ words: String...) throws {
    let run = afterimage(
      [
        "snapshot", Shipped.screen(screen), "--strategy", strategy, "--sandbox",
        folder.path("device"),
      ]
        + words)
    #expect(run.code == .asExpected, "\(run.errors)")
  }

  private func audit(_ words: String...) -> Run {
    afterimage(
      [
        "audit", Shipped.screen("card-form"), Shipped.screen("recovery-phrase"), "--container",
        folder.path("device"),
      ] + words)
  }

  @Test(arguments: [("none", ExitCode.badVerdict), ("cover-color", .asExpected)])
  func `each picture is named by the story that would leave it, the smaller copies too`(
    strategy: String, code: ExitCode
  ) throws {
    try container(of: "card-form", under: strategy)
    let run = audit()
    #expect(run.code == code, "\(run.errors)")
    let agreeing = run.output.split(separator: "\n").filter { $0.contains("agrees with") }
    #expect(agreeing.count == 4)
    #expect(agreeing.allSatisfy { $0.contains("card-form.screen.json [\(strategy)]") })
    #expect(run.output.contains("Library/SplashBoard/Snapshots/"))
    #expect(run.output.contains("downscaled/"))
  }

  @Test func `the folder of older systems is read, too`() throws {
    try container(of: "card-form", under: "cover-color", "--system", "ios-12")
    let run = audit("--system", "ios-12")
    #expect(run.output.contains("Library/Caches/Snapshots/"))
    #expect(run.output.contains("agrees with"))
    #expect(run.code == .asExpected)
  }

  @Test func `a picture that agrees with no story is one of which nobody can tell`() throws {
    try container(of: "greeting", under: "none")
    let run = audit()
    #expect(run.code != .asExpected)
    #expect(!run.output.contains("agrees with S"))
    #expect(run.output.contains("agrees with no prediction"))
  }

  @Test func `a card number that can be read in a picture is a leak, whatever it agrees with`()
    throws
  {
    let path = folder.path("device/Snapshots/other.png")
    try folder.write("", to: "device/Snapshots/empty.txt")
    let drawn = afterimage(
      "render", Shipped.screen("card-form"), "--device", "iphone-8", "-o", path)
    #expect(drawn.code == .asExpected, "\(drawn.errors)")
    let run = audit()
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("cannot tell: no prediction is like it"))
    #expect(run.output.contains("leaks: a card number can be read in it"))
  }

  @Test func `reports have the pictures of the device, and what is known of each once`() throws {
    try container(of: "card-form", under: "none")
    let page = folder.path("a.html")
    let run = audit("--format", "csv", "--format", "html=\(page)")
    #expect(run.code == .badVerdict)
    let lines = run.output.split(separator: "\r\n")
    let numbers = lines.filter { $0.contains(",card-form,number,") }
    #expect(numbers.count == 4)
    #expect(numbers.allSatisfy { $0.contains("Library/SplashBoard") && $0.contains(",leaks,") })
    let text = try folder.text("a.html")
    #expect(text.components(separatedBy: "the device that it was copied from").count == 5)
    #expect(text.components(separatedBy: "data:image/png").count == 5)
  }

  @Test func `a policy decides about a device's pictures`() throws {
    try container(of: "greeting", under: "none")
    try folder.write(#"{"format": 1, "cannotTell": "passes"}"#, to: "policy.json")
    #expect(audit().code == .cannotTell)
    #expect(audit("--policy", folder.path("policy.json")).code == .asExpected)
  }

  @Test func `a folder without pictures is told`() throws {
    try folder.write("hello", to: "device/a.txt")
    #expect(audit().code == .inputMissing)
  }

  @Test func `as JSON each picture has its verdict and no secret`() throws {
    try container(of: "card-form", under: "none")
    let run = audit("--json")
    let pictures = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(pictures.count == 4)
    #expect(pictures.allSatisfy { $0["verdict"] as? String == "leaks" })
    #expect(!run.output.contains("4242"))
  }
}
