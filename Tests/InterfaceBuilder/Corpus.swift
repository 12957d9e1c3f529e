import Foundation
import TestSupport

/// The documents of other people's apps in `Tests/Corpus`, with their licences beside them.
enum Corpus {
  static let folder = Repository.tests.appending(path: "Corpus")

  /// The paths of the documents, as `SOURCES.tsv` lists them.
  static let documents: [String] = {
    let text = (try? String(contentsOf: folder.appending(path: "SOURCES.tsv"), encoding: .utf8))
    return (text ?? "").split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t")
      return fields[0].replacing("/", with: "__") + "/" + fields[2]
    }
  }()

  /// The content of a document.
  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }
}
