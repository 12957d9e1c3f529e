/// Facts about state restoration.
extension Fact {
  /// The screens of a process that restores the state of the last one.
  package static let stateRestoration = Fact(
    name: "state-restoration",
    sentence:
      "An app that has opted in to state restoration shows in a new process, before it is in"
      + " front, the screens that were there when the last one entered the background; the system"
      + " deletes that state when the user swipes the app out of the switcher.",
    source: "Apple, Preserving your app's UI across launches, and UISceneDelegate"
      + " stateRestorationActivity(for:); that all texts are there at once is the worst case",
    certainty: .documented)
}
