import Afterimage
import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import StorySupport
import Testing

/// One pipeline a thread.
struct ThreadTests {
  @Test func `pictures are the same bytes on several threads and in any order`() async throws {
    let strategies = ["none", "redact", "blur", "pixelate", "cover-blank-form"]
    let screen = try Screen.shipped("card-form")
    let alone = try Self.batch(strategies, of: screen)
    let batches = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for turn in 0..<4 {
        group.addTask {
          let order = Array(strategies[turn...] + strategies[..<turn])
          let files = try Self.batch(order, of: screen)
          let back = strategies.count - turn
          return Array(files[back...] + files[..<back])
        }
      }
      return try await group.reduce(into: [[[UInt8]]]()) { $0.append($1) }
    }
    #expect(batches.count == 4)
    for batch in batches { #expect(batch == alone) }
  }

  /// The first picture under each strategy, as the bytes of its file.
  private static func batch(_ strategies: [String], of screen: Screen) throws -> [[UInt8]] {
    let pipeline = try Pipeline()
    return try strategies.map { strategy in
      PNG.encode(try pipeline.pictures(of: Scenario.story(of: screen, under: strategy))[0])
    }
  }
}
