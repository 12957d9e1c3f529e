package import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Sandbox {
  /// The files with their times, for programs; times are in seconds since the story began.
  ///
  /// The names of the keys are those of the index that the system keeps outside of the container, where it has such.
  package var manifest: JSONValue {
    ["format": 1, "snapshots": .array(records.map(\.json))]
  }

  /// The manifest as a file beside the container's folders; empty where nothing was written.
  package var manifestFiles: [File] {
    guard !records.isEmpty else { return [] }
    return [File(path: "manifest.json", bytes: Array((manifest.text(.pretty) + "\n").utf8))]
  }
}

extension SnapshotRecord {
  fileprivate var json: JSONValue {
    let traits = snapshot.traits
    return [
      "relativePath": .string(path),
      "identifier": .string(identifier),
      "groupID": .string(group),
      "downscaled": .bool(isDownscaled),
      "writtenAt": .number(writtenAt.value),
      "replacedAt": replacedAt.map { .number($0.value) } ?? .null,
      "moment": .integer(snapshot.moment),
      "scene": .integer(snapshot.scene ?? 1),
      "userInterfaceStyle": .string(snapshot.userInterfaceStyle.rawValue),
      "interfaceOrientation": .string(traits.orientation.rawValue),
      "imageScale": .number(traits.scale),
      "referenceSize": [.number(traits.size.width), .number(traits.size.height)],
    ]
  }
}
