import AfterimageMasking
import AfterimageScreens

/// The movements that events of the system are made of.
extension SimulatedApp {
  /// Carries out a movement of an event.
  ///
  /// - Parameter appearance: the state of the app before the event, as the user sees it.
  mutating func carryOut(
    _ movement: SystemEvent.Movement, from appearance: Progress.Appearance
  ) {
    switch movement {
    case .resignActive: resignActive { $0.state == .active }
    case .resignActiveAgain:
      let isAgain = scenario.settings.alwaysOnDisplayResignsAgain
      resignActive {
        $0.state == .active || (isAgain && $0.state == .inactive && !$0.isExternal)
      }
    case .becomeActive: becomeActive()
    case .ask: break
    case .answer(_, let callback): deliver([callback])
    case .record(let isRecorded): changeCapture { $0.isRecorded = isRecorded }
    case .showCard:
      endTurn()
      showCard()
    case .enterBackground: enterBackground()
    case .open: appearance == .terminated ? launch() : comeBack()
    case .comeForward: appearance == .terminated ? start() : comeForward()
    case .turn:
      // The interface follows where the device is turned to.
      let before = traits
      orientation = orientation.other
      deliverSize(from: before)
    case .reshape(let shape): reshape(to: shape)
    case .wake: wake(isLaunch: appearance == .terminated)
    case .fallAsleep: fallAsleep()
    case .quit(let isFast): quit(isFast: isFast, from: appearance)
    case .end: end()
    }
  }

  /// Starts the process and brings its first scene to the front.
  mutating func launch() {
    start()
    becomeActive()
  }

  /// Starts the process and brings its first scene to the front, where it is not active yet.
  private mutating func start() {
    finishLaunching()
    connectScene(in: order.hasSceneDelegate ? .background : .inactive)
    _ = restoreState()
    enterForeground()
    connectSceneOfDisplay()
  }

  /// Connects a scene, and makes it the one that the user sees unless it is an external display's.
  @discardableResult
  mutating func connectScene(in state: AppState, isExternal: Bool = false) -> SceneIdentity {
    let scene = process.connect(in: state, isExternal: isExternal)
    if order.hasSceneDelegate { addListeners(ownedBy: .scene, scene: scene) }
    deliver(order.sceneCallbacks(of: .connectScene), to: scene)
    return scene
  }

  /// Disconnects a scene for good, and the covers on it with it.
  mutating func disconnect(_ scene: SceneIdentity) {
    deliver(order.sceneCallbacks(of: .disconnectScene), to: scene)
    for cover in process[scene]?.covers ?? [] { note(.coverRemoved(id: cover.cover.id)) }
    process.discard(scene)
  }

  /// Starts the process, without a scene.
  mutating func finishLaunching() {
    process.set(Condition.isCaptured, to: .flag(isCaptured), at: clock)
    addListeners(ownedBy: .app)
    deliver(order.appCallbacks(of: .finishLaunching))
  }

  /// Takes the scenes that are in the background into the foreground; an app without a scene delegate starts there.
  private mutating func enterForeground() {
    if !order.hasSceneDelegate, process.scenes.allSatisfy({ $0.state == .inactive }) {
      for scene in process.scenes.map(\.id) {
        deliver(order.sceneCallbacks(of: .enterForeground), to: scene)
      }
    } else {
      transition(.enterForeground, to: .inactive, isEarly: false) {
        $0.state == .background && !$0.isPutAway
      }
    }
  }

  /// Makes the scenes active that are in front.
  private mutating func becomeActive() {
    removeLoupes()
    transition(.becomeActive, to: .active, isEarly: true) {
      $0.state == .inactive && !$0.isExternal
    }
  }

  private mutating func resignActive(where predicate: (SimulatedScene) -> Bool) {
    transition(.resignActive, to: .inactive, isEarly: false, where: predicate)
  }

  /// Goes to the background as the settings and the Info.plist have it.
  private mutating func enterBackground() {
    let leaving = process.scenes.filter { $0.state == .inactive }.map(\.id)
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
    self = OpenRuns(of: self, leaving: leaving).leastCovered
    preserveState()
    removeHiddenCopies(of: leaving)
    if ignoresSnapshot { note(.snapshotsUnused) }
    ignoresSnapshot = false
    endTurn()
    note(.suspended)
  }

  private mutating func comeForward() {
    isAwake = false
    endTurn()
    hearOfChoice()
    enterForeground()
    connectSceneOfDisplay()
  }

  private mutating func comeBack() {
    comeForward()
    advance(to: clock + scenario.settings.activationDelay)
    becomeActive()
  }

  /// Changes by what the screen is cloned, of which the app is told where it was by nothing before, or is by nothing now.
  mutating func changeCapture(_ change: (inout SimulatedApp) -> Void) {
    let before = isCaptured
    change(&self)
    guard isCaptured != before else { return }
    process.set(Condition.isCaptured, to: .flag(isCaptured), at: clock)
    deliver([.capturedDidChangeNotification])
  }

  private mutating func reshape(to shape: WindowShape) {
    guard scenario.traits.device.idiom == .pad, shape != windowShape else { return }
    let isActive = process.scenes.filter { $0.state == .active }.map(\.id)
    let dragged = isMovingDivider(to: shape) ? isActive : []
    if !dragged.isEmpty {
      resignActive { dragged.contains($0.id) }
      endTurn()
    }
    let before = traits
    windowShape = shape
    deliverSize(from: before)
    transition(.becomeActive, to: .active, isEarly: true) { dragged.contains($0.id) }
  }

  /// True where the divider gives the window its shape, and the app is not active meanwhile; a narrow window is dragged itself.
  private func isMovingDivider(to shape: WindowShape) -> Bool {
    let isDivided = shape == .half || (windowShape == .half && shape == .fullScreen)
    return isDivided && scenario.settings.dividerTakesActivityAway
  }

  private mutating func quit(isFast: Bool, from appearance: Progress.Appearance) {
    preserved = nil
    guard !appearance.isInBackground else { return end() }
    let isTablet = scenario.traits.device.idiom == .pad
    resignActive { $0.state == .active }
    if isFast, order.hasSceneDelegate {
      disconnectScenes()
      connectScene(in: .background)
      transition(.enterForeground, to: .inactive, isEarly: false) { $0.state == .background }
      transition(.enterBackground, to: .background, isEarly: true) { $0.state == .inactive }
    } else if isTablet, order.hasSceneDelegate {
      disconnectScenes()
      deliver([.applicationDidDiscardSceneSessions])
    } else {
      transition(.enterBackground, to: .background, isEarly: true) { $0.state == .inactive }
    }
    if !isFast { deliver(order.appCallbacks(of: .terminate)) }
    end()
  }

  private mutating func disconnectScenes() {
    for scene in process.scenes.map(\.id) {
      deliver(order.sceneCallbacks(of: .disconnectScene), to: scene)
    }
    process.discardScenes()
  }

  /// The process is gone with all that it had in memory.
  private mutating func end() {
    note(.terminated)
    progress.terminate()
    process = SimulatedProcess()
    unheardChoice = nil
    isAwake = false
  }
}
