import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageRendering
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Documents as other programs show them: they look as our pictures do.
@Suite(.enabled(if: DocumentViewer.isThere, "librsvg and Poppler are not there"))
struct DocumentPictureTests {
  private let traits = Traits(device: .standard)
  private let viewer: DocumentViewer
  private let pipeline: Pipeline

  init() throws {
    viewer = try DocumentViewer()
    pipeline = try Pipeline()
  }

  /// How far the components of two pictures lie apart in the mean, of 255.
  ///
  /// All else being equal, other rasterisers put the edges of glyphs elsewhere by parts of a pixel: 0.0 to 0.4 by librsvg, which draws with cairo and Pango as we do, and 0.1 to 1.4 by Poppler, which makes strokes a little bolder. A line of text that is missing adds 0.3 or more, a card or bar several.
  private enum Bound {
    static let svg = 0.5
    static let pdf = 1.5
  }

  @Test(arguments: ["card-form", "sales-dashboard", "chat"])
  func `a screen looks the same as SVG and as PDF`(name: String) throws {
    let screen = try Screen.shipped(name)
    try expectAlike(
      pipeline.document(screen, in: traits, as: .svg),
      pipeline.document(screen, in: traits, as: .pdf),
      pipeline.render(screen, in: traits))
  }

  @Test(arguments: ["layers", "alert", "controls"])
  func `a reference sheet looks the same as SVG and as PDF`(name: String) throws {
    let screen = try Screen.shipped(name, in: Repository.reference)
    try expectAlike(
      pipeline.document(screen, in: traits, as: .svg),
      pipeline.document(screen, in: traits, as: .pdf),
      pipeline.render(screen, in: traits))
  }

  @Test
  func `text that runs from right to left, in the dark and with the status bar, looks the same`()
    throws
  {
    var traits = traits
    traits.layoutDirection = .rightToLeft
    traits.userInterfaceStyle = .dark
    let screen = try Screen.shipped("wallet")
    try expectAlike(
      pipeline.document(screen, in: traits, as: .svg, hasChrome: true),
      pipeline.document(screen, in: traits, as: .pdf, hasChrome: true),
      pipeline.render(screen, in: traits, hasChrome: true))
  }

  @Test(arguments: ["redact", "blur", "cover-blank-form"])
  func `a masked screen looks the same as SVG and as PDF`(strategy: String) throws {
    let story = try Scenario.story(of: try Screen.shipped("card-form"), under: strategy)
    let snapshot = try #require(Simulation.run(story).snapshots.last)
    try expectAlike(
      pipeline.document(of: snapshot, as: .svg), pipeline.document(of: snapshot, as: .pdf),
      pipeline.picture(of: snapshot))
  }

  @Test func `the text of a page can be copied`() throws {
    let screen = try Screen.shipped("card-form")
    let text = try viewer.text(ofPDF: pipeline.document(screen, in: traits, as: .pdf))
    for words in ["Ada Lovelace", "4242 4242 4242 4242", "BILLING ADDRESS"] {
      #expect(text.contains(words))
    }
  }

  @Test func `documents are the same in every pipeline`() throws {
    let screen = try Screen.shipped("sales-dashboard")
    let other = try Pipeline()
    _ = try other.render(Screen.shipped("chat"), in: traits)
    #expect(
      try other.document(screen, in: traits, as: .svg)
        == pipeline.document(screen, in: traits, as: .svg))
    #expect(
      try other.document(screen, in: traits, as: .pdf)
        == pipeline.document(screen, in: traits, as: .pdf))
  }

  private func expectAlike(_ svg: [UInt8], _ pdf: [UInt8], _ picture: Bitmap) throws {
    let shown = try PNG.decode(viewer.png(ofSVG: svg, width: picture.width))
    #expect(shown.meanDifference(from: picture) < Bound.svg)
    let page = try PNG.decode(
      viewer.png(ofPDF: pdf, width: picture.width, height: picture.height))
    #expect(page.meanDifference(from: picture) < Bound.pdf)
  }
}

extension Bitmap {
  /// The mean of the differences of all components; without bound between pictures of two sizes.
  fileprivate func meanDifference(from other: Bitmap) -> Double {
    guard width == other.width, height == other.height else { return .infinity }
    var sum = 0
    for (one, other) in zip(pixels, other.pixels) where one != other {
      for shift: UInt32 in [0, 8, 16] {
        sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255))
      }
    }
    return Double(sum) / Double(3 * pixels.count)
  }
}
