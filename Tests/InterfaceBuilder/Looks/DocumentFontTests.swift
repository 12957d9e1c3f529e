import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// Fonts of an app's own that lie beside a document.
@Suite struct DocumentFontTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.fonts.appending(path: name)))
  }

  /// The font of a label that names one, and what is noted about it.
  private static func font(
    _ name: String, beside contents: [String: [UInt8]]
  ) throws -> (font: FontReference, notes: [ImportNote.Kind]) {
    let label = view(
      "l", "label", #"text="a""#,
      #"<fontDescription key="fontDescription" name="\#(name)" pointSize="20"/>"#)
    let scene = try imported(
      storyboard("<subviews>\(label)</subviews>"), files: files(contents))
    guard case .label(let label)? = scene.screen.root.subviews.first?.element else {
      Issue.record("there is no label")
      return (.system(size: 0), [])
    }
    return (label.font, scene.notes.map(\.kind))
  }

  @Test(arguments: [
    ("./Fonts/Blocks-Bold.otf", "Blocks-Bold"), ("./Resources/Fonts/any.OTF", "Blocks-Bold"),
    ("./Kit/Sources/Kit/Resources/Fonts/Blocks/any.otf", "Blocks-Bold"),
  ])
  func `a font is found by the name in its file`(_ path: String, _ name: String) throws {
    let contents = [
      path: try Self.bytes("BlocksBold.otf"), "./Blocks.ttf": try Self.bytes("Blocks.ttf"),
    ]
    let found = try Self.font(name, beside: contents)
    let file = try FontFile(path: path, bytes: try #require(contents[path]))
    #expect(found.font == .file(file, size: 20))
    #expect(found.notes == [])
  }

  @Test func `a font that lies in no file is told, and so is one that cannot be read`() throws {
    for contents in [
      ["./Blocks.ttf": try Self.bytes("Blocks.ttf")], ["./Blocks-Bold.otf": Array("text".utf8)],
    ] {
      let found = try Self.font("Blocks-Bold", beside: contents)
      #expect(found.font == .system(size: 20, weight: .bold))
      #expect(found.notes == [.unknownFont("Blocks-Bold")])
    }
  }

  @Test func `a file of another's code is not the app's`() throws {
    let found = try Self.font(
      "Blocks-Regular", beside: ["./Pods/Kit/Blocks.ttf": try Self.bytes("Blocks.ttf")])
    #expect(found.notes == [.unknownFont("Blocks-Regular")])
  }

  @Test func `the system's own font is the system's, whatever lies beside the document`() throws {
    let found = try Self.font("Menlo-Regular", beside: ["./Menlo-Regular.ttf": []])
    #expect(found.font == .substitute(for: .menlo, size: 20))
  }
}
