/// The reason for which a text names no strategy with its options.
package enum StrategyError: Error, Hashable, Sendable {
  /// There is no strategy of this name.
  case unknownStrategy(String, nearest: String?)
  /// The strategy has no option of this name.
  case unknownOption(String, of: String, nearest: String?, known: [String])
  /// An option is given twice.
  case repeatedOption(String, of: String)
  /// A value stands without its option where only `KEY=VALUE` is understood.
  case loneValue(String, of: String, known: [String])
  /// An option that the strategy requires is not given.
  case missingOption(StrategyOption, of: String)
  /// An option does not take this value.
  case invalidValue(String, StrategyOption, of: String, nearest: String?)
  /// The picture at a path cannot be used.
  case unreadableImage(String, PictureFailure, of: String)
}

/// The reason for which a picture cannot be used, in words that follow its path and a colon.
package struct PictureFailure: Error, Hashable, Sendable {
  /// The words.
  package var reason: String

  /// Makes a failure of a reason.
  package init(reason: String) {
    self.reason = reason
  }
}
