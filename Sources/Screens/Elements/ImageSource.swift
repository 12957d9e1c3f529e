/// Where the picture of a view comes from.
public enum ImageSource: Hashable, Sendable {
  /// Pixels, as they are.
  case bitmap(Image)
  /// A figure, in the tint of the view.
  case symbol(Symbol)
}

extension ImageSource? {
  /// The symbol; nil where there are pixels or nothing, and setting nil keeps the pixels.
  var symbol: Symbol? {
    get { if case .symbol(let symbol) = self { symbol } else { nil } }
    set {
      if let newValue { self = .symbol(newValue) } else if symbol != nil { self = nil }
    }
  }

  /// The pixels; nil where there is a symbol or nothing, and setting nil keeps the symbol.
  package var bitmap: Image? {
    get { if case .bitmap(let image) = self { image } else { nil } }
    set {
      if let newValue { self = .bitmap(newValue) } else if bitmap != nil { self = nil }
    }
  }
}
