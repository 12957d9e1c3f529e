import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

/// A line of 17 points is 20.29 points high: 20.5 on half points, 20.33 on thirds, 21 on whole ones.
@Suite struct LineRoundingTests {
  private static func rounds(_ heights: [Double], _ attributes: String = "") throws -> Bool {
    let labels = heights.enumerated().map { place, height in
      view(
        "label\(place)", "label", attributes, frame: "0 0 100 \(height)",
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    }
    let text = storyboard("<subviews>\(labels.joined())</subviews>")
    let scene = try #require(InterfaceDocument.read(Array(text.utf8)).scenes.first)
    return scene.roundsLinesToPoints(scale: 2, textSize: .large)
  }

  @Test
  func `two labels in whole points more than on pixels tell that lines were rounded to points`()
    throws
  {
    #expect(try Self.rounds([21, 21]))
    #expect(try Self.rounds([21, 21, 21, 20.5]))
  }

  @Test func `a single label may be stretched`() throws {
    #expect(try !Self.rounds([21]))
    #expect(try !Self.rounds([21, 21, 20.5]))
  }

  @Test func `labels that are not one line high tell nothing`() throws {
    #expect(try !Self.rounds([30, 41, 21, 8]))
  }

  @Test(arguments: ["misplaced", "ambiguous", "hidden"])
  func `labels that were not laid out tell nothing`(attribute: String) throws {
    #expect(try !Self.rounds([21, 21], #"\#(attribute)="YES""#))
  }
}
