package import AfterimageLifecycle
public import AfterimageScreens

/// Why each picture of a story tells something of its secrets or does not, what that rests on, and the smallest change that keeps them.
public struct Explanation: Sendable {
  /// The name of the story.
  public let name: Name
  /// The timeline of the story.
  package let timeline: Timeline
  /// The leaks of the story, and those of them that decide.
  public let findings: Findings
  /// The pictures and cards, in the order in which they come to be.
  package let exposures: [Exposure]
  /// The settings of the system that would give other pictures with other values.
  package let settings: [Setting]
  /// The smallest change that is known, and was played, after which nothing leaks of what decides; nil where nothing leaks there or none is known.
  package let amendment: Amendment?

  /// True where nobody can tell one secret from another by what decides.
  public var isSafe: Bool { findings.isSafe }

  /// The facts that the exposures rest on, each once, in the order of an app's life.
  package var facts: [Fact] {
    Fact.all.filter { fact in exposures.contains { $0.facts.contains(fact) } }
  }
}
