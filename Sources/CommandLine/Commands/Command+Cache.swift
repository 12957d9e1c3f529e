import Afterimage
import AfterimageFleet

extension Command {
  /// Counts what a cache has, and keeps it small.
  static let cache = Command(
    "cache", "Says how large a cache is, and removes what was used longest ago.",
    discussion: """
      DIR is a folder that commands were given as --cache. Without --limit nothing is removed. Others may work with the folder meanwhile: what they miss is made once more.
      A command with --cache-limit does the same at its end, where it has left something and that may be too much.
      A server keeps its own house.
      """,
    parameters: [folder, limit],
    examples: [
      Example("afterimage cache ~/.cache/afterimage", "How many files it has, of how many bytes."),
      Example("afterimage cache ~/.cache/afterimage --limit 2G", "Two gigabytes at most stay."),
    ],
    exitCodes: [.asExpected, .usage, .inputMissing, .disk]
  ) { arguments, console in
    let path = try arguments[folder]
    guard OutputFiles.isFolder(path) else {
      throw CommandFailure(.inputMissing, ["\(path): there is no such folder"])
    }
    let bytes = try arguments[limit]
    let census = try saving { () throws(OutputFailure) in
      try CacheFolder(path).collect(limit: bytes ?? .max)
    }
    if bytes != nil {
      try console.print("\(words(census.removedCount, census.removedBytes)) removed")
    }
    try console.print("\(words(census.count, census.bytes)) kept")
    return .asExpected
  }

  private static func words(_ count: Int, _ bytes: Int) -> String {
    "\(count) file\(count == 1 ? "" : "s") of \(bytes) bytes"
  }

  private static let folder = Positional("DIR", "The folder of the cache.", .folder)
  private static let limit = Option(
    "--limit", "SIZE", "The most bytes that stay, such as 500M or 2G.", .size)
}
