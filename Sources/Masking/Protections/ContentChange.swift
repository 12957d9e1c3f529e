public import AfterimageScreens

/// A change of what a window shows, in place of something that is laid over it.
public enum ContentChange: Hashable, Sendable {
  /// Sets the opacity of a controller's view.
  case alpha(AlphaChange)
  /// Makes the controller of a screen the root controller of the main window, and keeps the one before.
  case root(Screen)
  /// Makes the root controller of before the root again.
  case formerRoot
  /// Hides a window.
  case hideWindow(WindowSearch)
  /// Shows a window again that was hidden.
  case showWindow(WindowSearch)
}

/// A change of the opacity of a controller's view, at once or as an animation.
public struct AlphaChange: Hashable, Sendable {
  /// The view.
  package var view: ContentView
  /// The opacity after the change, 0 to 1.
  package var alpha: Double
  /// The time that the change takes; zero makes it at once.
  package var fade: Seconds
  /// The timing curve of that time.
  package var curve: AnimationCurve

  /// Sets an opacity, which counts as the nearest from 0 to 1: of the root controller's view and at once, unless told otherwise.
  public init(
    _ alpha: Double, of view: ContentView = .rootView, fade: Seconds = .zero,
    curve: AnimationCurve = .linear
  ) {
    self.view = view
    self.alpha = max(0, min(alpha, 1))
    self.fade = fade
    self.curve = curve
  }
}

/// The views of controllers whose opacity a rule can set.
public enum ContentView: String, CaseIterable, Hashable, Sendable {
  /// The view of the screen's own controller, without the bars around it.
  case view
  /// The view of the window's root controller, with its bars and whatever is pushed, without what is presented.
  case rootView
  /// The view of the controller that was presented last, or else of the root controller.
  case topView

  /// The attachment of a cover on the view.
  package var attachment: CoverAttachment {
    switch self {
    case .view: .view
    case .rootView: .rootView
    case .topView: .topView
    }
  }
}

extension ContentChange {
  /// True where the change takes content out of sight, fully or in part.
  package var hides: Bool {
    switch self {
    case .alpha(let change): change.alpha < 1
    case .root, .hideWindow: true
    case .formerRoot, .showWindow: false
    }
  }
}
