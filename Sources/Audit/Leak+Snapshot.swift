import AfterimageLifecycle
import AfterimageScreens

extension Leak {
  /// True where the leak is in an exposure.
  func isIn(_ snapshot: Snapshot, as exposureKind: ExposureKind) -> Bool {
    self.exposureKind == exposureKind && moment == snapshot.moment && scene == snapshot.scene
      && appearance == snapshot.userInterfaceStyle && orientation == snapshot.traits.orientation
  }
}
