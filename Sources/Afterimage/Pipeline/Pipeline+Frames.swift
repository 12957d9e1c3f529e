package import AfterimageGraphics
import AfterimageLayout
package import AfterimageScreens

extension Pipeline {
  /// Where the views of a screen lie on it; nil where it cannot be laid out.
  package func frames(of screen: Screen, in traits: Traits) -> [ViewPath: Rect]? {
    guard let layout = try? layOut(screen, in: traits) else { return nil }
    return Dictionary(
      layout.nodes.compactMap { node in node.path.map { ($0, node.frame) } },
      uniquingKeysWith: { first, _ in first })
  }
}
