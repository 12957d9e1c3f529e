import AfterimageMasking
import AfterimageScreens

/// The pictures that the app takes of itself.
extension SimulatedApp {
  /// Keeps a picture of what a scene shows, for the rules of one protection or of all.
  mutating func take(
    _ capture: Capture, for listener: Int, about subject: Subject
  ) -> TimelineEntry.Change {
    let owner = process.listeners[listener]
    let known = capture.isShared ? process.sharedPictures : owner.pictures
    guard !capture.once || known[capture.name] == nil else {
      return .capturedAlready(capture.name)
    }
    guard let scene = process.ownScenes(of: owner.identity, about: subject).first else {
      return .coverWithoutPicture(id: capture.name, picture: capture.name)
    }
    if capture.afterScreenUpdates { commit() }
    let shown = process.scene(scene, asCommitted: !capture.afterScreenUpdates)
    let picture = composer(of: shown, in: traits.userInterfaceStyle)
      .picture(of: capture.source, by: owner.controller ?? subject.controller)
    if capture.isShared {
      process.sharedPictures[capture.name] = picture
    } else {
      process.listeners[listener].pictures[capture.name] = picture
    }
    return .captured(capture.name)
  }
}
