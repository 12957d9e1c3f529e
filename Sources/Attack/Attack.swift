package import Afterimage
import AfterimageGraphics
import AfterimageRandom

/// The recovery of a kind of secret from pictures of one screen under one protection: what is learnt for one picture serves for the next.
package final class Attack {
  /// The picture with all but the secret.
  let screen: MaskedScreen
  /// The values that the secret can have, as far as they can be seen.
  let space: SecretSpace
  /// What becomes of the masked picture.
  let store: Store
  /// How much is tried.
  let budget: AttackBudget
  let pipeline: Pipeline
  /// The picture taken apart.
  let scene: Scene
  /// What the attack knows of the text; nil where nothing of it shows.
  let knowledge: Knowledge?

  /// What the attack knows of the text beneath a protection.
  struct Knowledge {
    /// The rows that show it.
    let rows: CroppedScene
    /// Those rows without the text.
    let empty: Bitmap
    /// What texts add to an observation.
    let model: Model
    /// The search beneath a mosaic whose squares were found byte for byte; nil beneath all else.
    let squares: Squares?
    /// What may follow the beginning of a text.
    let continuations: Continuations
    /// What makes errors of the observation independent.
    let whitening: Whitening
    /// The mean error.
    let bias: [Float]
    /// What each candidate of a list adds, one after the other.
    let listed: [Float]
  }

  /// Learns all that can be known without the picture.
  package init(
    on kind: SecretKind, in screen: MaskedScreen, kept store: Store = .exact,
    budget: AttackBudget = AttackBudget(), by pipeline: Pipeline
  ) throws(AttackError) {
    (self.screen, self.store, self.budget) = (screen, store, budget)
    self.pipeline = pipeline
    var generator = SplitMix(seed: budget.seed)
    let samples = Self.samples(of: kind.space, &generator)
    scene = try Scene(screen, showing: samples, of: kind.space, by: pipeline)
    space = scene.end == nil ? kind.space : kind.space.openEnded() ?? kind.space
    knowledge = try Knowledge(of: space, in: scene, store, budget, &generator, pipeline)
  }

  /// Takes a picture apart without looking for a secret in it.
  static func scene(
    of space: SecretSpace, in screen: MaskedScreen, by pipeline: Pipeline
  ) throws(AttackError) -> Scene {
    var generator = SplitMix(seed: AttackBudget().seed)
    return try Scene(screen, showing: samples(of: space, &generator), of: space, by: pipeline)
  }

  /// Six texts, so that a line's place is no accident, of which the first two differ in every character: of 64 at random some nearly always do.
  private static func samples(
    of space: SecretSpace, _ generator: inout SplitMix
  ) -> [String] {
    let first = space.random(using: &generator)
    var others = (0..<64).map { _ in space.random(using: &generator) }
    let different = others.firstIndex { other in
      let (one, two) = (space.typed(first), space.typed(other))
      return one.count == two.count && zip(one, two).allSatisfy { $0 != $1 }
    }
    if let different { others.swapAt(0, different) }
    return [first] + others.prefix(5)
  }
}
