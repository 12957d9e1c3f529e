import AfterimageGraphics
import AfterimageScreens

extension Composition.CoverContent {
  /// The share of the light from beneath that comes through the content at full opacity, 0 to 1, as far as that is known without its pixels.
  package var transmittance: Double {
    switch self {
    case .color(let color): 1 - color.alpha
    case .image(_, let fit): fit.isFilled ? 0 : 1 - fit.backgroundColor.alpha
    case .picture(let captured, let fit):
      fit.isFilled && captured.isOpaque ? 0 : 1 - fit.backgroundColor.alpha
    case .launchScreen(let screen), .view(let screen): screen.root.isOpaque ? 0 : 1
    // Of a blur and a mosaic all comes through, in another form.
    case .backdrop: 0
    }
  }
}

extension Composition.PictureFit {
  /// True where the picture reaches all edges.
  package var isFilled: Bool {
    contentMode == .scaleToFill || contentMode == .scaleAspectFill
  }
}

extension CapturedPicture {
  /// True where a screen fills the picture whose view hides all beneath it.
  fileprivate var isOpaque: Bool {
    child == nil
      && composition.layers.contains { layer in
        switch layer {
        case .screen(let screen, _):
          screen.root.backgroundColor == nil || screen.root.isOpaque
        case .window(let screen, _, _): screen.root.isOpaque
        case .presented, .cover, .copy, .keyboard: false
        }
      }
  }
}
