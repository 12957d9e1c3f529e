import AfterimageCommandLine
import AfterimageEvidence
import Foundation
import TestSupport
import Testing

/// The reports of `audit`, and the policy that decides about them.
@Suite struct AuditReportTests {
  let folder: TemporaryFolder
  let screen: String

  init() throws {
    folder = try TemporaryFolder()
    screen = try folder.write(Self.login, to: "login.screen.json")
  }

  private static let secret = "Hunter2Xq"
  private static let login = """
    {"format": 1, "name": "login", "root": {"type": "view", "subviews": [
      {"type": "textField", "id": "password", "text": "\(secret)", "sensitive": true},
      {"type": "label", "id": "account", "text": "\(secret) of Ada", "sensitive": true}
    ], "constraints": [
      "password.top == safeArea.top", "password.leading == margins.leading",
      "password.width == 200", "password.height == 34", "account.top == password.bottom",
      "account.leading == margins.leading"
    ]}}
    """

  private func path(_ format: ReportFormat) -> String {
    folder.path("out.\(format.endings.first ?? format.name)")
  }

  private func policy(_ members: String) throws -> [String] {
    ["--policy", try folder.write(#"{"format": 1, \#(members)}"#, to: "policy.json")]
  }

  @Test func `all forms are written at once, and no secret stands in any of them`() throws {
    let formats = ReportFormat.all.flatMap { ["--format", "\($0.name)=\(path($0))"] }
    let words = [
      "audit", screen, "--strategy", "none", "--strategy", "blur", "--strategy", "redact",
    ]
    let run = afterimage(
      words + formats + ["--write-baseline", folder.path("baseline.json")])
    #expect(run.code == .asExpected)
    let files = try ReportFormat.all.map { try folder.bytes("out.\($0.endings.first ?? $0.name)") }
    for bytes in files + [
      try folder.bytes("baseline.json"), run.outputBytes, Array(run.errors.utf8),
    ] {
      #expect(!bytes.isEmpty || bytes == Array(run.errors.utf8))
      #expect(!bytes.contains(Array(Self.secret.utf8)))
    }
  }

  @Test(arguments: ["html", "pdf"])
  func `two runs give the same bytes`(format: String) throws {
    let words = ["audit", screen, "--strategy", "all", "--format", format, "--today", "2026-11-23"]
    let runs = (1...2).map { _ in afterimage(words) }
    #expect(!runs[0].outputBytes.isEmpty)
    #expect(runs[0].outputBytes == runs[1].outputBytes)
  }

  @Test func `samples are named for those who ask`() throws {
    for format in ["table", "json", "csv", "html"] {
      let run = afterimage("audit", screen, "--format", format, "--show-secrets")
      #expect(run.output.contains(Self.secret), "\(format)")
    }
  }

  @Test func `the ending of the output names its form`() throws {
    let run = afterimage("audit", screen, "-o", folder.path("a.csv"))
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("login.password"))
    #expect(try folder.text("a.csv").hasPrefix("input,file,line,"))
    #expect(afterimage("audit", screen, "-o", folder.path("a.doc")).code == .usage)
  }

  @Test func `the output takes one report`() {
    let run = afterimage("audit", screen, "--format", "csv", "--format", "sarif")
    #expect(run.code == .usage)
    #expect(run.errors.contains("write --format sarif=FILE"))
    #expect(afterimage("audit", screen, "--format", "word").code == .usage)
  }

  @Test func `an input is not written over`() {
    #expect(afterimage("audit", screen, "--format", "json=\(screen)").code == .usage)
  }

  @Test func `a policy decides how the command ends`() throws {
    let accepted =
      #"{"view": "*", "strategy": "none", "reason": "r", "person": "Ada", "expires": "2026-12-31"}"#
    let words =
      try ["audit", screen, "--strategy", "none"] + policy(#""accepted": [\#(accepted)]"#)
    let before = afterimage(words + ["--today", "2026-12-31"])
    #expect(before.code == .asExpected)
    #expect(before.output.contains("(accepted by Ada until 2026-12-31: r)"))
    let after = afterimage(words + ["--today", "2027-01-01"])
    #expect(after.code == .badVerdict)
    #expect(after.output.contains("(accepted by Ada until 2026-12-31, which is over)"))
    #expect(after.errors.contains("has expired on 2026-12-31"))
    let covered =
      try ["audit", screen, "--strategy", "cover-color"] + policy(#""require": "proved""#)
    #expect(afterimage(covered).code == .asExpected)
  }

  @Test func `mistakes in a policy end the command`() throws {
    let run = try afterimage(["audit", screen] + policy(#""requires": "proved""#))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("requires"))
    #expect(afterimage("audit", screen, "--policy", folder.path("none.json")).code == .inputMissing)
  }

  @Test func `with a baseline only what is new fails`() throws {
    let baseline = folder.path("baseline.json")
    let words = ["audit", folder.path(""), "--strategy", "none"]
    #expect(afterimage(words + ["--write-baseline", baseline]).code == .asExpected)
    let known = afterimage(words + ["--baseline", baseline])
    #expect(known.code == .asExpected)
    #expect(known.output.contains("2 known"))
    // Moved lines change nothing.
    try folder.write("\n\n" + Self.login, to: "login.screen.json")
    #expect(afterimage(words + ["--baseline", baseline]).code == .asExpected)
    try folder.write(Self.login.replacing("\"login\"", with: "\"new\""), to: "new.screen.json")
    #expect(afterimage(words + ["--baseline", baseline]).code == .badVerdict)
  }

  @Test func `reports are as their schemas ask`() throws {
    let words = ["audit", screen, "--strategy", "all"]
    _ = afterimage(
      words + [
        "--format", "sarif=\(folder.path("a.sarif"))", "--format", "junit=\(folder.path("a.xml"))",
      ])
    for name in ["a.sarif", "a.xml"] {
      let process = Process()
      process.executableURL = Repository.folder.appending(path: "Scripts/check-reports")
      process.arguments = [folder.path(name)]
      try process.run()
      process.waitUntilExit()
      // 77: the module of Python that knows the schema is missing, as on macOS.
      #expect([0, 77].contains(process.terminationStatus), "\(name)")
    }
  }
}
