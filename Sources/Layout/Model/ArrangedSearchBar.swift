/// A search bar and the views that it is made of.
struct ArrangedSearchBar {
  var node: Int
  var field: Int
  var glass: Int
  /// The cross that empties the field, or the button at the end of an empty one.
  var endGlyph: Int?
  var cancel: Int?
  /// The track of the choice of places.
  var scope: Int?
  /// The names of the places, side by side on the track.
  var titles: [Int] = []
  /// The name that is chosen.
  var chosen: Int?
  /// What lies under the name that is chosen.
  var pill: Int?
}
