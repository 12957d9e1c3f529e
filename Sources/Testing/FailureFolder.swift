#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

import Afterimage

/// The folder for the files that a person needs to judge a difference: never among the sources, about which SwiftPM would warn.
enum FailureFolder {
  /// The folder for the tests of a folder: below `.build` of their package, or a temporary one where there is no package.
  static func path(forTestsIn folder: String) -> String {
    var package = folder[...]
    while !OutputFiles.exists("\(package)/Package.swift") {
      guard let slash = package.lastIndex(of: "/") else { return temporary }
      package = package[..<slash]
    }
    return "\(package)/.build/afterimage\(folder.dropFirst(package.count))"
  }

  /// A folder that nobody else has, made by the first difference of a process.
  private static let temporary: String = {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/afterimage.XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) } ?? parent
  }()
}
