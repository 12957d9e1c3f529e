import AfterimageFleet
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource
import AfterimageSwiftTree
import Foundation
import TestSupport
import Testing

@Suite struct TreeReadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let source = "class Shade {\n  func cover() { present(lid) }\n}\n"

  @Test func `files become trees in the order in which they were asked for`() throws {
    let read = try Reader.read(["b.swift": Self.source, "a.swift": "let a = 1\n"])
    #expect(read.files.map(\.path) == ["a.swift", "b.swift"])
    #expect(read.files.map(\.lineCount) == [2, 4])
    #expect(read.freshCount == 2)
    #expect(read.problems.isEmpty)
  }

  @Test func `what is no Swift is told with its line`() throws {
    let read = try Reader.read(["a.swift": "let a = 1\nfunc {\n"])
    #expect(read.problems.first?.line.text == "a.swift:2")
  }

  @Test func `a file that is not there, not in UTF-8 or too large is told and passed over`() throws
  {
    let large = [UInt8](repeating: 0x20, count: TreeReading.largestFile + 1)
    let latin: [UInt8] = Array("let a = \"".utf8) + [0xE9] + Array("\"\n".utf8)
    let read = try Reader.read(["large.swift": large, "latin.swift": latin, "z.swift": []])
    #expect(read.files.map(\.path) == ["z.swift"])
    #expect(
      read.problems.map { "\($0.line.path): \($0.what)" }
        == ["large.swift: it has more than 16 MiB", "latin.swift: it is not in UTF-8"])
  }

  // MARK: Cache

  @Test func `a second run reads nothing, and one with a change only that`() throws {
    var files = ["a.swift": Self.source, "b.swift": "let b = 1\n"]
    let first = try Reader.read(files, cache: cache(in: folder))
    let second = try Reader.read(files, cache: cache(in: folder))
    #expect(first.freshCount == 2 && second.freshCount == 0)
    #expect(second.files.map(\.tree) == first.files.map(\.tree))
    files["b.swift"] = "let b = 2\n"
    #expect(try Reader.read(files, cache: cache(in: folder)).freshCount == 1)
    #expect(try Reader.read(files, cache: cache(in: folder)).freshCount == 0)
  }

  @Test(arguments: 0..<8)
  func `a broken cache is made anew`(part: Int) throws {
    let files = ["a.swift": Self.source]
    let first = try Reader.read(files, cache: cache(in: folder))
    for name in folder.files where !name.hasSuffix("size") {
      var bytes = try Array(Data(contentsOf: URL(filePath: folder.path(name))))
      let place = bytes.count * part / 8
      if part == 0 { bytes = [] } else { bytes[place] ^= 0x55 }
      try folder.write(bytes, to: name)
    }
    let second = try Reader.read(files, cache: cache(in: folder))
    #expect(second.files.map(\.tree) == first.files.map(\.tree))
    #expect(second.freshCount == 1)
    #expect(try Reader.read(files, cache: cache(in: folder)).freshCount == 0)
  }

  private func cache(in folder: TemporaryFolder) -> TreeCache {
    TreeCache(ResultCache(.folder(CacheFolder(folder.path)), readOnly: false), project: "app")
  }

  // MARK: The program

  @Test func `a missing program says what it is and how it is built`() throws {
    let error = try #require(throws: ReaderFailure.self) {
      try ReaderProgram(beside: folder.path("afterimage"))
    }
    #expect(error == .missing(folder: folder.path))
    #expect("\(error)".contains("'make build'"))
  }

  @Test(arguments: [
    ("exit 3", ReaderFailure.refused(code: 3, said: "")),
    ("echo no parser >&2; exit 70", .refused(code: 70, said: "no parser")),
    ("cat", .cutOff(trees: 0, files: 1)),
    ("exit 0", .cutOff(trees: 0, files: 1)),
    (
      "printf '\\0\\0\\0\\0\\0\\0\\0\\0\\3\\0\\0\\0\\0\\0\\0\\0abc'",
      .badTree
    ),
  ])
  func `what goes wrong with the program is an error`(
    script: String, expected: ReaderFailure
  ) throws {
    let error = try #require(throws: ReaderFailure.self) {
      try Reader.read(["a.swift": "let a = 1\n"], by: try program(doing: script))
    }
    #expect(error == expected)
  }

  @Test func `of many files the one that the program crashes at is told, and the others are read`()
    throws
  {
    let path = try Reader.program().path
    let crashing = try program(
      doing:
        "file=$(mktemp); cat >$file; grep -q CRASH $file && kill -SEGV $$; exec '\(path)' <$file")
    var files = ["bad.swift": "// CRASH\n"]
    for number in 0..<9 { files["\(number).swift"] = "let a = \(number)\n" }
    let read = try Reader.read(files, by: crashing)
    #expect(read.files.count == 9)
    #expect(read.problems.map(\.line.path) == ["bad.swift"])
  }

  private func program(doing script: String) throws -> ReaderProgram {
    let text = try folder.write("#!/bin/sh\n\(script)\n", to: "\(UUID().uuidString).txt")
    // A file that this process wrote may be open in a child of another test just then, and does not start.
    let copy = Process()
    copy.executableURL = URL(filePath: "/usr/bin/install")
    let path = folder.path(UUID().uuidString)
    copy.arguments = ["-m", "755", text, path]
    try copy.run()
    copy.waitUntilExit()
    return try #require(ReaderProgram(at: path))
  }
}
