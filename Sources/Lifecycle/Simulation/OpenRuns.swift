import AfterimageMasking
import AfterimageScreens

/// The runs of a story for all the times that the settings leave open for the background and its pictures, as far as they make a difference.
struct OpenRuns {
  private let app: SimulatedApp
  private let leaving: [SceneIdentity]
  private var runs: [Run] = []

  /// A run to one of the open times, its pictures taken.
  private struct Run {
    let gap: Seconds
    let delay: Seconds
    let app: SimulatedApp
    /// True where nothing would change if the picture were taken later.
    let isStill: Bool

    /// The same run where the times are others and make no difference.
    func at(gap: Seconds? = nil, delay: Seconds? = nil) -> Run {
      Run(gap: gap ?? self.gap, delay: delay ?? self.delay, app: app, isStill: isStill)
    }
  }

  /// Plays on from the moment at which some scenes of an app have become inactive.
  init(of app: SimulatedApp, leaving: [SceneIdentity]) {
    (self.app, self.leaving) = (app, leaving)
    var still: [Run] = []
    for background in momentsOfBackground where runs.count <= Limits.openMoments {
      let gap = background - app.clock
      guard still.isEmpty else {
        runs += still.map { $0.at(gap: gap) }
        continue
      }
      var run = app
      run.photographed = []
      run.advance(to: background)
      let changes = run.isChanging(
        until: app.clock + app.scenario.settings.deactivationGap.upperBound)
      let pictured = runsToPictures(run, after: gap)
      if !changes { still = pictured }
      runs += pictured
    }
  }

  /// Plays on from the moment at which an app that was woken in the background has done its work.
  init(ofWoken app: SimulatedApp, showing scenes: [SceneIdentity]) {
    self.app = app
    leaving = []
    var run = app
    run.photographed = []
    runs = pictured(run, of: scenes, after: .zero)
  }

  /// The run in which the covers hide least, the earliest of several; its pictures have those of the other runs as alternatives.
  var leastCovered: SimulatedApp {
    guard let worst = leastCoveredRun else { return app }
    var played = worst.app
    // A run that could not be played to its end may be worse than it seems.
    played.record.isCutShort =
      runs.count > Limits.openMoments || runs.contains(where: \.app.record.isCutShort)
    guard runs.count > 1 else { return played }
    for index in app.record.snapshots.count..<played.record.snapshots.count {
      played.record.snapshots[index].alternatives = runs.map {
        Snapshot.Alternative(
          gap: $0.gap, delay: $0.delay, isTaken: $0.gap == worst.gap && $0.delay == worst.delay,
          composition: $0.app.record.snapshots[index].composition)
      }
    }
    return played
  }

  /// The first of the runs with the greatest exposure.
  private var leastCoveredRun: Run? {
    guard runs.count > 1 else { return runs.first }
    var worst: (run: Run, exposure: Exposure)?
    for run in runs {
      let exposure = run.app.photographed.map(\.exposure).max() ?? .none
      if worst.map({ exposure > $0.exposure }) ?? true { worst = (run, exposure) }
    }
    return worst?.run
  }

  /// Takes the scenes into the background, together or one after the other, with their pictures.
  private func runsToPictures(_ run: SimulatedApp, after gap: Seconds) -> [Run] {
    let isTogether = app.scenario.settings.picturesFollowAllHandlers
    let groups = isTogether ? [leaving] : leaving.map { [$0] }
    var runs = [Run(gap: gap, delay: .zero, app: run, isStill: true)]
    for scenes in groups {
      // One more than the limit is kept, so that the cut shows.
      runs = runs.prefix(Limits.openMoments + 1).flatMap { earlier in
        runsToPictures(earlier.app, of: scenes, after: gap).map { run in
          Run(
            gap: gap, delay: earlier.delay + run.delay, app: run.app,
            isStill: earlier.isStill && run.isStill)
        }
      }
    }
    return runs
  }

  /// Takes some scenes into the background, with their pictures.
  private func runsToPictures(
    _ run: SimulatedApp, of scenes: [SceneIdentity], after gap: Seconds
  ) -> [Run] {
    var run = run
    run.transition(.enterBackground, to: .background, isEarly: true) { scenes.contains($0.id) }
    return pictured(run, of: scenes, after: gap)
  }

  /// Takes the pictures of scenes in the background at all the moments at which covers can change, and between them.
  private func pictured(
    _ run: SimulatedApp, of scenes: [SceneIdentity], after gap: Seconds
  ) -> [Run] {
    var runs: [Run] = []
    for picture in run.moments(
      in: app.scenario.settings.captureDelay, changes: run.endsOfFades)
    {
      let delay = picture - run.clock
      if let last = runs.last, last.isStill {
        runs.append(last.at(delay: delay))
        continue
      }
      var pictured = run
      pictured.advanceAnimations(to: picture)
      let isStill = pictured.endsOfFades.isEmpty
      if !leaving.isEmpty { pictured.noteUncertainWishes(of: scenes) }
      pictured.takeSnapshots(of: scenes)
      runs.append(Run(gap: gap, delay: delay, app: pictured, isStill: isStill))
    }
    return runs
  }

  /// The moments of the gap that make a difference to the app.
  private var momentsOfBackground: [Seconds] {
    let gap = app.scenario.settings.deactivationGap
    let last = app.clock + gap.upperBound
    let changes = Set(app.changes(until: last) + app.changesOfAnswers(until: last))
    return app.moments(in: gap, changes: changes.sorted())
  }
}

extension SimulatedApp {
  /// The moments of an interval from now on at which the covers can hide least: its ends and those at which something changes, and after each but the last the middle before the next; the first alone where nothing does.
  ///
  /// The light that one cover lets through only grows or only falls, so it is greatest at an end. Two that
  /// cross-fade are both see-through only between the ends, and most in the middle.
  ///
  /// - Parameter changes: the moments from now on at which something changes, in order.
  fileprivate func moments(
    in interval: ClosedRange<Seconds>, changes: [Seconds]
  ) -> [Seconds] {
    let (first, last) = (clock + interval.lowerBound, clock + interval.upperBound)
    let inner = changes.filter { $0 > first && $0 <= last }
    let isFading = endsOfFades.contains { $0 > first }
    guard isFading || !inner.isEmpty else { return [first] }
    let corners = [first] + inner.filter { $0 < last } + [last]
    let middles = zip(corners, corners.dropFirst()).map { $0.middle(to: $1) }
    return zip(corners, middles).flatMap { [$0, $1] } + [last]
  }

  /// Notes the wishes of the app that the system is not known to fulfil.
  fileprivate mutating func noteUncertainWishes(of leaving: [SceneIdentity]) {
    if scenario.app.infoPlist.exitsOnSuspend, process.state == .background {
      note(.exitNotHonoured)
    }
    for scene in leaving where process[scene]?.isWindowSecured == true {
      note(.windowSecured(isHidden: scenario.settings.secureContainerHidden))
    }
  }
}
