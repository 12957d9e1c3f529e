import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

@Suite struct SymbolImportTests {
  private func symbolView(_ content: String = "") throws -> View {
    let star = view("star", "imageView", #"image="star.fill" catalog="system""#, content)
    let resources = """
      <resources><image name="star.fill" catalog="system" width="128" height="116"/></resources>
      """
    let scene = try imported(storyboard("<subviews>\(star)</subviews>", document: resources))
    return try #require(scene.screen.view("star"))
  }

  private func symbol(_ configuration: String) throws -> Symbol? {
    let key = #"key="preferredSymbolConfiguration""#
    let view = try symbolView("<preferredSymbolConfiguration \(key) \(configuration)/>")
    guard case .imageView(let imageView) = view.element, case .symbol(let symbol) = imageView.image
    else { return nil }
    return symbol
  }

  @Test func `the size of a symbol's thumbnail is not that of its view`() throws {
    #expect(try symbolView().intrinsicContentSize == nil)
  }

  @Test func `a picture named in an element of its own is that of its parent`() throws {
    let reference =
      #"<imageReference key="image" image="lock" catalog="system" symbolScale="large"/>"#
    let lock = view("lock", "imageView", "", reference)
    let scene = try imported(storyboard("<subviews>\(lock)</subviews>"))
    guard case .imageView(let imageView) = scene.screen.view("lock")?.element else {
      Issue.record("no image view")
      return
    }
    var large = Symbol("lock")
    large.scale = .large
    #expect(imageView.image == .symbol(large))
  }

  @Test func `a symbol's configuration may name a font`() throws {
    let configured = try symbolView(
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
      <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/>
      </preferredSymbolConfiguration>
      """)
    guard case .imageView(let imageView) = configured.element,
      case .symbol(let symbol) = imageView.image
    else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol.font == .textStyle(.footnote))
  }

  @Test func `a symbol has the scale, weight and size of its view's configuration`() throws {
    #expect(try symbol(#"scale="small""#)?.scale == .small)
    #expect(try symbol(#"weight="semibold""#)?.font == .system(size: 17, weight: .semibold))
    let large = try symbol(#"configurationType="pointSize" pointSize="30" scale="large""#)
    #expect(large?.font == .system(size: 30, weight: .regular))
    #expect(large?.scale == .large)
  }
}
