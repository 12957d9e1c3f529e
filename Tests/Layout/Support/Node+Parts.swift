import AfterimageLayout

/// The parts of a node's content that tests ask for by name; nil where the content has none.
extension Node {
  /// The picture in the view.
  var image: ImageContent? { if case .image(let image) = content { image } else { nil } }

  /// The symbol or mark in the middle of the view.
  var symbol: SymbolGlyph? { if case .symbol(let glyph) = content { glyph } else { nil } }

  /// The picture beside the title of a button.
  var icon: ButtonIcon? { if case .button(let button) = content { button.icon } else { nil } }

  /// The mark of a payment card's brand.
  var badge: CardBadge? { if case .cardField(let field) = content { field.badge } else { nil } }

  /// The bar where the next character of a field goes.
  var caret: Caret? {
    switch content {
    case .field(let field): field.caret
    case .cardField(let field): field.entry.caret
    default: nil
    }
  }
}
