import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Composition {
  /// Hashes the appearance and the layers, without the contents of screens and pictures, which are long to read and mostly the same.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    for layer in layers { layer.hash(into: &hasher) }
  }
}

extension Composition.Layer {
  /// Hashes the name and the mask of a screen, and a cover without its content.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .screen(let screen, let mask), .presented(let screen, let mask),
      .keyboard(let screen, let mask), .window(let screen, let mask, _):
      hasher.combine(screen.name)
      hasher.combine(mask)
    case .cover(let cover): cover.hash(into: &hasher)
    case .copy(let copy):
      hasher.combine(copy.screen.name)
      hasher.combine(copy.view)
      hasher.combine(copy.mask)
    }
  }
}

extension Composition.CoverLayer {
  /// Hashes the cover without its content and without the child's view that it lies in.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(attachment)
    hasher.combine(opacity)
    hasher.combine(level)
    hasher.combine(placement)
    hasher.combine(isTransparency)
  }
}
