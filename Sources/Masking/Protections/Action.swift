public import AfterimageScreens

/// One thing that a rule does.
public indirect enum Action: Hashable, Sendable {
  /// Sets `isHidden` on the views of the given ids.
  case hide([String])
  /// Takes `isHidden` off the views of the given ids.
  case show([String])
  /// Masks every sensitive view.
  case mask(FieldMask)
  /// Takes the mask off every sensitive view.
  case unmask
  /// Takes the focus from the field that is edited, as `UIView.endEditing(_:)` does: caret and keyboard are gone at once.
  case endEditing
  /// Gives views other texts.
  case setText([TypedText])
  /// Takes the focus from the view of an id, where it has it, as `resignFirstResponder()` does.
  case resignFirstResponder(String)
  /// Lays a cover over the screen, unless it is up already.
  case cover(Cover)
  /// Takes down the cover of an id, slowly where a fade is given.
  case uncover(Uncovering)
  /// Keeps a picture of what is shown now.
  case capture(Capture)
  /// Moves the window's layer into the canvas of a secure text field, for good.
  case secureWindow
  /// Asks the system not to start with its picture the next time that the app is launched.
  case ignoreSnapshot
  /// Does something in a later turn of the run loop, as DispatchQueue.main.async has it.
  case async([Action])
  /// Does something after a time, as DispatchQueue.main.asyncAfter has it.
  case after(Seconds, [Action])
  /// Lets the run loop turn for a time before the handler goes on: what waits is done, and animations go on.
  case runLoop(Seconds)
  /// Does something where a state is as asked for, and something else where it is not.
  case when(Condition, then: [Action], otherwise: [Action])

  /// Takes down the cover of an id, slowly where a fade is given.
  public static func uncover(id: String, fade: Seconds = .zero) -> Action {
    .uncover(Uncovering(id: id, fade: fade))
  }

  /// The action with every action that it holds.
  public var flattened: [Action] {
    switch self {
    case .async(let actions), .after(_, let actions): [self] + actions.flatMap(\.flattened)
    case .when(_, let then, let otherwise): [self] + (then + otherwise).flatMap(\.flattened)
    default: [self]
    }
  }
}

/// How a cover is taken down.
public struct Uncovering: Hashable, Sendable {
  /// The cover.
  public var id: String
  /// How long it takes to vanish.
  public var fade: Seconds
  /// How its opacity goes meanwhile.
  public var curve: AnimationCurve
  /// True where the fade's completion removes whatever the cover's variable holds by then, such as the next cover.
  public var removesSuccessor: Bool

  /// Takes a cover down and no other, at once unless told otherwise.
  public init(
    id: String, fade: Seconds = .zero, curve: AnimationCurve = .linear,
    removesSuccessor: Bool = false
  ) {
    self.id = id
    self.fade = fade
    self.curve = curve
    self.removesSuccessor = removesSuccessor
  }
}

/// A picture that an app takes of itself.
public struct Capture: Hashable, Sendable {
  /// What covers ask for it by; a later capture takes the place of an earlier one.
  public var name: String
  /// The view that is photographed with all in it.
  public var source: Attachment
  /// True where the first picture under the name is kept for good.
  public var once: Bool

  /// Makes a capture of the controller's own view, each time anew, unless told otherwise.
  public init(_ name: String, of source: Attachment = .view, once: Bool = false) {
    self.name = name
    self.source = source
    self.once = once
  }
}
