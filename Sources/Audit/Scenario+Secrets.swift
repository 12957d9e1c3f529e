package import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

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
  /// True for a text that is typed or that a rule writes, and which the screen itself does not have.
  var isWritten = false

  /// The two kinds of secret.
  package enum Content: Hashable, Sendable {
    /// What a view says: its text or its value.
    case text
    /// A part of its picture, in unit coordinates of that.
    case pixels(in: Rect)
  }
}

extension Scenario {
  /// The views with sensitive text, pictures or parts of pictures, in the order of the story and of each document, then what is written into views, each once.
  var secrets: [Secret] { unique(secretsOfScreens + writtenSecrets) }

  private var secretsOfScreens: [Secret] {
    var secrets: [Secret] = []
    for screen in screens {
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

  /// The same story with another view in the place of a secret's, and its text wherever it is typed or a rule writes it.
  func varying(_ secret: Secret, to other: View) -> Scenario {
    let copy =
      secret.isWritten
      ? self
      : mapScreens { screen in
        guard screen.name == secret.screen else { return screen }
        return screen.mapViews { view, path, _ in
          path == secret.path && view == secret.view ? other : view
        }
      }
    guard case .text = secret.content, let text = other.text else { return copy }
    return copy.writing(text, inPlaceOf: secret)
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
