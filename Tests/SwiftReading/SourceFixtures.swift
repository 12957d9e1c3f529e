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

  /// A project that has nothing but one file, and those that lie beside it as `name-of-the-case.Info.plist`.
  static func project(_ url: URL) throws -> SourceProject {
    let name = url.deletingPathExtension().lastPathComponent
    var contents = [url.lastPathComponent: Array(try Data(contentsOf: url))]
    for place in companions(of: url) {
      let own = String(place.lastPathComponent.dropFirst(name.count + 1))
      contents[own] = Array(try Data(contentsOf: place))
    }
    let known = contents
    let files = ProjectFiles(
      entries: { $0.isEmpty ? known.keys.sorted().map { .init($0, isFolder: false) } : [] },
      read: { known[$0].map { .success($0) } ?? .failure(.missing) })
    return SourceProject(files, named: name)
  }

  private static func companions(of url: URL) -> [URL] {
    let stem = url.deletingPathExtension().lastPathComponent + "."
    let all = try? FileManager.default.contentsOfDirectory(
      at: url.deletingLastPathComponent(), includingPropertiesForKeys: nil)
    return (all ?? []).filter {
      $0.lastPathComponent.hasPrefix(stem)
        && ["plist", "storyboard", "xib"].contains($0.pathExtension)
    }
  }
}
