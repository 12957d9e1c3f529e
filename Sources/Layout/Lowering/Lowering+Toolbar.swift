import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the buttons and the hairline of a toolbar.
  mutating func lowerContents(
    of bar: Toolbar, below surroundings: Surroundings, safeArea: EdgeInsets, at node: Int
  ) {
    let background = hierarchy.nodes[node].appearance.background
    hierarchy.nodes[node].appearance.background = background ?? barColor
    var below = surroundings.below(
      node, tint: surroundings.tint, isSensitive: surroundings.isSensitive)
    let hairline = appendHairline(isShown: true, in: &below)
    var arranged = ArrangedToolbar(node: node, safeArea: safeArea, hairline: hairline)
    for item in bar.items { arranged.items.append(appendItem(item, in: &below)) }
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    hierarchy.bars.toolbars.append(arranged)
  }
}
