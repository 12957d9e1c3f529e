import AfterimageFleet
import AfterimageScreens
import AfterimageSwiftReading
import AfterimageSwiftSource
import Foundation
import TestSupport

/// What tests read source with: the built program, and what lies in the repository.
enum Reader {
  /// The program beside the tests, as `make test` builds it.
  static func program() throws -> ReaderProgram {
    try ReaderProgram(beside: ReaderProgram.running)
  }

  /// One of the apps of these tests.
  static func app(_ name: String) -> String {
    Repository.tests.appending(path: "SwiftReading/Apps/\(name)").path
  }

  /// Reads texts as files, by their names.
  static func read(
    _ files: [String: String], cache: TreeCache? = nil, by program: ReaderProgram? = nil
  ) throws -> TreeReading {
    try read(files.mapValues { Array($0.utf8) }, cache: cache, by: program)
  }

  /// Reads bytes as files, by their names.
  static func read(
    _ files: [String: [UInt8]], cache: TreeCache? = nil, by program: ReaderProgram? = nil
  ) throws -> TreeReading {
    try TreeReading(
      of: files.keys.sorted(), { name in files[name].map { .success($0) } ?? .failure(.missing) },
      by: program ?? Self.program(), scratch: NSTemporaryDirectory(), cache: cache)
  }

  /// A project of files that stand nowhere.
  static func project(of files: [String: String], with file: String? = nil) -> SourceProject {
    let read: @Sendable (String) -> Result<[UInt8], FileFailure> = { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
    return SourceProject(
      ProjectFiles(
        entries: { folder in
          let prefix = folder.isEmpty ? "" : folder + "/"
          let below = files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
          let names = Set(below.compactMap { $0.split(separator: "/").first.map(String.init) })
          return names.sorted().map { name in
            .init(name, isFolder: below.contains { $0.hasPrefix(name + "/") })
          }
        }, read: read), named: "App", with: file)
  }
}
