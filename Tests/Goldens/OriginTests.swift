import Afterimage
import AfterimageFleet
import AfterimageGoldens
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// Goldens of an older version, told apart from differences of the app.
struct OriginTests {
  private let suite: PassedSuite
  private let folder: GoldenFolder
  private let sure = Cause.program(old: .former, new: .current)
  private let doubt = Cause.programOrInputs(old: .former, new: .current)

  init() throws {
    suite = try PassedSuite()
    folder = GoldenFolder(suite.folder.path("suite"))
    let names = try suite.pipeline.renewOrigins(of: .load(folder.path))
    #expect(names == (try folder.names()))
  }

  /// Why the goldens that differ do, by their names.
  private func reasons() throws -> [String: Reasons] {
    let suite = try GoldenSuite.load(folder.path)
    var reasons: [String: Reasons] = [:]
    for result in self.suite.pipeline.run(suite).failures(.fail) {
      guard let ready = suite.cases.first(where: { $0.name == result.caseName }) else { continue }
      let explained = try self.suite.pipeline.explain(result, of: ready, in: suite)
      reasons[try #require(result.golden)] = explained.reasons
    }
    return reasons
  }

  /// The goldens of a case.
  private static func goldens(of item: PassedSuite.Case) -> [String] {
    switch item {
    case .photo: ["photo.iphone-15-pro.light.frames", "photo.iphone-15-pro.light.png"]
    case .covered: ["photo.iphone-15-pro.light.cover-image-curtain-png.png"]
    case .story: ["story.iphone-15-pro.light.timeline"]
    case .accounts: ["Wallet.Accounts.iphone-15-pro.light.frames"]
    }
  }

  @Test func `a golden of an older revision with the same inputs is the program's`() throws {
    try folder.redraw(folder.names())
    let reasons = try reasons()
    #expect(reasons.keys.sorted() == (try folder.names()))
    for (name, reasons) in reasons {
      #expect(reasons.causes.first == sure, "\(name)")
      #expect(reasons.isOfProgramAlone && !reasons.mayBeOfProgram, "\(name)")
      #expect(reasons.sentence == sure.words, "\(name)")
    }
  }

  @Test(arguments: PassedCasesTests.Change.ofInputs)
  func `where what it is drawn from has changed, too, the program is never the only cause`(
    change: PassedCasesTests.Change
  ) throws {
    try folder.redraw(folder.names())
    try change.make(suite)
    let reasons = try reasons()
    let changed = change.rendersAgain.flatMap(Self.goldens)
    for (name, reasons) in reasons {
      #expect(reasons.causes.first == (changed.contains(name) ? doubt : sure), "\(name)")
      #expect(reasons.mayBeOfProgram == changed.contains(name), "\(name)")
      #expect(reasons.sentence?.contains("or both") == changed.contains(name), "\(name)")
    }
    #expect(reasons.count == 5)
  }

  @Test func `without notes a difference is told as it always was`() throws {
    try folder.redraw(folder.names())
    try FileManager.default.removeItem(atPath: folder.path(of: GoldenOrigins.fileName))
    let reasons = try reasons()
    #expect(reasons.count == 5)
    for reasons in reasons.values {
      #expect(!reasons.isOfProgramAlone && !reasons.mayBeOfProgram)
      #expect(!reasons.clauses.contains { $0.contains("revision") })
    }
  }

  @Test func `of the same revision a difference is told as it always was`() throws {
    try folder.redraw(
      folder.names(), by: .init(release: "9.9.9", revision: Drawer.current.revision))
    #expect(try reasons().values.allSatisfy { !$0.isOfProgramAlone && !$0.mayBeOfProgram })
  }

  @Test func `a note says nothing of another file than the one that it is of`() throws {
    try folder.redraw(folder.names())
    // As where a golden is taken from another commit, without its note.
    for name in try folder.names() { _ = try folder.redrawn(name) }
    for name in try folder.names() where name.hasSuffix(".frames") {
      let reasons = try reasons()[name]
      #expect(reasons?.isOfProgramAlone == false && reasons?.mayBeOfProgram == false)
    }
  }

  @Test func `a golden goes by its own note, not by that of the picture beside it`() throws {
    let (frames, picture) = ("photo.iphone-15-pro.light.frames", "photo.iphone-15-pro.light.png")
    try folder.redraw([frames])
    // The layout was approved before the screen changed, the picture after that.
    try suite.touch("app/photo.screen.json")
    _ = try suite.pipeline.renewOrigins(of: .load(folder.path))
    try folder.redraw([picture])
    let reasons = try reasons()
    #expect(reasons[frames]?.mayBeOfProgram == true)
    #expect(reasons[picture]?.isOfProgramAlone == true)
  }

  @Test func `what is compared and what is required of secrets is nothing that is drawn from`()
    throws
  {
    try suite.write(
      cases: PassedSuite.cases.replacing(
        #""goldens": ["frames", "png"]"#, with: #""goldens": ["png"], "require": "tried""#))
    try folder.redraw(["photo.iphone-15-pro.light.png"])
    #expect(try reasons()["photo.iphone-15-pro.light.png"]?.isOfProgramAlone == true)
  }

  @Test func `an older program says that the golden is of a newer one`() throws {
    let newer = Drawer(release: "0.9.0", revision: Drawer.current.revision + 1)
    try folder.redraw(["story.iphone-15-pro.light.timeline"], by: newer)
    let sentence = try reasons().values.first?.sentence
    let words = "the program of the golden is newer: picture revision \(newer.revision) "
    #expect(sentence?.hasPrefix(words) == true)
  }

  @Test func `what passes stays as it is, whatever its note says`() throws {
    let before = try suite.bytes("suite/photo.iphone-15-pro.light.png")
    let changes = try folder.names().map { name in
      let origin = try #require(folder.origins.notes[name])
      let bytes = try suite.bytes("suite/\(name)")
      return (name, GoldenOrigin(drawer: .former, inputs: origin.inputs, of: bytes))
    }
    try folder.note(Dictionary(uniqueKeysWithValues: changes))
    let notes = try suite.bytes("suite/\(GoldenOrigins.fileName)")
    #expect(try suite.run().failures(.fail).isEmpty)
    #expect(try suite.bytes("suite/\(GoldenOrigins.fileName)") == notes)
    #expect(try suite.bytes("suite/photo.iphone-15-pro.light.png") == before)
  }

  @Test func `the digest of what is drawn from is the same from version to version`() throws {
    let screen = #"{"format": 1, "name": "plain", "root": {"type": "view", "id": "plain"}}"#
    let suite = try SeededSuite(
      ["plain.screen.json": screen],
      cases: [#"{"screen": "plain", "appearance": "dark", "goldens": ["timeline"]}"#])
    let notes = GoldenFolder(suite.folder.path).origins.notes
    let origin = try #require(notes["plain.iphone-15-pro.dark.timeline"])
    #expect(
      origin.inputs.hexadecimal
        == "add04130e6f2b45bbb0fd6912ed67265344f004cdbea2bc7febf790a274e503c")
  }

  @Test func `a file of notes reads as it was written, without lines that a merge has spoilt`()
    throws
  {
    let origins = folder.origins
    #expect(origins.notes.count == 5)
    #expect(GoldenOrigins(origins.bytes) == origins)
    let lines = String(decoding: origins.bytes, as: UTF8.self).split(separator: "\n")
    let spoilt = ([lines[0], "<<<<<<< HEAD"] + lines.dropFirst() + ["=======", "a\t1\tb\tc\td"])
      .joined(separator: "\n")
    #expect(GoldenOrigins(Array(spoilt.utf8)) == origins)
    #expect(GoldenOrigins(Array(spoilt.dropFirst().utf8)).notes.isEmpty)
  }

  @Test func `a note that was written before its golden was says nothing of the former one`() throws
  {
    try folder.redraw(folder.names())
    // As an approval leaves it that is killed between the two.
    let note = GoldenOrigin(drawer: .former, inputs: Digest(of: [1]), of: [1])
    try folder.note(Dictionary(uniqueKeysWithValues: folder.names().map { ($0, note) }))
    #expect(try reasons().values.allSatisfy { !$0.isOfProgramAlone && !$0.mayBeOfProgram })
    try folder.note(["new.png": note])
    #expect(folder.origins.notes["new.png"] == note)
  }

  @Test func `a note goes with its golden, and the file with the last note`() throws {
    let names = try folder.names()
    try folder.remove(names[0])
    try folder.note([names[1]: nil])
    #expect(folder.origins.notes.keys.sorted() == Array(names.dropFirst(2)))
    try folder.note(Dictionary(uniqueKeysWithValues: names.map { ($0, nil) }))
    #expect(!OutputFiles.exists(folder.path(of: GoldenOrigins.fileName)))
  }
}

extension PassedCasesTests.Change {
  /// Changes of what cases are drawn from.
  static let ofInputs = all.filter { change in
    !["the program", "the bytes of a golden, not its pixels"].contains(change.testDescription)
  }
}
