/// What a cover lies on, which decides what of it the cover hides.
package enum Attachment: String, CaseIterable, Hashable, Sendable {
  /// The view of the screen's own controller: gone with the screen, and beneath the bars that a container draws.
  case view
  /// The view of the window's root controller: above bars and whatever is pushed, beneath what is presented.
  case rootView
  /// The window itself: above everything in it.
  case window
}

extension Attachment: Comparable {
  /// Orders what covers lie on from the bottom to the top.
  package static func < (left: Attachment, right: Attachment) -> Bool {
    left.height < right.height
  }

  private var height: Int {
    switch self {
    case .view: 0
    case .rootView: 1
    case .window: 2
    }
  }
}
