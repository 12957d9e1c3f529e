import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageRendering
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// A picture that is drawn a few rows at a time.
struct StripTests {
  static let reference = Repository.names(
    in: Repository.screens.appending(path: "reference"), ending: ".screen.json")

  /// The pixels of a list, strip by strip, and the number of strips.
  static func strips(
    of list: DisplayList, scale: Double, by pipeline: Pipeline
  ) throws -> (pixels: [UInt32], count: Int) {
    var pixels: [UInt32] = []
    var count = 0
    let renderer = Renderer(text: pipeline.text)
    try renderer.render(list, scale: scale, background: .black) { rows in
      rows.withUnsafeBufferPointer { pixels += $0 }
      count += 1
    }
    return (pixels, count)
  }

  static func expectSame(_ screen: Screen, in traits: Traits) throws {
    let pipeline = try Pipeline()
    let list = try pipeline.layOut(screen, in: traits).displayList()
    let strips = try strips(of: list, scale: traits.scale, by: pipeline)
    let whole = try pipeline.draw(list, scale: traits.scale)
    #expect(whole.pixels == strips.pixels)
    #expect(try pipeline.png(list, scale: traits.scale) == PNG.encode(whole))
  }

  @Test(arguments: Repository.screenNames, [UserInterfaceStyle.light, .dark])
  func `strips of shipped screens are the rows of whole pictures`(
    name: String, style: UserInterfaceStyle
  ) throws {
    var traits = Traits(device: .standard)
    traits.userInterfaceStyle = style
    try Self.expectSame(try Screen.shipped(name), in: traits)
  }

  @Test(arguments: reference)
  func `strips of reference sheets are the rows of whole pictures`(name: String) throws {
    let screen = try Screen.shipped(name, in: Repository.screens.appending(path: "reference"))
    try Self.expectSame(screen, in: Traits(device: .standard))
  }

  @Test func `a card form is drawn in many strips`() throws {
    let pipeline = try Pipeline()
    let list = try pipeline.layOut(
      Screen.shipped("card-form"), in: Traits(device: .standard)
    ).displayList()
    #expect(try Self.strips(of: list, scale: 3, by: pipeline).count > 10)
  }
}
