import AfterimageMasking
import AfterimageScreens

/// How the app leaves the front, and the pictures that are taken of it.
extension SimulatedApp {
  /// Goes to the background as the settings and the Info.plist have it.
  mutating func enterBackground() {
    let leaving = scenes.indices.filter { scenes[$0].state == .inactive }
    let exits = scenario.app.infoPlist.exitsOnSuspend
    // The story counts the app as asleep from the step on, but its process runs until the pictures are taken.
    isAwake = true
    defer { isAwake = false }
    guard !exits || !scenario.settings.exitsOnSuspendHonoured else {
      advance(to: clock + scenario.settings.deactivationGap.lowerBound)
      deliver(order.appCallbacks(of: .terminate))
      end()
      return
    }
    self = leastCovered(leaving)
    if ignoresSnapshot { record(.snapshotsUnused) }
    ignoresSnapshot = false
    endTurn()
    record(.suspended)
  }

  /// Of all the times that the settings leave open for the background and the pictures, the run in which the covers hide least; the earliest of several.
  func leastCovered(_ leaving: [Int]) -> SimulatedApp {
    let runs = openRuns(leaving)
    guard var worst = runs.first else { return self }
    for run in runs where run.app.worstExposure > worst.app.worstExposure { worst = run }
    var app = worst.app
    // A run that could not be played to its end may be worse than it seems.
    app.isCutShort = runs.count > Limits.openMoments || runs.contains(where: \.app.isCutShort)
    guard runs.count > 1 else { return app }
    for index in snapshots.count..<app.snapshots.count {
      app.snapshots[index].alternatives = runs.map {
        Snapshot.Alternative(
          gap: $0.gap, delay: $0.delay, isTaken: $0.gap == worst.gap && $0.delay == worst.delay,
          composition: $0.app.snapshots[index].composition)
      }
    }
    return app
  }

  /// A run to one of the moments that the settings leave open, pictures taken.
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

  /// The runs to all the moments at which the app or its covers can change, and between them.
  private func openRuns(_ leaving: [Int]) -> [Run] {
    var runs: [Run] = []
    var still: [Run] = []
    for background in momentsToLeave where runs.count <= Limits.openMoments {
      let gap = background - clock
      guard still.isEmpty else {
        runs += still.map { $0.at(gap: gap) }
        continue
      }
      var run = self
      run.worstExposure = .none
      run.advance(to: background)
      let changes = run.isChanging(until: clock + scenario.settings.deactivationGap.upperBound)
      let pictured = run.runsToPictures(of: leaving, after: gap)
      if !changes { still = pictured }
      runs += pictured
    }
    return runs
  }

  /// Takes scenes into the background, and says what pictures show at all the moments at which covers can change, and between them.
  private mutating func runsToPictures(of leaving: [Int], after gap: Seconds) -> [Run] {
    let numbers = Set(leaving.map { scenes[$0].number })
    transition(.enterBackground, to: .background, isEarly: true) { numbers.contains($0.number) }
    var runs: [Run] = []
    for picture in moments(in: scenario.settings.captureDelay, changes: endsOfFades) {
      let delay = picture - clock
      if let last = runs.last, last.isStill {
        runs.append(last.at(delay: delay))
        continue
      }
      var app = self
      app.advanceAnimations(to: picture)
      let isStill = app.endsOfFades.isEmpty
      app.tellOfWishes(leaving)
      app.takeSnapshots(of: leaving)
      runs.append(Run(gap: gap, delay: delay, app: app, isStill: isStill))
    }
    return runs
  }

  /// The moments of the gap that make a difference to the app.
  private var momentsToLeave: [Seconds] {
    let gap = scenario.settings.deactivationGap
    return moments(in: gap, changes: changes(until: clock + gap.upperBound))
  }

  /// Notes what the app has asked of the system and is not sure to get.
  private mutating func tellOfWishes(_ leaving: [Int]) {
    if scenario.app.infoPlist.exitsOnSuspend, applicationState == .background {
      record(.exitNotHonoured)
    }
    for index in leaving where scenes[index].isWindowSecured {
      record(.windowSecured(isHidden: scenario.settings.secureContainerHidden))
    }
  }

  /// Takes the pictures of some scenes: in the same turn of the run loop, so nothing can happen between them but what they set off themselves.
  mutating func takeSnapshots(of leaving: [Int]) {
    let moment = (snapshots.last?.moment ?? 0) + 1
    for scene in leaving {
      for traits in appearances { takeSnapshot(of: scene, in: traits, moment) }
      settle(after: scene)
    }
  }

  private mutating func takeSnapshot(of scene: Int, in traits: Traits, _ moment: Int) {
    let before = self.traits
    picturedTraits = traits
    if traits.orientation != before.orientation { tellOfSize(of: scene) }
    if traits.userInterfaceStyle != before.userInterfaceStyle { tellOfTraits(of: scene) }
    record(.snapshot(snapshots.count))
    snapshots.append(
      Snapshot(
        moment: moment, time: clock, traits: traits,
        scene: scenesMade > 1 ? scenes[scene].number : nil,
        composition: picture(of: scene, in: traits.userInterfaceStyle), alternatives: []))
    worstExposure = max(worstExposure, exposure(of: scene))
  }

  /// Gives a scene its own circumstances back.
  private mutating func settle(after scene: Int) {
    guard let pictured = picturedTraits else { return }
    picturedTraits = nil
    if pictured.orientation != traits.orientation { tellOfSize(of: scene) }
    if pictured.userInterfaceStyle != traits.userInterfaceStyle { tellOfTraits(of: scene) }
  }

  /// The circumstances that are photographed, the current ones first: both appearances from iOS 13 on, unless the app is locked to one, and on an iPad both orientations.
  private var appearances: [Traits] {
    let isLocked =
      scenario.app.infoPlist.userInterfaceStyle != nil || !profile.hasDarkMode
    let styles: [UserInterfaceStyle] =
      isLocked ? [currentStyle] : [currentStyle, currentStyle.other]
    let isTablet = scenario.traits.device.idiom == .pad
    let orientations = isTablet ? [orientation, orientation.other] : [orientation]
    return orientations.flatMap { orientation in
      styles.map { circumstances(orientation, $0) }
    }
  }

  /// Tells controllers that their size changes; what has a frame of its own keeps it.
  mutating func tellOfSize(of scene: Int? = nil) {
    tell(.viewWillTransition, in: scene)
    tell(.bounds, in: scene)
  }

  private mutating func tellOfTraits(of scene: Int) {
    tell(.traitCollectionDidChange, in: scene)
    tell(.userInterfaceStyle, in: scene)
  }

  private mutating func tell(_ callback: Callback, in scene: Int?) {
    for index in scenes.indices where scene == nil || scene == index {
      let seen = [scenes[index].visibleScreen, scenes[index].presented.last].compactMap(\.self)
      for screen in seen + scenes[index].windows.map(\.screen) {
        for controller in screen.controllers {
          let subject = Subject(scene: index, controller: controller)
          deliver(callback, about: subject, onlyIfHeard: true)
        }
      }
    }
  }
}

extension UserInterfaceStyle {
  fileprivate var other: UserInterfaceStyle { self == .light ? .dark : .light }
}

extension Orientation {
  /// How the device is held after it is turned.
  var other: Orientation { self == .portrait ? .landscape : .portrait }
}
