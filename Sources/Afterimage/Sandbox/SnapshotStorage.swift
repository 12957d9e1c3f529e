import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

/// The folder and the form in which a version of the system keeps the pictures of an app.
///
/// Source: public forensic listings of devices from iOS 12 to 18, and the tools that open their files.
struct SnapshotStorage {
  /// The group of the app's pictures: the scene that they are of, or the app where the system knows no scenes.
  let group: String
  /// The folder of the group below the app's container.
  let folder: String
  /// The form of the pixels: the same since iOS 10, before which they were PNG.
  static let form = KTX.Form.compressedASTC

  /// Looks up what a version of the system does with the pictures of a scene.
  ///
  /// - Parameter scene: the identifier of a further scene, in upper case; nil is the app's first one.
  init(of app: BundleIdentifier, scene: String?, on system: System) {
    if SystemProfile(of: system).keepsPicturesByScene {
      group = "sceneID:\(app)-\(scene ?? "default")"
      folder = "Library/SplashBoard/Snapshots/\(group)"
    } else {
      group = app.description
      folder = "Library/Caches/Snapshots/\(app)"
    }
  }
}
