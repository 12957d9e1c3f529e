import Afterimage
import AfterimageScreens

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// About how many bytes a cache's folder has, so that nobody has to look through it: a title, a line `=N` once they have been
/// counted, and a line `+N` for what each run has added since.
///
/// Several processes add to it without a lock, as a line is appended in one piece. It begins before a count, so that what others
/// add meanwhile stands in it and may count twice, but is never lost; a count that was broken off leaves no `=`. After some
/// lines the folder is counted anew. The file lies beside the lock of Bazel's collector, in the folder that this leaves alone.
struct CacheLedger {
  private let path: String

  private static let title = "afterimage size 1"
  /// After so many lines, what was counted once says little.
  private static let mostLines = 100
  private static let mostBytes = 4096

  /// Finds the ledger of a folder.
  init(of folder: String) {
    path = "\(folder)/gc/afterimage-size"
  }

  /// About how many bytes there are, rather too many; nil where they have to be counted.
  var estimate: Int? {
    guard let bytes = try? readFile(at: path, limit: Self.mostBytes).get(),
      bytes.last == UInt8(ascii: "\n")
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first == Self.title[...], lines.count <= Self.mostLines,
      lines.contains(where: { $0.hasPrefix("=") })
    else { return nil }
    return lines.dropFirst().reduce(0) { sum, line in
      guard let sum, let count = Self.count(in: line) else { return nil }
      let (larger, isTooMany) = sum.addingReportingOverflow(count)
      return isTooMany ? nil : larger
    }
  }

  private static func count(in line: Substring) -> Int? {
    guard line.hasPrefix("=") || line.hasPrefix("+"), let count = Int(line.dropFirst()), count >= 0
    else { return nil }
    return count
  }

  /// Notes bytes that were written; where nobody has counted before, nobody needs to know.
  func add(_ count: Int) { append("+\(count)\n") }

  /// Begins anew, before a count.
  ///
  /// A ledger that cannot be written costs a count at the end of each run, and nothing else.
  func begin() {
    do throws(OutputFailure) {
      try OutputFiles.createFolder(OutputFiles.folder(of: path))
      try OutputFiles.write(Array("\(Self.title)\n".utf8), to: path, readableBy: .owner)
    } catch { return }
  }

  /// Notes what a count has come to.
  func end(at count: Int) { append("=\(count)\n") }

  private func append(_ line: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var line = line
    _ = line.withUTF8 { write(descriptor, $0.baseAddress, $0.count) }
  }
}
