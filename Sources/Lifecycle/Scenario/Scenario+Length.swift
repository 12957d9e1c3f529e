import AfterimageMasking
import AfterimageScreens

extension Scenario {
  /// True where more happens than may, which a play of the story alone can tell.
  package var isTooLong: Bool { mayBeTooLong && Simulation.run(self).isCutShort }

  /// What a story has to have for that: very many steps or actions, much time for timers, or much that is left open.
  private var mayBeTooLong: Bool {
    let waits = steps.reduce(Seconds.zero) { sum, step in
      if case .wait(let time) = step { sum + time } else { sum }
    }
    let actions = protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened)
    return steps.count > 200 || actions.count > 200
      || waits + settings.deactivationGap.upperBound > Seconds(milliseconds: 30_000)
  }
}
