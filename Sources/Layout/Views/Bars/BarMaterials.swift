import AfterimageGraphics
import AfterimageScreens

extension Hierarchy {
  /// Gives bars what lies behind their buttons: nothing at the scroll edge, elsewhere a material.
  func applyBarMaterials(to nodes: inout [Node], in traits: Traits) {
    let resting = bars.followers.filter { isAtRest($0, over: nodes) }
    for bar in resting {
      nodes[bar.hairline].isHidden = true
      if bars.materials.contains(bar.node) { nodes[bar.node].appearance.background = nil }
    }
    let clear = Set(resting.map(\.node))
    applyMaterials(to: bars.materials.filter { !clear.contains($0) }, among: &nodes, in: traits)
  }

  /// True where no scroll view has moved its content beneath a bar at the top, and none has content that reaches beneath a bar at the bottom.
  private func isAtRest(_ bar: FollowingBar, over nodes: [Node]) -> Bool {
    let frame = nodes[bar.node].snappedFrame
    let root = controller(of: bar.node)?.root ?? 0
    return !(root..<bar.node).contains { scroller in
      let place = nodes[scroller].snappedFrame
      guard scrolls(scroller), place.minX < frame.maxX, place.maxX > frame.minX else {
        return false
      }
      guard bar.isAtBottom else {
        return place.minY <= frame.maxY && place.maxY > frame.maxY && isMoved(scroller)
      }
      guard place.maxY >= frame.minY, place.minY < frame.minY else { return false }
      let content = (scroller + 1)..<nodes[scroller].descendantsEnd
      return nodes[scroller].lines.contains { $0.origin.y > frame.minY }
        || content.contains { nodes[$0].snappedFrame.maxY > frame.minY && !nodes[$0].isHidden }
    }
  }

  private func scrolls(_ node: Int) -> Bool {
    nodes[node].type.scrolls || metrics[node].scrollsText
      || arrangedViews[node]?.layout.clipsToBounds == true
  }

  /// True where a scroll view's content does not rest at its top.
  private func isMoved(_ node: Int) -> Bool {
    max(metrics[node].contentOffset.y, nodes[node].text?.scrolledBy?.y ?? 0) > 0
  }

  /// Gives the bars their material where content lies beneath them; over a plain background its colour is the same everywhere, and is drawn instead.
  private func applyMaterials(to bars: [Int], among nodes: inout [Node], in traits: Traits) {
    guard !traits.isReduceTransparencyEnabled, !bars.isEmpty else { return }
    let blur = BlurStyle.systemChromeMaterial.blur(for: traits.userInterfaceStyle)
    let shown = shownFrames(of: nodes)
    for bar in bars {
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

  /// The visible part of each view's frame, past the edges of the views that clip it; nil where it is hidden.
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
    mask != nil || content.isVisible || appearance.gradient != nil || appearance.border != nil
      || appearance.backdrop != nil
  }
}
