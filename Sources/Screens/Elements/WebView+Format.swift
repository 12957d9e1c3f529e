extension ElementType {
  /// A page of the web, of which a labelled placeholder is drawn.
  static let webView = describe(
    .webView, "A page of the web, of which a labelled placeholder is drawn.", blank: WebView(),
    keys: [Key("url", \.url, .text, "The address that the placeholder names.")],
    embedding: Element.webView,
    extracting: { if case .webView(let webView) = $0 { webView } else { nil } })
}
