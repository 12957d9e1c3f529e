import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// The part of an app's container that the system writes pictures to: relative paths and bytes.
///
/// Source of the layout: public forensic listings of devices from iOS 12 to 18.
package struct Sandbox: Sendable {
  /// A file that the system would have written.
  package struct File: Hashable, Sendable {
    /// The path below the app's container.
    package let path: String
    /// The content, in the KTX container.
    package let bytes: [UInt8]
  }

  /// What stands in the container at the end of a story, in the order in which it was written.
  package let files: [File]

  /// How much smaller the pictures in `downscaled` are, along each side; the system's own factor is not known, so this is a guess.
  package static let downscaling = 2.0
}

extension Pipeline {
  /// Writes the pictures of the last moment of a story as the system would: a new moment takes the place of an earlier one.
  ///
  /// - Parameter seed: what the names of the files, which the system makes at random, are derived from.
  package func sandbox(
    of scenario: Scenario, _ timeline: Timeline, seed: UInt64
  ) throws(PipelineError) -> Sandbox {
    var names = UniqueNames(seed: seed)
    let folder = snapshotFolder(of: scenario)
    let suffix = scenario.traits.scale == 1 ? "" : "@\(Int(scenario.traits.scale))x"
    var files: [Sandbox.File] = []
    for snapshot in timeline.snapshots where snapshot.moment == timeline.snapshots.last?.moment {
      let picture = try picture(of: snapshot)
      let small = try downscaled(picture)
      for (place, bitmap) in [(folder, picture), (folder + "/downscaled", small)] {
        let path = "\(place)/\(names.next())\(suffix).ktx"
        files.append(Sandbox.File(path: path, bytes: KTX.encode(bitmap)))
      }
    }
    return Sandbox(files: files)
  }

  private func snapshotFolder(of scenario: Scenario) -> String {
    let bundle = scenario.app.bundleIdentifier
    return scenario.traits.system.majorVersion < 13
      ? "Library/Caches/Snapshots/\(bundle)"
      : "Library/SplashBoard/Snapshots/sceneID:\(bundle)-default"
  }

  private func downscaled(_ picture: Bitmap) throws(PipelineError) -> Bitmap {
    let size = Size(
      width: (Double(picture.width) / Sandbox.downscaling).rounded(.up),
      height: (Double(picture.height) / Sandbox.downscaling).rounded(.up))
    let frame = Rect(origin: .zero, size: size)
    let list = DisplayList(
      size: size, items: [DisplayItem(.image(picture, in: frame, clip: frame))])
    return try draw(list, scale: 1)
  }
}
