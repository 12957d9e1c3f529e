import AfterimageMasking
import AfterimageScreens

/// How the app leaves the front, and the pictures that are taken of it.
extension SimulatedApp {
  /// Goes to the background as the settings and the Info.plist have it.
  mutating func goHome() {
    deliver(order.callbacks(of: .resignActive))
    let exits = scenario.app.infoPlist.exitsOnSuspend
    guard !exits || !scenario.settings.exitsOnSuspendHonoured else {
      advance(to: clock + scenario.settings.deactivationGap.lowerBound)
      exit()
      return
    }
    self = leastCovered()
    if exits { record(.exitNotHonoured) }
    if isWindowSecured { record(.windowSecured(isHidden: hidesWindow)) }
    takeSnapshots()
    if ignoresSnapshot { record(.snapshotsUnused) }
    ignoresSnapshot = false
    record(.suspended)
  }

  /// An app that does not run in the background is told of its end instead (Apple, App Programming Guide for iOS).
  private mutating func exit() {
    deliver(order.callbacks(of: .terminate))
    record(.terminated)
    progress.terminate()
    stack = []
    visibleController = nil
    covers = []
    listeners = []
    mask = nil
    isWindowSecured = false
  }

  /// Of all the times that the settings leave open for the background and the picture, the run in which the covers hide least; the earliest of several.
  private func leastCovered() -> SimulatedApp {
    var worst: SimulatedApp?
    for background in moments(in: scenario.settings.deactivationGap) {
      var run = self
      run.advance(to: background)
      run.deliver(order.callbacks(of: .enterBackground))
      for picture in run.moments(in: scenario.settings.captureDelay) {
        var end = run
        end.advance(to: picture)
        if worst.map({ end.exposure > $0.exposure }) ?? true { worst = end }
      }
    }
    return worst ?? self
  }

  /// One picture an appearance, in the same turn of the run loop: nothing can happen between them.
  private mutating func takeSnapshots() {
    let moment = (snapshots.last?.moment ?? 0) + 1
    for style in snapshotStyles {
      var traits = scenario.traits
      traits.userInterfaceStyle = style
      record(.snapshot(snapshots.count))
      snapshots.append(
        Snapshot(
          moment: moment, time: clock, traits: traits,
          composition: picture(in: style)))
    }
  }

  /// The appearances that are photographed, the current one first: both from iOS 13 on, unless the app is locked to one.
  private var snapshotStyles: [UserInterfaceStyle] {
    let isLocked =
      scenario.app.infoPlist.userInterfaceStyle != nil || scenario.traits.system.majorVersion < 13
    return isLocked ? [currentStyle] : [currentStyle, currentStyle == .light ? .dark : .light]
  }
}
