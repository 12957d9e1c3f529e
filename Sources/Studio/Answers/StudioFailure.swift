import Afterimage
import AfterimageMasking

/// Why the studio cannot answer a page.
enum StudioFailure: Error {
  /// There is no input of that id.
  case unknownInput(String)
  /// A word of the request is none that is known.
  case unknownWord(String, of: String)
  /// The strategy, or one of its options, is wrong.
  case strategy(StrategyError)
  /// The input cannot be read.
  case unreadable(InputFailure)
  /// The picture cannot be drawn.
  case undrawable(PipelineError)
}
