import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// The displays of an app whenever it is active and at rest, by which its usability is compared.
struct Usability {
  private let displays: [Composition]

  /// Plays a story with a rest after each step, and further: the user comes back, and looks at Control Centre.
  init(of scenario: Scenario) {
    displays = Simulation.run(scenario.atRest).displaysAtRest
  }

  /// True where the app is as usable in another form of the story: nothing more lies over it, and no secret is hidden or masked that was not before.
  func isKept(in other: Scenario) -> Bool {
    let others = Usability(of: other).displays
    return others.count == displays.count
      && zip(others, displays).allSatisfy { $0.isAsOpen(as: $1) }
  }
}

extension Scenario {
  fileprivate var atRest: Scenario {
    var copy = self
    copy.steps = (steps + [.event(.resume), .return, .event(.controlCenter), .event(.resume)])
      .flatMap { [$0, .wait(rest)] }
    return copy
  }
}

/// Longer than any fade and whatever apps put off.
private let rest = Seconds(milliseconds: 60_000)

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
  /// True where no cover, mask or hidden secret is in the way that was not in another composition.
  fileprivate func isAsOpen(as other: Composition) -> Bool {
    layers.compactMap(\.cover?.id).allSatisfy(other.layers.compactMap(\.cover?.id).contains)
      && layers.compactMap(\.mask).count <= other.layers.compactMap(\.mask).count
      && shownSecrets >= other.shownSecrets
  }

  /// The secrets in the app's windows: an input accessory view goes with the keyboard, and comes back with it.
  private var shownSecrets: Int {
    layers.compactMap(\.screen).flatMap(\.viewsWithShownSecrets).count { !$0.root.isAccessory }
  }
}
