import Afterimage
import AfterimageAudit
import AfterimageGoldens
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageRendering
import Foundation
import StorySupport
import TestSupport
import Testing

/// How film strips look: `FilmStrips/NAME.png` for the scenario NAME of Screens/protections, at one pixel a point.
struct FilmStripPictureTests {
  private static let folder = GoldenFolder(
    Repository.tests.appending(path: "Previews/FilmStrips").path)

  /// A phone with fades and cards, and a tablet that is photographed upright and across.
  @Test(arguments: ["fade-out-blocks-the-next", "fixed-frame-on-tablet"])
  func `a film strip looks as recorded`(name: String) throws {
    let scenario = try Scenario.shipped(name)
    let pipeline = try Pipeline()
    let strip = try pipeline.filmStrip(of: scenario, scale: 1)
    let picture = try pipeline.draw(
      strip.displayList(measuring: pipeline.text.measurer), scale: 1)
    let artifact = Artifact(name: name, content: .png(picture))
    if TextGolden.isRecording { try Self.folder.accept(artifact) }
    let outcome = Self.folder.compare(artifact, isComparable: Self.folder.isComparable)
    #expect(outcome.isAcceptable(.skip), "\(outcome)")
  }
}
