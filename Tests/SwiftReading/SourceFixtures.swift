import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource
import Foundation
import TestSupport

/// Source that lies beside the tests, one file a case.
enum SourceFixtures {
  /// The Swift files of a folder, in the order of their names.
  static func files(in folder: String) -> [URL] {
    let place = Repository.tests.appending(path: "SwiftReading/\(folder)")
    let all =
      (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil))
    return (all ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// A program of one file.
  static func program(_ url: URL) throws -> SourceProgram {
    try program([url.lastPathComponent: String(contentsOf: url, encoding: .utf8)])
  }

  /// A program of texts, by the names of their files.
  static func program(_ files: [String: String]) throws -> SourceProgram {
    SourceProgram(try Reader.read(files).files)
  }

  /// A project that has nothing but one file.
  static func project(_ url: URL) throws -> SourceProject {
    let name = url.lastPathComponent
    let bytes = Array(try Data(contentsOf: url))
    let files = ProjectFiles(
      entries: { $0.isEmpty ? [.init(name, isFolder: false)] : [] },
      read: { $0 == name ? .success(bytes) : .failure(.missing) })
    return SourceProject(files, named: url.deletingPathExtension().lastPathComponent)
  }
}
