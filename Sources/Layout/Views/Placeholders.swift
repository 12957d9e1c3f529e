import AfterimageGraphics
import AfterimageScreens

/// What stands for views whose content comes from elsewhere: a plain ground and a label in the middle.
extension Lowering {
  /// Settles the placeholder of a web view, on the white ground of an empty page.
  mutating func settleWebView(_ webView: WebView, at index: Int) {
    let ground = Color(hex: traits.userInterfaceStyle == .light ? 0xFFFFFF : 0x1C1C1E)
    settlePlaceholder("Web view", webView.url, ground: ground, at: index)
  }

  /// Settles the placeholder of a map view, on the ground of land on a map (chosen by eye).
  mutating func settleMapView(_ mapView: MapView, at index: Int) {
    let ground = Color(hex: traits.userInterfaceStyle == .light ? 0xF2EFE6 : 0x24282C)
    settlePlaceholder("Map view", mapView.place, ground: ground, at: index)
  }

  private mutating func settlePlaceholder(
    _ kind: String, _ detail: String, ground: Color, at index: Int
  ) {
    let name = FontReference.textStyle(.subheadline, weight: .semibold)
    let small = FontReference.textStyle(.footnote)
    let title = kind.utf8.count
    let text = detail.isEmpty ? kind : "\(kind)\n\(detail)"
    hierarchy.nodes[index].text = TextContent(
      text: text, font: font(small), color: color(.secondaryLabel), alignment: .center,
      direction: hierarchy.nodes[index].direction, numberOfLines: 0,
      insets: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      spans: [TextSpan(0..<title, font: font(name), color: color(.secondaryLabel))])
    hierarchy.metrics[index].scrollsText = true
    let appearance = hierarchy.nodes[index].appearance
    hierarchy.nodes[index].appearance.background = appearance.background ?? ground
    hierarchy.nodes[index].appearance.border =
      appearance.border ?? Appearance.Border(width: 1 / traits.scale, color: color(.separator))
  }
}
