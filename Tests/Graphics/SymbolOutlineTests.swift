import AfterimageGraphics
import Foundation
import Testing

@Suite struct SymbolOutlineTests {
  @Test(arguments: SymbolOutline.names)
  func `an outline begins with a move, ends closed, and stays in its extent`(name: String) throws {
    let outline = try #require(SymbolOutline.named(name))
    guard case .move? = outline.path.elements.first else {
      Issue.record("\(name) does not begin with a move")
      return
    }
    #expect(outline.path.elements.last == .close)
    // A few icons reach beyond their grid.
    let farthest = 1.1 * SymbolOutline.grid
    #expect(outline.size.width > 0 && outline.size.width <= farthest)
    #expect(outline.size.height > 0 && outline.size.height <= farthest)
    let extent = Rect(origin: .zero, size: outline.size).inset(by: EdgeInsets(all: -1))
    #expect(outline.path.ends.allSatisfy { extent.contains(Rect(origin: $0, size: .zero)) })
  }

  @Test func `every name of the list has an outline, and no other`() throws {
    let list = try String(contentsOf: Self.folder.appending(path: "names.txt"), encoding: .utf8)
    let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let words = rows.map { $0.split(separator: " ").map(String.init) }
    #expect(words.map { $0[0] }.sorted() == SymbolOutline.names)
    for row in words {
      #expect(SymbolOutline.named(row[0])?.isMirrored == row.contains("mirrored"), "\(row[0])")
    }
  }

  @Test func `a name without an outline has none`() {
    #expect(SymbolOutline.named("chevron") == nil)
    #expect(SymbolOutline.named("") == nil)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CSymbols/BootstrapIcons")
}

extension Path {
  /// Where the steps of the pen end.
  fileprivate var ends: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
  }
}
