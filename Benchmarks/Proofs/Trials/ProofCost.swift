package import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageScreens

/// What proofs about a random screen take beside its layout.
package struct ProofCost {
  /// A clock that says how long something has taken.
  package typealias Clock = () -> Duration

  /// Measures proofs on the screens of some seeds, in milliseconds of processor time: of a layout of each, and of the proofs of all its secrets under each strategy.
  ///
  /// - Throws: `PipelineError` where a screen cannot be laid out or drawn.
  package static func all(
    of seeds: Range<UInt64>, in pipeline: Pipeline, by clock: Clock
  ) throws -> [(name: String, milliseconds: [Double])] {
    var layouts: [Double] = []
    var proofs: [[Double]] = ProofTrial.strategies.map { _ in [] }
    for seed in seeds {
      var lots = RandomScreen(seed: seed)
      guard let screen = lots.screen() else { continue }
      layouts.append(
        try milliseconds(by: clock) {
          _ = try pipeline.layOut(screen, in: Traits(device: .standard))
        })
      for (place, strategy) in ProofTrial.strategies.map(\.1).enumerated() {
        let story = Scenario.standardStory(of: screen, under: strategy)
        proofs[place].append(
          try milliseconds(by: clock) { _ = try pipeline.provedSecrets(of: story) })
      }
    }
    return [("layout", layouts)]
      + zip(ProofTrial.strategies, proofs).map { (name: $0.0, milliseconds: $1) }
  }
}

/// The milliseconds that something takes.
private func milliseconds(by clock: ProofCost.Clock, _ work: () throws -> Void) rethrows -> Double {
  let start = clock()
  try work()
  return (clock() - start) / .milliseconds(1)
}
