import AfterimageGraphics
import AfterimageScreens

extension Feedback {
  /// Finds the frames of all arranged views from those of their hosts, and what the hosts among other views ask for.
  mutating func arrange(
    _ hierarchy: Hierarchy, by frames: [Rect], in traits: Traits, sizing: TextSizing
  ) {
    arrangedFrames = [:]
    unshown = []
    var arranger = Arranger(hierarchy, in: traits, sizing: sizing, feedback: self)
    for host in hierarchy.hosts {
      let size = frames[host.node].size
      arranger.frames = [:]
      arranger.arrange(
        host.node, in: Rect(origin: .zero, size: size),
        insets: hostInsets(host.node, hierarchy, frames, in: traits))
      let isMirrored = hierarchy.nodes[host.node].direction == .rightToLeft
      for (node, frame) in arranger.frames(of: host) {
        arrangedFrames[node] = isMirrored ? frame.mirrored(in: size.width) : frame
      }
      if hierarchy.nodes[host.node].parent != nil {
        textSizes[host.node] = arranger.hostSize(of: host.node, width: size.width)
      }
    }
    unshown = arranger.unshown
  }

  /// The safe area of a host from its leading edge, of which the keyboard takes its part.
  private func hostInsets(
    _ host: Int, _ hierarchy: Hierarchy, _ frames: [Rect], in traits: Traits
  ) -> EdgeInsets {
    let controller = hierarchy.controllers.last { $0.root == host }
    var insets = controller?.safeArea ?? safeAreaInsets[host] ?? .zero
    if let keyboard = hierarchy.keyboardHeight, controller != nil {
      insets.bottom = max(insets.bottom, frames[host].maxY - (traits.size.height - keyboard))
    }
    guard hierarchy.nodes[host].direction == .rightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}

extension Arranger {
  /// What a host asks for among other views: its content's ideal width, and the height at the width that it has.
  fileprivate mutating func hostSize(of host: Int, width: Double) -> Size {
    let ideal = size(of: host, in: .ideal)
    let height = width > 0 ? size(of: host, in: Proposal(width: width, height: nil)).height : nil
    return Size(
      width: min(ideal.width, Limits.points), height: min(height ?? ideal.height, Limits.points))
  }

  /// The frames of all views in a host; a group lies around what it holds.
  fileprivate mutating func frames(of host: ArrangedHost) -> [(Int, Rect)] {
    for node in host.arranged.reversed() where frames[node] == nil {
      let inner = hierarchy.children(of: node).compactMap { frames[$0] }
      frames[node] = inner.first.map { inner.dropFirst().reduce($0) { $0.union($1) } } ?? .zero
    }
    return host.arranged.map { ($0, frames[$0] ?? .zero) }
  }
}

extension ConstraintGeneration {
  /// Constrains the frames that SwiftUI's layout has found; before the first solution there are none.
  mutating func constrainArranged(in host: ArrangedHost) {
    for node in host.arranged {
      guard let frame = feedback.arrangedFrames[node] else { continue }
      let origin = ConstraintOrigin.arrangement(node: node)
      system.constrain(left(node), .equal, left(host.node) + frame.minX, from: origin)
      system.constrain(top(node), .equal, top(host.node) + frame.minY, from: origin)
      system.constrain(width(node), .equal, Quantity(frame.width), from: origin)
      system.constrain(height(node), .equal, Quantity(frame.height), from: origin)
    }
  }
}
