#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

import AfterimageGraphics
import AfterimageScreens

/// Drafts of processes that were killed before they could rename them.
package enum Leftovers {
  /// Removes the leftovers in a folder, which are those that no living process has locked.
  package static func remove(in folder: String) {
    for name in listFolder(at: folder) ?? [] where DraftName.isDraft(name) {
      removeUnlocked("\(folder)/\(name)")
    }
  }

  /// Removes the leftovers in a folder, unless this process has done so before.
  static func removeOnce(in folder: String) {
    if searched.insert(folder) { remove(in: folder) }
  }

  private static let searched = SearchedFolders()

  private static func removeUnlocked(_ draft: String) {
    let descriptor = open(draft, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(draft) }
  }
}

/// The folders that this process has looked through.
private final class SearchedFolders: @unchecked Sendable {
  private let lock = Lock()
  private var paths: Set<String> = []

  /// Adds a folder; false where it is known.
  func insert(_ path: String) -> Bool {
    lock.withLock { paths.insert(path).inserted }
  }
}
