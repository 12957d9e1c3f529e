import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import Testing

/// What the bar of suggestions gives away, and what stops it.
struct KeyboardLeakTests {
  private static let screen = "recovery-phrase"

  private static func leaks(_ actions: Action...) throws -> [Leak] {
    let story = Samples.story(
      of: try Samples.screen(screen),
      [.init(on: .applicationWillResignActiveNotification, actions)])
    return try Pipeline().leaks(of: story)
  }

  private static let cover = Action.cover(Cover(.color(.system(.black)), id: "shade"))

  @Test func `an opaque cover lies beneath the keyboard, whose suggestions show the secret`() throws
  {
    let leaks = try Self.leaks(Self.cover)
    #expect(Set(leaks.map(\.view)) == ["phrase"])
    #expect(leaks.contains { $0.variation == "same-length" && $0.showsPixels })
  }

  @Test(arguments: FieldMask.allCases)
  func `a field mask does not reach the suggestions`(mask: FieldMask) throws {
    let leaks = try Self.leaks(.mask(mask))
    #expect(leaks.contains { $0.variation == "same-length" && $0.showsPixels })
  }

  @Test func `ending editing heals both`() throws {
    #expect(try Self.leaks(.endEditing, Self.cover) == [])
    #expect(try Self.leaks(.endEditing, .mask(.redact)) == [])
  }

  @Test func `without the keyboard's pixels the cover holds`() throws {
    var story = Samples.story(
      of: try Samples.screen(Self.screen),
      [.init(on: .applicationWillResignActiveNotification, [Self.cover])])
    story.settings.keyboardInSnapshot = false
    #expect(try Pipeline().leaks(of: story) == [])
  }

  @Test(arguments: [("keyboard-up.as-written", true), ("keyboard-up.intended", false)])
  func `the shipped cover leaks as written and not as intended`(name: String, leaks: Bool) throws {
    let path = Samples.screens.appending(path: name + ".scenario.json").path
    guard case .scenario(let scenario) = try Input.load(path).input else {
      Issue.record("\(name) is no scenario")
      return
    }
    #expect(try Pipeline().leaks(of: scenario).isEmpty != leaks)
  }
}

extension Leak {
  fileprivate var showsPixels: Bool { if case .pixels = kind { true } else { false } }
}
