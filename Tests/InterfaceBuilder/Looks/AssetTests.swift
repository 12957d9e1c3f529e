import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import Testing

@Suite struct AssetTests {
  private static let named =
    """
    <subviews><label text="Hello" id="l"><rect key="frame" x="0" y="0" width="100" height="44"/>
    <color key="textColor" name="Brand"/></label></subviews>
    """

  @Test func `a named colour comes from the catalog, in the light and in the dark`() throws {
    let contents =
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "16", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """
    let assets = DocumentAssets(
      of: "Main.storyboard",
      files: files(["./Assets.xcassets/Brand.colorset/Contents.json": Array(contents.utf8)]))
    let view = try interfaceDocument(viewController("a", Self.named)).imported("a", assets: assets)
    guard case .label(let label) = view.screen.root.subviews[0].element else {
      Issue.record("there is no label")
      return
    }
    #expect(label.textColor == .dynamic(light: Color(hex: 0xFF8000), dark: Color(hex: 0x100000)))
    #expect(view.notes.isEmpty)
  }

  @Test(arguments: [
    ("brand", "Brand"), ("cardGround", "card-ground color"),
    ("cardGroundColor", "card-ground color"),
    ("ground", nil), ("twice", nil),
  ])
  func `a symbol stands for the only colour of its words`(_ symbol: String, _ name: String?) {
    let sets = ["Brand", "card-ground color", "Twice", "twice color"]
    let assets = DocumentAssets(
      of: "",
      files: files(
        Dictionary(
          uniqueKeysWithValues: sets.map {
            ("./Assets.xcassets/\($0).colorset/Contents.json", Array("{}".utf8))
          })))
    #expect(assets.name(bySymbol: symbol, of: .color) == name)
  }

  @Test func `a picture comes from the catalog in its own scale`() throws {
    let bitmap = try #require(
      Bitmap(width: 4, height: 2, pixels: .init(repeating: 0xFF00_00FF, count: 8)))
    let contents =
      """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "logo.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let folder = "./Assets.xcassets/Brand/logo.imageset/"
    let assets = DocumentAssets(
      of: "Main.storyboard",
      files: files([
        folder + "Contents.json": Array(contents.utf8), folder + "logo.png": PNG.encode(bitmap),
      ]))
    let picture =
      """
      <subviews><imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="100" height="44"/></imageView></subviews>
      """
    let view = try interfaceDocument(viewController("a", picture)).imported("a", assets: assets)
    guard case .imageView(let imageView) = view.screen.root.subviews[0].element,
      case .bitmap(let image)? = imageView.image
    else {
      Issue.record("there is no picture")
      return
    }
    #expect(image.size == Size(width: 2, height: 1))
    #expect(image.isTemplate)
  }

  @Test(arguments: ["nan", "-nan", "inf", "-inf", "1e999", "nan(0x1)", "0x", "-0x1", "x", ""])
  func `a colour whose parts are no numbers is none`(part: String) throws {
    for space in ["srgb", "display-p3"] {
      let components = ["red", "green", "blue", "alpha"].map { #""\#($0)": "\#(part)""# }
      let contents = """
        {"colors": [{"color": {"color-space": "\(space)", "components": {\(components.joined(separator: ","))}}}]}
        """
      let assets = DocumentAssets(
        of: "Main.storyboard",
        files: files(["./Assets.xcassets/Brand.colorset/Contents.json": Array(contents.utf8)]))
      let view = try interfaceDocument(viewController("a", Self.named)).imported(
        "a", assets: assets)
      guard case .label(let label) = view.screen.root.subviews[0].element else {
        Issue.record("there is no label")
        return
      }
      #expect(label.textColor != .fixed(.white))
    }
  }

  @Test(arguments: ["infx", "nanx", "1e300x", "-1x", "0x", "x", "", "4x"])
  func `a picture of a scale that there is not counts as one of a pixel a point`(scale: String)
    throws
  {
    let bitmap = try #require(
      Bitmap(width: 4, height: 2, pixels: .init(repeating: 0xFF00_00FF, count: 8)))
    let contents = #"{"images": [{"filename": "logo.png", "scale": "\#(scale)"}]}"#
    let folder = "./Assets.xcassets/logo.imageset/"
    let assets = DocumentAssets(
      of: "Main.storyboard",
      files: files([
        folder + "Contents.json": Array(contents.utf8), folder + "logo.png": PNG.encode(bitmap),
      ]))
    let picture =
      """
      <subviews><imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="100" height="44"/></imageView></subviews>
      """
    let view = try interfaceDocument(viewController("a", picture)).imported("a", assets: assets)
    guard case .imageView(let imageView) = view.screen.root.subviews[0].element,
      case .bitmap(let image)? = imageView.image
    else {
      Issue.record("there is no picture")
      return
    }
    #expect(image.size == Size(width: 4, height: 2))
  }

  @Test(arguments: ["Caf\u{E9}.png", "cafe\u{301}.png", "CAF\u{C9}.PNG"])
  func `a picture of a set is found as on a Mac`(name: String) throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000]))
    let contents = #"{"images": [{"filename": "\#(name)"}]}"#
    let folder = "./Assets.xcassets/logo.imageset/"
    let assets = DocumentAssets(
      of: "Main.storyboard",
      files: files([
        folder + "Contents.json": Array(contents.utf8),
        folder + "Cafe\u{301}.png": PNG.encode(bitmap),
      ]))
    #expect(assets.image("logo") != nil)
    // A bundle's own files are looked for on a device.
    #expect(assets.image("Logo") == nil)
  }

  @Test(arguments: [
    ("", true), (#", "properties": {"template-rendering-intent": "original"}"#, false),
  ])
  func `a picture in a bar is a template in the tint of its item unless its set says otherwise`(
    properties: String, isTemplate: Bool
  ) throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]))
    let folder = "./Assets.xcassets/gear.imageset/"
    let contents = #"{"images": [{"idiom": "universal", "filename": "gear.png"}]\#(properties)}"#
    let assets = DocumentAssets(
      of: "Main.storyboard",
      files: files([
        folder + "Contents.json": Array(contents.utf8), folder + "gear.png": PNG.encode(bitmap),
      ]))
    let item =
      """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" image="gear" id="b">
      <color key="tintColor" systemColor="systemRedColor"/></barButtonItem></navigationItem>
      """
    let scene = try interfaceDocument(viewController("a", beside: item))
      .imported("a", assets: assets)
    let shown = try #require(scene.screen.controller.navigation?.bar.rightItems.first)
    #expect(shown.tintColor == .system(.systemRed))
    guard case .bitmap(let image)? = shown.image else {
      Issue.record("there is no picture")
      return
    }
    #expect(image.isTemplate == isTemplate)
  }

  @Test(arguments: [false, true])
  func `the words of a language stand in strings, in both encodings`(isWide: Bool) throws {
    let text = #"""
      /* Class = "UILabel"; */
      "l.text" = "Gr\#u{FC}\#u{DF} \"Gott\"";

      """#
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let assets = DocumentAssets(
      of: "Main.storyboard",
      files: files(["../de.lproj/Main.strings": isWide ? wide : Array(text.utf8)]),
      language: "de-AT")
    let view = try interfaceDocument(viewController("a", Self.named)).imported("a", assets: assets)
    guard case .label(let label) = view.screen.root.subviews[0].element else {
      Issue.record("there is no label")
      return
    }
    #expect(label.text == #"Gr\#u{FC}\#u{DF} "Gott""#)
  }
}
