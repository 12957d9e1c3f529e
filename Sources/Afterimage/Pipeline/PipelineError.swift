package import AfterimageGraphics
package import AfterimageLayout
package import AfterimageLifecycle
package import AfterimageRendering
package import AfterimageScreens

/// The failure to make a picture of a screen or a snapshot.
public struct PipelineError: Error, Hashable, Sendable {
  /// The stage that failed, and its error.
  package let reason: Reason

  /// The stages that can fail.
  package enum Reason: Hashable, Sendable {
    /// A screen cannot be laid out.
    case layout(Name, LayoutError)
    /// A display list cannot be drawn.
    case rendering(RenderingError)
    /// A picture cannot be packed as the system packs it.
    case texture(KTXError)
    /// A story exceeds the limits.
    case story(Name)
  }

  init(_ reason: Reason) {
    self.reason = reason
  }
}

extension PipelineError {
  /// True for what the input asks for, such as a size beyond the limits; all else is a fault of this program.
  package var isOfInput: Bool {
    switch reason {
    case .layout, .story: true
    case .rendering(.tooLarge), .rendering(.tooSmall), .rendering(.imageTooLarge): true
    case .rendering, .texture: false
    }
  }
}

extension PipelineError: CustomStringConvertible {
  /// The error in a sentence.
  public var description: String {
    switch reason {
    case .layout(let screen, .unsolvable(let reason)):
      "\(screen) cannot be laid out: \(reason)"
    case .layout(let screen, let error):
      "\(screen) cannot be laid out: \(error)"
    case .rendering(let error): error.description
    case .texture(let error): error.description
    case .story(let name):
      "\(name) is too long: at most \(Limits.storyEntries) things may happen in a story, and its "
        + "settings may leave at most \(Limits.openMoments) times of a picture open"
    }
  }
}

extension Timeline {
  /// Refuses a story that was too long to be played to its end: what is left out would count as safe.
  package func checkLength() throws(PipelineError) {
    if isCutShort { throw PipelineError(.story(scenario)) }
  }
}
