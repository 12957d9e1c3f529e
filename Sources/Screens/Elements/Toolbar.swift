/// A bar of buttons with equal gaps, as flexible spaces between bar items make them.
public struct Toolbar: Hashable, Sendable {
  /// The buttons from the leading edge on; a single one stands in the middle.
  public var items: [BarItem]

  /// Makes a bar of buttons.
  public init(_ items: [BarItem] = []) {
    self.items = items
  }
}
