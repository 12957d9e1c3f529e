import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import Testing

/// The order of the layers in a picture, pixel by pixel.
struct CompositionTests {
  let pipeline: Pipeline
  let cardForm: Screen

  init() throws {
    pipeline = try Pipeline()
    cardForm = try Screen.shipped("card-form")
  }

  private static let red = Cover.Content.color(.fixed(Color(hex: 0xFF0000)))
  private static let redPixel: UInt32 = 0xFFFF_0000

  @Test func `a cover on the controller's view leaves the bar uncovered`() throws {
    let bare = try #require(try pipeline.pictures(of: Scenario.story(of: cardForm, [])).first)
    let rules = [Protection.Rule.cover(Self.red, on: .view)]
    let covered = try #require(try pipeline.pictures(of: Scenario.story(of: cardForm, rules)).first)
    let layout = try pipeline.layOut(cardForm, in: Traits(device: .standard))
    let bar = try #require(layout.nodes.first { $0.type == .element(.navigationBar) })
    let split = Int(bar.snappedFrame.maxY) * covered.width
    #expect(covered.pixels[..<split] == bare.pixels[..<split])
    #expect(covered.pixels[split...].allSatisfy { $0 == Self.redPixel })
  }

  @Test(arguments: [CoverAttachment.rootView, .window])
  func `a cover above the bars covers every pixel`(attachment: CoverAttachment) throws {
    let rules = [Protection.Rule.cover(Self.red, on: attachment)]
    let picture = try #require(try pipeline.pictures(of: Scenario.story(of: cardForm, rules)).first)
    #expect(picture.pixels.allSatisfy { $0 == Self.redPixel })
  }

  @Test func `a captured picture stays light in the dark picture`() throws {
    let story = try Scenario.story(of: cardForm, under: "cover-blank-form")
    #expect(Simulation.run(story).snapshots.map(\.userInterfaceStyle) == [.light, .dark])
    let pictures = try pipeline.pictures(of: story)
    #expect(pictures[0] == pictures[1])
    let blank = cardForm.mapViews { view, _, isSensitive in
      isSensitive ? view.withText("") : view
    }
    #expect(pictures[0] == (try pipeline.render(blank, in: Traits(device: .standard), scale: 1)))
  }

  @Test func `half way through its fade a black cover halves white`() throws {
    let screen = try Screen("white", root: View {}.backgroundColor(.fixed(.white)))
    let rules = [
      Protection.Rule.cover(.color(.fixed(.black)), fade: Seconds(milliseconds: 1000))
    ]
    var story = Scenario.story(of: screen, rules)
    let half = Seconds(milliseconds: 500)
    story.settings.deactivationGap = half...half
    story.settings.captureDelay = Seconds.zero...Seconds.zero
    let picture = try #require(try pipeline.pictures(of: story).first)
    let pixel = try #require(picture.pixels.first)
    #expect([0xFF7F_7F7F, 0xFF80_8080].contains(pixel))
    #expect(picture.pixels.allSatisfy { $0 == pixel })
  }

  @Test func `no pixel of the text's colour is left under a blur`() throws {
    let black: UInt32 = 0xFF00_0000
    let bare = try pipeline.pictures(of: Scenario.story(of: cardForm, under: "none"))
    let blurred = try pipeline.pictures(of: Scenario.story(of: cardForm, under: "blur"))
    #expect(bare[0].pixels.contains(black))
    #expect(!blurred[0].pixels.contains(black))
  }

  @Test func `a blur reaches every pixel of a window of stripes`() throws {
    let stripes = (0..<64 * 64).map { $0 % 64 / 4 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF as UInt32 }
    let bitmap = try #require(Bitmap(width: 64, height: 64, pixels: stripes))
    let image = View(.imageView(ImageView(Image(name: "stripes", bitmap: bitmap)))).id("image")
    let screen = try Screen(
      "stripes",
      root: View { image }.constraints {
        "H:|[image]|"; "V:|[image]|"
      })
    let pure: Set<UInt32> = [0xFF00_0000, 0xFFFF_FFFF]
    let bare = try pipeline.pictures(of: Scenario.story(of: screen, under: "none"))[0]
    let blurred = try pipeline.pictures(of: Scenario.story(of: screen, under: "blur:dark"))[0]
    #expect(Set(bare.pixels).isSuperset(of: pure))
    #expect(Set(blurred.pixels).isDisjoint(with: pure))
  }

  @Test func `every square of a mosaic is of one colour`() throws {
    let picture = try pipeline.pictures(of: Scenario.story(of: cardForm, under: "pixelate:20"))[0]
    for y in 0..<picture.height {
      for x in 0..<picture.width where x % 20 != 0 || y % 20 != 0 {
        let corner = picture[x / 20 * 20, y / 20 * 20]
        guard picture[x, y] != corner else { continue }
        Issue.record("a second colour at \(x), \(y)")
        return
      }
    }
  }

  @Test func `the launch screen's cover is the launch screen`() throws {
    let launch = try Screen.shipped("launch")
    var story = try Scenario.story(of: cardForm, under: "cover-launch-screen")
    story.app.launchScreen = launch
    var traits = Traits(device: .standard)
    for (picture, style) in zip(
      try pipeline.pictures(of: story), [UserInterfaceStyle.light, .dark])
    {
      traits.userInterfaceStyle = style
      #expect(picture == (try pipeline.render(launch, in: traits, scale: 1)))
    }
  }

  @Test func `a picture as a cover is fitted as its content mode says`() throws {
    let background: UInt32 = 0xFF00_00FF
    func picture(_ mode: String) throws -> Bitmap {
      let strategy = "cover-image:path=small,mode=\(mode),background=#0000FF"
      return try pipeline.pictures(of: Scenario.story(of: cardForm, under: strategy))[0]
    }
    for mode in ["scaleToFill", "scaleAspectFill"] {
      #expect(try picture(mode).pixels.allSatisfy { $0 == Bitmap.orangePixel })
    }
    let corner = try picture("topLeft")
    for y in 0..<corner.height {
      let row = corner.pixels[y * corner.width..<(y + 1) * corner.width]
      let count = y < 20 ? 10 : 0
      #expect(row.prefix(count).allSatisfy { $0 == Bitmap.orangePixel })
      #expect(row.dropFirst(count).allSatisfy { $0 == background })
    }
    // 786 of 852 points are the picture's: 33 points of background above and below.
    let fitted = try picture("scaleAspectFit")
    #expect(fitted[200, 32] == background)
    #expect(fitted[200, 33] == Bitmap.orangePixel)
    #expect(fitted[200, 818] == Bitmap.orangePixel)
    #expect(fitted[200, 819] == background)
  }

  @Test func `bullets stand for each character of a secure field`() throws {
    func picture(_ text: String) throws -> Bitmap {
      var field = TextField(text)
      field.isSecureTextEntry = true
      let view = View(.textField(field)).id("field")
      let screen = try Screen(
        "secure",
        root: View { view }.constraints {
          "H:|-[field]-|"; "V:|-100-[field]"
        })
      return try pipeline.render(screen, in: Traits(device: .standard), scale: 1)
    }
    #expect(try picture("secret") == picture("hidden"))
    #expect(try picture("secret") != picture("secre"))
    #expect(try picture("••••••") == picture("hidden"))
  }
}
