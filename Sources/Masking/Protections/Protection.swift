/// A protection of an app's screens: an ordered list of rules, and the object that holds them.
public struct Protection: Hashable, Sendable {
  /// The object that holds the rules.
  package var owner: Owner
  /// The rules; those of the same callback run in this order.
  package var rules: [Rule]
  /// The part of the owner's life in which it listens to callbacks of the app and the scene.
  package var registration: Registration
  /// The containers that forward the app's callbacks from the window's root controller to the owner; nil where the owner hears the app itself.
  package var forwarders: [Container]?

  /// Makes a protection whose owner hears the app itself, and as long as it lives, unless told otherwise.
  package init(
    owner: Owner, rules: [Rule], registration: Registration = .always,
    forwarders: [Container]? = nil
  ) {
    self.owner = owner
    self.rules = rules
    self.registration = registration
    self.forwarders = forwarders
  }

  /// True where one of the rules follows a callback.
  package func handles(_ callback: Callback) -> Bool {
    rules.contains { $0.callback == callback }
  }

  /// The objects that can hold rules.
  public enum Owner: Hashable, Sendable {
    /// The app's delegate or any object that lives as long.
    case app
    /// The scene's delegate.
    case scene
    /// The controller of each screen, whichever it is.
    case everyScreen
    /// The controllers of the screen that a scenario calls by a name.
    case screen(String)
    /// The child controllers that a scenario calls by a name; their rules reach their own views only.
    case child(String)
  }

  /// Actions that follow a callback.
  public struct Rule: Hashable, Sendable {
    /// The callback that the actions follow.
    package var callback: Callback
    /// The actions, in order.
    package var actions: [Action]
    /// Where the code of the rule stands, such as `SceneDelegate.swift:21`; nil where nothing names it.
    package var source: String?

    /// Makes a rule of a callback and its actions.
    package init(on callback: Callback, _ actions: [Action], source: String? = nil) {
      self.callback = callback
      self.actions = actions
      self.source = source
    }
  }

  /// The part of a controller's life in which it listens to the app and the scene; its own callbacks always reach it.
  public enum Registration: Hashable, Sendable {
    /// As long as the owner lives.
    case always
    /// From one of the controller's callbacks on, and until another where one is given.
    case between(Callback, Callback?)
  }
}

extension Protection.Owner: CustomStringConvertible {
  /// The name of the owner in timelines and scenario files.
  public var description: String {
    switch self {
    case .app: "app"
    case .scene: "scene"
    case .everyScreen: "everyScreen"
    case .screen(let name), .child(let name): name
    }
  }
}
