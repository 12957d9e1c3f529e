import AfterimageFleet
import AfterimageGoldens
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// Cases that have passed are rendered again after every change, and only then.
struct PassedCasesTests {
  private let suite: PassedSuite

  init() throws {
    suite = try PassedSuite()
    #expect(try suite.outcomes() == PassedSuite.rendered(Set(PassedSuite.Case.allCases)))
  }

  @Test func `what has passed is unchanged, and comes with nothing that was drawn`() throws {
    let results = try suite.run().results
    #expect(results.map(\.outcome) == PassedSuite.rendered([]))
    #expect(results.allSatisfy { $0.artifact == nil })
  }

  /// A change that alters no picture, and the cases that read what has changed.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rendersAgain: Set<PassedSuite.Case>
    let make: @Sendable (PassedSuite) throws -> Void
  }

  @Test(arguments: Change.all)
  func `a change renders what depends on it again, once`(change: Change) throws {
    try change.make(suite)
    #expect(try suite.outcomes() == PassedSuite.rendered(change.rendersAgain))
    #expect(try suite.outcomes() == PassedSuite.rendered([]))
  }

  @Test func `other drawing libraries are another engine`() throws {
    suite.engine = try #require(Engine(fingerprint: "cairo-1.0.0"))
    #expect(try suite.outcomes() == PassedSuite.rendered(Set(PassedSuite.Case.allCases)))
    suite.engine = try #require(Engine(fingerprint: "cairo-1.0.1"))
    #expect(try suite.outcomes() == PassedSuite.rendered(Set(PassedSuite.Case.allCases)))
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
    let before = try suite.bytes(PassedSuite.passed)
    let results = try suite.run(isForgotten: true).results
    #expect(results.map(\.outcome) == PassedSuite.rendered(Set(PassedSuite.Case.allCases)))
    #expect(try suite.bytes(PassedSuite.passed) == before)
  }

  @Test func `a golden of another compression passes by its pixels`() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: suite.folder.path("suite"))
    where name.hasSuffix(".png") {
      let golden = try PNG.decode(suite.bytes("suite/" + name))
      try suite.write(PNG.encode(golden, compression: .fast), to: "suite/" + name)
    }
    #expect(try suite.outcomes() == PassedSuite.rendered([.photo, .covered]))
  }
}

extension PassedCasesTests.Change {
  /// The changes, of which each alters nothing that is seen.
  static let all: [Self] = [
    Self(testDescription: "a screen", rendersAgain: [.photo, .covered, .story]) {
      try $0.touch("app/photo.screen.json")
    },
    Self(testDescription: "a picture", rendersAgain: [.photo, .covered, .story]) {
      try $0.write(dot: PassedSuite.red, compression: .small)
    },
    Self(testDescription: "a scenario", rendersAgain: [.story]) {
      try $0.touch("app/story.scenario.json")
    },
    Self(testDescription: "the picture of a strategy", rendersAgain: [.covered]) {
      let curtain = try PNG.decode($0.bytes("app/curtain.png"))
      try $0.write(PNG.encode(curtain, compression: .small), to: "app/curtain.png")
    },
    Self(testDescription: "a document", rendersAgain: [.accounts]) {
      try $0.touch("app/Wallet/Base.lproj/Wallet.storyboard")
    },
    Self(testDescription: "a file of a catalog", rendersAgain: [.accounts]) {
      try $0.touch("app/Wallet/Assets.xcassets/gear.imageset/Contents.json")
    },
    Self(testDescription: "a new file in a catalog", rendersAgain: [.accounts]) {
      try $0.folder.makeFolder("app/Wallet/Assets.xcassets/new.imageset")
    },
    Self(testDescription: "a side file that was not there", rendersAgain: [.accounts]) {
      try $0.folder.write(
        #"{"format": 1, "views": {}}"#, to: "app/Wallet/Base.lproj/Wallet.sensitive.json")
    },
    Self(testDescription: "the bytes of a golden, not its pixels", rendersAgain: [.covered]) {
      let name = "suite/photo.iphone-15-pro.light.cover-image-curtain-png.png"
      let golden = try PNG.decode($0.bytes(name))
      try $0.write(PNG.encode(golden, compression: .fast), to: name)
    },
    Self(testDescription: "the program", rendersAgain: Set(PassedSuite.Case.allCases)) {
      $0.engine = Engine(Digest(of: [2]))
    },
    Self(testDescription: "nothing", rendersAgain: []) { _ in },
  ]
}
