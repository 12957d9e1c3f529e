import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Remedy {
  /// Makes a plain colour of a cover that is see-through by its nature, or shows a picture of the screen.
  static let opaque = Remedy("opaque") { scenario in
    scenario.changingOneCover { cover, _ in
      switch cover.content {
      case .color: return []
      case .launchScreen where scenario.app.launchScreen.isPlainCover: return []
      case .launchScreen, .image, .captured, .view, .blur, .mosaic:
        var copy = cover
        copy.content = .color(.system(.systemBackground))
        return [(.opaque(id: cover.id), copy)]
      }
    }
  }
}

extension Screen {
  /// True where the screen's view hides what lies beneath and has no secret of its own.
  fileprivate var isPlainCover: Bool { onClearGround.root.isOpaque && secretViews == 0 }
}
