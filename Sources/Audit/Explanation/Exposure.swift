package import AfterimageLifecycle
import AfterimageScreens

/// One picture that the system keeps, one card of the switcher, or one moment of an external display or of picture in picture, and why it is safe or not.
package struct Exposure: Hashable, Sendable {
  /// Whether it is a picture, a card, or what an external display or picture in picture shows.
  package let kind: ExposureKind
  /// What is exposed.
  package let snapshot: Snapshot
  /// What the app's code may do to it that was not understood; nil where all was.
  let codeDoubt: CodeDoubt?
  /// True where it is proved of every secret that it cannot show.
  package let isProved: Bool
  /// The leaks in it.
  package let leaks: [Leak]
  /// The reasons why it leaks or does not; never empty.
  package let reasons: [Reason]
  /// The facts that the reasons rest on, in the order of an app's life.
  package let facts: [Fact]
}

extension Exposure {
  /// The verdict on this exposure alone.
  package var verdict: Verdict { Verdict(leaks, proved: isProved).doubted(by: codeDoubt) }
}
