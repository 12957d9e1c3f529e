import AfterimageFleet
import AfterimageScreens
import AfterimageSwiftReading
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
}
