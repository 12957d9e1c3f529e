import Afterimage
import AfterimageFleet
import AfterimageGoldens
import AfterimageGraphics
import AfterimageReview
import AfterimageScreens
import AfterimageServer
import Foundation
import TestSupport
import Testing

/// Decisions about goldens, each written at once and taken back at once.
struct ReviewDeskTests {
  private let folder: TemporaryFolder
  private let goldens: GoldenFolder
  private let evidence: EvidenceFolder

  init() throws {
    folder = try TemporaryFolder()
    goldens = GoldenFolder(folder.path)
    evidence = EvidenceFolder(folder.path("seen"))
    try evidence.clear()
  }

  private func bitmap(_ color: UInt32) throws -> Bitmap {
    try #require(Bitmap(width: 4, height: 4, pixels: .init(repeating: color, count: 16)))
  }

  /// A golden of one colour, of which the last run saw another one.
  private func pending(
    _ name: String, was old: UInt32?, inputs: Digest? = nil
  ) throws -> ReviewedGolden {
    if let old { try goldens.accept(Artifact(name: name, content: .png(bitmap(old)))) }
    let artifact = Artifact(name: name, content: .png(try bitmap(0xFF00_00FF)))
    let result = GoldenResult(
      of: name, fileName: artifact.fileName, outcome: .missing, artifact: artifact)
    _ = try evidence.leave(for: result, in: goldens)
    let explained = ExplainedCase(
      old: nil, new: nil, reasons: Reasons(causes: []), inputs: inputs)
    return ReviewedGolden(SealedArtifact(artifact), explained, in: goldens)
  }

  private func color(_ name: String) throws -> UInt32? {
    let path = goldens.path(of: name)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try PNG.decode(Array(Data(contentsOf: URL(filePath: path))))[0, 0]
  }

  private func request(_ name: String) throws -> ReviewDesk.Request {
    .init(name: name, seen: ReportFolder.name(of: try #require(evidence.seen(name))))
  }

  @Test func `what is approved is the golden at once, and undo puts the old one back`() throws {
    var desk = ReviewDesk(
      [try pending("a", was: 0xFFFF_0000), try pending("b", was: nil)], seenIn: evidence)
    let requests = [try request("a.png"), try request("b.png")]
    #expect(desk.decide(.approved, requests).map(\.state) == ["approved", "approved"])
    #expect(try color("a.png") == 0xFF00_00FF)
    #expect(try color("b.png") == 0xFF00_00FF)
    #expect(try evidence.pending() == [])
    #expect(desk.pendingCount == 0)
    #expect(desk.undo().map(\.state) == ["pending", "pending"])
    #expect(try color("a.png") == 0xFFFF_0000)
    #expect(try color("b.png") == nil)
    #expect(try evidence.pending() == ["a.png", "b.png"])
    #expect(desk.undo() == [])
  }

  @Test func `what is refused stays, and can be approved after all`() throws {
    var desk = ReviewDesk([try pending("a", was: 0xFFFF_0000)], seenIn: evidence)
    let one = try request("a.png")
    #expect(desk.decide(.refused, [one]).map(\.state) == ["refused"])
    #expect(try color("a.png") == 0xFFFF_0000)
    #expect(desk.names(.refused) == ["a.png"])
    #expect(desk.decide(.approved, [one]).map(\.state) == ["approved"])
    #expect(desk.decide(.approved, [one]).map(\.state) == ["clash"])
    #expect(desk.undo().map(\.state) == ["refused"])
    #expect(try color("a.png") == 0xFFFF_0000)
  }

  @Test func `a picture that is no longer the one that was seen is not approved`() throws {
    var desk = ReviewDesk([try pending("a", was: 0xFFFF_0000)], seenIn: evidence)
    let one = try request("a.png")
    let newer = GoldenResult(
      of: "a", fileName: "a.png", outcome: .missing,
      artifact: Artifact(name: "a", content: .png(try bitmap(0xFF00_FF00))))
    _ = try evidence.leave(for: newer, in: goldens)
    #expect(desk.decide(.approved, [one]).map(\.state) == ["changedSince"])
    #expect(try color("a.png") == 0xFFFF_0000)
    #expect(desk.revision == 0)
    #expect(
      desk.decide(.approved, [.init(name: "../b.png", seen: "")]).map(\.state) == ["unwanted"])
  }

  @Test func `what was approved is packed later, and remains what it is`() throws {
    var desk = ReviewDesk([try pending("a", was: nil)], seenIn: evidence)
    _ = desk.decide(.approved, [try request("a.png")])
    let next = try #require(desk.nextToPack())
    desk.pack(next, next.smallBytes)
    #expect(desk.nextToPack() == nil)
    #expect(try color("a.png") == 0xFF00_00FF)
  }

  @Test func `what is approved is noted, packed or not, and undo puts the former notes back`()
    throws
  {
    _ = try pending("b", was: 0xFFFF_0000)
    let inputs = Digest(of: [1])
    let former = GoldenOrigin(
      drawer: Drawer(release: "0.0.9", revision: 0), inputs: inputs,
      of: try readFile(at: goldens.path(of: "b.png")).get())
    try goldens.note(["b.png": former])
    let reviewed = try ["a", "b"].map { try pending($0, was: nil, inputs: inputs) }
    var desk = ReviewDesk(reviewed, seenIn: evidence)
    _ = desk.decide(.approved, [try request("a.png"), try request("b.png")])
    let next = try #require(desk.nextToPack())
    desk.pack(next, next.smallBytes)
    for name in ["a.png", "b.png"] {
      let golden = try readFile(at: goldens.path(of: name)).get()
      #expect(
        goldens.origins.notes[name]
          == GoldenOrigin(drawer: .current, inputs: inputs, of: golden))
    }
    _ = desk.undo()
    #expect(goldens.origins.notes == ["b.png": former])
  }

  @Test(arguments: [
    (["api", "state"], true), (["index.html"], true), ([], true), (["pictures", "..", "a"], false),
    (["pictures", "passed.txt"], false), (["details", "x.js"], false), (["passed.txt"], false),
    (["pictures", "aa.png"], false),
  ])
  func `a site gives its own files and nothing else`(path: [String], isThere: Bool) throws {
    let desk = ReviewDesk([try pending("a", was: nil)], seenIn: evidence)
    var site = ReviewSite(
      desk, ReportPage(data: [:]), folder: evidence.path, goldenFolders: ["Goldens"])
    #expect((site.answer(Request(.get, path: path)) != nil) == isThere)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"decision":"approve"}"#, #"{"decision":"no","goldens":[]}"#,
    #"{"decision":"approve","goldens":[{"name":"a.png"}]}"#, "\u{FEFF}{",
  ])
  func `a decision that cannot be read changes nothing`(body: String) throws {
    let desk = ReviewDesk([try pending("a", was: nil)], seenIn: evidence)
    var site = ReviewSite(
      desk, ReportPage(data: [:]), folder: evidence.path, goldenFolders: ["Goldens"])
    let request = Request(.post, path: ["api", "decide"], body: Array(body.utf8))
    #expect(site.answer(request)?.status == 400)
    #expect(site.desk.revision == 0)
  }
}
