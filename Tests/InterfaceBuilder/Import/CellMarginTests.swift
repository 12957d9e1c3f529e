import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

@Suite struct CellMarginTests {
  /// A document's cells: the release of Interface Builder, the device, the width of the table, and the margin beside the content.
  struct Document: Sendable {
    var tools: Int
    var device: String
    var table: Int
    var side: Double
  }

  private static let documents = [
    Document(tools: 14460, device: "retina4_7", table: 375, side: 16),
    Document(tools: 14490, device: "retina4_7", table: 343, side: 15),
    Document(tools: 14868, device: "retina4_7", table: 375, side: 15),
    Document(tools: 15705, device: "retina4_7", table: 375, side: 15),
    Document(tools: 16097, device: "retina6_1", table: 414, side: 20),
    Document(tools: 21701, device: "retina4_7", table: 800, side: 16),
    Document(tools: 21701, device: "ipad9_7", table: 768, side: 20),
    Document(tools: 23504, device: "retina6_12", table: 393, side: 20),
    Document(tools: 24127, device: "retina6_12", table: 393, side: 20),
    Document(tools: 24128, device: "retina5_9", table: 375, side: 16),
    Document(tools: 22155, device: "retina6_0", table: 414, side: 20),
    Document(tools: 23727, device: "retina6_0", table: 414, side: 16),
  ]

  @Test(arguments: documents)
  func `the margin beside a cell's content is that of its device and release`(
    document: Document
  ) throws {
    let width = document.table
    let content = view(
      "content", "tableViewCellContentView", #"key="contentView""#, frame: "0 0 \(width) 44")
    let cell = view("cell", "tableViewCell", frame: "0 28 \(width) 44", content)
    let table = view(
      "table", "tableView", frame: "0 0 \(width) 600", "<prototypes>\(cell)</prototypes>")
    let text = storyboard("<subviews>\(table)</subviews>", tools: document.tools)
      .replacing("retina6_12", with: document.device)
    #expect(try margins(of: text)?.left == document.side)
  }

  @Test(arguments: [(335, 20.0), (343, 16)])
  func `a cell in an inset group has the margins that its group has`(
    width: Int, side: Double
  ) throws {
    let content = view(
      "content", "tableViewCellContentView", #"key="contentView""#, frame: "0 0 \(width) 44")
    let cell = view("cell", "tableViewCell", frame: "20 28 \(width) 44", content)
    let table = view(
      "table", "tableView", #"style="insetGrouped""#, frame: "0 0 375 600",
      "<sections><tableViewSection id=\"g\"><cells>\(cell)</cells></tableViewSection></sections>")
    let text = storyboard("<subviews>\(table)</subviews>", tools: 22505)
      .replacing("retina6_12", with: "retina5_9")
    let found = try margins(of: text)
    #expect(found?.left == side && found?.right == side)
  }

  @Test(arguments: [(22685, 11.0), (24063, 15)])
  func `of Apple's own builds the plug-in tells the release`(plugIn: Int, edge: Double) throws {
    let text = storyboard(
      "<subviews>\(view("table", "tableView", frame: "0 0 375 600", "<prototypes>\(cell)</prototypes>"))</subviews>",
      document: """
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
        version="\(plugIn)"/></dependencies>
        """, tools: 32700
    ).replacing("retina6_12", with: "retina4_7")
    #expect(try margins(of: text)?.top == edge)
  }

  private var cell: String {
    let content = view(
      "content", "tableViewCellContentView", #"key="contentView""#, frame: "0 0 375 44")
    return view("cell", "tableViewCell", frame: "0 28 375 44", content)
  }

  /// A document of a cell alone.
  private func cellAlone(
    width: Int, tools: String = "14460.31", _ parts: String = ""
  ) -> String {
    let content = view(
      "content", "tableViewCellContentView", #"key="contentView""#, frame: "0 0 \(width) 43.5",
      parts)
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)"><device id="retina4_7" orientation="portrait"/><objects>\
      \(view("cell", "tableViewCell", frame: "0 0 \(width) 44", content))\
      </objects></document>
      """
  }

  @Test(arguments: [(320, 16.0), (375, 16), (402, 20), (600, 20)])
  func `up to iOS 12 a cell without a table goes by its own width`(
    width: Int, side: Double
  ) throws {
    #expect(try margins(of: cellAlone(width: width))?.left == side)
  }

  @Test func `an author's margins are at least those of the cell`() throws {
    let own = #"<edgeInsets key="layoutMargins" top="30" left="8" bottom="0" right="24"/>"#
    let margins = try margins(of: cellAlone(width: 375, tools: "17701", own))
    #expect(margins == EdgeInsets(top: 30, left: 16, bottom: 11, right: 24))
  }

  @Test func `a view in a cell keeps the margins of its content where it says so`() throws {
    let card = view(
      "card", "view", #"preservesSuperviewLayoutMargins="YES""#, frame: "6 0 369 40")
    let text = cellAlone(width: 375, tools: "17701", "<subviews>\(card)</subviews>")
    let kept = try imported(text).screen.view("card")?.layoutMargins
    #expect(kept == EdgeInsets(top: 8, left: 10, bottom: 8, right: 16))
  }

  private func margins(of text: String) throws -> EdgeInsets? {
    try imported(text).screen.view("content")?.layoutMargins
  }
}
