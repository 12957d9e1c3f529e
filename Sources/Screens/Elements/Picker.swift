/// Wheels side by side, each with one of its rows in the middle.
public struct Picker: Hashable, Sendable {
  /// The wheels, in reading order.
  public var components: [Component]

  /// Makes a picker of its wheels.
  public init(_ components: [Component]) {
    self.components = components
  }

  /// A wheel.
  public struct Component: Hashable, Sendable {
    /// The titles of the rows from top to bottom.
    package var rows: [String]
    /// The row in the middle, from 0; one beyond the last counts as the last.
    package var selectedRow: Int = 0

    /// Makes a wheel of its rows, the first of them in the middle.
    public init(_ rows: [String], selectedRow: Int = 0) {
      self.rows = rows
      self.selectedRow = selectedRow
    }
  }
}
