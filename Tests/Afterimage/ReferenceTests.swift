import Afterimage
import AfterimageLayout
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// The reference sheets, which show every state of a family of views.
struct ReferenceTests {
  @Test(arguments: Repository.referenceSheets, System.all)
  func `a sheet has no conflict in any appearance or direction`(
    _ name: String, _ system: System
  ) throws {
    let pipeline = try Pipeline()
    let screen = try Screen.shipped(name, in: Repository.reference)
    for style in UserInterfaceStyle.allCases {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        var traits = Traits(device: .standard, system: system)
        traits.userInterfaceStyle = style
        traits.layoutDirection = direction
        let layout = try pipeline.layOut(screen, in: traits)
        #expect(layout.conflicts.isEmpty)
        #expect(Set(try pipeline.render(screen, in: traits).pixels).count > 100)
      }
    }
  }
}
