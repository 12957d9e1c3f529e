import AfterimageScreens

extension Lowering {
  /// Settles the thickness and colour of a line.
  mutating func settleSeparator(_ separator: Separator, at index: Int) {
    let pixel = 1 / traits.scale
    hierarchy.metrics[index].contentSize =
      separator.axis == .horizontal ? (nil, pixel) : (pixel, nil)
    let background = hierarchy.nodes[index].appearance.background
    hierarchy.nodes[index].appearance.background = background ?? color(separator.color)
  }
}
