import AfterimageGraphics

/// What of a screen lies over it because it is presented: the nodes from one on.
struct ArrangedPresentation: Hashable, Sendable {
  /// The first node that belongs to it; all after it do too.
  var firstNode: Int
  /// What happens to the views below.
  var presenter: Presenter

  /// What happens to the views below while something is presented.
  enum Presenter: Hashable, Sendable {
    /// They stay where they are.
    case stays
    /// They draw back into a card that looks out above a large sheet.
    case recedes(RoundedRect)
    /// They leave the window.
    case leaves
  }
}
