import AfterimageLifecycle
import AfterimageScreens

extension Leak {
  /// True where the leak was found in a picture.
  func isIn(_ snapshot: Snapshot, seenAs sight: Sight) -> Bool {
    self.sight == sight && moment == snapshot.moment && scene == snapshot.scene
      && appearance == snapshot.userInterfaceStyle && orientation == snapshot.traits.orientation
  }
}
