import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// The promise of field masks, over the pixels of sensitive pictures and parts of pictures; the circumstances go round as in `PromiseAcrossTests`.
struct PicturePromiseTests {
  /// The shipped screens with a sensitive picture or region.
  static let screens = Repository.screenNames.filter { name in
    (try? Screen.shipped(name)).map { $0.withOtherSecretPixels != $0 } ?? false
  }

  @Test func `some shipped screens have sensitive pictures`() {
    #expect(Set(Self.screens).isSuperset(of: ["sales-dashboard", "selfie-camera", "settings"]))
  }

  @Test(arguments: screens, PromiseTests.fieldMasks + PromiseTests.opaqueCovers)
  func `under a mask every picture gives the same bytes`(screen: String, strategy: String) throws {
    let circumstances = Self.circumstances(of: screen, strategy)
    let (one, other) = try Self.pictures(screen, strategy, circumstances)
    let isSame = one == other
    #expect(isSame, "\(circumstances)")
  }

  @Test func `an audit names the pictures and the parts of pictures that show`() throws {
    let story = try Scenario.story(of: Screen.shipped("selfie-camera"), under: "none")
    let leaks = try Pipeline().leaks(of: story)
    #expect(Set(leaks.map(\.view)).contains("photo.eyes"))
    #expect(leaks.allSatisfy { $0.variation == "other-pixels" })
    let masked = try Scenario.story(of: Screen.shipped("selfie-camera"), under: "redact")
    #expect(try Pipeline().leaks(of: masked) == [])
  }

  @Test(arguments: screens, Circumstances.allCases)
  func `without a mask another picture shows`(
    screen: String, circumstances: Circumstances
  ) throws {
    let (one, other) = try Self.pictures(screen, "none", circumstances)
    let isSame = one == other
    #expect(!isSame)
  }

  private static func circumstances(of screen: String, _ strategy: String) -> Circumstances {
    PromiseAcrossTests.samples.first { $0.screen == screen && $0.strategy == strategy }?
      .circumstances ?? .upright
  }

  private static func pictures(
    _ name: String, _ strategy: String, _ circumstances: Circumstances
  ) throws -> ([Bitmap], [Bitmap]) {
    let screen = try Screen.shipped(name)
    let pipeline = try Pipeline()
    func pictures(of screen: Screen) throws -> [Bitmap] {
      try pipeline.pictures(
        of: Scenario.story(of: screen, under: strategy, in: circumstances.traits))
    }
    return (try pictures(of: screen), try pictures(of: screen.withOtherSecretPixels))
  }
}

extension Screen {
  /// The same screen with the pixels of sensitive pictures and regions inverted.
  var withOtherSecretPixels: Screen {
    mapViews { view, _, isSensitive in
      guard case .imageView(var imageView) = view.element,
        case .bitmap(var image)? = imageView.image
      else { return view }
      let whole = ImageView.Region("whole", rect: Rect(x: 0, y: 0, width: 1, height: 1))
      let regions = isSensitive ? [whole] : imageView.regions.filter(\.isSensitive)
      for region in regions { image.bitmap = image.bitmap.inverted(in: region.rect) }
      imageView.image = .bitmap(image)
      var copy = view
      copy.element = .imageView(imageView)
      return copy
    }
  }
}
