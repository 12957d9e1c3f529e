import Afterimage
import AfterimageScreens

/// The line that keeps what commands leave in `build/` out of Git.
struct IgnoredFolder {
  /// The file of the current folder with the line.
  let content: [UInt8]

  /// The file that Git reads.
  static let file = ".gitignore"

  /// The line to write into `.gitignore`; nil where the folder is ignored already, here or in a folder above of the same repository.
  static var missing: IgnoredFolder? {
    let own = try? readFile(at: file).get()
    guard own != nil || !OutputFiles.exists(file), !isIgnored else { return nil }
    let lines = own ?? []
    let ending = lines.isEmpty || lines.last == UInt8(ascii: "\n") ? "" : "\n"
    return IgnoredFolder(content: lines + Array("\(ending)build/\n".utf8))
  }

  private static var isIgnored: Bool {
    ignores(["/build", "/build/"], in: ".")
      || repositoryFolders.contains {
        ignores(["build", "build/", "**/build", "**/build/"], in: $0)
      }
  }

  private static func ignores(_ patterns: [Substring], in folder: String) -> Bool {
    let lines = (try? readFile(at: "\(folder)/\(file)").get()) ?? []
    return String(decoding: lines, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { patterns.contains($0) }
  }

  /// The current folder and those above it up to that of the repository; the current one alone where there is none.
  private static var repositoryFolders: [String] {
    var folders = ["."]
    while let last = folders.last, !OutputFiles.exists("\(last)/.git") {
      guard let parent = parent(of: last) else { return ["."] }
      folders.append(parent)
    }
    return folders
  }

  /// The folder above, as a path from here on; nil for the topmost.
  private static func parent(of folder: String) -> String? {
    let parent = "\(folder)/.."
    guard let own = try? resolvedPath(folder).get(), let above = try? resolvedPath(parent).get(),
      own != above
    else { return nil }
    return parent
  }
}
