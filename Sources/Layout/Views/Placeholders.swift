import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// A view whose content comes from elsewhere: a plain ground, and in its middle the kind of view and what it would show.
  func placeholder(
    _ kind: String, _ detail: String, on ground: Color, as view: LoweredView
  ) -> LoweredView {
    let name = FontReference.textStyle(.subheadline, weight: .semibold)
    let ink = color(.secondaryLabel)
    var lowered = view
    lowered.content = .text(
      TextContent(
        text: detail.isEmpty ? kind : "\(kind)\n\(detail)",
        font: font(.textStyle(.footnote)), color: ink, alignment: .center,
        direction: view.direction, numberOfLines: 0,
        insets: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
        spans: [TextSpan(0..<kind.utf8.count, font: font(name), color: ink)]))
    lowered.metrics.scrollsText = true
    lowered.appearance.background = view.appearance.background ?? ground
    lowered.appearance.border =
      view.appearance.border
      ?? Appearance.Border(width: 1 / traits.scale, color: color(.separator))
    return lowered
  }
}
