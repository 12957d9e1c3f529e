/// Two columns beside each other: a primary one with a root view of its own, and the screen's root view as the secondary one.
public struct SplitController: Hashable, Sendable {
  /// The column at the leading edge.
  package var primary: PrimaryColumn
  /// Which columns show, and how.
  public var displayMode: DisplayMode = .automatic
  /// The width of the primary column, in points; nil is what UIKit gives.
  public var preferredPrimaryColumnWidth: Double?
  /// Which column shows where the window is too narrow for two.
  public var collapsedColumn: Column = .secondary
  /// The bars of the secondary column; nil has none.
  package var navigation: NavigationController?

  /// Makes a controller with its primary column, without bars around the other unless told otherwise.
  public init(_ primary: PrimaryColumn, navigation: NavigationController? = nil) {
    self.primary = primary
    self.navigation = navigation
  }

  /// The column at the leading edge.
  public struct PrimaryColumn: Hashable, Sendable {
    /// The bars of the column; nil has none.
    package var navigation: NavigationController?
    /// The view that fills the column.
    package internal(set) var root: View

    /// Makes a column of its view, without bars unless told otherwise.
    public init(navigation: NavigationController? = nil, root: View) {
      self.navigation = navigation
      self.root = root
    }
  }

  /// The display modes of UISplitViewController.
  public enum DisplayMode: String, CaseIterable, Hashable, Sendable {
    /// Beside each other where the window is wider than high, the secondary column alone where it is not.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// Both, one beside the other.
    case oneBesideSecondary
    /// The primary column over the secondary one, which is darkened.
    case oneOverSecondary
  }

  /// The columns.
  public enum Column: String, CaseIterable, Hashable, Sendable {
    case primary
    case secondary
  }
}
