package import Afterimage
import AfterimageScreens

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A folder in which products are kept, as Bazel's `--disk_cache` has it: `ac/12/1234…` and `cas/12/1234…`.
package struct CacheFolder: Sendable {
  /// Its path.
  package let path: String
  private let problem = Trouble()

  /// Names a folder, which is made when the first thing is kept.
  package init(_ path: String) {
    self.path = path
  }

  /// What keeps it from being used, in a sentence.
  var trouble: String? { problem.sentence }

  /// What is kept under a name.
  func read(_ name: CacheName) -> [UInt8]? {
    let place = place(of: name)
    guard let bytes = try? readFile(at: place, limit: CacheName.limit).get() else { return nil }
    // What is used stays longest.
    utimes(place, nil)
    return bytes
  }

  /// Keeps something under a name.
  func write(_ bytes: [UInt8], as name: CacheName) {
    guard !problem.isHopeless else { return }
    let place = place(of: name)
    do throws(OutputFailure) {
      try OutputFiles.createFolder(OutputFiles.folder(of: place))
      // Samples of secrets may stand in it.
      try OutputFiles.write(bytes, to: place, readableBy: .owner)
      problem.clear()
    } catch {
      problem.note("\(error)")
    }
  }

  private func place(of name: CacheName) -> String {
    let digits = name.digits
    return "\(path)/\(name.kind)/\(digits.prefix(2))/\(digits)"
  }

  /// What a folder has, and what was taken out of it.
  package struct Census: Hashable, Sendable {
    /// How many files there are.
    package var count = 0
    /// How many bytes they have.
    package var bytes = 0
    /// How many files were removed.
    package var removedCount = 0
    /// How many bytes those had.
    package var removedBytes = 0
  }

  /// Counts what is kept, and removes what was used longest ago until the rest fits; others may use the folder meanwhile.
  ///
  /// - Parameter limit: the most bytes that stay.
  package func collect(limit: Int) throws(OutputFailure) -> Census {
    var files = try files()
    var census = Census(count: files.count, bytes: files.reduce(0) { $0 + $1.size })
    guard census.bytes > limit else { return census }
    files.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    for file in files where census.bytes > limit {
      try OutputFiles.remove(file.path)
      census.count -= 1
      census.bytes -= file.size
      census.removedCount += 1
      census.removedBytes += file.size
    }
    return census
  }

  /// The files with their sizes and the times of their last use, in seconds.
  private func files() throws(OutputFailure) -> [(path: String, size: Int, used: Double)] {
    var files: [(path: String, size: Int, used: Double)] = []
    for kind in ["ac", "cas"] where OutputFiles.isFolder("\(path)/\(kind)") {
      for part in try OutputFiles.names(in: "\(path)/\(kind)") where part.utf8.count == 2 {
        let folder = "\(path)/\(kind)/\(part)"
        for name in try OutputFiles.names(in: folder) {
          var status = stat()
          guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            continue
          }
          files.append(("\(folder)/\(name)", Int(status.st_size), status.modified))
        }
      }
    }
    return files
  }
}

extension stat {
  /// The time of the last change, in seconds.
  fileprivate var modified: Double {
    #if canImport(Darwin)
      Double(st_mtimespec.tv_sec) + Double(st_mtimespec.tv_nsec) / 1e9
    #else
      Double(st_mtim.tv_sec) + Double(st_mtim.tv_nsec) / 1e9
    #endif
  }
}
