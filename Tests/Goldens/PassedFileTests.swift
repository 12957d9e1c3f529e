import AfterimageFleet
import AfterimageGoldens
import Foundation
import TestSupport
import Testing

/// The file that remembers what has passed.
struct PassedFileTests {
  private let suite: PassedSuite

  init() throws {
    suite = try PassedSuite()
    #expect(try suite.outcomes() == PassedSuite.rendered(Set(PassedSuite.Case.allCases)))
  }

  @Test func `the file is the same however often it is written, and in order`() throws {
    let text = try suite.folder.text(PassedSuite.passed)
    try suite.run()
    #expect(try suite.folder.text(PassedSuite.passed) == text)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "afterimage passed 1")
    #expect(lines.count == 5 && lines.dropFirst().sorted() == Array(lines.dropFirst()))
  }

  @Test func `a damaged file is passed over and written anew`() throws {
    let whole = try suite.bytes(PassedSuite.passed)
    let damaged: [[UInt8]] = [
      [], Array("no cases at all".utf8), Array(whole.dropLast()),
      Array(whole.prefix(whole.count / 2)),
      Array(whole.dropFirst()), whole + [0xFF], [0, 0xFF, 0xFE], Array(repeating: 10, count: 99),
    ]
    for bytes in damaged {
      try suite.write(bytes, to: PassedSuite.passed)
      #expect(try suite.outcomes() == PassedSuite.rendered(Set(PassedSuite.Case.allCases)))
      #expect(try suite.bytes(PassedSuite.passed) == whole)
    }
  }

  @Test func `no damage makes a case pass that has changed`() throws {
    let whole = try suite.bytes(PassedSuite.passed)
    try suite.touch("app/photo.screen.json")
    // A line without the files that were read knows nothing of their change, and must not be believed.
    for place in stride(from: 0, to: whole.count, by: 37) {
      for bytes in [whole.prefix(place) + whole.dropFirst(place + 1), damaged(whole, at: place)] {
        try suite.write(Array(bytes), to: PassedSuite.passed)
        let known = PassedCases(in: suite.seen, on: suite.engine)
        let cases = try GoldenSuite.load(suite.folder.path("suite"), knowing: known).cases
        #expect(cases.count >= 3, "byte \(place)")
      }
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `a file that can be read is written as one that reads back the same`(seed: UInt64) throws {
    var damage = Damage(seed: seed)
    let whole = try suite.bytes(PassedSuite.passed)
    let other = Array("\n\tread  a\tself \tgolden\tlist \u{E9}\t\t\r\n".utf8)
    for _ in 0..<200 {
      guard let file = PassedFile(damage.damaged(whole, with: other)) else { continue }
      #expect(PassedFile(file.bytes(limit: .max)) == file)
    }
  }

  private func damaged(_ bytes: [UInt8], at place: Int) -> ArraySlice<UInt8> {
    var bytes = bytes
    bytes[place] ^= 1
    return bytes[...]
  }

  @Test func `questions that are left out of the file make another address`() throws {
    let text = try suite.folder.text(PassedSuite.passed)
    try suite.touch("app/photo.screen.json")
    try suite.folder.write(text.replacing("\tself", with: ""), to: PassedSuite.passed)
    #expect(try suite.outcomes() == PassedSuite.rendered(Set(PassedSuite.Case.allCases)))
  }

  @Test func `parts that run at the same time remember what each has seen`() throws {
    try FileManager.default.removeItem(atPath: suite.folder.path(PassedSuite.passed))
    let parts = (0..<3).map { part in PassedSuite.Case.allCases.indices.filter { $0 % 3 == part } }
    let folder = suite.folder.path("suite")
    let runs = try parts.map { part in
      let passed = PassedCases(in: suite.seen, on: suite.engine)
      let loaded = try GoldenSuite.load(folder, knowing: passed)
      return (passed, loaded, suite.pipeline.run(loaded, only: part))
    }
    for (passed, loaded, run) in runs { try passed.remember([(loaded, run)]) }
    #expect(try suite.outcomes() == PassedSuite.rendered([]))
  }

  @Test func `cases and folders that are gone are forgotten`() throws {
    try suite.write(cases: #"{"screen": "photo", "goldens": ["frames", "png"]}"#)
    try suite.run()
    #expect(try suite.folder.text(PassedSuite.passed).split(separator: "\n").count == 2)
    let text = try suite.folder.text(PassedSuite.passed)
    try suite.folder.write(
      text
        + text.split(separator: "\n")[1].replacing(
          suite.folder.path("suite"), with: suite.folder.path("nowhere")) + "\n",
      to: PassedSuite.passed)
    try suite.run()
    #expect(try suite.folder.text(PassedSuite.passed) == text)
  }

  @Test func `what another folder has passed is kept`() throws {
    try FileManager.default.copyItem(
      atPath: suite.folder.path("suite"), toPath: suite.folder.path("other"))
    let passed = PassedCases(in: suite.seen, on: suite.engine)
    let other = try GoldenSuite.load(suite.folder.path("other"), knowing: passed)
    #expect(other.cases.count == 4)
    try passed.remember([(other, suite.pipeline.run(other))])
    #expect(try suite.outcomes() == PassedSuite.rendered([]))
    let known = PassedCases(in: suite.seen, on: suite.engine)
    #expect(try GoldenSuite.load(suite.folder.path("other"), knowing: known).cases.isEmpty)
  }

  @Test func `a file has no more bytes than it may have, and the rest is rendered again`() throws {
    let whole = try suite.bytes(PassedSuite.passed).count
    let passed = PassedCases(in: suite.seen, on: suite.engine)
    let loaded = try GoldenSuite.load(suite.folder.path("suite"), knowing: passed)
    let run = suite.pipeline.run(loaded)
    for limit in [whole - 1, whole / 2, 100] {
      try passed.remember([(loaded, run)], limit: limit)
      #expect(try suite.bytes(PassedSuite.passed).count <= limit)
      let known = PassedCases(in: suite.seen, on: suite.engine)
      let left = try GoldenSuite.load(suite.folder.path("suite"), knowing: known).cases
      #expect(!left.isEmpty)
    }
  }

  @Test func `without an engine that can be told nothing is known and nothing written`() throws {
    let before = try suite.bytes(PassedSuite.passed)
    let passed = PassedCases(in: suite.seen, on: nil)
    let loaded = try GoldenSuite.load(suite.folder.path("suite"), knowing: passed)
    #expect(loaded.cases.count == 4)
    try FileManager.default.removeItem(atPath: suite.folder.path(PassedSuite.passed))
    try passed.remember([(loaded, suite.pipeline.run(loaded))])
    #expect(!FileManager.default.fileExists(atPath: suite.folder.path(PassedSuite.passed)))
    #expect(!before.isEmpty)
  }
}
