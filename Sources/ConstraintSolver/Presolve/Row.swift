/// A constraint while presolve works on it; its terms are a slice of the presolve's arena.
struct Row: BitwiseCopyable {
  /// The number on the other side, less what the columns taken out contribute.
  var constant: Double

  /// The largest number that went into the constant, against which rounding is measured.
  var magnitude: Float

  /// No less than the size of the largest coefficient.
  var largest: Float = 0
  var start: Int32
  var count: Int32 = 0

  /// How many terms the slice has room for.
  var room: Int32 = 0

  /// The strict level; 0 is required.
  let level: Int32

  /// For a row of one column the next such row; for one that defines a column the definition.
  var link: Int32 = -1

  /// The first and the last definition that was put into the row, as places of the log.
  var firstReplacement: Int32 = -1
  var lastReplacement: Int32 = -1
  let relation: Relation
  var fate: Fate

  /// Whether the constant decided how presolve went.
  var isDecisive = false

  /// The fate of a row in presolve.
  enum Fate: BitwiseCopyable {
    /// It is to be solved, by its column alone if it has but one.
    case open
    /// It defines a column.
    case definition
    /// No column is left in it.
    case empty
    /// It follows from others, or is left out.
    case dropped
  }

  /// Where the terms stand in the arena.
  var range: Range<Int> { Int(start)..<Int(start + count) }

  /// Whether the row must hold with equality.
  var isRequiredEquality: Bool { level == 0 && relation == .equal }

  /// By how much a row without columns misses.
  var emptyError: Double { relation.error(of: -constant) }

  /// Keeps the largest size in mind.
  mutating func note(magnitude: Float) { self.magnitude = max(self.magnitude, magnitude) }

  /// Keeps the largest coefficient in mind.
  mutating func note(coefficient: Double) { largest = max(largest, Float(coefficient.magnitude)) }
}
