/// What a cover lies on, which decides what of it the cover hides.
package enum Attachment: String, CaseIterable, Hashable, Sendable {
  /// The view of the screen's own controller: gone with the screen, and beneath the bars that a container draws.
  case view
  /// The view of the window's root controller: above bars and whatever is pushed, beneath what is presented.
  case rootView
  /// The window itself: above everything in it.
  case window
}
