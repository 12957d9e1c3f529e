import AfterimageInterfaceBuilder
import Foundation
import TestSupport
import Testing

@Suite struct UnreadKeyTests {
  private static func keys(_ content: String, controller: String = "") throws -> [UnreadKey] {
    let document = try InterfaceDocument.read(
      Array(storyboard("<subviews>\(content)</subviews>", controller: controller).utf8))
    return try #require(document.drawableScenes.first).unreadKeys
  }

  @Test func `what is read and what no picture shows is not counted`() throws {
    let label = view(
      "l", "label", #"text="A" opaque="NO" tag="3" baselineAdjustment="alignBaselines""#,
      #"<color key="textColor" white="1" alpha="1"/><nil key="highlightedColor"/>"#)
    #expect(try Self.keys(label) == [])
  }

  @Test func `attributes and parts that nothing is known of are counted with their first line`()
    throws
  {
    let button = view(
      "b", "button", #"glow="YES""#, #"<size key="titleShadowOffset" width="4"/>"#)
    let keys = try Self.keys(button + button.replacing(#"id="b""#, with: #"id="c""#))
    #expect(keys.map(\.name) == ["button.glow", "button.titleShadowOffset"])
    #expect(keys.map(\.count) == [2, 2])
    #expect(keys.allSatisfy { $0.line > 0 })
  }

  @Test(arguments: [("center", []), ("fill", ["button.contentVerticalAlignment"])])
  func `a value that leaves the view as it is is not counted`(
    value: String, names: [String]
  ) throws {
    let button = view("b", "button", #"contentVerticalAlignment="\#(value)""#)
    #expect(try Self.keys(button).map(\.name) == names)
  }

  @Test func `of the corpus at most one key in a thousand is passed over, and each is explained`()
    throws
  {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    var (keys, unread) = (0, 0)
    for path in Corpus.documents {
      for scene in try InterfaceDocument.read(Corpus.bytes(path)).scenes {
        keys += scene.keyCount
        for key in scene.unreadKeys {
          unread += key.count
          #expect(page.contains("| `\(key.name)` |"), "\(path)#\(scene.name)")
        }
      }
    }
    #expect(keys > 10_000)
    #expect(unread * 1000 <= keys, "\(unread) of \(keys)")
  }

  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/documents.md")
}

/// What is said to be read is a word of the code that reads.
@Suite struct ReadKeyTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/InterfaceBuilder")

  private static func code() throws -> String {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects as? [URL] ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains("/Keys/")
    }
    return try paths.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test func `every attribute and part that is said to be read is named by the import`() throws {
    let code = try Self.code()
    // It is asked for by the name of its element alone.
    let byElement: Set = ["NSParagraphStyle"]
    let names = DocumentKeys.readAttributes.union(DocumentKeys.readParts).subtracting(byElement)
    #expect(names.filter { !code.contains("\"\($0)\"") }.sorted() == [])
  }

  @Test func `nothing is both read and without effect`() {
    #expect(DocumentKeys.readAttributes.isDisjoint(with: DocumentKeys.attributesWithoutEffect))
    #expect(DocumentKeys.readParts.isDisjoint(with: DocumentKeys.partsWithoutEffect))
  }
}
