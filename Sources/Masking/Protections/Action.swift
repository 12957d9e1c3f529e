package import AfterimageScreens

/// One thing that a rule does.
package enum Action: Hashable, Sendable {
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
  /// Lays a cover over the screen, unless it is up already.
  case cover(Cover)
  /// Takes down the cover of an id, slowly where a fade is given.
  case uncover(id: String, fade: Seconds = .zero)
  /// Keeps a picture of what is shown now.
  case capture(Capture)
  /// Moves the window's layer into the canvas of a secure text field, for good.
  case secureWindow
  /// Asks the system not to start with its picture the next time that the app is launched.
  case ignoreSnapshot
}

/// A picture that an app takes of itself.
package struct Capture: Hashable, Sendable {
  /// What covers ask for it by; a later capture takes the place of an earlier one.
  package var name: String
  /// The view that is photographed with all in it.
  package var source: Attachment
  /// True where the first picture under the name is kept for good.
  package var once: Bool

  /// Makes a capture of the controller's own view, each time anew, unless told otherwise.
  package init(_ name: String, of source: Attachment = .view, once: Bool = false) {
    self.name = name
    self.source = source
    self.once = once
  }
}
