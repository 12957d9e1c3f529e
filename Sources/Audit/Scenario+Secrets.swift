package import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageMasking
package import AfterimageScreens

/// A view that holds a secret in the screens of a story.
package struct Secret: Hashable, Sendable {
  /// The screen that declares the view.
  let screen: Name
  /// Where the view stands in it.
  let path: ViewPath
  /// The view.
  let view: View
  /// What of the view is secret.
  let content: Content
  /// What reports call it.
  let name: String

  /// The two kinds of secret.
  package enum Content: Hashable, Sendable {
    /// What a view says: its text or its value.
    case text
    /// A part of its picture, in unit coordinates of that.
    case pixels(in: Rect)
  }
}

extension Scenario {
  /// The views with sensitive text, pictures or parts of pictures, in the order of the story and of each document, each once.
  var secrets: [Secret] {
    var secrets: [Secret] = []
    for screen in shownScreens {
      screen.forEachView { view, path, isSensitive in
        let name = view.id ?? "view at \(path.description)"
        secrets += view.secretContents(isSensitive: isSensitive).map { content, part in
          Secret(
            screen: screen.name, path: path, view: view, content: content, name: name + part)
        }
      }
    }
    return secrets
  }

  /// The same story with another view in the place of a secret's, and its text wherever it is typed.
  func varying(_ secret: Secret, to other: View) -> Scenario {
    var copy = mapScreens { screen in
      guard screen.name == secret.screen else { return screen }
      return screen.mapViews { view, path, _ in path == secret.path ? other : view }
    }
    guard case .text = secret.content, let text = other.text else { return copy }
    copy.steps = copy.steps.map { step in
      guard case .type(let texts) = step else { return step }
      return .type(texts.map { $0.id == secret.view.id ? TypedText($0.id, text) : $0 })
    }
    return copy
  }

  /// The screens that the steps show, in the order of the story, each once.
  package var shownScreens: [Screen] {
    var screens: [Screen] = []
    for screen in steps.compactMap(\.storyScreen?.screen)
    where !screens.contains(where: { $0.name == screen.name }) {
      screens.append(screen)
    }
    return screens
  }
}

extension View {
  /// What of the view is secret, each with what is added to the view's name for it.
  fileprivate func secretContents(isSensitive: Bool) -> [(Secret.Content, part: String)] {
    if isSensitive, text != nil, children.isEmpty { return [(.text, "")] }
    guard case .imageView(let imageView) = element, case .bitmap? = imageView.image else {
      return []
    }
    if isSensitive { return [(.pixels(in: Rect(x: 0, y: 0, width: 1, height: 1)), "")] }
    return imageView.regions.filter(\.isSensitive).map { (.pixels(in: $0.rect), ".\($0.name)") }
  }
}

extension ViewPath {
  /// The root, where it is not the screen's own, and the steps.
  fileprivate var description: String {
    let way = steps.map(String.init).joined(separator: "/")
    return root == .content ? way : "\(root)/\(way)"
  }
}
