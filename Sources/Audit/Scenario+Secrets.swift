package import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// A view that holds a secret in the screens of a story.
package struct Secret: Hashable, Sendable {
  /// The screen that declares the view.
  let screen: Name
  /// The path of the view in the screen.
  let path: ViewPath
  /// The view, with the secret in it.
  let view: View
  /// The secret part of the view.
  let content: Content
  /// The name of the secret in reports.
  let name: String
  /// True for a text that is typed or that a rule writes, and which the screen itself does not have.
  var isWritten = false

  /// The kinds of secret.
  package enum Content: Hashable, Sendable {
    /// One of the contents of the view, by its index among them.
    case shown(Int)
    /// A part of its picture, in unit coordinates of that.
    case pixels(in: Rect)
    /// Content that only the app's code knows.
    case unknown
  }
}

extension Secret {
  /// The characters of the secret, or those of its view where it is something else; nil where there are none.
  var text: String? { text(in: view) }

  /// True where a mark lies on this part of its view alone.
  var isMarkedAlone: Bool {
    guard case .shown(let place) = content else { return false }
    return view.shownContents.dropFirst(place).first?.mark.value == true
  }

  /// The characters in the place of the secret in another view of its kind.
  func text(in view: View) -> String? {
    guard case .shown(let place) = content,
      case .text(let text)? = view.shownContents.dropFirst(place).first?.value
    else { return view.text }
    return text
  }
}

extension Scenario {
  /// Everything sensitive that views show, in the order of the story and of each document, then what is written into views, each once.
  var secrets: [Secret] { unique(secretsOfScreens + writtenSecrets + offeredSecrets) }

  /// True where something sensitive is shown or written.
  package var hasSecrets: Bool { !secrets.isEmpty }

  private var secretsOfScreens: [Secret] {
    var secrets: [Secret] = []
    for screen in screens {
      screen.forEachView { view, path, isSensitive in
        let name = view.name(at: path)
        secrets += view.secretContents(isSensitive: isSensitive).map { content, part in
          Secret(
            screen: screen.name, path: path, view: view, content: content, name: name + part)
        }
      }
    }
    return secrets
  }

  /// The same story with another view in place of a secret's, and with its text wherever the secret's is repeated, typed, or written by a rule.
  func varying(_ secret: Secret, to other: View) -> Scenario {
    let copy = secret.isWritten ? self : replacing(secret, by: other)
    guard let text = other.text, text != secret.view.text else { return copy }
    return copy.writing(text, inPlaceOf: secret)
  }

  private func replacing(_ secret: Secret, by other: View) -> Scenario {
    let repeated = secret.text.flatMap(RepeatedText.init)
    let text = secret.text(in: other)
    return mapScreens { screen in
      screen.mapViews { view, path, _ in
        if screen.name == secret.screen, path == secret.path, view == secret.view { return other }
        guard let repeated, let text else { return nil }
        return repeated.replaced(in: view, by: text)
      }
    }
  }
}

extension View {
  /// The secret parts of the view, each with the suffix of the view's name for it.
  fileprivate func secretContents(isSensitive: Bool) -> [(Secret.Content, part: String)] {
    if isSensitive, isUnknown { return [(.unknown, "")] }
    let shown = shownContents.enumerated().filter { $1.isSecret(inSensitive: isSensitive) }
      .map { place, content in
        (Secret.Content.shown(place), part: content.name.isEmpty ? "" : ".\(content.name)")
      }
    return isSensitive ? shown : shown + sensitiveRegions
  }

  /// The sensitive parts of the view's picture.
  private var sensitiveRegions: [(Secret.Content, part: String)] {
    guard case .imageView(let imageView) = element else { return [] }
    let regions = imageView.regions.filter(\.isSensitive)
    guard imageView.image.bitmap != nil else {
      return regions.isEmpty ? [] : [(.unknown, "")]
    }
    return regions.map { (.pixels(in: $0.rect), ".\($0.name)") }
  }

  /// True for a sensitive view of which nothing is known here that it could show: it is drawn or filled in code.
  private var isUnknown: Bool {
    if isDrawnInCode { return true }
    if case .imageView(let imageView) = element { return imageView.image == nil }
    // What is marked itself must be something that can be told from another; what lies in it need not.
    return mark == true && !showsAnything
  }

  /// True where the view or one in it shows something that is known here, or may in code.
  private var showsAnything: Bool {
    if isDrawnInCode || !shownContents.isEmpty { return true }
    if case .imageView = element { return true }
    return children.contains(where: \.showsAnything)
  }
}
