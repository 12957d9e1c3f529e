/// A change of opacity from a moment on.
package struct Fade: Hashable, Sendable {
  /// The moment at which it starts.
  package let start: Seconds
  /// The length of the change.
  package let duration: Seconds
  /// The curve of the change.
  package let curve: AnimationCurve
  /// The opacity before.
  package let from: Double
  /// The opacity after.
  package let to: Double

  /// Makes a change from one opacity to another, each 0 to 1.
  package init(
    start: Seconds, duration: Seconds, curve: AnimationCurve, from: Double, to: Double
  ) {
    self.start = start
    self.duration = duration
    self.curve = curve
    self.from = from
    self.to = to
  }

  /// The moment at which it ends.
  package var end: Seconds { start + duration }

  /// The opacity at a moment, 0 to 1.
  package func opacity(at moment: Seconds) -> Double {
    guard moment < end else { return to }
    return from + (to - from) * curve.progress(at: (moment - start) / duration)
  }
}
