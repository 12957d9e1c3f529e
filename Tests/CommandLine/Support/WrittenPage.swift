import AfterimageGraphics
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// The page that a command has written into a folder, by its data.
struct WrittenPage {
  private let root: JSONNode
  /// The text of the data.
  let text: String

  init(in folder: TemporaryFolder, _ name: String) throws {
    let html = String(decoding: try folder.bytes("\(name)/index.html"), as: UTF8.self)
    let start = try #require(html.range(of: #"id="data">"#)?.upperBound)
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)?.lowerBound)
    text = String(html[start..<end])
    root = try #require(JSONDocument(reading: Array(text.utf8), file: "page").root)
  }

  var kind: String? { root["kind"]?.string }

  /// A key of every case; nil where a case has none.
  func all(_ key: String) -> [String?] {
    (root["cases"]?.elements ?? []).map { $0[key]?.string }
  }

  /// The sentences of the groups, each with the count of its cases.
  var groups: [String] {
    (root["groups"]?.elements ?? []).map {
      "\($0["sentence"]?.string ?? "") (\($0["cases"]?.elements?.count ?? 0))"
    }
  }
}
