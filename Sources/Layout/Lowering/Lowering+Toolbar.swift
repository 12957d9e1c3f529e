import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the buttons and the hairline of a toolbar.
  mutating func lowerContents(
    of bar: Toolbar, below surroundings: Surroundings, safeArea: EdgeInsets, at node: Int
  ) {
    var below = lowerBarBackground(at: node, below: surroundings)
    let hairline = appendHairline(isShown: true, in: &below)
    var arranged = ArrangedToolbar(node: node, safeArea: safeArea, hairline: hairline)
    for item in bar.items { arranged.items.append(appendItem(item, in: &below)) }
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    hierarchy.bars.toolbars.append(arranged)
  }
}
