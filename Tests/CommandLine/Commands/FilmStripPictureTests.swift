import Afterimage
import AfterimageAudit
import AfterimageGoldens
import AfterimageGraphics
import AfterimagePreviews
import AfterimageRendering
import Foundation
import Testing

/// How film strips look: `FilmStrips/NAME.png` for the scenario NAME of Screens/protections, at one pixel a point.
struct FilmStripPictureTests {
  private static let folder = GoldenFolder(
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "FilmStrips").path)
  private static let isRecording = ProcessInfo.processInfo.environment["AFTERIMAGE_RECORD"] == "1"

  /// A phone with fades and cards, and a tablet that is photographed upright and across.
  @Test(arguments: ["fade-out-blocks-the-next", "fixed-frame-on-tablet"])
  func `a film strip looks as recorded`(name: String) throws {
    let path = Shipped.scenario("protections/\(name)")
    guard case .scenario(let scenario) = try Input.load(path).input else {
      throw CocoaError(.fileReadUnknown)
    }
    let pipeline = try Pipeline()
    let strip = try pipeline.filmStrip(of: scenario, scale: 1)
    let picture = try pipeline.draw(
      strip.displayList(measuring: pipeline.text.measurer), scale: 1)
    let artifact = Artifact(fileName: "\(name).png", content: .picture(picture))
    if Self.isRecording { try Self.folder.accept(artifact) }
    let outcome = Self.folder.compare(artifact, isComparable: Self.folder.isComparable)
    #expect(outcome.isAcceptable(.skip), "\(outcome)")
  }
}
