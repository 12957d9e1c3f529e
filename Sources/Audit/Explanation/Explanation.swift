package import AfterimageLifecycle
package import AfterimageScreens

/// Why each picture of a story tells something of its secrets or does not, what that rests on, and the smallest change that keeps them.
package struct Explanation: Sendable {
  /// What the story is called.
  package let name: Name
  /// What happens in the story.
  package let timeline: Timeline
  /// What it gives away, and what of that decides.
  package let findings: Findings
  /// What is to be seen, in the order in which it happens.
  package let exposures: [ExplainedExposure]
  /// What is taken for granted about the system and would give other pictures if it were otherwise.
  package let settings: [Setting]
  /// The smallest change that is known, and was played, after which nothing leaks of what decides; nil where nothing leaks there or none is known.
  package let amendment: Amendment?

  /// True where nobody can tell one secret from another by what decides.
  package var isSafe: Bool { findings.isSafe }

  /// What the exposures rest on, each fact once, in the order of an app's life.
  package var facts: [Fact] {
    Fact.all.filter { fact in exposures.contains { $0.facts.contains(fact) } }
  }
}

/// One picture that the system keeps, or one card of the switcher, and why it is safe or not.
package struct ExplainedExposure: Hashable, Sendable {
  /// Whether it is a picture or a card.
  package let sight: Sight
  /// What there is to see.
  package let snapshot: Snapshot
  /// Everything that tells something of a secret.
  package let leaks: [Leak]
  /// What keeps the secrets away, or lets them through; never empty.
  package let reasons: [Reason]
  /// What the reasons rest on, in the order of an app's life.
  package let facts: [Fact]
}

extension ExplainedExposure {
  /// What becomes of the secrets in it.
  package var verdict: Verdict { Verdict(leaks) }
}
