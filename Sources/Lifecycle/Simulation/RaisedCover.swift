import AfterimageMasking

/// A cover that has been laid over the screen.
struct RaisedCover {
  /// The cover as the rule has it.
  let cover: Cover
  /// The picture that it shows, where it shows one that was captured.
  let picture: CapturedPicture?
  /// The controller on whose view it lies; nil on the root view and the window.
  let controller: Int?
  /// How its opacity changes.
  var fade: Fade
  /// True from the moment at which a rule takes it down.
  var isLeaving = false

  /// A change of opacity from a moment on, as straight as its presentation value is taken to go.
  struct Fade {
    /// When it starts.
    let start: Seconds
    /// How long it takes.
    let duration: Seconds
    /// The opacity before.
    let from: Double
    /// The opacity after.
    let to: Double

    /// When the opacity has arrived.
    var end: Seconds { start + duration }

    /// The opacity at a moment, 0 to 1.
    func opacity(at moment: Seconds) -> Double {
      guard moment < end else { return to }
      return from + (to - from) * ((moment - start) / duration)
    }
  }
}
