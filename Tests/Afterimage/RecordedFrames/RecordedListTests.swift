import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Lists and collections as iOS 14, 26 and 27 have them.
@Suite struct RecordedListTests {
  private static let large = Controller.navigation(
    NavigationController(NavigationBar("Settings").with(\.prefersLargeTitles, true)))

  private func filling(_ list: some ViewConvertible) -> View {
    View { list.id("list") }.constraints {
      "H:|[list]|"
      "V:|[list]|"
    }
  }

  /// sim-mirror: Settings of iOS 27 on 402 x 874 points, whose first card begins at 168 where the bar ends, whose cards are 35 apart and 370 wide, and whose rows are 52 apart.
  @Test(arguments: [26, 27])
  func `a form has the cards and rows of Settings`(version: Int) throws {
    let form = Form {
      Section { Row("Account") }
      Section {
        Row("General")
        Row("Accessibility")
      }
    }
    let layout = try RecordedFrames.layout(
      form, controller: Self.large, on: "iphone-17", iOS: version)
    let cards = layout.frames(of: .part(.card))
    #expect(
      cards == [
        Rect(x: 16, y: 168, width: 370, height: 52), Rect(x: 16, y: 255, width: 370, height: 104),
      ])
    let lines = layout.frames(of: .element(.separator)).filter { $0.minY > 168 }
    #expect(lines.map(\.height) == [1])
    #expect(lines.map(\.maxY) == [255 + 52])
  }

  /// sim-mirror: rows of iOS 27 from 380.3 to 432.3 with an arrow [360.7, 400.3, 7, 12] and a line [72, 431.3, 298, 1], which ends 16 points before the card.
  @Test(arguments: [26, 27])
  func `a table has the rows, lines and arrows of iOS 26`(version: Int) throws {
    let cells = ["a", "b"].map { TableViewCell($0).with(\.accessory, .disclosureIndicator).id($0) }
    let table = TableView(.insetGrouped, sections: [.init(rows: cells)])
    let layout = try RecordedFrames.layout(filling(table), on: "iphone-17", iOS: version)
    let rows = try ["a", "b"].map { try #require(layout.node(named: $0)).frame }
    #expect(rows.map(\.height) == [52, 52] && rows.map(\.minX) == [16, 16])
    let line = try #require(layout.frames(of: .element(.separator)).first)
    #expect(line.height == 1 && line.maxY == rows[0].maxY && line.maxX == 386 - 16)
    let arrows = layout.frames(of: .part(.glyph))
    #expect(
      arrows.map(\.size) == [Size(width: 7, height: 12), Size(width: 7, height: 12)])
    #expect(arrows.map(\.midY) == rows.map(\.midY))
  }

  /// shirates-core: Settings of iOS 14, a switch [319, 355, 51, 31] in rows that end 20 points after it on 390 points, and at 394 on 414.
  @Test(arguments: [("iphone-12", 370.0), ("iphone-11", 394)])
  func `an accessory switch ends at the margin`(device: String, edge: Double) throws {
    let cell = TableViewCell("Predictive").with(\.accessoryView, Switch().id("switch").view)
    let table = TableView(.grouped, sections: [.init(rows: [cell.view])])
    let layout = try RecordedFrames.layout(filling(table), on: device, iOS: 14)
    let frame = try #require(layout.node(named: "switch")).frame
    #expect(frame.size == Size(width: 51, height: 31))
    #expect(frame.maxX == edge)
  }

  /// AccessibilitySnapshot: texts and lines at 20 on 393 and 402 points, lines of iOS 26 that end 20 before the edge.
  @Test(arguments: [
    ("iphone-15-pro", 17, 393.0), ("iphone-16-pro", 18, 402), ("iphone-17", 26, 382),
  ])
  func `the texts and lines of a plain table begin at 20`(
    device: String, version: Int, end: Double
  ) throws {
    let table = TableView(.plain, sections: [.init(rows: [TableViewCell("Hello").view])])
    let layout = try RecordedFrames.layout(filling(table), on: device, iOS: version)
    #expect(layout.frame(ofText: "Hello")?.minX == 20)
    let line = try #require(layout.frames(of: .element(.separator)).first)
    #expect(line.minX == 20 && line.maxX == end)
  }

  /// shirates-core: a value that ends at 351 where the arrow ends at 370 on 390 points, and at 375 before 394 on 414.
  @Test(arguments: [("iphone-12", 351.0, 370.0), ("iphone-11", 375, 394)])
  func `a value beside an arrow ends 19 points before the margin`(
    device: String, value: Double, arrow: Double
  ) throws {
    let cell = TableViewCell("Keyboards", detail: "3", style: .value1)
      .with(\.accessory, .disclosureIndicator)
    let table = TableView(.grouped, sections: [.init(rows: [cell.view])])
    let layout = try RecordedFrames.layout(filling(table), on: device, iOS: 14)
    #expect(layout.frame(ofText: "3")?.maxX == value)
    #expect(layout.frames(of: .part(.glyph)).map(\.maxX) == [arrow])
  }

  /// shirates-core: Accessibility in Settings of iOS 14 on 375 points, at two pixels a point: rows at 227, 271, 370.5, and without a header 35 points between sections.
  @Test func `a header takes as much as in Settings of iOS 14`() throws {
    let rows = ["a", "b", "c", "d"].map { TableViewCell($0).id($0) }
    let table = TableView(
      .grouped,
      sections: [
        .init(rows: [rows[0], rows[1]]), .init("Physical", rows: [rows[2]]),
        .init(rows: [rows[3]]),
      ])
    let layout = try RecordedFrames.layout(filling(table), on: "iphone-8", iOS: 14)
    let frames = try ["a", "b", "c", "d"].map { try #require(layout.node(named: $0)).frame }
    #expect(frames.map(\.height) == [44, 44, 44, 44])
    #expect(frames[2].minY - frames[0].minY == 143.5)
    #expect(frames[3].minY - frames[2].maxY == 35)
  }

  /// openuikit: three items of 80 points on 375, 16 from the edges.
  @Test(arguments: [17, 26])
  func `the only line of a section is spread over the width where it is full`(version: Int) throws {
    let items = (0..<3).map { View(.view, id: "i\($0)") }
    let collection = CollectionView(sections: [.init(items: items)])
      .with(\.itemSize, Size(width: 80, height: 80)).with(\.minimumInteritemSpacing, 10)
      .with(\.sectionInset, EdgeInsets(left: 16, right: 16))
    let layout = try RecordedFrames.layout(filling(collection), on: "iphone-8", iOS: version)
    let edges = try (0..<3).map { try #require(layout.node(named: "i\($0)")).frame.minX }
    #expect(edges == [16, 147.5, 279])
    #expect(try layout.ambiguities().isEmpty)
  }
}
