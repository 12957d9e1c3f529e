package import AfterimageLifecycle
public import AfterimageScreens

/// The explanation of a story: why each of its pictures leaks or does not, the facts that this rests on, and the smallest change that stops the leaks.
public struct Explanation: Sendable {
  /// The name of the story.
  public let name: Name
  /// The timeline of the story.
  package let timeline: Timeline
  /// The leaks of the story, and the verdict that follows from them.
  public let findings: Findings
  /// The exposures with the reasons why they leak or do not, in the order in which they are taken.
  package let exposures: [Exposure]
  /// The settings that would give other pictures with other values.
  package let settings: [Setting]
  /// The rules of the story whose code is known, as `sceneDidEnterBackground of the scene delegate: SceneDelegate.swift:21`.
  package let rulePlaces: [String]
  /// The smallest known change after which none of the deciding pictures leaks, proved by playing it; nil where none leaks, or no such change is known.
  package let amendment: Amendment?

  /// True where none of the deciding pictures leaks, nor may leak.
  public var isSafe: Bool { findings.isSafe }

  /// The facts that the exposures rest on, each once, in the order of an app's life.
  package var facts: [Fact] {
    Fact.all.filter { fact in exposures.contains { $0.facts.contains(fact) } }
  }
}
