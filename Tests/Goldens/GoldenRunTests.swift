import Afterimage
import AfterimageFleet
import AfterimageGoldens
import AfterimageGraphics
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// Runs by several threads, and of parts of a suite.
struct GoldenRunTests {
  @Test(arguments: [1, 2, 5])
  func `results and progress come in the order of the cases for any number of jobs`(
    jobs: Int
  ) throws {
    let folder = try TemporaryFolder()
    let devices = ["iphone-se", "ipad-pro-11", "iphone-8", "iphone-x", "ipad-9-7", "iphone-11"]
    let cases = devices.map { #"{"screen": "greeting", "device": "\#($0)", "goldens": ["png"]}"# }
    try folder.write(#"{"format": 1, "cases": [\#(cases.joined(separator: ", "))]}"#)
    try folder.copyGreeting()
    let suite = try GoldenSuite.load(folder.path)
    var told: [String] = []
    let run = try Pipeline().run(suite, by: Crew(jobs: jobs)) { told.append("\($0)/\($1) \($2)") }
    #expect(run.results.map(\.fileName) == devices.map { "greeting.\($0).light.png" })
    #expect(told == devices.enumerated().map { "\($0 + 1)/6 greeting.\($1).light" })
    let alone = try Pipeline().run(suite)
    #expect(run.results.map(\.artifact) == alone.results.map(\.artifact))
  }

  @Test func `a case asks what has to be known of its secrets`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": 1, "name": "login", "root": {"type": "view", "subviews": [
        {"type": "textField", "id": "user", "text": "Ada 1815", "sensitive": true}
      ], "constraints": ["user.top == safeArea.top", "user.leading == margins.leading",
        "user.width == 200", "user.height == 34"]}}
      """, to: "login.screen.json")
    let cases = ["none", "cover-color"].map {
      #"{"screen": "login", "strategy": "\#($0)", "require": "proved", "goldens": []}"#
    }
    try folder.write(#"{"format": 1, "cases": [\#(cases.joined(separator: ", "))]}"#)
    let results = try Pipeline().run(GoldenSuite.load(folder.path)).results
    #expect(results.map(\.caseName) == ["login.iphone-15-pro.light.none"])
    let words = try #require(results.first).outcome.words
    #expect(words.contains("login.user leaks: "))
    #expect(!words.contains("1815"))
    #expect(results.first?.outcome.isAcceptable(.skip) == false)
  }

  @Test(arguments: [1, 2, 5])
  func `a case that has no picture fails alone for any number of jobs`(jobs: Int) throws {
    let folder = try TemporaryFolder()
    try folder.copyGreeting()
    for width in [40_000, 50_000] {
      let strip = Bitmap(width: width, height: 1, pixels: Array(repeating: .max, count: width))
      let file = folder.path("\(width).png")
      try Data(PNG.encode(#require(strip))).write(to: URL(filePath: file))
      try folder.write(
        """
        {"format": 1, "name": "wide-\(width)", "root": {"type": "view", "subviews": [
          {"type": "imageView", "id": "strip", "image": "\(width).png"}]}}
        """, to: "wide-\(width).screen.json")
    }
    try folder.write(
      """
      {"format": 1, "cases": [
        {"screen": "greeting"}, {"screen": "wide-50000"}, {"screen": "wide-40000"}]}
      """)
    let suite = try GoldenSuite.load(folder.path)
    var told: [String] = []
    let results = try Pipeline().run(suite, by: Crew(jobs: jobs)) { told.append($2) }.results
    #expect(told.count == 3)
    #expect(results.map { $0.outcome == .unused } == [false, false, false, true, true])
    #expect(results[0].outcome == .missing)
    for (result, width) in zip(results[1...2], ["50000", "40000"]) {
      #expect(result.caseName == "wide-\(width).iphone-15-pro.light")
      #expect(result.golden == nil)
      #expect(result.outcome.words.contains(width))
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `the parts of a suite cover every golden exactly once`(count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format": 1, "cases": [
        {"screen": "greeting", "goldens": ["frames"]},
        {"screen": "greeting", "device": "iphone-se", "goldens": ["frames"]},
        {"screen": "greeting", "device": "iphone-8", "goldens": ["frames", "timeline"]},
        {"screen": "greeting", "device": "iphone-x", "goldens": ["frames"]}]}
      """)
    try folder.copyGreeting()
    try folder.write("left over", to: "old.frames")
    let suite = try GoldenSuite.load(folder.path)
    let pipeline = try Pipeline()
    let whole = pipeline.run(suite).results.map(\.fileName)
    #expect(whole.count == 6)
    let parts = (0..<count).flatMap { index in
      let places = suite.entries.indices.filter { $0 % count == index }
      return pipeline.run(suite, only: places).results.map(\.fileName)
    }
    // Which goldens no case asks for can be told of all cases only.
    #expect((parts + ["old.frames"]).sorted() == whole.sorted())
  }
}
