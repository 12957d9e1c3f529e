import Afterimage
import AfterimageFleet
import AfterimageGoldens
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// A folder of cases that read files of every kind, with goldens as they are now.
final class PassedSuite {
  static let engine = Engine(Digest(of: [1]))
  /// The file that remembers what has passed.
  static let passed = "seen/passed.txt"

  let folder: TemporaryFolder
  let pipeline: Pipeline
  var engine = PassedSuite.engine
  var seen: String { folder.path("seen") }

  /// The cases that `cases` writes, in their order.
  enum Case: Int, CaseIterable { case photo, covered, story, accounts }

  init() throws {
    folder = try TemporaryFolder()
    pipeline = try Pipeline()
    for name in ["suite", "seen", "app"] { try folder.makeFolder(name) }
    try FileManager.default.copyItem(
      atPath: Repository.wallet.deletingLastPathComponent().deletingLastPathComponent().path,
      toPath: folder.path("app/Wallet"))
    try write(dot: Self.red, compression: .fast)
    try folder.write(Self.photo, to: "app/photo.screen.json")
    try folder.write(Self.story, to: "app/story.scenario.json")
    try write(PNG.encode(square(.max)), to: "app/curtain.png")
    try write(cases: Self.cases)
    try record()
  }

  /// Runs the cases of a part, and writes down which have passed.
  @discardableResult
  func run(only places: [Int]? = nil, isForgotten: Bool = false) throws -> GoldenRun {
    let passed = PassedCases(in: seen, on: engine, isForgotten: isForgotten)
    let suite = try GoldenSuite.load(folder.path("suite"), knowing: passed)
    let run = pipeline.run(suite, only: places)
    try passed.remember([(suite, run)])
    return run
  }

  /// The outcomes of a run in the order of the cases.
  func outcomes() throws -> [GoldenOutcome] { try run().results.map(\.outcome) }

  /// The outcomes where these cases are rendered and all others are not: the first has two goldens.
  static func rendered(_ cases: Set<PassedSuite.Case>) -> [GoldenOutcome] {
    PassedSuite.Case.allCases.flatMap { item -> [GoldenOutcome] in
      let outcome: GoldenOutcome = cases.contains(item) ? .same : .unchanged
      return item == .photo ? [outcome, outcome] : [outcome]
    }
  }

  /// Makes what the cases give now their goldens.
  func record() throws {
    let suite = try GoldenSuite.load(folder.path("suite"))
    for result in pipeline.run(suite).results {
      if let artifact = result.artifact { try suite.folder.accept(artifact) }
    }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: folder.path(name)))
  }

  func write(cases: String) throws {
    try folder.write(
      #"{"format": 1, "screens": "../app", "cases": [\#(cases)]}"#, to: "suite/cases.json")
  }

  func write(dot pixel: UInt32, compression: PNG.Compression) throws {
    try folder.makeFolder("app/pictures")
    try write(PNG.encode(square(pixel), compression: compression), to: "app/pictures/dot.png")
  }

  /// A picture of one colour.
  func square(_ pixel: UInt32) throws -> Bitmap {
    try #require(Bitmap(width: 8, height: 8, pixels: Array(repeating: pixel, count: 64)))
  }

  static let red: UInt32 = 0xFFFF_0000
  static let blue: UInt32 = 0xFF00_00FF

  func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: folder.path(name))))
  }

  /// Adds a blank to the end of a text.
  func touch(_ name: String) throws { try folder.write(folder.text(name) + " ", to: name) }

  static let cases = """
    {"screen": "photo", "goldens": ["frames", "png"]},
    {"screen": "photo", "strategy": "cover-image:curtain.png"},
    {"scenario": "story", "goldens": ["timeline"]},
    {"document": "Wallet/Base.lproj/Wallet.storyboard#Accounts", "goldens": ["frames"]}
    """

  private static let photo = """
    {"format": 1, "name": "photo", "root": {"type": "view",
      "subviews": [{"type": "imageView", "id": "dot", "image": "pictures/dot.png"}],
      "constraints": ["dot.centerX == super.centerX", "dot.centerY == super.centerY"]}}
    """

  private static let story = """
    {"format": 1, "app": {"bundleIdentifier": "com.example.story"}, "device": "iphone-15-pro",
      "screens": {"photo": "photo.screen.json"}, "steps": ["launch", {"show": "photo"}, "home"]}
    """
}
