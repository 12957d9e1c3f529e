import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is remembered of cases that have passed, in wrong and hostile bytes: a case that fails goes on failing.
@Suite struct PoisonedCacheTests {
  private let suite: Suite
  private static let file = "seen/passed.txt"
  /// The file after both cases have passed; one of them fails now.
  private let passed: String

  init() throws {
    suite = try Suite()
    try suite.folder.write(screenFile(name: "still"), to: "Screens/still.screen.json")
    try suite.write(
      cases: """
        { "screen": "note", "device": "iphone-se", "goldens": ["frames"] },
        { "screen": "still", "device": "iphone-se", "goldens": ["frames"] }
        """)
    _ = suite.test()
    _ = suite.approve()
    #expect(suite.test().output == "2 passed, 0 failed\n")
    passed = String(decoding: try suite.folder.bytes(Self.file), as: UTF8.self)
    try suite.write(label: "a longer text")
  }

  private func expectFailure(_ poison: String) {
    let run = suite.test()
    #expect(run.code == .badVerdict, "\(poison)")
    #expect(run.output.contains("note.iphone-se.light.frames: "), "\(poison)")
    #expect(run.output.hasSuffix("1 failed\n"), "\(poison)")
  }

  @Test func `texts that are no such file`() throws {
    let title = "afterimage passed 1\n"
    let poisons = [
      "", "\n", title, title + "\n", title + "\t\t\n", "afterimage passed 2\n" + passed,
      passed + passed,
      passed.replacing("\n", with: "\r\n"), passed.replacing("\t", with: " "),
      String(passed.dropLast()), passed.uppercased(), String(repeating: "\0", count: 1 << 20),
      title + String(repeating: "a\t", count: 1 << 18) + "\n",
    ]
    for poison in poisons {
      try suite.folder.write(poison, to: Self.file)
      expectFailure(String(poison.prefix(100)))
    }
  }

  @Test func `lines of one case with the fields of another`() throws {
    let lines = passed.split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
    try #require(lines.count == 2 && lines[0].count == lines[1].count)
    for field in 0..<lines[0].count {
      var mixed = lines
      (mixed[0][field], mixed[1][field]) = (lines[1][field], lines[0][field])
      try write(mixed)
      expectFailure("field \(field)")
      try write(lines.map { line in Array(line.prefix(field)) + line.dropFirst(field + 1) })
      expectFailure("without field \(field)")
      try write(lines.map { line in Array(line.prefix(field + 1)) + line.dropFirst(field) })
      expectFailure("twice field \(field)")
    }
  }

  private func write(_ lines: [[Substring]]) throws {
    let text = lines.map { $0.joined(separator: "\t") + "\n" }.joined()
    try suite.folder.write("afterimage passed 1\n" + text, to: Self.file)
  }

  @Test func `names that lead elsewhere`() throws {
    let other = suite.folder.path("Screens/still.screen.json")
    for name in ["../../etc/passwd", other, "/dev/zero", "", "still.iphone-se.light.frames", "\0"] {
      for kind in ["golden", "read", "list", "cover", "self"] {
        let fields = passed.replacing("\tself", with: "\tself\t\(kind) \(name)")
        try suite.folder.write(fields, to: Self.file)
        expectFailure("\(kind) \(name)")
        let renamed = passed.replacing("golden note", with: "\(kind) \(name)")
        try suite.folder.write(renamed, to: Self.file)
        expectFailure("\(kind) \(name) instead")
      }
    }
  }

  @Test func `single bytes that have changed`() throws {
    let bytes = Array(passed.utf8)
    for index in stride(from: 0, to: bytes.count, by: 5) {
      var damaged = bytes
      damaged[index] = damaged[index] &+ 1
      try suite.folder.write(damaged, to: Self.file)
      expectFailure("byte \(index)")
    }
  }

  @Test func `folders, links, pipes and devices of its name`() throws {
    let path = suite.folder.path(Self.file)
    let makers: [(String) throws -> Void] = [
      { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) },
      { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/dev/zero") },
      { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/dev/full") },
      { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: $0) },
      { #expect(mkfifo($0, 0o600) == 0) },
    ]
    for (index, make) in makers.enumerated() {
      try FileManager.default.removeItem(atPath: path)
      try make(path)
      expectFailure("kind \(index)")
    }
  }

  @Test func `times of files that are far away`() throws {
    let ages: [TimeInterval] = [0, -1_000_000_000, 4_000_000_000]
    for (file, age) in zip([Self.file, "Screens/note.screen.json", "Goldens/cases.json"], ages) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: age)], ofItemAtPath: suite.folder.path(file)
      )
      expectFailure(file)
    }
  }
}
