#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The messages of checks that fail, in each framework.
  @Suite struct FrameworkTests {
    private let folder: TemporaryFolder
    private static let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "FrameworkChecks.swift")

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("", to: "Package.swift")
      for name in ["Tests", "attached"] { try folder.makeFolder(name) }
    }

    /// Runs the checks of this test bundle in a process of their own, where there are no goldens.
    private func output(_ words: [String], _ variables: [String: String] = [:]) throws -> String {
      let process = Process()
      let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
      process.executableURL = URL(filePath: try #require(bundle))
      process.arguments = words
      process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        .merging([FrameworkChecks.folder: folder.path("Tests")]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationStatus != 0)
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines of the checks in the part of a framework.
    private static func lines(from start: String) throws -> [Int] {
      let lines = try String(contentsOf: source, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(lines.firstIndex { $0.contains(start) })
      let checks = lines.indices.dropFirst(first).filter { lines[$0].contains("    try assert") }
      return checks.prefix(3).map { $0 + 1 }
    }

    @Test func `XCTest tells every failed check at its line`() throws {
      let output = try output(["TestingTests.XCTestChecks"])
      for line in try Self.lines(from: "class XCTestChecks") {
        #expect(output.contains("FrameworkChecks.swift:\(line): error: XCTestChecks.testCardForm"))
      }
      #expect(output.contains("with 3 failures (0 unexpected)"))
    }

    private static let options = [
      "--testing-library", "swift-testing", "--filter", "SwiftTestingChecks",
    ]

    @Test func `Swift Testing tells every failed check at its line, with its pictures`() throws {
      let output = try output(Self.options + ["--attachments-path", folder.path("attached")])
      for line in try Self.lines(from: "struct SwiftTestingChecks") {
        #expect(output.contains("recorded an issue at FrameworkChecks.swift:\(line):"))
      }
      #expect(output.contains("with 3 issues"))
      let attached = try FileManager.default.contentsOfDirectory(atPath: folder.path("attached"))
      #expect(attached.contains("actual.card-form.png"))
    }

    @Test func `recording fails once, and leaves nothing beside the goldens`() throws {
      let output = try output(Self.options, ["AFTERIMAGE_RECORD": "1"])
      #expect(output.contains("\(folder.path("Tests/Goldens/card-form.png")) is written"))
      // The second check finds what the first has written; the leak is still one.
      #expect(output.contains("with 2 issues"))
      let goldens = try FileManager.default.contentsOfDirectory(
        atPath: folder.path("Tests/Goldens"))
      #expect(goldens.sorted() == ["card-form.png", "fingerprint.txt"])
      let tests = try FileManager.default.contentsOfDirectory(atPath: folder.path("Tests"))
      #expect(tests == ["Goldens"])
    }
  }
#endif
