import Afterimage
import Foundation
import Testing
import UIKitScore

@Suite struct UIKitScoreTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Benchmarks/UIKit")

  @Test func `at least 97 of 100 pieces lie within a point of UIKit's`() throws {
    let pipeline = try Pipeline()
    let scores = try UIKitCase.all.map {
      try $0.compare(in: Self.folder.path, with: pipeline).score
    }
    #expect(UIKitReport(scores).percentage >= 97)
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
