import AfterimageSwiftEvaluation

/// What is around a view of SwiftUI that is gone through: it is the same again after the view.
struct ViewSurroundings {
  /// True within what appears and goes by a condition that changes.
  var comesAndGoes = false
  /// The animations that modifiers give all within.
  var animations: [GivenAnimation] = []
  /// True within what has no animation of the transactions around it.
  var endsAnimations = false
  /// True within what no modifier gives an animation.
  var disablesAnimations = false
  /// True within what is not all that is shown, in a way that is not followed.
  var isPartial = false
  /// True within what is not all that is shown, as other views lie beside it.
  var isOfPart = false
  /// What lies above, at times, what is gone through.
  var above: [ConditionalView.Occasion] = []
  /// When what is gone through is there at all.
  var circumstances: [ConditionalView.Occasion] = []
  /// True for what lies on views that show data, and so hides these alone by covering them.
  var liesOnData = false
  /// True within what has data behind it by a modifier, which covers hide and what takes a view's place does not.
  var hasDataBehind = false
  /// True for what lies on views that show something, data or not.
  var liesOnViews = false
  /// True within what may be out of sight, as the page of a tab or what a link leads to.
  var isUncertain = false
  /// True within what may be presented above what is shown.
  var isPresented = false
  /// True within a scene with which the app does not begin.
  var isOfLaterScene = false
  /// True where transactions around have what is presented come up at once.
  var presentsAtOnce = false
  /// True within what is painted, where it has no paint of its own, with one that may be see-through.
  var hasOpenStyle = false
  /// True within what has less room than the screen.
  var isInset = false
  /// True within what fills the unsafe area as well.
  var isUnsafe = false
  /// What has to be shown for what is gone through to be.
  var stages: [ViewStage] = []
  /// The values with which views around begin anew.
  var renewals: [Value] = []
  /// What the view that is gone through is drawn anew with.
  var watched = WatchedState()
  /// Where the view stands whose modifiers are gone through.
  var root: CodePlace?
}
