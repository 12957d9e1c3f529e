import AfterimageLifecycle
import AfterimageScreens

extension Composition {
  /// The composition with every screen in it exchanged, those in covers and in pictures of pictures among them.
  func mapScreens(_ transform: (Screen) -> Screen) -> Composition {
    var copy = self
    for index in layers.indices {
      switch layers[index] {
      case .screen(let screen, let mask):
        copy.layers[index] = .screen(transform(screen), mask: mask)
      case .presented(let screen, let mask):
        copy.layers[index] = .presented(transform(screen), mask: mask)
      case .window(let screen, let mask, let level):
        copy.layers[index] = .window(transform(screen), mask: mask, level: level)
      case .keyboard(let screen, let mask):
        copy.layers[index] = .keyboard(transform(screen), mask: mask)
      case .copy(var part):
        part.screen = transform(part.screen)
        copy.layers[index] = .copy(part)
      case .cover(var cover):
        cover.content = cover.content.mapScreens(transform)
        copy.layers[index] = .cover(cover)
      }
    }
    return copy
  }
}

extension Composition.CoverContent {
  fileprivate func mapScreens(_ transform: (Screen) -> Screen) -> Composition.CoverContent {
    switch self {
    case .picture(var captured, let fit):
      captured.composition = captured.composition.mapScreens(transform)
      return .picture(captured, fit)
    case .launchScreen(let screen): return .launchScreen(transform(screen))
    case .view(let screen): return .view(transform(screen))
    case .color, .image, .backdrop: return self
    }
  }
}
