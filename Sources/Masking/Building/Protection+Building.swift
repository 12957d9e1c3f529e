public import AfterimageScreens

extension Protection {
  /// Makes a protection whose rules are listed in a closure, one below the other.
  ///
  ///     Protection(owner: .app) {
  ///       Protection.Rule(on: .applicationWillResignActiveNotification) {
  ///         Action.cover(Cover(.launchScreen, id: "shade", attachment: .newWindow, scenes: .every))
  ///       }
  ///       Protection.Rule(on: .applicationDidBecomeActiveNotification) { Action.uncover(id: "shade") }
  ///     }
  public init(
    owner: Owner, registration: Registration = .always, forwarders: [Container]? = nil,
    @ListBuilder<Rule> rules: () -> [Rule]
  ) {
    self.init(
      owner: owner, rules: rules(), registration: registration, forwarders: forwarders)
  }
}

extension Protection.Rule {
  /// Makes a rule whose actions are listed in a closure, one below the other.
  public init(on callback: Callback, @ListBuilder<Action> _ actions: () -> [Action]) {
    self.init(on: callback, actions())
  }
}

extension Action {
  /// Does actions in a later turn of the run loop.
  public static func async(@ListBuilder<Action> _ actions: () -> [Action]) -> Action {
    .async(actions())
  }

  /// Does actions after a time.
  public static func after(
    _ time: Seconds, @ListBuilder<Action> _ actions: () -> [Action]
  ) -> Action {
    .after(time, actions())
  }

  /// Does actions if a condition holds.
  public static func when(
    _ condition: Condition, @ListBuilder<Action> _ actions: () -> [Action]
  ) -> Action {
    .when(condition, then: actions(), otherwise: [])
  }
}
