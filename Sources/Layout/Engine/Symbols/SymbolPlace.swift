import AfterimageGraphics
import AfterimageScreens

/// The font and scale that a place has for symbols without their own.
struct SymbolPlace {
  /// The font that a symbol stands beside.
  var font: FontReference
  /// How large it is beside that font.
  var scale: Symbol.Scale

  /// Makes a place for symbols beside a font.
  init(_ font: FontReference, _ scale: Symbol.Scale = .medium) {
    self.font = font
    self.scale = scale
  }

  /// An image view: body text.
  static let imageView = SymbolPlace(.textStyle(.body))
  /// The picture of a cell, which UIKit draws large.
  static let cell = SymbolPlace(.textStyle(.body), .large)
  /// A button of a bar, in a size that does not follow the user's.
  static let bar = SymbolPlace(.system(size: 17), .large)
  /// A tab: a full circle is 25 points wide, as the Human Interface Guidelines have it.
  static let tab = SymbolPlace(.system(size: 19.5), .large)
  /// A tab beside its title on a phone that lies on its side: a full circle is 18 points wide.
  static let inlineTab = SymbolPlace(.system(size: 14), .large)
  /// A search field: a lens is 16 points wide, as in pictures of UIKit.
  static let searchField = SymbolPlace(.system(size: 16))
  /// A segment, in the size of its titles.
  static let segment = SymbolPlace(.system(size: 13, weight: .medium), .large)
  /// A button of a stepper: the signs are 14 points wide, as in cashapp/AccessibilitySnapshot's pictures of iOS 17.5 and 18.5.
  static let stepper = SymbolPlace(.system(size: 14, weight: .medium), .large)
}
