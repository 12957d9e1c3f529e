import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource
import Foundation
import TestSupport
import Testing

/// Source that nobody writes but to do harm: everything ends, and is told where it is not understood.
@Suite struct HostileSourceTests {
  @Test func `a text of some megabytes is one text`() throws {
    let text = String(repeating: "a", count: 4 << 20)
    let read = try Reader.read(["a.swift": "let a = \"\(text)\"\n"])
    #expect(read.files.count == 1)
    #expect(read.problems.isEmpty)
  }

  @Test(arguments: ["{", "(", "[", "f{", "!", "/*", "-"])
  func `what lies in itself a hundred thousand times is told, and the files beside it are read`(
    opening: String
  ) throws {
    let deep = String(repeating: opening, count: 100_000)
    let read = try Reader.read(["deep.swift": "let a = \(deep)\n", "other.swift": "let b = 1\n"])
    #expect(read.files.contains { $0.path == "other.swift" })
    #expect(read.problems.contains { $0.line.path == "deep.swift" })
  }

  @Test(arguments: ["TreeReadingTests.swift", "ProjectTests.swift"])
  func `every beginning of a file is read`(name: String) throws {
    let url = Repository.tests.appending(path: "SwiftReading/\(name)")
    let bytes = try Array(Data(contentsOf: url))
    var files: [String: [UInt8]] = [:]
    for count in stride(from: 0, to: bytes.count, by: 97) {
      files["\(count).swift"] = Array(bytes.prefix(count))
    }
    let read = try Reader.read(files)
    // A beginning may end within a letter.
    #expect(read.files.count + read.problems.count { $0.what.contains("UTF-8") } == files.count)
  }
}
