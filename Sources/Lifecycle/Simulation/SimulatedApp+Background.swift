import AfterimageMasking
import AfterimageScreens

/// What the app does in the background when the system wakes it.
extension SimulatedApp {
  /// The system wakes the process, or launches it into the background, and calls the handler of its task.
  mutating func wake(isLaunch: Bool) {
    if isLaunch {
      finishLaunching()
      connectScene(in: .background)
      if !restoreState(), let firstScreen { show(firstScreen.complete) }
    }
    isAwake = true
    endTurn()
    hearOfChoice()
    deliver(.backgroundTask, about: Subject(), onlyIfHeard: true)
    endTurn()
  }

  /// The app says that it is done; the system looks again, and lets it sleep.
  mutating func fallAsleep() {
    let scenes = process.scenes.filter { $0.state == .background }.map(\.id)
    self = OpenRuns(ofWoken: self, showing: scenes).leastCovered
    endTurn()
    isAwake = false
    note(.suspended)
  }
}
