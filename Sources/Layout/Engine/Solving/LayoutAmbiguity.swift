import ConstraintSolver

/// A view whose place or extent its constraints leave open.
package struct LayoutAmbiguity: Hashable, Sendable {
  /// The name of the view.
  package let view: String
  /// The attribute that is left open.
  package let attribute: Attribute

  /// The attributes of a view that can be left open.
  package enum Attribute: String, CaseIterable, Hashable, Sendable {
    case horizontalPosition = "horizontal position"
    case verticalPosition = "vertical position"
    case width
    case height
    case contentWidth = "content width"
    case contentHeight = "content height"
  }
}

extension Layout {
  /// Every view whose place or extent is left open, with the attribute; what merely moves along with another is not named.
  package func ambiguities() throws(LayoutError) -> [LayoutAmbiguity] {
    var open = system
    open.rows.removeAll { if case .resting = $0.origin { true } else { false } }
    let solved = try open.solved()
    do {
      let directions = try solved.solution.ambiguities()
      let meanings = Dictionary(
        uniqueKeysWithValues: zip(solved.variables, solved.system.variables))
      return directions.compactMap { ambiguity(of: $0, meanings) }
    } catch {
      throw .unsolvable(error)
    }
  }

  /// The first view that moves in a direction: its extent if that changes, else its place.
  private func ambiguity(
    of ambiguity: Ambiguity, _ meanings: [Variable: LayoutVariable]
  ) -> LayoutAmbiguity? {
    let moving = ambiguity.direction.compactMap { meanings[$0.variable] }
      .filter { $0.measure != .guide }
    guard let first = moving.first else { return nil }
    let extent = first.measure.extent
    let hasExtent = moving.contains { $0.node == first.node && $0.measure == extent }
    return LayoutAmbiguity(
      view: nodes[first.node].name, attribute: (hasExtent ? extent : first.measure).attribute)
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The view and what is open.
  package var description: String { "\(view) has an ambiguous \(attribute.rawValue)" }
}

extension LayoutVariable.Measure {
  /// The extent along the same axis.
  fileprivate var extent: Self {
    switch self {
    case .left: .width
    case .top: .height
    case .width, .height, .contentWidth, .contentHeight, .guide: self
    }
  }

  fileprivate var attribute: LayoutAmbiguity.Attribute {
    switch self {
    case .left: .horizontalPosition
    case .top: .verticalPosition
    case .width, .guide: .width
    case .height: .height
    case .contentWidth: .contentWidth
    case .contentHeight: .contentHeight
    }
  }
}
