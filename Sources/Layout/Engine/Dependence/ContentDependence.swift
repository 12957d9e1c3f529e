/// What of a layout depends on contents that are not the same in all screens of a kind.
package struct ContentDependence: Hashable, Sendable {
  /// The views whose drawings depend on them, by their indices: where they lie as well, or what they show.
  package let drawings: Set<Int>
  /// Those of them whose frames do, or may.
  package let frames: Set<Int>
  /// True where nothing depends on them, frames of hidden views included.
  package let isNothing: Bool

  /// The reasons for which nothing can be said of a layout.
  package enum Obstacle: String, Codable, Hashable, Sendable {
    /// Which views there are depends on the contents.
    case otherViews
    /// Required constraints contradict each other, or could with other contents: which of them is given up is not known.
    case conflict
    /// What lies in a popover or in the lines of a collection moves, or SwiftUI's layout arranges some views.
    case arrangement
  }
}
