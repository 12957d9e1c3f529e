import Afterimage

/// The form of an output by the ending of its name.
enum OutputEnding {
  /// Endings that name the form of a file, so that no folder is meant by them.
  private static let files = [
    "png", "apng", "pdf", "svg", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "tif",
    "tiff",
    "bmp", "ktx", "astc", "json", "html", "zip",
  ]

  /// The ending of a path in small letters; nil where its last part has none.
  static func of(_ path: String) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? nil : ending.lowercased()
  }

  /// Refuses a file whose name promises another form than those that a command writes.
  ///
  /// - Parameter orFolder: whether the command may write a folder, too.
  static func require(
    _ path: String, among endings: [String], orFolder: Bool = false, for option: String
  ) throws {
    guard let ending = of(path), !endings.contains(ending), !OutputFiles.isFolder(path) else {
      return
    }
    try refuse(path, endings, orFolder: orFolder, for: option)
  }

  /// Refuses a folder that is not there yet and has the name of a file.
  static func requireFolder(_ path: String, or endings: [String], for option: String) throws {
    guard let ending = of(path), files.contains(ending), !OutputFiles.isFolder(path) else { return }
    try refuse(path, endings, orFolder: true, for: option)
  }

  private static func refuse(
    _ path: String, _ endings: [String], orFolder: Bool, for option: String
  ) throws {
    let names = endings.map { ".\($0)" }
    let list =
      names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    let expected = "a name that ends with \(list)" + (orFolder ? ", or a folder" : "")
    throw UsageErrors([.invalidValue(path, of: option, expected: expected, nearest: nil)])
  }
}
