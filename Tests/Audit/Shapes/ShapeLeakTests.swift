import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// A hundred layouts that tell of the extent of a secret beneath a mask, and a hundred that look alike and tell nothing.
struct ShapeLeakTests {
  private static let seeds: ClosedRange<UInt64> = 1...10

  /// The verdict under a mask; masks that are strategies end editing, which takes the keyboard with its suggestions away, so that here a rule masks.
  private func verdict(on root: View, seed: UInt64) throws -> Verdict {
    let mask: FieldMask = seed.isMultiple(of: 2) ? .redact : .placeholder
    let rule = Protection.Rule(on: .applicationWillResignActiveNotification, [.mask(mask)])
    let story = Scenario.story(of: try Screen("shape", root: root), [rule])
    return try Pipeline().findings(of: story).verdict
  }

  @Test(arguments: ShapeTwin.Kind.allCases)
  func `what passes the extent of a secret on is found`(kind: ShapeTwin.Kind) throws {
    for seed in Self.seeds {
      let verdict = try verdict(on: ShapeTwin(kind, seed: seed).leaking, seed: seed)
      #expect(verdict == .leaks, "seed \(seed)")
    }
  }

  @Test(arguments: ShapeTwin.Kind.allCases)
  func `what looks alike and passes nothing on raises nothing`(kind: ShapeTwin.Kind) throws {
    for seed in Self.seeds {
      let verdict = try verdict(on: ShapeTwin(kind, seed: seed).alike, seed: seed)
      #expect(verdict <= .tried, "seed \(seed)")
    }
  }
}
