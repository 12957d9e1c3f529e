import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// The placeholder of a web view, on the white ground of an empty page.
  func lowered(_ webView: WebView, as view: LoweredView) -> LoweredView {
    let ground = Color(hex: traits.userInterfaceStyle == .light ? 0xFFFFFF : 0x1C1C1E)
    return placeholder("Web view", webView.url, on: ground, as: view)
  }
}
