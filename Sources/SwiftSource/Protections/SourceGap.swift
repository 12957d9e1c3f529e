package import AfterimageMasking
package import AfterimageSwiftEvaluation

/// Something in an app's source that may touch what the system photographs, and was not understood.
package struct SourceGap: Hashable, Sendable {
  /// Where it stands.
  package var line: CodeLine
  /// What it is.
  package var what: String
  /// What it may make of a picture.
  package var bearing: Bearing
  /// True where it bears on nothing but what the root controller's view shows, and on none of what is presented above that.
  var isOnRoot = false
  /// The actions of which alone it is not known whether, when or with what value they are done; empty where more than that is not known.
  var actions: Set<Action> = []
  /// The answers that hold where it is come to, by each way to it; empty for what may be come to in any case.
  package var ways: [[GapCondition]] = []

  /// Names a gap.
  package init(line: CodeLine, what: String, bearing: Bearing = .anything) {
    self.line = line
    self.what = what
    self.bearing = bearing
  }

  /// What something that was not understood may make of a picture.
  package enum Bearing: Hashable, Sendable {
    /// It may hide what is told to show as well as show what is told to be hidden.
    case anything
    /// It can only hide more than is known: a cover that may be smaller, clearer or of a part.
    case hiding
    /// It need not happen at all while the app is left, as what belongs to a screen that may not be there.
    case occasional
  }
}

/// An answer to a question of the story without which something is not come to.
package struct GapCondition: Hashable, Sendable {
  /// What is asked.
  package var condition: Condition
  /// The answer.
  package var holds: Bool
}
