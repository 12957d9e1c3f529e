import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// The displays of an app whenever it is active and at rest, and its covers all the time, by which its use is compared.
struct Usability {
  private let displays: [Composition]
  private let covers: CoverPresence

  /// Plays a story with a rest after each step, and further: the user comes back, and looks at Control Centre.
  init(of scenario: Scenario) {
    let timeline = Simulation.run(scenario.atRest)
    displays = timeline.displaysAtRest
    covers = CoverPresence(of: timeline)
  }

  /// True where the app is as usable in another form of the story, and as well kept: at rest the same is in sight of it, no cover goes earlier than before, a lock and a splash screen least of all, nor does content come back earlier, and nothing is covered beneath the app's own prompt that was not.
  func isKept(in other: Scenario) -> Bool {
    let others = Usability(of: other)
    return others.displays.count == displays.count
      && zip(others.displays, displays).allSatisfy { $0.isAsOpen(as: $1) }
      && others.covers.lasts(asLongAs: covers)
  }
}

extension Scenario {
  fileprivate var atRest: Scenario {
    var copy = self
    // At the end of what the settings leave open, so that two plays are at the same place at the same time.
    copy.settings.deactivationGap = settings.deactivationGap.end
    copy.settings.captureDelay = settings.captureDelay.end
    copy.steps = (steps + [.event(.resume), .return, .event(.controlCenter), .event(.resume)])
      .flatMap { [$0, .wait(rest)] }
    return copy
  }
}

/// Longer than any fade and whatever apps put off.
private let rest = Seconds(milliseconds: 60_000)

extension ClosedRange<Seconds> {
  /// The last moment of an interval, as an interval.
  fileprivate var end: ClosedRange<Seconds> { upperBound...upperBound }
}

extension Timeline {
  /// The displays at the end of each rest, when nothing moves any more.
  fileprivate var displaysAtRest: [Composition] {
    displays.filter { display in
      entries[..<display.entries].last(where: \.isStep)?.event == .step(.wait(rest))
    }.map(\.snapshot.composition)
  }
}

extension TimelineEntry {
  fileprivate var isStep: Bool {
    if case .step = event { true } else { false }
  }
}

extension Composition {
  /// True where the same screens are in sight, with the same covers and as many masks and hidden secrets in the way, as in another composition.
  fileprivate func isAsOpen(as other: Composition) -> Bool {
    Set(layers.compactMap(\.cover?.id)) == Set(other.layers.compactMap(\.cover?.id))
      && Set(layers.compactMap(\.screen?.name)) == Set(other.layers.compactMap(\.screen?.name))
      && layers.compactMap(\.mask).count == other.layers.compactMap(\.mask).count
      && shownSecrets == other.shownSecrets
  }

  /// The secrets in the app's windows: an input accessory view goes with the keyboard, and comes back with it.
  private var shownSecrets: Int {
    layers.compactMap(\.screen).flatMap(\.viewsWithShownSecrets).count { !$0.root.isAccessory }
  }
}
