/// The bounds below which a descent takes slopes for flat and places for the same.
struct Precision: Sendable {
  /// A slope that counts as flat.
  var slope: Double

  /// Two places, relative to the larger of 1 and their size, that count as one.
  var position: Double

  /// For components whose coefficients are of similar size: nothing that rounding did is taken for a
  /// difference.
  static let usual = Precision(slope: Tolerance.slope, position: Tolerance.position)

  /// For components whose coefficients differ much: there small slopes and small distances matter, as
  /// exchanges on small entries make them large.
  static let fine = Precision(slope: 1e-11, position: Tolerance.sum)

  /// Whether this is more than the usual precision.
  var isFine: Bool { position < Tolerance.position }

  /// Whether an entry is so small that one as good should be exchanged in its place.
  func avoids(_ speed: Double) -> Bool { isFine && speed.magnitude < 0.01 }

  /// How far from `value` a place may be and still be the same place.
  func position(near value: Double) -> Double {
    value.magnitude < .infinity ? position * max(1, value.magnitude) : 0
  }
}
