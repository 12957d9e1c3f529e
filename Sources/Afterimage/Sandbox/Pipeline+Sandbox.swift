package import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Pipeline {
  /// Writes the pictures of the last moment of a story as the system would: a new moment takes the place of an earlier one.
  ///
  /// - Parameters:
  ///   - seed: what the names of the files, which the system makes at random, are derived from.
  ///   - form: what the pixels are kept as; nil is as the version of the system does.
  package func sandbox(
    of scenario: Scenario, _ timeline: Timeline, seed: UInt64, as form: KTX.Form? = nil
  ) throws(PipelineError) -> Sandbox {
    let storage = SnapshotStorage(
      of: scenario.app.bundleIdentifier, on: scenario.traits.system)
    let records = storage.records(of: timeline.snapshots, seed: seed)
    var files: [Sandbox.File] = []
    for record in records where record.replacedAt == nil {
      let bitmap = try bitmap(of: record)
      do throws(KTXError) {
        let bytes = try KTX.encode(bitmap, as: form ?? storage.form)
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

extension SnapshotStorage {
  /// The files of pictures: each with a small copy, both under names of their own.
  fileprivate func records(of snapshots: [Snapshot], seed: UInt64) -> [SnapshotRecord] {
    var names = UniqueNames(seed: seed)
    return snapshots.flatMap { snapshot in
      let later = snapshots.first { $0.moment > snapshot.moment }
      let scale = snapshot.traits.scale
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      return [false, true].map { isDownscaled in
        let identifier = names.next()
        let place = isDownscaled ? folder + "/downscaled" : folder
        return SnapshotRecord(
          snapshot: snapshot, isDownscaled: isDownscaled, identifier: identifier, group: group,
          path: "\(place)/\(identifier)\(suffix).ktx", replacedAt: later?.time)
      }
    }
  }
}
