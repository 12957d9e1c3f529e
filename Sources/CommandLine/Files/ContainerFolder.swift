import Afterimage

/// The pictures of apps in what was copied from a device.
struct ContainerFolder {
  /// The paths of the pictures from the folder on, in the order of their bytes.
  let pictures: [String]

  /// Finds the pictures below each folder `Snapshots`, of `Library/SplashBoard` as of `Library/Caches`; where there is none, all that lie in the folder and below it.
  init(_ path: String) {
    let all = Self.pictures(in: path, below: "")
    let kept = all.filter { ("/" + $0).contains("/Snapshots/") }
    pictures = (kept.isEmpty ? all : kept)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func pictures(in folder: String, below prefix: String) -> [String] {
    let names = (try? OutputFiles.names(in: folder)) ?? []
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if OutputFiles.isFolder(path) { return pictures(in: path, below: "\(prefix)\(name)/") }
      return PictureFile.isName(name) ? [prefix + name] : []
    }
  }
}
