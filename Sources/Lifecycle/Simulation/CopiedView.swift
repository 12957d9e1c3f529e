import AfterimageMasking
import AfterimageScreens

/// A view that the system shows once more, as it was when that began.
struct CopiedView {
  /// The form in which it is shown.
  let form: Composition.CopyLayer.Form
  /// The view.
  let view: ViewPath
  /// The screen that the view is of, as it was then, with what has come to be in it by the story.
  private(set) var screen: Screen
  /// The mask that was on the screen's sensitive views then.
  let mask: FieldMask?

  /// Puts another state of the screen into its place.
  mutating func change(_ transform: (Screen) -> Screen) { screen = transform(screen) }
}

extension PresentedScreen {
  /// Shows a view once more, in place of any other.
  mutating func copy(_ view: ViewPath, as form: Composition.CopyLayer.Form) {
    copied = CopiedView(form: form, view: view, screen: screen, mask: mask)
  }

  /// The layer of the view that is shown once more; nil where none is.
  ///
  /// - Parameter isLive: true where it follows what rules make of the view since.
  func copyLayer(isLive: Bool) -> Composition.Layer? {
    copied.map { copied in
      .copy(
        .init(
          form: copied.form, view: copied.view, screen: isLive ? screen : copied.screen,
          mask: isLive ? mask : copied.mask))
    }
  }
}

extension SimulatedScene {
  /// Shows a view of a controller's screen once more; the covers that are up lie beneath it, those that come later in its window do not.
  mutating func copy(_ view: ViewPath, of controller: Int, as form: Composition.CopyLayer.Form) {
    navigation.change(where: { $0.controller == controller }) { $0.copy(view, as: form) }
    for index in covers.indices { covers[index].isBeneathCopies = true }
  }

  /// Shows no view once more in the forms that fulfil a predicate.
  mutating func removeCopies(where predicate: (Composition.CopyLayer.Form) -> Bool = { _ in true })
  {
    navigation.change(where: { $0.copied.map { predicate($0.form) } ?? false }) { $0.copied = nil }
  }
}

extension SimulatedApp {
  /// Opens the context menu of a view on the uppermost screen, or has a finger select text in it.
  mutating func copyView(_ id: String, as form: Composition.CopyLayer.Form) {
    guard let top = process.front?.navigation.frontmost.first, let view = top.screen.path(of: id)
    else { return }
    changeFront {
      $0.removeCopies()
      $0.copy(view, of: top.controller, as: form)
    }
  }

  /// Closes the context menu of the scene in front, or lifts the finger that selects text.
  mutating func removeCopies() {
    changeFront { $0.removeCopies() }
  }

  /// Takes away what scenes that are in the background now show once more, where the settings have it so, and loupes, whose touch is over.
  mutating func removeHiddenCopies(of scenes: [SceneIdentity]) {
    let settings = scenario.settings
    for scene in scenes {
      process.change(scene) { $0.removeCopies { $0 == .loupe || !settings.keeps($0) } }
    }
  }

  /// Takes the loupes away whose touches were cancelled when the app became inactive.
  mutating func removeLoupes() {
    for scene in process.scenes.map(\.id) {
      process.change(scene) { $0.removeCopies { $0 == .loupe } }
    }
  }
}

extension LifecycleSettings {
  /// True where what is shown once more in a form is there when its scene is in the background.
  func keeps(_ form: Composition.CopyLayer.Form) -> Bool {
    switch form {
    case .contextMenu: contextMenuInSnapshot
    case .loupe: loupeInSnapshot
    // Its window is none of the app's.
    case .pictureInPicture: true
    }
  }
}
