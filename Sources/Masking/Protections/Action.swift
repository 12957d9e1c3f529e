public import AfterimageScreens

/// One thing that a rule does.
public indirect enum Action: Hashable, Sendable {
  /// Sets `isHidden` on the views of the given ids.
  case hide([String])
  /// Takes `isHidden` off the views of the given ids.
  case show([String])
  /// Masks every sensitive view that is there.
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
  /// Does something after a time, as DispatchQueue.main.asyncAfter has it, or again and again, as a Timer of the main run loop does.
  case after(DelayedActions)
  /// Gives up what was put off last under an id, as `invalidate()` and `cancel()` do.
  case cancel(id: String)
  /// Gives a variable of the app's a value.
  case set(String, Bool)
  /// Commits what has been changed so far, as `CATransaction.flush()` does, without waiting for the end of the turn.
  case commit
  /// Lets the run loop turn for a time before the handler goes on: what waits is done, and animations go on.
  case runLoop(Seconds)
  /// Does something where a state is as asked for, and something else where it is not.
  case when(Condition, then: [Action], otherwise: [Action])

  /// Takes down the cover of an id, slowly where a fade is given.
  public static func uncover(id: String, fade: Seconds = .zero) -> Action {
    .uncover(Uncovering(id: id, fade: fade))
  }

  /// Does something once, after a time.
  public static func after(_ time: Seconds, _ actions: [Action]) -> Action {
    .after(DelayedActions(time, actions))
  }
}

/// A picture that an app takes of itself.
public struct Capture: Hashable, Sendable {
  /// The name by which covers show it; a later capture takes the place of an earlier one.
  public var name: String
  /// The view that is photographed with all in it.
  public var source: CoverAttachment
  /// True where the first picture under the name is kept for good.
  public var once: Bool
  /// False where the picture is of what was committed last, without the changes of this turn.
  public var afterScreenUpdates: Bool

  /// Makes a capture of the controller's own view, each time anew and after all changes, unless told otherwise.
  public init(
    _ name: String, of source: CoverAttachment = .view, once: Bool = false,
    afterScreenUpdates: Bool = true
  ) {
    self.name = name
    self.source = source
    self.once = once
    self.afterScreenUpdates = afterScreenUpdates
  }
}
