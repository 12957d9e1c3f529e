import Afterimage
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
  /// The most bytes that stay in it; nil where it may grow.
  let limit: Int?
  private let problem = Trouble()
  private let written = ByteCount()

  /// Names a folder, which is made when the first thing is kept.
  ///
  /// - Parameter limit: the most bytes that stay in it; nil lets it grow.
  package init(_ path: String, limit: Int? = nil) {
    (self.path, self.limit) = (path, limit)
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
      // A long run does not wait for its end to keep the limit.
      if written.add(bytes.count) > (limit ?? .max) / Self.parts { try settle() }
    } catch {
      problem.note("\(error)")
    }
  }

  /// A run looks whether all is well each time it has written one of so many parts of the limit.
  private static let parts = 16

  /// Ends a run: notes what it has written, and keeps the folder within its limit.
  func finish() {
    do throws(OutputFailure) { try settle() } catch { problem.note("\(error)", isFinal: true) }
  }

  /// Notes what was written since the last time, and removes what was used longest ago where that may be too much.
  private func settle() throws(OutputFailure) {
    let count = written.take()
    guard count > 0 else { return }
    let ledger = CacheLedger(of: path)
    ledger.add(count)
    guard let limit, ledger.estimate.map({ $0 > limit }) ?? true else { return }
    // A tenth more goes, so that not every run has to look through the folder.
    _ = try collect(limit: limit, leaving: limit - limit / 10)
  }

  private func place(of name: CacheName) -> String {
    let digits = name.digits
    return "\(path)/\(name.kind)/\(digits.prefix(2))/\(digits)"
  }
}
