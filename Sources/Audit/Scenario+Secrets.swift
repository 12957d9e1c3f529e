package import AfterimageLifecycle
package import AfterimageScreens

/// A view that holds a secret in the screens of a story.
struct Secret: Hashable {
  /// The screen that declares the view.
  let screen: Name
  /// Where the view stands in it.
  let path: ViewPath
  /// The view.
  let view: View
  /// What reports call the view.
  let name: String
}

extension Scenario {
  /// The views with sensitive text, in the order of the story and of each document, each once.
  var secrets: [Secret] {
    var secrets: [Secret] = []
    for screen in shownScreens {
      screen.forEachView { view, path, isSensitive in
        guard isSensitive, view.text != nil, view.children.isEmpty else { return }
        let name =
          view.id
          ?? "view at \(path.root == .content ? "" : "\(path.root.rawValue)/")\(path.steps.map(String.init).joined(separator: "/"))"
        secrets.append(Secret(screen: screen.name, path: path, view: view, name: name))
      }
    }
    return secrets
  }

  /// The same story with another text for a secret, wherever it is declared or typed.
  func varying(_ secret: Secret, to text: String) -> Scenario {
    var copy = mapScreens { screen in
      guard screen.name == secret.screen else { return screen }
      return screen.mapViews { view, path, _ in path == secret.path ? view.withText(text) : view }
    }
    copy.steps = copy.steps.map { step in
      guard case .type(let texts) = step else { return step }
      return .type(texts.map { $0.id == secret.view.id ? TypedText($0.id, text) : $0 })
    }
    return copy
  }

  /// The screens that the steps show, in the order of the story, each once.
  package var shownScreens: [Screen] {
    var screens: [Screen] = []
    for step in steps {
      switch step {
      case .show(let shown), .push(let shown):
        if !screens.contains(where: { $0.name == shown.screen.name }) {
          screens.append(shown.screen)
        }
      case .launch, .type, .load, .pop, .wait, .home, .return: break
      }
    }
    return screens
  }
}
