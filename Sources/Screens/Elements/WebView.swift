/// A page of the web, of which a labelled placeholder is drawn.
public struct WebView: Hashable, Sendable {
  /// The address that the placeholder names.
  public var url: String

  /// Makes a view of an address.
  public init(_ url: String = "") {
    self.url = url
  }
}
