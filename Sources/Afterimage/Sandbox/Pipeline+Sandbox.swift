package import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Pipeline {
  /// Writes the pictures of a story as the system would: those of a scene's next moment take the place of its earlier ones.
  ///
  /// - Parameters:
  ///   - seed: the number from which the names of the files are derived, which the system makes at random.
  ///   - form: the form of the pixels; nil is that of the version of the system.
  package func sandbox(
    of scenario: Scenario, _ timeline: Timeline, seed: UInt64, as form: KTX.Form? = nil
  ) throws(PipelineError) -> Sandbox {
    let records = scenario.records(of: timeline.snapshots, seed: seed)
    var files: [Sandbox.File] = []
    for record in records where record.replacedAt == nil {
      let bitmap = try bitmap(of: record)
      do throws(KTXError) {
        let bytes = try KTX.encode(bitmap, as: form ?? SnapshotStorage.form)
        files.append(Sandbox.File(path: record.path, bytes: bytes))
      } catch { throw PipelineError(.texture(error)) }
    }
    return Sandbox(records: records, files: files)
  }

  private func bitmap(of record: SnapshotRecord) throws(PipelineError) -> Bitmap {
    let picture = try picture(of: record.snapshot)
    return record.isDownscaled ? try downscaled(picture) : picture
  }

  /// The small copy of a picture that lies in `downscaled`.
  package func downscaled(_ picture: Bitmap) throws(PipelineError) -> Bitmap {
    let size = Size(
      width: (Double(picture.width) / Sandbox.downscaling).rounded(.up),
      height: (Double(picture.height) / Sandbox.downscaling).rounded(.up))
    let frame = Rect(origin: .zero, size: size)
    let list = DisplayList(
      size: size, items: [DisplayItem(.image(picture, in: frame, clip: frame))])
    return try draw(list, scale: 1)
  }
}

extension Scenario {
  /// The records of the files of snapshots: each with a small copy, both under names of their own.
  fileprivate func records(of snapshots: [Snapshot], seed: UInt64) -> [SnapshotRecord] {
    var names = UniqueNames(seed: seed)
    return snapshots.flatMap { snapshot in
      let storage = SnapshotStorage(
        of: app.bundleIdentifier, scene: identifier(ofScene: snapshot.scene, seed: seed),
        on: traits.system)
      let later = snapshots.first {
        $0.moment > snapshot.moment && $0.scene ?? 1 == snapshot.scene ?? 1
      }
      return [false, true].map { isDownscaled in
        SnapshotRecord(
          snapshot: snapshot, isDownscaled: isDownscaled, identifier: names.next(),
          storage: storage, replacedAt: later?.time)
      }
    }
  }

  /// The system's identifier of a further scene, in every picture of it; nil for the first one.
  private func identifier(ofScene number: Int?, seed: UInt64) -> String? {
    guard let number, number > 1 else { return nil }
    var names = UniqueNames(seed: seed &+ UInt64(number) << 32)
    return names.next()
  }
}

extension SnapshotRecord {
  /// Puts a file into the folder of its group.
  fileprivate init(
    snapshot: Snapshot, isDownscaled: Bool, identifier: String, storage: SnapshotStorage,
    replacedAt: Seconds?
  ) {
    let place = isDownscaled ? storage.folder + "/downscaled" : storage.folder
    let scale = snapshot.traits.scale
    let suffix = scale == 1 ? "" : "@\(Int(scale))x"
    self.init(
      snapshot: snapshot, isDownscaled: isDownscaled, identifier: identifier,
      group: storage.group, path: "\(place)/\(identifier)\(suffix).ktx", replacedAt: replacedAt)
  }
}
