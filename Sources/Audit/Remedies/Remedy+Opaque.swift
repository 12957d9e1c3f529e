import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Remedy {
  /// A cover that lets something through by its nature, or shows a picture of the screen, is a plain colour.
  static let opaque = Remedy("opaque") { scenario in
    scenario.changingOneCover { cover, _ in
      switch cover.content {
      case .color, .launchScreen: return []
      case .image, .captured, .view, .blur, .mosaic:
        var copy = cover
        copy.content = .color(.system(.systemBackground))
        return [(.opaque(id: cover.id), copy)]
      }
    }
  }
}
