import AfterimageLifecycle
import AfterimageScreens

/// Codes that the system offers above the keyboard, which no view of the app's holds.
extension Scenario {
  /// The codes of the story, in order, each as the text of the field that they are offered for.
  var offeredSecrets: [Secret] {
    var shown: [Screen] = []
    return steps.compactMap { step -> Secret? in
      if let screen = step.storyScreen?.screen { shown.append(screen) }
      guard case .offerCode(let code) = step else { return nil }
      return shown.last { $0.hasKeyboard }.flatMap { Secret(offering: code, on: $0) }
    }
  }
}

extension Secret {
  /// A code for the field that is edited on a screen; nil where none is.
  fileprivate init?(offering code: String, on screen: Screen) {
    guard let field = screen.focusedField else { return nil }
    var id: String?
    screen.forEachView { view, path, _ in if path == field.path { id = view.id } }
    self.init(
      screen: screen.name, path: field.path, view: View(.label(Label(code)), id: id),
      content: .shown(0), name: Self.nameOfCode(for: id), isWritten: true)
  }

  /// The name in reports of a code that is offered for a field.
  static func nameOfCode(for field: String?) -> String { "code for \(field ?? "the field")" }
}
