import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// A folder of goldens that are approved, whose files are changed afterwards.
struct SeededSuite {
  let folder: TemporaryFolder
  private let pipeline: Pipeline

  /// Writes files and the cases, an object of JSON each, and approves what they give.
  init(_ files: [String: String], cases: [String]) throws {
    folder = try TemporaryFolder()
    pipeline = try Pipeline()
    for (name, text) in files {
      let path = "app/\(name)"
      try folder.makeFolder(path.split(separator: "/").dropLast().joined(separator: "/"))
      try folder.write(text, to: path)
    }
    for (name, pixel) in [("red.png", 0xFFFF_0000), ("blue.png", 0xFF00_00FF)] as [(String, UInt32)]
    {
      let square = try #require(
        Bitmap(width: 8, height: 8, pixels: Array(repeating: pixel, count: 64)))
      try Data(PNG.encode(square)).write(to: URL(filePath: folder.path("app/\(name)")))
    }
    try write(cases: cases)
    try approve()
  }

  func write(cases: [String]) throws {
    try folder.write(
      #"{"format": 1, "screens": "app", "cases": [\#(cases.joined(separator: ", "))]}"#)
  }

  /// Puts one text of a file in the place of another one, wherever that is.
  func change(_ file: String, _ old: String, to new: String) throws {
    let text = try folder.text("app/\(file)")
    #expect(text.contains(old), "\(file) has no \(old)")
    try folder.write(text.replacing(old, with: new), to: "app/\(file)")
  }

  private func approve() throws {
    let suite = try GoldenSuite.load(folder.path)
    let evidence = EvidenceFolder(folder.path("seen"))
    try evidence.clear()
    let results = pipeline.run(suite).results
    for result in results { _ = try evidence.leave(for: result, in: suite.folder) }
    let names = results.compactMap(\.golden)
    let approvals = try pipeline.approve(names, of: suite, seenIn: evidence).map(\.approval)
    #expect(approvals == names.map { _ in .accepted })
  }

  /// The goldens that are not as expected and that a case asks for, and why.
  func reasons() throws -> [(golden: String, reasons: Reasons)] {
    let suite = try GoldenSuite.load(folder.path)
    let unused = try suite.unusedGoldens()
    return try pipeline.run(suite).results.compactMap { result in
      guard let golden = result.golden,
        let ready = suite.cases.first(where: { $0.name == result.caseName }),
        result.outcome != .same
      else { return nil }
      let explained = try pipeline.explain(result, of: ready, in: suite, unused: unused)
      return (golden, explained.reasons)
    }
  }
}
