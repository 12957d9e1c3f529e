import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Composition {
  /// Feeds what tells the compositions of a story apart: not what its screens and pictures hold, which is long to read and mostly the same.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    for layer in layers { layer.hash(into: &hasher) }
  }
}

extension Composition.Layer {
  /// Feeds the name of a screen and how it is masked; of a cover all but what it shows.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .screen(let screen, let mask), .presented(let screen, let mask),
      .keyboard(let screen, let mask), .window(let screen, let mask, _):
      hasher.combine(screen.name)
      hasher.combine(mask)
    case .cover(let cover): cover.hash(into: &hasher)
    }
  }
}

extension Composition.CoverLayer {
  /// Feeds all but what the cover shows.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(attachment)
    hasher.combine(opacity)
    hasher.combine(level)
    hasher.combine(placement)
  }
}
