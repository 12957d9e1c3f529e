import Afterimage
import AfterimageAudit
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// The promise of every strategy, over every shipped screen and all circumstances.
///
/// All of them with each other would be a thousand stories, so they go round: the circumstances of a
/// screen under a strategy are those at the sum of their places in the lists, and so are the two
/// variations of each secret that is no picture. Each screen meets each strategy once, and each circumstance more than
/// once; `PromiseTests` has every variation on the standard device.
struct PromiseAcrossTests {
  static let strategies = Strategy.all.map(\.name)

  static let samples = Repository.screenNames.enumerated().flatMap { place, screen in
    strategies.enumerated().map { offset, strategy in
      Sample(screen: screen, strategy: strategy, turn: place + offset)
    }
  }

  struct Sample: CustomTestStringConvertible {
    let screen: String
    let strategy: String
    let turn: Int

    var circumstances: Circumstances { Circumstances.allCases[turn % Circumstances.allCases.count] }

    var variations: [SecretVariation] {
      let texts = SecretVariation.all.prefix { $0.name != SecretVariation.otherColor.name }
      return [texts[turn % texts.count], texts[(turn + 3) % texts.count], .otherPixels]
    }

    var testDescription: String { "\(screen) under \(strategy), \(circumstances)" }

    func leaks() throws -> [Leak] {
      let story = try Scenario.story(
        of: Screen.shipped(screen), under: strategy, in: circumstances.traits)
      return try Pipeline().leaks(of: story, variations: variations)
    }
  }

  @Test func `each screen meets each strategy and each circumstance, and each strategy meets each`()
  {
    for screen in Repository.screenNames {
      let own = Self.samples.filter { $0.screen == screen }
      #expect(own.map(\.strategy) == Self.strategies)
      #expect(Set(own.map(\.circumstances)).count == Circumstances.allCases.count)
    }
    for strategy in Self.strategies {
      let own = Self.samples.filter { $0.strategy == strategy }
      #expect(Set(own.map(\.circumstances)).count == Circumstances.allCases.count)
    }
  }

  @Test(arguments: samples.filter { PromiseTests.opaque.contains($0.strategy) })
  func `an opaque cover leaks nothing`(sample: Sample) throws {
    #expect(try sample.leaks() == [])
  }

  @Test(arguments: samples.filter { PromiseTests.fieldMasks.contains($0.strategy) })
  func `a field mask leaks nothing but shapes`(sample: Sample) throws {
    for leak in try sample.leaks() {
      guard case .shape(let views) = leak.kind else {
        Issue.record("\(leak)")
        continue
      }
      #expect(!views.isEmpty)
    }
  }

  @Test(arguments: samples.filter { PromiseTests.seeThrough.contains($0.strategy) })
  func `a strategy that does not hide the screen leaks some secret`(sample: Sample) throws {
    let screen = try Screen.shipped(sample.screen)
    let hasSecrets = !screen.sensitiveTexts.isEmpty || !screen.sensitivePictures.isEmpty
    let leaks = try sample.leaks()
    let showsPixels = leaks.contains(where: \.showsPixels)
    #expect(showsPixels == hasSecrets)
  }

  @Test(
    arguments: Repository.screenNames, UserInterfaceStyle.allCases)
  func `where transparency is reduced a blur leaks nothing`(
    screen: String, appearance: UserInterfaceStyle
  ) throws {
    var traits = Traits(device: .standard)
    traits.userInterfaceStyle = appearance
    traits.isReduceTransparencyEnabled = true
    let story = try Scenario.story(of: Screen.shipped(screen), under: "blur", in: traits)
    #expect(
      try Pipeline().leaks(of: story, variations: [.sameLength, .longer, .otherPixels]) == [])
  }
}

/// The circumstances that a promise has to hold in, besides the standard ones.
enum Circumstances: CaseIterable {
  case upright, landscape, pad, rightToLeft, dark

  var traits: Traits {
    var traits = Traits(device: .standard)
    switch self {
    case .upright: break
    case .landscape: traits.orientation = .landscape
    case .pad: traits.device = Device.all.first { $0.idiom == .pad } ?? .standard
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    case .dark: traits.userInterfaceStyle = .dark
    }
    return traits
  }
}
