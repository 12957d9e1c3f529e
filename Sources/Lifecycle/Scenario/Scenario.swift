public import AfterimageMasking
public import AfterimageScreens

/// A story of an app on a device: everything that decides which pictures the system takes.
public struct Scenario: Hashable, Sendable {
  /// What the scenario is called, in files and on the command line.
  public var name: Name
  /// The app.
  public var app: App
  /// The device, the system, and how both are set up.
  public var traits: Traits
  /// What the app does about its secrets, in the order of registration.
  public var protections: [Protection]
  /// What happens; a step that cannot follow those before it is passed over, and the timeline says so.
  public var steps: [Step]
  /// What is taken for granted about the system.
  public var settings: LifecycleSettings
  /// Where code of this kind stands, or who reports it; nil where that is not said.
  public var source: String?
  /// What becomes of the secrets in the pictures; nil where that is not said.
  public var expectation: Expectation?

  /// The outcomes of a story.
  public enum Expectation: String, CaseIterable, Hashable, Sendable {
    /// A picture shows something of a secret.
    case leaks
    /// No picture does.
    case safe
  }

  /// Makes a story with the default settings, unless others are given.
  public init(
    name: Name, app: App, traits: Traits, protections: [Protection] = [], steps: [Step],
    settings: LifecycleSettings = LifecycleSettings(), source: String? = nil,
    expectation: Expectation? = nil
  ) {
    self.name = name
    self.app = app
    self.traits = traits
    self.protections = protections
    self.steps = steps
    self.settings = settings
    self.source = source
    self.expectation = expectation
  }

  /// The same story with a strategy in place of the app's own protections.
  public func masked(by strategy: MaskingStrategy) -> Scenario {
    var copy = self
    copy.protections = strategy.protections
    copy.app.infoPlist.exitsOnSuspend =
      app.infoPlist.exitsOnSuspend || strategy.exitsOnSuspend
    return copy
  }
}
