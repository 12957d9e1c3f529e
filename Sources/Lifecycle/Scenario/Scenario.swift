public import AfterimageMasking
package import AfterimageScreens

/// A story of an app on a device: all that decides which pictures the system takes, and what they show.
public struct Scenario: Hashable, Sendable {
  /// The name of the story, in files and on the command line.
  package var name: Name
  /// The app whose pictures are taken.
  package var app: App
  /// The device, the system, and how both are set up.
  package var traits: Traits
  /// The protections of the app, in the order of registration.
  package var protections: [Protection]
  /// The steps, in order; one that cannot follow those before it is passed over, and the timeline says so.
  package var steps: [Step]
  /// The behaviour of the system that Apple does not promise.
  public var settings: LifecycleSettings
  /// The source of the story, such as code of its kind or a report; nil where none is named.
  package var source: String?
  /// The expected outcome for the secrets; nil where none is declared.
  package var expectation: Expectation?

  /// What of the app's code was not understood and may change what is photographed, as `SceneDelegate.swift:21: what it is`; with any of it no secret counts as safe.
  package var unknowns: [String]
  /// What of it was not understood and can only hide more than is known, in the same form; with any of it nobody can tell of a secret that shows as far as is known.
  package var unknownCovers: [String]
  /// What of it was not understood and need not happen while the app is left, in the same form; with any of it no secret counts as safe, while one that shows without it does show.
  package var unknownOccasions: [String]

  /// The outcomes that can be expected of a story.
  package enum Expectation: String, CaseIterable, Hashable, Sendable {
    /// A picture shows something of a secret.
    case leaks
    /// No picture shows anything of a secret.
    case safe
  }

  /// Makes a story with the default settings, unless others are given.
  package init(
    name: Name, app: App, traits: Traits, protections: [Protection] = [], steps: [Step],
    settings: LifecycleSettings = LifecycleSettings(), source: String? = nil,
    expectation: Expectation? = nil, unknowns: [String] = [],
    unknownCovers: [String] = [], unknownOccasions: [String] = []
  ) {
    self.name = name
    self.app = app
    self.traits = traits
    self.protections = protections
    self.steps = steps
    self.settings = settings
    self.source = source
    self.expectation = expectation
    self.unknowns = unknowns
    self.unknownCovers = unknownCovers
    self.unknownOccasions = unknownOccasions
  }

  /// The same story with the rules of a strategy in place of the app's own protections.
  public func masked(by strategy: MaskingStrategy) -> Scenario {
    var copy = self
    copy.protections = strategy.protections
    copy.unknowns = []
    copy.unknownCovers = []
    copy.unknownOccasions = []
    copy.app.infoPlist.exitsOnSuspend =
      app.infoPlist.exitsOnSuspend || strategy.exitsOnSuspend
    return copy
  }
}
