import Afterimage
import Foundation
import Testing
import UIKitScore

@Suite struct UIKitScoreTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Benchmarks/UIKit")

  /// Each project alone, or few together that have few pictures, as those of one must not make up for those of another.
  @Test(arguments: [
    ["pointfreeco__swift-snapshot-testing/", "checkout__frames-ios/", "artsy__eidolon/"],
    ["cashapp__AccessibilitySnapshot/"],
  ])
  func `at least 97 of 100 pieces lie within a point of UIKit's`(projects: [String]) throws {
    let scored = try Self.report { picture in projects.contains { picture.hasPrefix($0) } }
    #expect(scored.percentage >= 97)
  }

  private static let layout = "Tinder__Layout/"
  private static let withSymbol = layout + "testReadmeExample"

  @Test func `every area and every text of Tinder's Layout lies where UIKit has it`() throws {
    let scored = try Self.report {
      $0.hasPrefix(Self.layout) && !$0.hasPrefix(Self.withSymbol)
    }
    #expect(scored.percentage == 100)
    withKnownIssue("A symbol that is fitted into 200 points is smaller than UIKit's.") {
      let scored = try Self.report { $0.hasPrefix(Self.withSymbol) }
      #expect(scored.percentage == 100)
    }
  }

  /// Compares the pictures whose names fulfil a predicate.
  private static func report(where predicate: (String) -> Bool) throws -> UIKitReport {
    let pipeline = try Pipeline()
    let cases = UIKitCase.all.filter { predicate($0.picture) }
    try #require(!cases.isEmpty)
    return UIKitReport(try cases.map { try $0.compare(in: folder.path, with: pipeline).score })
  }

  @Test func `every picture is compared, and bears its project's licence and commit`() throws {
    let pictures = Self.folder.appending(path: "Pictures")
    let compared = Set(UIKitCase.all.map(\.picture))
    for project in try FileManager.default.contentsOfDirectory(atPath: pictures.path) {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: pictures.appending(path: project).path)
      #expect(files.contains("LICENSE") && files.contains("COMMIT"))
      let names = files.filter { $0.hasSuffix(".png") }.map { "\(project)/\($0.dropLast(4))" }
      #expect(Set(names).isSubset(of: compared))
    }
  }
}
