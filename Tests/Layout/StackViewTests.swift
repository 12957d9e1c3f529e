import AfterimageGraphics
import AfterimageLayout
import Testing

/// Three labels of 20, 40 and 10 points' width and 24, 48 and 12 points' height in a stack view of 200 by 100.
@Suite struct StackViewTests {
  private func stack(_ more: String, labels: String? = nil) throws -> Layout {
    let three = [
      label("a", "aa", size: 20), label("b", "bb", size: 40), label("c", "cc", size: 10),
    ].joined(separator: ",")
    let stack = """
      { "type": "stackView", "id": "s", \(more), "arrangedSubviews": [\(labels ?? three)] }
      """
    return try layout(
      root(stack, "s.left == super.left", "s.top == super.top", "s.width == 200", "s.height == 100")
    )
  }

  /// Left and width of the three labels.
  private static let distributions = [
    ("fill", "0 130 | 140 40 | 190 10"),
    ("fillEqually", "0 60 | 70 60 | 140 60"),
    ("fillProportionally", "0 44.444 | 54.444 88.889 | 153.333 46.667"),
    ("equalSpacing", "0 20 | 85 40 | 190 10"),
    ("equalCentering", "0 20 | 82.5 40 | 190 10"),
  ]

  /// Top and height of the three labels.
  private static let alignments = [
    ("fill", "0 100 | 0 100 | 0 100"),
    ("leading", "0 24 | 0 48 | 0 12"),
    ("top", "0 24 | 0 48 | 0 12"),
    ("center", "38 24 | 26 48 | 44 12"),
    ("trailing", "76 24 | 52 48 | 88 12"),
    ("bottom", "76 24 | 52 48 | 88 12"),
    ("firstBaseline", "19.109 24 | 0 48 | 28.664 12"),
    ("lastBaseline", "71.109 24 | 52 48 | 80.664 12"),
  ]

  @Test(arguments: distributions, alignments)
  func `a row has the frames of its distribution and alignment`(
    _ distribution: (String, String), _ alignment: (String, String)
  ) throws {
    let layout = try stack(
      """
      "axis": "horizontal", "spacing": 10, "distribution": "\(distribution.0)",
      "alignment": "\(alignment.0)"
      """)
    let frames = layout.frames(of: "a", "b", "c").split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    let along = frames.map { "\($0[1]) \($0[3])" }.joined(separator: " | ")
    let across = frames.map { "\($0[2]) \($0[4])" }.joined(separator: " | ")
    #expect(along == distribution.1)
    #expect(across == alignment.1)
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `a column runs down`() throws {
    let layout = try stack(
      "\"axis\": \"vertical\", \"spacing\": 8, \"alignment\": \"center\", \"distribution\": \"fill\""
    )
    #expect(layout.frames(of: "a", "b", "c") == "a 90 0 20 24\nb 80 32 40 48\nc 95 88 10 12")
  }

  @Test func `a hidden view takes neither room nor spacing`() throws {
    let labels = [
      label("a", "aa"), label("b", "bb", size: 20, ", \"hidden\": true"), label("c", "cc"),
    ].joined(separator: ",")
    let layout = try stack(
      "\"axis\": \"horizontal\", \"spacing\": 10, \"alignment\": \"top\"", labels: labels)
    #expect(layout.frames(of: "a", "c") == "a 0 0 170 24\nc 180 0 20 24")
    #expect(layout.node(named: "b")?.frame.width == 0)
  }

  @Test func `margins keep the views off the edges when asked to`() throws {
    let layout = try stack(
      """
      "axis": "horizontal", "layoutMarginsRelativeArrangement": true,
      "layoutMargins": [1, 2, 3, 4]
      """, labels: view("a"))
    // The stack view reaches under the status bar, whose 20 points its margins take in.
    #expect(layout.frames(of: "a") == "a 2 21 194 76")
  }

  @Test func `spacing between baselines runs from the last to the next first`() throws {
    let layout = try stack(
      """
      "axis": "vertical", "spacing": 30, "baselineRelativeArrangement": true,
      "distribution": "fill", "alignment": "leading"
      """, labels: label("a", "aa") + "," + label("b", "bb") + "," + view("rest"))
    #expect(layout.frames(of: "a", "b") == "a 0 0 20 24\nb 0 30 20 24")
  }

  @Test func `a stack view is as large as what it holds`() throws {
    let stack = """
      { "type": "stackView", "id": "s", "axis": "horizontal", "alignment": "center", "spacing": 5,
        "arrangedSubviews": [\(label("a", "aa")), \(label("b", "bb", size: 40))] }
      """
    let layout = try layout(root(stack, "s.left == super.left", "s.top == super.top"))
    #expect(layout.frames(of: "s", "a", "b") == "s 0 0 65 48\na 0 12 20 24\nb 25 0 40 48")
  }
}
