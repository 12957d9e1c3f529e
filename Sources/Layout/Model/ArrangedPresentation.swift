/// What of a screen lies over it because it is presented: the nodes from one on.
struct ArrangedPresentation: Hashable, Sendable {
  /// The first node that belongs to it; all after it do too.
  var firstNode: Int
  /// True where the views below leave the window while it is up.
  var removesPresenter: Bool
}
