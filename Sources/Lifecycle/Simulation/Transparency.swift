import AfterimageMasking

/// The opacity of a controller's view that a rule has set.
struct Transparency {
  /// The view, by the place of a cover on it.
  let place: RaisedCover.Place
  /// The view, by what the rule calls it.
  let view: ContentView
  /// The share that is missing from full opacity, and its change.
  var fade: Fade
}
