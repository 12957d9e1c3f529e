import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// The sensitive regions of a picture in `Screens/portrait.screen.json`.
struct RegionTests {
  private static let masks: [(strategy: String, color: UInt32)] = [
    ("redact", 0xFF00_0000), ("placeholder", 0xFFE5_E5EA), ("hide", 0xFFF2_F2F7),
  ]

  /// The region is 0.26 to 0.56 of 40 pixels, so it touches those from 10 to 23; each is three wide here, and half of one more is mixed in by scaling: 28.5 to 70.5.
  private static let covered = 28..<71

  @Test(arguments: masks)
  func `a sensitive region is filled, rounded outward, and nothing else of the picture`(
    strategy: String, color: UInt32
  ) throws {
    let bare = try Self.picture("none")
    let masked = try Self.picture(strategy)
    for y in 0..<120 {
      for x in 0..<120 {
        let isCovered = Self.covered.contains(x) && Self.covered.contains(y)
        let expected = isCovered ? color : bare[x, y]
        guard masked[x, y] != expected else { continue }
        Issue.record("wrong pixel at \(x), \(y)")
        return
      }
    }
  }

  @Test func `a region that is not sensitive stays`() throws {
    let bare = try Self.picture("none")
    #expect(bare[100, 100] == 0xFF00_8040)
    #expect(try Self.picture("redact")[100, 100] == 0xFF00_8040)
  }

  /// The picture on the device, which lies in the corner of the screen.
  private static func picture(_ strategy: String) throws -> Bitmap {
    let screen = try Screen.shipped(
      "portrait", in: Repository.tests.appending(path: "Afterimage/Screens"))
    let story = try Scenario.story(of: screen, under: strategy)
    let snapshot = try #require(Simulation.run(story).snapshots.first)
    return try Pipeline().picture(of: snapshot)
  }
}
