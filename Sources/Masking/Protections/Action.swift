public import AfterimageScreens

/// One action of a rule, such as laying a cover.
public indirect enum Action: Hashable, Sendable {
  /// Sets `isHidden` on the views of the given ids.
  case hide([String])
  /// Clears `isHidden` on the views of the given ids.
  case show([String])
  /// Masks every sensitive view on the screens that the rule reaches.
  case mask(FieldMask)
  /// Takes the mask off the sensitive views on the screens that the rule reaches.
  case unmask
  /// Takes the focus from the field that is edited, as `UIView.endEditing(_:)` does: caret and keyboard are gone at once.
  case endEditing
  /// Replaces the texts of views.
  case setText([TypedText])
  /// Gives the views of the given ids back the texts that they had before rules wrote others, or that have come since.
  case restoreText([String])
  /// Sets `isSecureTextEntry` of fields: whether bullets stand for their characters.
  case setSecureTextEntry([SecureTextEntry])
  /// Takes the focus from the view of an id, if it has the focus, as `resignFirstResponder()` does.
  case resignFirstResponder(String)
  /// Lays a cover over the screen, unless it is up already.
  case cover(Cover)
  /// Takes down the cover of an id, slowly where a fade is given.
  case uncover(Uncovering)
  /// Takes a picture of a view, and keeps it under a name.
  case capture(Capture)
  /// Changes the content of a window, such as its opacity or its root controller.
  case content(ContentChange)
  /// Moves the window's layer into the canvas of a secure text field, for good.
  case secureWindow
  /// Asks the system not to start with its picture the next time that the app is launched.
  case ignoreSnapshot
  /// Ends picture in picture, as `AVPictureInPictureController.stopPictureInPicture()` does: its window is gone.
  case stopPictureInPicture
  /// Does actions in a later turn of the run loop, as `DispatchQueue.main.async` does.
  case async([Action])
  /// Does actions after a time, as `DispatchQueue.main.asyncAfter` does, or repeatedly, as a `Timer` of the main run loop does.
  case after(DelayedActions)
  /// Cancels the actions that were put off last under an id, as `invalidate()` and `cancel()` do.
  case cancel(id: String)
  /// Sets a variable of the app.
  case set(String, VariableValue)
  /// Commits what has been changed so far, as `CATransaction.flush()` does, without waiting for the end of the turn.
  case commit
  /// Runs the run loop for a time before the handler goes on: actions that become due are done, and animations advance.
  case runLoop(Seconds)
  /// Does some actions if a condition holds, and others if it does not.
  case when(Condition, then: [Action], otherwise: [Action])

  /// Takes down the cover of an id, slowly where a fade is given.
  public static func uncover(id: String, fade: Seconds = .zero) -> Action {
    .uncover(Uncovering(id: id, fade: fade))
  }

  /// Does actions once, after a time.
  package static func after(_ time: Seconds, _ actions: [Action]) -> Action {
    .after(DelayedActions(time, actions))
  }

  /// The picture that the action takes; nil for every other action.
  package var capture: Capture? {
    if case .capture(let capture) = self { capture } else { nil }
  }
}

/// A picture that an app takes of itself.
public struct Capture: Hashable, Sendable {
  /// The name by which covers show it; a later capture takes the place of an earlier one.
  package var name: String
  /// The view that is photographed, with its subviews and the covers on it.
  package var source: CoverAttachment
  /// True where the first picture under the name is kept for good.
  package var once: Bool
  /// False takes the picture of what was committed last, without the changes of this turn.
  package var afterScreenUpdates: Bool
  /// True where every protection finds the picture under the name, as in a variable of the whole app's; else its own alone.
  package var isShared: Bool

  /// Makes a capture of the controller's own view, each time anew and after all changes, unless told otherwise.
  public init(
    _ name: String, of source: CoverAttachment = .view, once: Bool = false,
    afterScreenUpdates: Bool = true, isShared: Bool = false
  ) {
    self.name = name
    self.source = source
    self.once = once
    self.afterScreenUpdates = afterScreenUpdates
    self.isShared = isShared
  }
}
