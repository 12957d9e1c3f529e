package import Afterimage
package import AfterimageLifecycle
import AfterimageScreens

extension Pipeline {
  /// The smallest change of a story's rules after which nothing leaks and the app is as usable as before, proved by playing the story with it; nil where none of those that are known is enough.
  ///
  /// Single changes come first, in the order of `Remedy.all`, then two of them, then a cover of its own.
  /// - Parameters:
  ///   - leaks: what leaks of the story as it is.
  ///   - sights: where nothing may leak.
  package func smallestAmendment(
    of scenario: Scenario, against leaks: [(Sight, [Leak])], in sights: [Sight] = Sight.allCases,
    by crew: Crew
  ) throws(PipelineError) -> Amendment? {
    var search = RemedySearch(
      story: scenario, sights: sights, leaks: leaks.filter { !$0.1.isEmpty }, pipeline: self,
      crew: crew)
    let single = amendments(of: scenario)
    if let found = try search.first(of: single.map(\.amendment)) { return found }
    for (place, amendment) in single {
      let second = amendments(of: amendment.scenario).filter { $0.place >= place }
      let pairs = second.map { $0.amendment.after(amendment) }
      if let found = try search.first(of: pairs) { return found }
    }
    return try search.first(of: Remedy.furtherCover.amendments(scenario))
  }

  private func amendments(of scenario: Scenario) -> [(place: Int, amendment: Amendment)] {
    Remedy.all.enumerated().flatMap { place, remedy in
      remedy.amendments(scenario).map { (place, $0) }
    }
  }
}

/// A search among changes, which tries none that leaves the app less usable, or shows what another has shown before.
private struct RemedySearch {
  let story: Scenario
  let sights: [Sight]
  let leaks: [(Sight, [Leak])]
  let pipeline: Pipeline
  let crew: Crew
  private var leaking: Set<[[Composition]]> = []

  init(
    story: Scenario, sights: [Sight], leaks: [(Sight, [Leak])], pipeline: Pipeline, crew: Crew
  ) {
    (self.story, self.sights, self.leaks) = (story, sights, leaks)
    (self.pipeline, self.crew) = (pipeline, crew)
    leaking = [shown(by: story)]
  }

  /// The first of some changes after which nothing leaks and the app is as usable as before.
  mutating func first(of amendments: [Amendment]) throws(PipelineError) -> Amendment? {
    for amendment in amendments where amendment.scenario.isAsUsable(as: story) {
      let shown = shown(by: amendment.scenario)
      guard !leaking.contains(shown) else { continue }
      if try isSafe(amendment.scenario) { return amendment }
      leaking.insert(shown)
    }
    return nil
  }

  /// Everything that there is to see, whenever the system looks.
  private func shown(by scenario: Scenario) -> [[Composition]] {
    let timeline = Simulation.run(scenario)
    return sights.flatMap { sight in
      sight.pictures(in: timeline).map { [$0.composition] + $0.alternatives.map(\.composition) }
    }
  }

  /// What has leaked is tried again first, as most changes help nothing.
  private func isSafe(_ scenario: Scenario) throws(PipelineError) -> Bool {
    for (sight, leaks) in leaks where sights.contains(sight) {
      if try pipeline.repeats(leaks, in: scenario, sight) { return false }
    }
    for sight in sights {
      guard try pipeline.leaks(of: scenario, in: sight, by: crew).isEmpty else { return false }
    }
    return true
  }
}
