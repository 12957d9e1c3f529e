package import AfterimageScreens

/// A sensitive text of a screen.
package struct SensitiveText {
  /// Where its view is.
  package let path: ViewPath
  /// The view that shows it.
  package let view: View

  /// What reports call the view: every secret of a shipped screen has an id.
  package var name: String { view.id ?? "without an id" }

  /// The screen with another text in the view.
  package func vary(_ screen: Screen, to text: String) -> Screen {
    screen.mapViews { view, path, _ in path == self.path ? view.withText(text) : view }
  }
}

extension Screen {
  /// The sensitive texts, in the order of the views.
  package var sensitiveTexts: [SensitiveText] {
    var found: [SensitiveText] = []
    forEachView { view, path, isSensitive in
      if isSensitive, view.text != nil { found.append(SensitiveText(path: path, view: view)) }
    }
    return found
  }

  /// What reports call the sensitive pictures, and the sensitive parts of pictures.
  package var sensitivePictures: [String] {
    var found: [String] = []
    forEachView { view, _, isSensitive in
      guard case .imageView(let imageView) = view.element, case .bitmap? = imageView.image,
        let id = view.id
      else { return }
      found +=
        isSensitive
        ? [id] : imageView.regions.filter(\.isSensitive).map { "\(id).\($0.name)" }
    }
    return found
  }
}
