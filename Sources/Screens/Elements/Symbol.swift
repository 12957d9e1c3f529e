/// A symbol by its SF name, in the size of a font, drawn in the tint of its view.
public struct Symbol: Hashable, Sendable {
  /// The name, such as `person.circle.fill`; one without an outline is drawn as its name in a box.
  package var name: String
  /// The font that the symbol stands beside, as in UIImage.SymbolConfiguration; nil is that of its place, body text in an image view.
  public var font: FontReference?
  /// How large the symbol is beside its font; nil is what its place has, medium in an image view.
  public var scale: Scale?

  /// Makes a symbol in the size that its place has for it.
  public init(_ name: String) {
    self.name = name
  }

  /// The sizes beside a font, by the names of UIImage.SymbolScale.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    case small
    case medium
    case large
  }
}

extension Symbol: ExpressibleByStringLiteral {
  /// Makes a symbol in the size that its place has for it.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
