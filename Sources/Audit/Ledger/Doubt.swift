import AfterimageScreens

/// Why nobody can tell of a secret though no picture tells of it.
enum Doubt: Codable, Hashable, Sendable {
  /// Nothing else could be put in its place.
  case nothingElse
  /// Its view is never in sight in the story, so that nothing needed to keep it.
  case outOfSight
  /// What its screen rests on is not there.
  case missing([MissingPart])
  /// The story never leaves the app.
  case neverLeft
  /// A device's picture agrees with no prediction, and differs from the nearest in so many pixels; nil where none is like it.
  case notPredicted(differentPixels: Int?)
}

extension Doubt: CustomStringConvertible {
  /// The reason as a clause.
  var description: String {
    switch self {
    case .nothingElse: "nothing else could be put in its place"
    case .outOfSight:
      "its view is never in sight in this story, hidden, beneath others or outside of what is shown,"
        + " and code or a finger may change that"
    case .missing(let parts):
      "nothing changed, but \(listedBriefly(parts.map(\.words)))"
        + " \(parts.count == 1 ? "is" : "are") not there, and without that it is not known what lies"
        + " where"
    case .neverLeft: "\(Absence.neverLeft)"
    case .notPredicted(let pixels?):
      "the picture agrees with no prediction, and differs from the nearest in \(pixels) pixels"
    case .notPredicted(nil):
      "no prediction is like the picture; name the device with --device, and how it was held"
    }
  }
}
