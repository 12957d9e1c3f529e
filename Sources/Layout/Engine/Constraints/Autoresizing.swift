import AfterimageGraphics
import AfterimageScreens

/// The frames that no constraint of the author decides.
extension ConstraintGeneration {
  /// Constrains every frame that no constraint of the author decides.
  mutating func constrainAutoresizing() {
    for node in hierarchy.nodes.indices {
      if let autoresizing = hierarchy.metrics[node].autoresizing {
        constrainFrame(autoresizing, of: node)
      }
    }
  }

  /// Constrains a frame to follow its superview as the mask says: of what the superview gains, each part that gives way takes a share as large as it is itself.
  private mutating func constrainFrame(_ autoresizing: Autoresizing, of node: Int) {
    guard let parent = hierarchy.nodes[node].parent else { return }
    let mask = autoresizing.mask
    let frame = autoresizing.frame.inset(by: hierarchy.metrics[node].alignmentRectInsets)
    let size = autoresizing.superviewSize
    let box = scrolls(parent) ? contentOrigin(of: parent) : (left(parent), top(parent))
    constrainAxis(
      Spring(
        start: frame.minX, length: frame.width, room: size.width,
        isStartFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth),
        isEndFlexible: mask.contains(.flexibleRightMargin)),
      from: left(node) - box.0, over: width(node), in: widthForRows(of: parent), of: node)
    constrainAxis(
      Spring(
        start: frame.minY, length: frame.height, room: size.height,
        isStartFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight),
        isEndFlexible: mask.contains(.flexibleBottomMargin)),
      from: top(node) - box.1, over: height(node), in: height(parent), of: node)
  }

  private func scrolls(_ node: Int) -> Bool { hierarchy.nodes[node].type.scrolls }

  /// The corner of a scroll view's content, which frames in it are counted from.
  private func contentOrigin(of node: Int) -> (Quantity, Quantity) {
    let offset = hierarchy.metrics[node].contentOffset
    let restingTop = top(node) + adjustedContentInset(of: node)
    return (left(node) - offset.x, restingTop - offset.y)
  }

  private mutating func constrainAxis(
    _ spring: Spring, from start: Quantity, over length: Quantity, in room: Quantity, of node: Int
  ) {
    let origin = ConstraintOrigin.autoresizing(node: node)
    let (startShare, lengthShare) = spring.shares
    system.constrain(
      start, .equal, startShare * room + (spring.start - startShare * spring.room), from: origin)
    system.constrain(
      length, .equal, lengthShare * room + (spring.length - lengthShare * spring.room),
      from: origin)
  }
}

/// One axis of an autoresizing frame.
private struct Spring {
  var start: Double
  var length: Double
  var room: Double
  var isStartFlexible: Bool
  var isLengthFlexible: Bool
  var isEndFlexible: Bool

  /// The shares of what the room gains that go to the margin before the view and to the view.
  var shares: (start: Double, length: Double) {
    let parts = [
      isStartFlexible ? max(0, start) : 0, isLengthFlexible ? length : 0,
      isEndFlexible ? max(0, room - start - length) : 0,
    ]
    let total = parts.reduce(0, +)
    if total > 0 { return (parts[0] / total, parts[1] / total) }
    let count = [isStartFlexible, isLengthFlexible, isEndFlexible].count { $0 }
    guard count > 0 else { return (0, 0) }
    let share = 1 / Double(count)
    return (isStartFlexible ? share : 0, isLengthFlexible ? share : 0)
  }
}
