import AfterimageSwiftEvaluation
import Foundation
import TestSupport
import Testing

/// A file of source in which each function has what it comes to above it, as `// expect NAME: VALUE`.
private struct Program: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static var all: [Program] {
    SourceFixtures.files(in: "Programs").map { Program(url: $0) }
  }

  /// What functions come to, by their names, in the order of the file.
  func expectations() throws -> [(name: String, value: String)] {
    let marker = "// expect "
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(marker) }
      .map { line in
        let parts = line.dropFirst(marker.count).split(separator: ":", maxSplits: 1)
        return (String(parts[0]), String(parts[1].dropFirst()))
      }
  }
}

@Suite struct EvaluationTests {
  @Test(arguments: Program.all)
  private func `functions come to what stands above them`(_ file: Program) throws {
    let program = try SourceFixtures.program(file.url)
    let expectations = try file.expectations()
    #expect(!expectations.isEmpty)
    for (name, expected) in expectations {
      let function = try #require(program.functions[name]?.first, "\(name)")
      var evaluator = Evaluator(program)
      let value = evaluator.run(function, on: nil)
      #expect(value.written == expected, "\(name)")
    }
  }

  @Test func `what never ends is given up, and says so`() throws {
    let source = """
      func endless() -> Int { endless() }
      func loop() -> Int {
        var number = 0
        while true { number += 1 }
        return number
      }
      func both(_ depth: Int) -> Int { both(depth + 1) + both(depth + 1) }
      func tree() -> Int { both(0) }
      """
    let program = try SourceFixtures.program(["main.swift": source])
    for name in ["endless", "loop", "tree"] {
      let function = try #require(program.functions[name]?.first)
      var evaluator = Evaluator(program)
      let value = evaluator.run(function, on: nil)
      #expect(name == "loop" || value.isUnknown || value.asTerm != nil, "\(name)")
      #expect(name == "loop" || !evaluator.gaps.isEmpty, "\(name)")
    }
  }

  @Test func `what only a file can name is that file's, whatever others have under the name`()
    throws
  {
    let others = """
      private let number = 2
      private func made() -> Int { 2 }
      private enum Theme { static let number = 2 }
      private class Box { var number: Int { 2 } }
      fileprivate extension String { func made() -> Int { 2 }; var number: Int { 2 } }
      func other() -> [Int] { [number, made(), Theme.number, Box().number, "".made(), "".number] }
      """
    let own = others.replacing("2", with: "1").replacing("other()", with: "own()")
    for names in [["A.swift", "B.swift"], ["B.swift", "A.swift"]] {
      let program = try SourceFixtures.program([names[0]: others, names[1]: own])
      for (name, number) in [("own", "1"), ("other", "2")] {
        let function = try #require(program.functions[name]?.first)
        var evaluator = Evaluator(program)
        let all = Array(repeating: number, count: 6).joined(separator: ", ")
        #expect(evaluator.run(function, on: nil).written == "[\(all)]")
      }
    }
  }
}
