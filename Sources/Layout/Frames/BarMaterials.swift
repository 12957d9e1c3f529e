import AfterimageGraphics
import AfterimageScreens

extension Hierarchy {
  /// Gives the bars their material where content lies beneath them; over a plain background its colour is the same everywhere, and is drawn instead.
  func settleBarMaterials(of nodes: inout [Node], in traits: Traits) {
    guard !traits.isReduceTransparencyEnabled, !bars.materials.isEmpty else { return }
    let blur = BlurStyle.systemChromeMaterial.blur(for: traits.userInterfaceStyle)
    let shown = shownFrames(of: nodes)
    for bar in bars.materials {
      let frame = nodes[bar].snappedFrame
      let root = controller(of: bar)?.root ?? 0
      let isOverContent = (root..<bar).contains { index in
        shown[index].map { nodes[index].isContent(in: $0, beneath: frame) } ?? false
      }
      guard isOverContent else { continue }
      nodes[bar].appearance.background = nil
      nodes[bar].appearance.backdrop = .blur(blur)
    }
  }

  /// What can be seen of each view's frame past the edges of the views that clip it; nil where it is hidden.
  private func shownFrames(of nodes: [Node]) -> [Rect?] {
    var clips: [Rect?] = []
    return nodes.map { node in
      let above = node.parent.map { clips[$0] } ?? node.snappedFrame
      let isShown = !node.isHidden && node.appearance.alpha > 0
      let own = isShown ? above.flatMap { $0.intersection(node.snappedFrame) } : nil
      clips.append(node.appearance.clips || !isShown ? own : above)
      return own
    }
  }
}

extension Node {
  /// True where the part of the view that is shown lies beneath a bar, and is more than one colour behind all of it.
  fileprivate func isContent(in shown: Rect, beneath bar: Rect) -> Bool {
    guard let part = shown.intersection(bar), part.width > 0, part.height > 0 else { return false }
    if hasContent { return true }
    guard let background = appearance.background, background.alpha > 0 else { return false }
    return !shown.contains(bar)
  }

  /// True where the view draws anything but one colour, whatever is masked.
  private var hasContent: Bool {
    mask != nil || image != nil || !lines.isEmpty || icon != nil || control != nil || symbol != nil
      || badge != nil || caret != nil || appearance.gradient != nil || appearance.border != nil
      || appearance.backdrop != nil
  }
}
