package import Afterimage

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension CacheFolder {
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

  /// Counts what is kept, and where it is too much removes what was used longest ago; others may use the folder meanwhile.
  ///
  /// What cannot be removed stays, and something else goes in its place; then the failure is thrown at the end.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that stay; without one nothing is removed.
  ///   - rest: how many bytes stay where that was too much; as many as the limit without.
  package func collect(
    limit: Int = .max, leaving rest: Int? = nil
  ) throws(OutputFailure) -> Census {
    let ledger = limit < .max ? CacheLedger(of: path) : nil
    ledger?.begin()
    var files = try files()
    var census = Census(count: files.count, bytes: files.reduce(0) { $0 + $1.size })
    var problem: OutputFailure?
    if census.bytes > limit {
      files.sort { ($0.used, $0.path) < ($1.used, $1.path) }
      for file in files where census.bytes > rest ?? limit {
        do throws(OutputFailure) {
          try OutputFiles.remove(file.path)
          census.remove(file.size)
        } catch { problem = problem ?? error }
      }
    }
    ledger?.end(at: census.bytes)
    if let problem { throw problem }
    return census
  }

  /// A file with its size and the time of its last use, in nanoseconds.
  private typealias File = (path: String, size: Int, used: Int)

  private func files() throws(OutputFailure) -> [File] {
    var files: [File] = []
    for kind in ["ac", "cas"] where OutputFiles.isFolder("\(path)/\(kind)") {
      for part in try OutputFiles.names(in: "\(path)/\(kind)") where part.utf8.count == 2 {
        let folder = "\(path)/\(kind)/\(part)"
        for name in try OutputFiles.names(in: folder) {
          if let file = Self.file(at: "\(folder)/\(name)") { files.append(file) }
        }
      }
    }
    return files
  }

  private static func file(at path: String) -> File? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (path, Int(status.st_size), status.modified)
  }
}

extension CacheFolder.Census {
  fileprivate mutating func remove(_ size: Int) {
    count -= 1
    bytes -= size
    removedCount += 1
    removedBytes += size
  }
}

extension stat {
  /// The time of the last change, in nanoseconds.
  fileprivate var modified: Int {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    // Times that are far away are as good as each other.
    let (seconds, isTooMuch) = time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    return isTooMuch ? (time.tv_sec < 0 ? .min : .max) : seconds &+ time.tv_nsec
  }
}
