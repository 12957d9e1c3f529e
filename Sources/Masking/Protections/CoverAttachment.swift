/// The view, controller or window that a cover is added to, from the bottom to the top: a cover hides what lies beneath it.
public enum CoverAttachment: String, CaseIterable, Hashable, Sendable {
  /// The view of the screen's own controller: gone with the screen, and beneath the bars that a container draws. Of a child controller it is that child's view, and all beside it stays uncovered.
  case view
  /// The view of the window's root controller: above bars and whatever is pushed, beneath what is presented.
  case rootView
  /// The view of the controller that was presented last, or else of the root controller: above everything but what is presented later.
  case topView
  /// A controller of its own that the root controller presents: refused if that presents another already.
  case presentation
  /// A controller of its own that the controller on top presents, whichever that is: not refused where the root presents another, and gone with the controller that presents it.
  case topPresentation
  /// The main window of the scene: above everything in it but what is presented later and a root controller that is set later, beneath the windows that the app shows above it.
  case window
  /// A window of its own, at a level of its own: unless told otherwise above everything of the app.
  case newWindow
}

extension CoverAttachment: Comparable {
  /// Orders attachments from the bottom to the top, as the cases are listed.
  public static func < (left: CoverAttachment, right: CoverAttachment) -> Bool {
    let order = allCases
    return order.firstIndex(of: left) ?? 0 < order.firstIndex(of: right) ?? 0
  }
}

extension CoverAttachment {
  /// True for a controller that is presented, which UIKit can refuse.
  package var isPresented: Bool { self == .presentation || self == .topPresentation }
}
