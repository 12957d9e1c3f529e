import Afterimage
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// What a query asks about: an input in its circumstances, and the story in which it is left.
struct StudioStory: Sendable {
  /// The input.
  let input: Input
  /// The circumstances.
  let traits: Traits
  /// The story; of a plain screen the one that nothing protects.
  let scenario: Scenario

  /// Puts a story together.
  init(of input: Input, _ query: StudioQuery) throws(StudioFailure) {
    self.input = input
    let strategy = try Self.strategy(query)
    switch input {
    case .screen(let screen):
      traits = query.choice.applied(to: Traits(device: .standard))
      scenario = .standardStory(
        of: screen, under: strategy ?? .unprotected, trigger: query.trigger, traits: traits)
    case .scenario(var scenario):
      traits = query.choice.applied(to: scenario.traits)
      scenario.traits = traits
      self.scenario = strategy.map(scenario.masked) ?? scenario
    }
  }

  /// The strategy of a query; nil where it names none.
  ///
  /// Pictures for covers lie beside the input, as in goldens.
  private static func strategy(_ query: StudioQuery) throws(StudioFailure) -> MaskingStrategy? {
    guard let name = query.strategy, name != StudioQuery.ownProtections else { return nil }
    let files = ScreenFiles.beside(DocumentReference(query.input)?.file ?? query.input)
    do throws(StrategyError) {
      return try Strategy.choose(name, image: files.picture).masking
    } catch {
      throw .strategy(error)
    }
  }
}
