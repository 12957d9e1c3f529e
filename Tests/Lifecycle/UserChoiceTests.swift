import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Another text size or appearance, of which an app hears where it runs.
struct UserChoiceTests {
  private static let larger = Step.choose(.textSize(.accessibilityMedium))
  private static let dark = Step.choose(.appearance(.dark))
  private static let sized = "UIContentSizeCategory.didChangeNotification"
  private static let listening = Protection(
    owner: .everyScreen,
    rules: [
      .init(on: .contentSizeCategoryDidChangeNotification, [.set("isSized", true)]),
      .init(on: .traitCollectionDidChange, [.set("isChanged", true)]),
      .init(on: .userInterfaceStyle, [.set("isStyled", true)]),
    ])

  private func run(_ steps: [Step], wakesForTraits: Bool = true) -> Timeline {
    var settings = LifecycleSettings()
    settings.wakesForTraits = wakesForTraits
    return Samples.run(
      [.launch, .showForm] + steps, [Self.listening], settings: settings)
  }

  @Test func `an app in front hears of a text size at once, and of none that it has already`() {
    let timeline = run([Self.larger, Self.larger])
    #expect(timeline.changes == [.variableSet("isSized", true), .variableSet("isChanged", true)])
    #expect(timeline.snapshots.isEmpty)
  }

  @Test func `an app in front hears of an appearance as of traits`() {
    let timeline = run([Self.dark])
    #expect(timeline.changes == [.variableSet("isChanged", true), .variableSet("isStyled", true)])
    #expect(!timeline.callbacks.contains(Self.sized))
  }

  @Test func `pictures are taken in the traits that the user has chosen by then`() {
    let timeline = run([Self.larger, Self.dark, .home])
    #expect(timeline.snapshots.map(\.userInterfaceStyle) == [.dark, .light])
    #expect(timeline.snapshots.allSatisfy { $0.traits.contentSizeCategory == .accessibilityMedium })
  }

  @Test func `an app that sleeps is woken, and its pictures are taken anew`() {
    let timeline = run([.home, Self.larger])
    #expect(timeline.snapshots.map(\.moment) == [1, 1, 2, 2])
    #expect(
      timeline.snapshots.map(\.traits.contentSizeCategory)
        == [.large, .large, .accessibilityMedium, .accessibilityMedium])
    #expect(timeline.callbacks.contains(Self.sized))
  }

  @Test func `an app that is not woken hears when it runs again, and only of what is still new`() {
    let timeline = run([.home, Self.larger, .return], wakesForTraits: false)
    #expect(timeline.snapshots.map(\.moment) == [1, 1])
    #expect(timeline.callbacks.contains(Self.sized))
    let back = run(
      [.home, Self.larger, .choose(.textSize(.large)), .return], wakesForTraits: false)
    #expect(!back.callbacks.contains(Self.sized))
  }

  @Test func `a process that starts hears of nothing`() {
    let timeline = run([.home, .event(.kill), Self.larger, .return])
    #expect(!timeline.callbacks.contains(Self.sized))
  }

  @Test func `a captured picture keeps its text size`() throws {
    let timeline = Samples.run(
      [.launch, .showForm, Self.larger, .home], [.coveringWithPicture])
    let picture = try #require(timeline.snapshots.first?.composition.covers.first?.picture)
    #expect(picture.contentSizeCategory == .large)
  }
}
