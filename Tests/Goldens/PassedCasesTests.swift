import AfterimageGoldens
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// What has passed is not rendered again while nothing changes, and is after every change.
struct PassedCasesTests {
  private let suite: PassedSuite
  private static let passed = "seen/passed.txt"

  init() throws {
    suite = try PassedSuite()
    #expect(try suite.outcomes() == Self.rendered(Set(PassedSuite.Case.allCases)))
  }

  /// The outcomes where these cases are rendered and all others are not: the first has two goldens.
  private static func rendered(_ cases: Set<PassedSuite.Case>) -> [GoldenOutcome] {
    PassedSuite.Case.allCases.flatMap { item -> [GoldenOutcome] in
      let outcome: GoldenOutcome = cases.contains(item) ? .same : .unchanged
      return item == .photo ? [outcome, outcome] : [outcome]
    }
  }

  @Test func `what has passed is unchanged, and comes with nothing that was drawn`() throws {
    let results = try suite.run().results
    #expect(results.map(\.outcome) == Self.rendered([]))
    #expect(results.allSatisfy { $0.artifact == nil })
  }

  /// A change that alters no picture, and the cases that read what has changed.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rendersAgain: Set<PassedSuite.Case>
    let make: @Sendable (PassedSuite) throws -> Void
  }

  @Test(arguments: [
    Change(testDescription: "a screen", rendersAgain: [.photo, .covered, .story]) {
      try $0.touch("app/photo.screen.json")
    },
    Change(testDescription: "a picture", rendersAgain: [.photo, .covered, .story]) {
      try $0.write(dot: PassedSuite.red, compression: .small)
    },
    Change(testDescription: "a scenario", rendersAgain: [.story]) {
      try $0.touch("app/story.scenario.json")
    },
    Change(testDescription: "the picture of a strategy", rendersAgain: [.covered]) {
      let curtain = try PNG.decode($0.bytes("app/curtain.png"))
      try $0.write(PNG.encode(curtain, compression: .small), to: "app/curtain.png")
    },
    Change(testDescription: "a document", rendersAgain: [.accounts]) {
      try $0.touch("app/Wallet/Base.lproj/Wallet.storyboard")
    },
    Change(testDescription: "a file of a catalog", rendersAgain: [.accounts]) {
      try $0.touch("app/Wallet/Assets.xcassets/gear.imageset/Contents.json")
    },
    Change(testDescription: "a new file in a catalog", rendersAgain: [.accounts]) {
      try $0.folder.makeFolder("app/Wallet/Assets.xcassets/new.imageset")
    },
    Change(testDescription: "a side file that was not there", rendersAgain: [.accounts]) {
      try $0.folder.write(
        #"{"format": 1, "views": {}}"#, to: "app/Wallet/Base.lproj/Wallet.sensitive.json")
    },
    Change(testDescription: "the bytes of a golden, not its pixels", rendersAgain: [.covered]) {
      let name = "suite/photo.iphone-15-pro.light.cover-image-curtain-png.png"
      let golden = try PNG.decode($0.bytes(name))
      try $0.write(PNG.encode(golden, compression: .fast), to: name)
    },
    Change(testDescription: "the program", rendersAgain: Set(PassedSuite.Case.allCases)) {
      $0.engine = Engine(Digest(of: [2]))
    },
    Change(testDescription: "nothing", rendersAgain: []) { _ in },
  ])
  func `a change renders what depends on it again, once`(change: Change) throws {
    try change.make(suite)
    #expect(try suite.outcomes() == Self.rendered(change.rendersAgain))
    #expect(try suite.outcomes() == Self.rendered([]))
  }

  @Test func `other drawing libraries are another engine`() throws {
    suite.engine = try #require(Engine(fingerprint: "cairo-1.0.0"))
    #expect(try suite.outcomes() == Self.rendered(Set(PassedSuite.Case.allCases)))
    suite.engine = try #require(Engine(fingerprint: "cairo-1.0.1"))
    #expect(try suite.outcomes() == Self.rendered(Set(PassedSuite.Case.allCases)))
  }

  @Test func `another setting is another case`() throws {
    try suite.write(cases: #"{"screen": "photo", "goldens": ["png", "frames"]}"#)
    #expect(try suite.run().results.prefix(2).map(\.outcome) == [.same, .same])
    try suite.write(cases: #"{"screen": "photo", "device": "iphone-se"}"#)
    #expect(try suite.run().results.first?.outcome == .missing)
    try suite.write(cases: #"{"screen": "photo", "strategy": "none", "goldens": ["frames"]}"#)
    #expect(try suite.run().results.first?.outcome == .missing)
  }

  @Test func `what differs fails until it is as expected, and is rendered every time`() throws {
    try suite.write(dot: PassedSuite.blue, compression: .fast)
    for _ in 1...2 {
      let results = try suite.run().results
      #expect(results.last?.outcome == .unchanged)
      // The layout is the same, and rendered all the same: a case passes as a whole.
      #expect(results[0].outcome == .same)
      guard case .pictureDiffers = results[1].outcome else {
        Issue.record("a blue dot passes for a red one")
        return
      }
    }
    try suite.write(dot: PassedSuite.red, compression: .fast)
    #expect(try suite.outcomes().prefix(2) == [.same, .same])
  }

  @Test func `a golden that is gone is missing, and one that differs differs`() throws {
    let name = "suite/photo.iphone-15-pro.light.png"
    let golden = try suite.bytes(name)
    try FileManager.default.removeItem(atPath: suite.folder.path(name))
    #expect(try suite.outcomes().prefix(2) == [.same, .missing])
    try suite.write(PNG.encode(suite.square(PassedSuite.red)), to: name)
    guard case .pictureDiffers = try suite.outcomes()[1] else {
      Issue.record("another picture passes for the golden")
      return
    }
    try suite.write(golden, to: name)
    #expect(try suite.outcomes().prefix(2) == [.same, .same])
  }

  @Test func `goldens of other libraries are not comparable, whatever has passed`() throws {
    try suite.folder.write("cairo-0.0.0\n", to: "suite/fingerprint.txt")
    #expect(
      try suite.outcomes() == [.same, .notComparable, .notComparable, .same, .same])
  }

  @Test func `an input that has become wrong is told, whatever has passed`() throws {
    try suite.folder.write("{", to: "app/photo.screen.json")
    let failures = try suite.run().failures(.fail)
    #expect(!failures.isEmpty)
    for failure in failures { #expect(failure.outcome.words.contains("photo.screen.json:1:")) }
  }

  @Test func `what is forgotten on demand is rendered, and remembered as before`() throws {
    let before = try suite.bytes(Self.passed)
    let results = try suite.run(isForgotten: true).results
    #expect(results.map(\.outcome) == Self.rendered(Set(PassedSuite.Case.allCases)))
    #expect(try suite.bytes(Self.passed) == before)
  }

  @Test func `the file is the same however often it is written, and in order`() throws {
    let text = try suite.folder.text(Self.passed)
    try suite.run()
    #expect(try suite.folder.text(Self.passed) == text)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "afterimage passed 1")
    #expect(lines.count == 5 && lines.dropFirst().sorted() == Array(lines.dropFirst()))
  }

  @Test func `a damaged file is passed over and written anew`() throws {
    let whole = try suite.bytes(Self.passed)
    let damaged: [[UInt8]] = [
      [], Array("no cases at all".utf8), Array(whole.dropLast()),
      Array(whole.prefix(whole.count / 2)),
      Array(whole.dropFirst()), whole + [0xFF], [0, 0xFF, 0xFE], Array(repeating: 10, count: 99),
    ]
    for bytes in damaged {
      try suite.write(bytes, to: Self.passed)
      #expect(try suite.outcomes() == Self.rendered(Set(PassedSuite.Case.allCases)))
      #expect(try suite.bytes(Self.passed) == whole)
    }
  }

  @Test func `no damage makes a case pass that has changed`() throws {
    let whole = try suite.bytes(Self.passed)
    try suite.touch("app/photo.screen.json")
    // A line without the files that were read knows nothing of their change, and must not be believed.
    for place in stride(from: 0, to: whole.count, by: 37) {
      for bytes in [whole.prefix(place) + whole.dropFirst(place + 1), damaged(whole, at: place)] {
        try suite.write(Array(bytes), to: Self.passed)
        let known = PassedCases(in: suite.seen, on: suite.engine)
        let cases = try GoldenSuite.load(suite.folder.path("suite"), knowing: known).cases
        #expect(cases.count >= 3, "byte \(place)")
      }
    }
  }

  private func damaged(_ bytes: [UInt8], at place: Int) -> ArraySlice<UInt8> {
    var bytes = bytes
    bytes[place] ^= 1
    return bytes[...]
  }

  @Test func `questions that are left out of the file make another address`() throws {
    let text = try suite.folder.text(Self.passed)
    try suite.touch("app/photo.screen.json")
    try suite.folder.write(text.replacing("\tself", with: ""), to: Self.passed)
    #expect(try suite.outcomes() == Self.rendered(Set(PassedSuite.Case.allCases)))
  }

  @Test func `parts that run at the same time remember what each has seen`() throws {
    try FileManager.default.removeItem(atPath: suite.folder.path(Self.passed))
    let parts = try (1...3).map { try #require(Shard("\($0)/3")) }
    let folder = suite.folder.path("suite")
    let runs = try parts.map { part in
      let passed = PassedCases(in: suite.seen, on: suite.engine)
      let loaded = try GoldenSuite.load(folder, knowing: passed)
      return (passed, loaded, suite.pipeline.run(loaded, shard: part))
    }
    for (passed, loaded, run) in runs { try passed.remember([(loaded, run)]) }
    #expect(try suite.outcomes() == Self.rendered([]))
  }

  @Test func `cases and folders that are gone are forgotten`() throws {
    try suite.write(cases: #"{"screen": "photo", "goldens": ["frames", "png"]}"#)
    try suite.run()
    #expect(try suite.folder.text(Self.passed).split(separator: "\n").count == 2)
    let text = try suite.folder.text(Self.passed)
    try suite.folder.write(
      text
        + text.split(separator: "\n")[1].replacing(
          suite.folder.path("suite"), with: suite.folder.path("nowhere")) + "\n", to: Self.passed)
    try suite.run()
    #expect(try suite.folder.text(Self.passed) == text)
  }

  @Test func `what another folder has passed is kept`() throws {
    try FileManager.default.copyItem(
      atPath: suite.folder.path("suite"), toPath: suite.folder.path("other"))
    let passed = PassedCases(in: suite.seen, on: suite.engine)
    let other = try GoldenSuite.load(suite.folder.path("other"), knowing: passed)
    #expect(other.cases.count == 4)
    try passed.remember([(other, suite.pipeline.run(other))])
    #expect(try suite.outcomes() == Self.rendered([]))
    let known = PassedCases(in: suite.seen, on: suite.engine)
    #expect(try GoldenSuite.load(suite.folder.path("other"), knowing: known).cases.isEmpty)
  }

  @Test func `a file has no more bytes than it may have, and the rest is rendered again`() throws {
    let whole = try suite.bytes(Self.passed).count
    let passed = PassedCases(in: suite.seen, on: suite.engine)
    let loaded = try GoldenSuite.load(suite.folder.path("suite"), knowing: passed)
    let run = suite.pipeline.run(loaded)
    for limit in [whole - 1, whole / 2, 100] {
      try passed.remember([(loaded, run)], limit: limit)
      #expect(try suite.bytes(Self.passed).count <= limit)
      let known = PassedCases(in: suite.seen, on: suite.engine)
      let left = try GoldenSuite.load(suite.folder.path("suite"), knowing: known).cases
      #expect(!left.isEmpty)
    }
  }

  @Test func `without an engine that can be told nothing is known and nothing written`() throws {
    let before = try suite.bytes(Self.passed)
    let passed = PassedCases(in: suite.seen, on: nil)
    let loaded = try GoldenSuite.load(suite.folder.path("suite"), knowing: passed)
    #expect(loaded.cases.count == 4)
    try FileManager.default.removeItem(atPath: suite.folder.path(Self.passed))
    try passed.remember([(loaded, suite.pipeline.run(loaded))])
    #expect(!FileManager.default.fileExists(atPath: suite.folder.path(Self.passed)))
    #expect(!before.isEmpty)
  }

  @Test func `a golden of another compression passes by its pixels`() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: suite.folder.path("suite"))
    where name.hasSuffix(".png") {
      let golden = try PNG.decode(suite.bytes("suite/" + name))
      try suite.write(PNG.encode(golden, compression: .fast), to: "suite/" + name)
    }
    #expect(try suite.outcomes() == Self.rendered([.photo, .covered]))
  }
}
