import AfterimageMasking
import AfterimageScreens

/// What the events of the system are made of.
extension SimulatedApp {
  /// Does one of the things that an event is made of.
  ///
  /// - Parameter appearance: where the app was before the event.
  mutating func carryOut(
    _ movement: SystemEvent.Movement, from appearance: Progress.Appearance
  ) {
    switch movement {
    case .resignActive: resignActive { $0.state == .active }
    case .resignActiveAgain:
      let isAgain = scenario.settings.alwaysOnDisplayResignsAgain
      resignActive { $0.state == .active || (isAgain && $0.state == .inactive) }
    case .becomeActive: becomeActive()
    case .showCard: showCard()
    case .enterBackground: enterBackground()
    case .open: appearance == .suspended ? comeBack() : launch()
    case .turn: turn()
    case .reshape(let shape): reshape(to: shape)
    case .refresh: refresh(isLaunch: appearance == .terminated)
    case .quit(let isFast): quit(isFast: isFast, from: appearance)
    case .end: end()
    }
  }

  /// Starts the process and brings its first scene to the front.
  mutating func launch() {
    finishLaunching()
    connectScene(in: order.hasSceneDelegate ? .background : .inactive)
    enterForeground()
    becomeActive()
  }

  /// Starts the process, without a scene.
  mutating func finishLaunching() {
    addListeners(ownedBy: .app)
    deliver(order.appCallbacks(of: .finishLaunching))
  }

  /// Connects a scene and makes it the one that the user sees.
  mutating func connectScene(in state: AppState) {
    scenesMade += 1
    scenes.append(SimulatedScene(number: scenesMade, state: state))
    frontScene = scenes.count - 1
    if order.hasSceneDelegate { addListeners(ownedBy: .scene, scene: frontScene) }
    deliver(order.sceneCallbacks(of: .connectScene), to: frontScene)
  }

  /// Takes the scenes that are in the background into the foreground; an app without a scene delegate starts there.
  mutating func enterForeground() {
    if !order.hasSceneDelegate, scenes.allSatisfy({ $0.state == .inactive }) {
      for index in scenes.indices { deliver(order.sceneCallbacks(of: .enterForeground), to: index) }
    } else {
      transition(.enterForeground, to: .inactive, isEarly: false) {
        $0.state == .background && !$0.isPutAway
      }
    }
  }

  /// Makes the scenes active that are in front.
  mutating func becomeActive() {
    transition(.becomeActive, to: .active, isEarly: true) { $0.state == .inactive }
  }

  private mutating func resignActive(where isMeant: (SimulatedScene) -> Bool) {
    transition(.resignActive, to: .inactive, isEarly: false, where: isMeant)
  }

  private mutating func showCard() {
    endTurn()
    guard front != nil else { return }
    record(.card(cards.count))
    cards.append(
      Snapshot(
        moment: cards.count + 1, time: clock, traits: traits, scene: nil,
        composition: picture(of: frontScene, in: currentStyle), alternatives: []))
  }

  private mutating func comeBack() {
    endTurn()
    enterForeground()
    advance(to: clock + scenario.settings.activationDelay)
    becomeActive()
  }

  /// The interface follows where the device is turned to.
  private mutating func turn() {
    orientation = orientation.other
    tellOfSize()
  }

  private mutating func reshape(to shape: WindowShape) {
    guard scenario.traits.device.idiom == .pad, shape != windowShape else { return }
    windowShape = shape
    tellOfSize()
  }

  /// The system wakes the process, or launches it into the background, and looks again.
  private mutating func refresh(isLaunch: Bool) {
    if isLaunch {
      finishLaunching()
      connectScene(in: .background)
      if let firstScreen { show(firstScreen.complete) }
    }
    isAwake = true
    endTurn()
    takeSnapshots(of: scenes.indices.filter { scenes[$0].state == .background })
    endTurn()
    isAwake = false
    record(.suspended)
  }

  private mutating func quit(isFast: Bool, from appearance: Progress.Appearance) {
    guard appearance != .suspended else { return end() }
    let isTablet = scenario.traits.device.idiom == .pad
    resignActive { $0.state == .active }
    if isFast, order.hasSceneDelegate {
      disconnect()
      connectScene(in: .background)
      transition(.enterForeground, to: .inactive, isEarly: false) { $0.state == .background }
      transition(.enterBackground, to: .background, isEarly: true) { $0.state == .inactive }
    } else if isTablet, order.hasSceneDelegate {
      disconnect()
      deliver([.applicationDidDiscardSceneSessions])
    } else {
      transition(.enterBackground, to: .background, isEarly: true) { $0.state == .inactive }
    }
    if !isFast { deliver(order.appCallbacks(of: .terminate)) }
    end()
  }

  private mutating func disconnect() {
    for index in scenes.indices { deliver(order.sceneCallbacks(of: .disconnectScene), to: index) }
    listeners.removeAll { $0.identity.scene != nil }
    scenes = []
  }

  /// The process is gone with all that it had in memory.
  mutating func end() {
    record(.terminated)
    progress.terminate()
    scenes = []
    (frontScene, scenesMade) = (0, 0)
    listeners = []
    pending = []
    variables = [:]
    committedScenes = []
  }
}
