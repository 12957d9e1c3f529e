import AfterimageMasking

/// A change of opacity from a moment on.
struct Fade {
  /// The moment at which it starts.
  let start: Seconds
  /// The length of the change.
  let duration: Seconds
  /// The curve of the change.
  let curve: AnimationCurve
  /// The opacity before.
  let from: Double
  /// The opacity after.
  let to: Double

  /// The moment at which it ends.
  var end: Seconds { start + duration }

  /// The opacity at a moment, 0 to 1.
  func opacity(at moment: Seconds) -> Double {
    guard moment < end else { return to }
    return from + (to - from) * curve.progress(at: (moment - start) / duration)
  }
}
