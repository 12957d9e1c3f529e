import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Composition {
  /// The same composition in which each transparent view shows all that lies beneath its screen, where something does.
  var showingWhatIsBeneathTransparentViews: Composition {
    guard layers.contains(where: \.isTransparency) else { return self }
    var shown = self
    for index in layers.indices {
      guard case .cover(var cover) = layers[index], cover.isTransparency else { continue }
      let beneath = shown.layers[..<(layers[..<index].lastIndex(where: \.isGround) ?? 0)]
      guard !beneath.isEmpty else { continue }
      let picture = CapturedPicture(
        composition: Composition(userInterfaceStyle: userInterfaceStyle, layers: Array(beneath)),
        source: .newWindow)
      let fit = PictureFit(contentMode: .scaleToFill, backgroundColor: .black, blurRadius: 0)
      cover.content = .picture(picture, fit)
      shown.layers[index] = .cover(cover)
    }
    return shown
  }
}

extension Composition.Layer {
  fileprivate var isTransparency: Bool { cover?.isTransparency == true }

  /// True for a screen, of whichever window.
  fileprivate var isGround: Bool {
    switch self {
    case .screen, .window: true
    case .presented, .cover, .copy, .keyboard: false
    }
  }
}
