package import AfterimageMasking

/// A step in a timeline: screens by their names, and typed texts, of which those that are secrets are spelled out on demand only.
package enum TimelineStep: Hashable, Sendable {
  case launch
  case show(String)
  case type([TypedEntry])
  case offerCode(String)
  case contextMenu(of: String)
  case dismissMenu
  case selectText(in: String)
  case liftFinger
  case pictureInPicture(of: String)
  case stopPictureInPicture
  case load([String])
  case push(String)
  case pop
  case present(String)
  case dismiss
  case openScene(String)
  case leaveScene
  case closeScene
  case mirrorDisplay
  case connectDisplay(String)
  case disconnectDisplay
  case showWindow(String, WindowLevel, isKey: Bool = false)
  case hideWindow
  case wait(Seconds)
  case choose(UserChoice)
  case event(SystemEvent)

  /// The user goes to the home screen.
  package static let home = TimelineStep.event(.home)
  /// The user opens the app again.
  package static let `return` = TimelineStep.event(.return)

  /// A typed text and whether it is a secret.
  package struct TypedEntry: Hashable, Sendable {
    /// The view and the text.
    package var typed: TypedText
    /// True where the view is sensitive.
    package var isSensitive: Bool
  }
}

extension TimelineStep {
  /// The name of the screen that the step shows; nil where it shows none.
  package var screen: String? {
    switch self {
    case .show(let screen), .push(let screen), .present(let screen), .openScene(let screen),
      .connectDisplay(let screen), .showWindow(let screen, _, _):
      screen
    case .launch, .type, .offerCode, .contextMenu, .dismissMenu, .selectText, .liftFinger,
      .pictureInPicture, .stopPictureInPicture, .load, .pop, .dismiss, .leaveScene, .closeScene,
      .mirrorDisplay, .disconnectDisplay, .hideWindow, .wait, .choose, .event:
      nil
    }
  }

  /// The ids of the views that texts come into by the step.
  package var filledViews: [String] {
    switch self {
    case .load(let ids): ids
    case .type(let entries): entries.map(\.typed.id)
    case .launch, .show, .offerCode, .contextMenu, .dismissMenu, .selectText, .liftFinger,
      .pictureInPicture, .stopPictureInPicture, .push, .pop, .present, .dismiss, .openScene,
      .leaveScene, .closeScene, .mirrorDisplay, .connectDisplay, .disconnectDisplay, .showWindow,
      .hideWindow, .wait, .choose, .event:
      []
    }
  }

  /// The event that the step is; nil for every other step.
  package var event: SystemEvent? {
    if case .event(let event) = self { event } else { nil }
  }
}
