import AfterimageMasking
import AfterimageScreens

/// The covers over a screen.
extension Composition {
  /// The covers that lie over the screen of a layer: those on its own views, and all above them but those on the own view of another screen's controller, which fill no window.
  ///
  /// - Parameter index: the layer; nil is what lies beneath all.
  package func covers(over index: Int?) -> [CoverLayer] {
    let above = layers[(index.map { $0 + 1 } ?? 0)...]
    let next = above.firstIndex(where: \.isScreen) ?? above.endIndex
    return above[..<next].compactMap(\.cover)
      + above[next...].compactMap(\.cover).filter { $0.attachment != .view }
  }

  /// True where a cover on the main window lies beneath the root controller's view, which came later.
  package var hasCoverBeneathRoot: Bool {
    layers.first?.cover?.attachment == .window && layers.contains(where: \.isScreen)
  }

  /// The covers in the views of the children of the screen of a layer, which come right after it.
  package func coversOnChildren(ofScreenAt index: Int) -> [CoverLayer] {
    layers[(index + 1)...].prefix { $0.cover?.child != nil }.compactMap(\.cover)
  }
}

extension Composition.Layer {
  /// The cover; nil for any other layer.
  package var cover: Composition.CoverLayer? {
    if case .cover(let cover) = self { cover } else { nil }
  }

  /// True for a controller's screen, of whichever window.
  fileprivate var isScreen: Bool {
    switch self {
    case .screen, .window: true
    case .presented, .cover, .copy, .keyboard: false
    }
  }
}
