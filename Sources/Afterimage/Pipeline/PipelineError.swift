package import AfterimageLayout
package import AfterimageRendering
public import AfterimageScreens

/// Why a screen or a snapshot has no picture.
public enum PipelineError: Error, Hashable, Sendable {
  /// A screen cannot be laid out.
  package case layout(Name, LayoutError)
  /// A display list cannot be drawn.
  package case rendering(RenderingError)
}

extension PipelineError: CustomStringConvertible {
  /// The error in a sentence.
  public var description: String {
    switch self {
    case .layout(let screen, .unsolvable(let reason)):
      "\(screen) cannot be laid out: \(reason)"
    case .rendering(let error): error.description
    }
  }
}
