import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The shares of several machines put together: `merge`.
@Suite struct MergeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["login", "wallet", "card"] {
      try folder.write(screen(name), to: "App/\(name).screen.json")
    }
    try folder.write("{", to: "App/broken.screen.json")
  }

  private func screen(_ name: String, text: String = "Ada 1815") -> String {
    screenFile(
      name: name,
      subviews: #"{"type": "textField", "id": "user", "text": "\#(text)", "sensitive": true}"#,
      constraints: """
        "user.top == safeArea.top", "user.leading == margins.leading", "user.width == 200",
        "user.height == 34"
        """)
  }

  private var records: [String] { ["--records", folder.path("records")] }

  /// Runs a command as one machine, then as several whose records are merged; each time its code, output, messages and files.
  private func runs(
    of words: [String], among count: Int
  ) throws -> (whole: [String], merged: [String]) {
    func told(_ run: Run) throws -> [String] {
      let files = try folder.contents().filter { $0.key.hasPrefix("out/") }
        .sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.count) \($0.value.hashValue)" }
      try? FileManager.default.removeItem(atPath: folder.path("out"))
      let errors = run.errors.replacing("afterimage merge", with: "afterimage \(words[0])")
      return ["\(run.code)", run.output, errors] + files
    }
    let whole = try told(afterimage(words))
    for index in 1...count { _ = afterimage(words + records + ["--shard", "\(index)/\(count)"]) }
    try? FileManager.default.removeItem(atPath: folder.path("out"))
    return (whole, try told(afterimage("merge", folder.path("records"))))
  }

  @Test(arguments: [1, 2, 3, 7])
  func `the shares of an audit make what one machine makes`(count: Int) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: true)
    let words = [
      "audit", folder.path("App"), folder.path("App/card.screen.json"), folder.path("none"),
      "--strategy", "redact", "--strategy", "blur", "--json",
    ]
    let (whole, merged) = try runs(of: words, among: count)
    #expect(merged == whole)
    #expect(whole[1].contains(#""view": "user""#))
    #expect(whole[2].contains("broken.screen.json"))
  }

  @Test func `a page of pictures, reports and an attack are the same as well`() throws {
    let words = [
      "audit", folder.path("App/login.screen.json"), "--strategy", "pixelate", "--attack",
      "--today", "2026-01-02",
      "--report", folder.path("out/page"), "--format", "html=\(folder.path("audit.html"))",
    ]
    let (whole, merged) = try runs(of: words, among: 2)
    #expect(merged == whole)
    #expect(whole.contains { $0.hasPrefix("out/page/index.html ") })
  }

  @Test(arguments: ["render", "snapshot", "preview"], [1, 3])
  func `the shares of a command that draws make what one machine makes`(
    command: String, count: Int
  ) throws {
    try folder.write(screen("login", text: "Grace 1906"), to: "App/below/login.screen.json")
    try FileManager.default.copyItem(
      atPath: Shipped.wallet, toPath: folder.path("App/Wallet.storyboard"))
    _ = afterimage("init", "protection", "bank", "-o", folder.path("App/bank.scenario.json"))
    var words = [
      command, folder.path("App"), folder.path("App/card.screen.json"), folder.path("none"),
      "--device", "iphone-se", "-o", folder.path("out"),
    ]
    if command != "render" { words += ["--strategy", "redact", "--strategy", "none"] }
    if command == "preview" { words += ["--report", folder.path("out/report")] }
    let (whole, merged) = try runs(of: words, among: count)
    #expect(merged == whole)
    #expect(whole.contains { $0.contains("below.login") })
    #expect(whole.contains { $0.contains("Wallet.Help") })
    #expect(whole[2].contains("broken.screen.json"))
    #expect(whole[2].contains("none"))
  }

  @Test func `pictures of files that have changed since are not written`() throws {
    let words = ["render", folder.path("App"), "-o", folder.path("out")] + records
    for number in 1...2 { _ = afterimage(words + ["--shard", "\(number)/2"]) }
    try folder.write(screen("login", text: "Grace 1906"), to: "App/login.screen.json")
    let run = afterimage("merge", folder.path("records"))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("App/login.screen.json: changed since, or gone; run --shard "))
    #expect(!folder.files.contains { $0.hasPrefix("out/") })
  }

  @Test func `a share needs a folder for its pictures, and takes nothing that is of one input`() {
    let file = afterimage(
      ["render", folder.path("App"), "--shard", "1/2", "-o", folder.path("a.png")] + records)
    #expect(file.code == .usage)
    for option in ["--json", "--timeline", "--fail-on-leak"] {
      let run = afterimage(["snapshot", folder.path("App"), option, "--shard", "1/2"] + records)
      #expect(run.code == .usage)
      #expect(run.errors.contains("'afterimage audit' judges several"))
    }
    let pairs = afterimage(["preview", folder.path("App"), "--pairs", "--shard", "1/2"] + records)
    #expect(pairs.code == .usage)
    #expect(!folder.files.contains { $0.hasPrefix("records/") })
  }

  @Test func `the shares of a test run make what one machine makes`() throws {
    let suite = try Suite()
    try suite.write(
      cases: ["iphone-se", "iphone-x", "ipad-9-7"].map {
        #"{ "screen": "note", "device": "\#($0)" }"#
      }.joined(separator: ", "))
    _ = suite.test()
    _ = suite.approve()
    try suite.write(label: "another")
    try suite.folder.write("", to: "Goldens/old.frames")
    func told(_ run: Run) throws -> [String] {
      let files = try suite.folder.contents().filter { $0.key.hasPrefix("seen/") }
        .sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.hashValue)" }
      return ["\(run.code)", run.output] + files
    }
    let whole = try told(suite.test("--report", suite.folder.path("seen/report")))
    let records = suite.folder.path("records")
    for index in 1...2 {
      let share = suite.test(
        "--shard", "\(index)/2", "--records", records, "--report",
        suite.folder.path("seen/report"))
      #expect(share.code == .badVerdict)
      #expect(!share.output.contains("old.frames"))
    }
    let merged = try told(afterimage("merge", records))
    #expect(merged == whole)
    #expect(whole[1].contains("old.frames"))
  }

  @Test func `goldens whose cases have changed since are not judged`() throws {
    let suite = try Suite()
    let records = suite.folder.path("records")
    _ = suite.test("--shard", "1/1", "--records", records)
    try suite.write(cases: #"{ "screen": "note", "device": "iphone-x" }"#)
    let run = afterimage("merge", records)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("changed since, or gone; run --shard 1/1 again"))
  }

  @Test func `records of files that have changed since are refused, share by share`() throws {
    let words = ["audit", folder.path("App"), "--json"] + records
    func share(_ number: Int) { _ = afterimage(words + ["--shard", "\(number)/4"]) }
    for number in 1...4 { share(number) }
    let before = afterimage("merge", folder.path("records"))
    try folder.write(
      screen("login").replacing(#", "sensitive": true"#, with: ""), to: "App/login.screen.json")
    // A share that was not done again still says what was so before: that the secret is there, or that it is none.
    let stale = afterimage("merge", folder.path("records"))
    #expect(stale.code == .badInput)
    #expect(stale.output == "")
    #expect(stale.errors.contains("App/login.screen.json: changed since, or gone; run --shard "))
    for number in 1...4 { share(number) }
    let after = afterimage("merge", folder.path("records"))
    #expect(after.output == afterimage("audit", folder.path("App"), "--json").output)
    #expect(after.output != before.output)
    try folder.write(screen("more"), to: "App/more.screen.json")
    let more = afterimage("merge", folder.path("records"))
    #expect(more.code == .badInput)
    #expect(
      more.errors.contains("there are 5 inputs or cases, and were 4 when the shares were done"))
  }

  @Test func `records of goldens and screens that have changed since are refused`() throws {
    let suite = try Suite()
    let records = suite.folder.path("records")
    func share() -> ExitCode { suite.test("--shard", "1/1", "--records", records).code }
    #expect(share() == .badVerdict)
    _ = suite.approve()
    #expect(afterimage("merge", records).errors.contains("changed since, or gone"))
    #expect(share() == .asExpected)
    #expect(afterimage("merge", records).code == .asExpected)
    try suite.write(label: "another")
    let run = afterimage("merge", records)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("changed since, or gone; run --shard 1/1 again"))
  }

  @Test func `what each piece took is written down, and cuts the next shares`() throws {
    let costs = folder.path("costs.txt")
    let words = ["audit", folder.path("App")] + records
    for index in 1...2 { _ = afterimage(words + ["--shard", "\(index)/2", "--costs", costs]) }
    _ = afterimage("merge", folder.path("records"), "--costs", costs)
    let lines = try folder.text("costs.txt").split(separator: "\n")
    #expect(lines.first == "afterimage costs 1")
    #expect(lines.count == 5)
    let dear = lines.map {
      $0.hasSuffix("/card.screen.json") ? "1000000000\t" + $0.split(separator: "\t")[1] : $0
    }
    try folder.write(dear.joined(separator: "\n") + "\n", to: "costs.txt")
    let run = afterimage(words + ["--shard", "1/2", "--costs", costs])
    #expect(run.errors.contains("share 1/2: 1 of 4 done"))
    let mixed = afterimage("merge", folder.path("records"))
    #expect(mixed.code == .badInput)
    #expect(mixed.errors.contains("of other inputs, or shared out by other costs"))
  }

  @Test func `all that is wrong with records is told, and nothing is written`() throws {
    let words = ["audit", folder.path("App"), "--json"] + records
    _ = afterimage(words + ["--shard", "1/3"])
    _ = afterimage(words + ["--shard", "2/3", "--strategy", "redact"])
    let run = afterimage("merge", folder.path("records"))
    #expect(run.code == .badInput)
    #expect(run.output == "")
    #expect(run.errors.contains("2-of-3.record: is of another run than"))
    #expect(afterimage("merge", folder.path("App")).code == .inputMissing)
  }

  @Test func `the pictures of one device are not shared out`() {
    let run = afterimage(
      "audit", folder.path("App"), "--container", folder.path("App"), "--shard", "1/2")
    #expect(run.code == .usage)
  }

  @Test func `paths are taken from a list, with lines or zero bytes between`() throws {
    let paths = ["login", "wallet"].map { folder.path("App/\($0).screen.json") }
    let named = afterimage(["audit"] + paths)
    for separator in ["\n", "\0"] {
      try folder.write(paths.joined(separator: separator) + separator, to: "list.txt")
      #expect(afterimage("audit", "--files-from", folder.path("list.txt")).output == named.output)
      let piped = afterimage(
        ["audit", "--files-from", "-"], answers: paths.joined(separator: separator))
      #expect(piped.output == named.output)
    }
    #expect(afterimage("audit").code == .usage)
  }
}
