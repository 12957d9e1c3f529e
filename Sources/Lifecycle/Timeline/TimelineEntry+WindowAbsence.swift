extension TimelineEntry {
  /// The reasons for which a cover has no window that is ever seen.
  package enum WindowAbsence: String, CaseIterable, Hashable, Sendable, Error {
    /// Its own window was made with a frame, and belongs to no scene of an app that has scenes.
    case belongsToNoScene
    /// It is added to the window of the app's delegate, which has none where a scene delegate has.
    case appDelegateHasNone

    /// The reason as a clause.
    package var words: String {
      switch self {
      case .belongsToNoScene: "its window belongs to no scene"
      case .appDelegateHasNone: "the app's delegate has no window"
      }
    }
  }
}
