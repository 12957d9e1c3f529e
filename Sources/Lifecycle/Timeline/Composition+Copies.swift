package import AfterimageScreens

extension Composition {
  /// A view that the system shows once more, above what lies in its window.
  package struct CopyLayer: Hashable, Sendable {
    /// The form in which it is shown.
    package var form: Form
    /// The view.
    package var view: ViewPath
    /// The screen that the view is of, as it is shown.
    package var screen: Screen
    /// The mask in the place of each sensitive view of the screen.
    package var mask: FieldMask?

    /// The id of the view, or its place in the screen where it has none.
    package var viewName: String {
      var id: String?
      screen.forEachView { view, path, _ in if path == self.view { id = view.id } }
      return id ?? view.description
    }

    /// The views with secrets in the view that nothing hides or masks.
    package var openSecrets: [ViewPath] {
      guard mask == nil else { return [] }
      return screen.viewsWithShownSecrets.filter { $0.lies(within: view) }
    }

    /// The forms in which the system shows a view once more.
    package enum Form: Hashable, Sendable {
      /// The preview of a context menu, with the titles of the menu.
      case contextMenu(titles: [String])
      /// The loupe above a finger that selects text in the view.
      case loupe
      /// The window of picture in picture.
      case pictureInPicture

      /// The form in a word or two.
      package var words: String {
        switch self {
        case .contextMenu: "context menu"
        case .loupe: "loupe"
        case .pictureInPicture: "picture in picture"
        }
      }
    }
  }
}

extension Composition.Layer {
  /// The view that is shown once more; nil for any other layer.
  package var copy: Composition.CopyLayer? {
    if case .copy(let copy) = self { copy } else { nil }
  }
}
