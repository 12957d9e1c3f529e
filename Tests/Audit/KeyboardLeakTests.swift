import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Leaks in the keyboard's bar of suggestions, and the rules that stop them.
struct KeyboardLeakTests {
  private static let screen = "recovery-phrase"

  private static func leaks(_ actions: Action...) throws -> [Leak] {
    let story = Scenario.story(
      of: try Screen.shipped(screen),
      [.init(on: .applicationWillResignActiveNotification, actions)])
    return try Pipeline().leaks(of: story)
  }

  private static let cover = Action.shade(on: .window)

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

  @Test func `ending editing makes covers and field masks safe`() throws {
    #expect(try Self.leaks(.endEditing, Self.cover) == [])
    #expect(try Self.leaks(.endEditing, .mask(.redact)) == [])
  }

  @Test func `a field mask reaches what lies on top of the keyboard, and a cover does not`() throws
  {
    let folder = Repository.screens.appending(path: "protections")
    let screen = try Screen.shipped("card-entry", in: folder)
    func leaks(_ action: Action) throws -> [Leak] {
      let rule = Protection.Rule(on: .applicationWillResignActiveNotification, [action])
      return try Pipeline().leaks(of: Scenario.story(of: screen, [rule]))
    }
    let covered = try leaks(Self.cover)
    #expect(Set(covered.map(\.view)) == ["preview"])
    #expect(covered.contains { $0.showsPixels })
    #expect(try leaks(.mask(.redact)) == [])
    #expect(try leaks(.hide(["number", "preview"])) == [])
  }

  @Test func `an explanation says that nothing covers an input accessory view`() throws {
    let folder = Repository.screens.appending(path: "protections")
    let screen = try Screen.shipped("card-entry", in: folder)
    let rule = Protection.Rule(on: .applicationWillResignActiveNotification, [Self.cover])
    let explanation = try Pipeline().explanation(of: Scenario.story(of: screen, [rule]))
    #expect(
      explanation.exposures.flatMap(\.reasons).allSatisfy {
        $0 == .inputAccessory(screen.name, ["preview"])
      })
    #expect(
      explanation.amendment?.changes
        == [.editingEnded(on: .applicationWillResignActiveNotification)])
  }

  @Test func `without the keyboard's pixels the cover holds`() throws {
    var story = Scenario.story(
      of: try Screen.shipped(Self.screen),
      [.init(on: .applicationWillResignActiveNotification, [Self.cover])])
    story.settings.keyboardInSnapshot = false
    #expect(try Pipeline().leaks(of: story) == [])
  }

  @Test(arguments: Repository.screenNames, PromiseTests.opaqueCovers)
  func `with a secret field focused an opaque cover holds on every screen`(
    name: String, strategy: String
  ) throws {
    guard let screen = try Screen.shipped(name).focusingSecret else { return }
    #expect(screen.hasKeyboard)
    #expect(try Pipeline().leaks(of: Scenario.story(of: screen, under: strategy)) == [])
  }

  @Test(arguments: Repository.screenNames, PromiseTests.fieldMasks)
  func `with a secret field focused a field mask shows no character on any screen`(
    name: String, strategy: String
  ) throws {
    guard let screen = try Screen.shipped(name).focusingSecret else { return }
    let leaks = try Pipeline().leaks(of: Scenario.story(of: screen, under: strategy))
    #expect(leaks.filter(\.showsPixels) == [])
  }

  @Test func `some screens have a secret field to focus`() throws {
    let screens = try Repository.screenNames.map { try Screen.shipped($0).focusingSecret }
    #expect(screens.compactMap(\.self).count >= 3)
  }

  @Test(arguments: [("keyboard-up.as-written", true), ("keyboard-up.intended", false)])
  func `the shipped cover leaks as written and not as intended`(name: String, leaks: Bool) throws {
    #expect(try Pipeline().leaks(of: Scenario.shipped(name)).isEmpty != leaks)
  }
}

extension Screen {
  /// The same screen with the focus in its first sensitive field; nil where it has none.
  fileprivate var focusingSecret: Screen? {
    let fields = sensitiveTexts.filter { $0.view.element.focused != nil }
    guard let secret = fields.first else { return nil }
    return endingEditing.mapViews { view, path, _ in
      var copy = view
      if path == secret.path { copy.element = view.element.focused ?? view.element }
      return copy
    }
  }
}

extension Element {
  /// The same field with the focus; nil for what takes no text.
  fileprivate var focused: Element? {
    switch self {
    case .textField(let field): .textField(field.with(\.isFocused, true))
    case .textView(let textView): .textView(textView.with(\.isFocused, true))
    case .cardField(let field): .cardField(field.with(\.isFocused, true))
    case .searchBar(let bar): .searchBar(bar.with(\.isFocused, true))
    default: nil
    }
  }
}
