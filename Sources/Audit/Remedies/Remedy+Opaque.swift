import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Remedy {
  /// Makes a translucent cover or colour of one opaque, and gives a splash screen or a lock that is clear a background: neither is taken away.
  static let opaqueGround = Remedy("opaque-ground") { scenario in
    scenario.changingOneCover { cover, _ in
      var copy = cover
      if cover.opacity < 1 {
        copy.opacity = 1
        return [(.fullOpacity(id: cover.id), copy)]
      }
      if case .color(let color) = cover.content, let opaque = color.madeOpaque {
        copy.content = .color(opaque)
        return [(.opaqueColor(id: cover.id), copy)]
      }
      guard let screen = cover.content.screen(in: scenario), !screen.isOpaqueCover else {
        return []
      }
      copy.content = .view(screen.withOpaqueGround)
      return [(.grounded(id: cover.id), copy)]
    }
  }

  /// Leaves what is marked as a secret out of the view that a cover shows.
  static let namesNobody = Remedy("names-nobody") { scenario in
    scenario.changingOneCover { cover, _ in
      guard let screen = cover.content.screen(in: scenario), screen.secretViews > 0 else {
        return []
      }
      var copy = cover
      copy.content = .view(screen.withoutSensitiveViews)
      return [(.leftOut(id: cover.id, screen.sensitiveNames), copy)]
    }
  }

  /// Makes a plain colour of a cover that follows what lies beneath it, or shows a picture of the screen; a splash screen, a lock and a picture of the app's stay what they are.
  static let opaque = Remedy("opaque") { scenario in
    scenario.changingOneCover { cover, _ in
      switch cover.content {
      case .color, .launchScreen, .view, .image: return []
      case .captured, .blur, .mosaic:
        var copy = cover
        copy.content = .color(.system(.systemBackground))
        copy.opacity = 1
        return [(.opaque(id: cover.id), copy)]
      }
    }
  }
}

extension Cover.Content {
  /// The screen whose view the cover shows: the one that it is given, or the app's launch screen; nil for any other content.
  fileprivate func screen(in scenario: Scenario) -> Screen? {
    switch self {
    case .launchScreen: scenario.app.launchScreen
    case .view(let screen): screen
    case .color, .image, .captured, .blur, .mosaic: nil
    }
  }
}

extension Screen {
  /// True where the screen's view hides what lies beneath it on a cover.
  fileprivate var isOpaqueCover: Bool { onClearGround.root.isOpaque }

  /// The same screen with a root view that hides what lies beneath it.
  fileprivate var withOpaqueGround: Screen {
    mapViews { view, path, _ in
      guard path == ViewPath() else { return nil }
      var ground = view
      ground.backgroundColor = view.backgroundColor?.madeOpaque ?? .system(.systemBackground)
      (ground.alpha, ground.isHidden, ground.cornerRadius) = (1, false, 0)
      return ground
    }
  }

  /// The same screen with its sensitive views out of sight and without a text, and therefore without a mark.
  fileprivate var withoutSensitiveViews: Screen {
    mapViews { view, _, isSensitive in
      guard isSensitive else { return nil }
      var hidden = view.text == nil ? view : view.withText("")
      (hidden.isHidden, hidden.isSensitive) = (true, false)
      return hidden
    }
  }

  /// The names of its sensitive views.
  fileprivate var sensitiveNames: [String] {
    var names: [String] = []
    forEachView { view, path, isSensitive in
      if isSensitive { names.append(view.id ?? "view at \(path.description)") }
    }
    return names
  }
}

extension ColorReference {
  /// The same colour with nothing shining through; nil where nothing does.
  fileprivate var madeOpaque: ColorReference? {
    let light = resolved(for: .light)
    let dark = resolved(for: .dark)
    guard !light.isOpaque || !dark.isOpaque else { return nil }
    return .dynamic(light: light.madeOpaque, dark: dark.madeOpaque)
  }
}

extension Color {
  fileprivate var madeOpaque: Color { Color(red: red, green: green, blue: blue) }
}
