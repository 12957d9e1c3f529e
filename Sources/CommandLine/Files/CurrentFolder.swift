#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The folder that a command was started in, of which no report is to tell.
struct CurrentFolder: Sendable {
  private let path: String?

  /// Asks the system.
  init() {
    guard let bytes = getcwd(nil, 0) else {
      path = nil
      return
    }
    path = String(cString: bytes)
    free(bytes)
  }

  /// A path as seen from the folder: without it where it lies below.
  func relative(_ other: String) -> String {
    if other.hasPrefix("./"), other.count > 2 { return String(other.dropFirst(2)) }
    guard let path, other.hasPrefix(path + "/"), other.count > path.count + 1 else { return other }
    return String(other.dropFirst(path.count + 1))
  }
}
