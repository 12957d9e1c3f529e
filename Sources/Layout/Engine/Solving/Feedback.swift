import AfterimageGraphics
import AfterimageScreens

/// The part of a screen's constraints that follows from its last solution: a label's height follows from its width, a guide's insets from where its view lies.
struct Feedback: Equatable {
  /// The texts of several lines that ask for the width of their longest line; the others ask for that of an unbroken one.
  var narrowTexts: Set<Int> = []
  /// The extent that each text asks for, in points.
  var textSizes: [Int: Size] = [:]
  /// How high the lines of each text are.
  var blocks: [Int: TextBlock] = [:]
  /// The safe area insets of each view but the root views.
  var safeAreaInsets: [Int: EdgeInsets] = [:]
  /// The widths that tables give their rows, of those whose own is only wished for, in points.
  var tableWidths: [Int: Double] = [:]

  /// The frames that SwiftUI's layout gives the views in a host, from its left top corner.
  var arrangedFrames: [Int: Rect] = [:]
  /// The views that SwiftUI does not show, as another one fits.
  var unshown: Set<Int> = []

  /// Where the popover lies; nil before the view beside it has a place.
  var popover: PopoverPlace?

  /// How the items of each section of a collection stand in lines.
  var collectionLines: [Int: [CollectionLines]] = [:]

  /// The lines of each section; before the first solution each item has one to itself.
  func lines(of collection: ArrangedCollection) -> [CollectionLines] {
    collectionLines[collection.node]
      ?? collection.sections.map { CollectionLines(counts: $0.items.map { _ in 1 }) }
  }

  /// The feedback before the first solution: texts that have all the room they want.
  init(_ hierarchy: Hierarchy, sizing: TextSizing) {
    for node in hierarchy.nodes.indices {
      if let size = sizing.size(of: hierarchy.nodes[node].content) { textSizes[node] = size }
      guard let text = hierarchy.nodes[node].text else { continue }
      measure(text, of: node, in: hierarchy, width: nil, sizing: sizing)
    }
  }

  /// The feedback after a solution.
  func revised(
    by frames: [Rect], of hierarchy: Hierarchy, in traits: Traits, sizing: TextSizing
  ) -> Feedback {
    var revised = self
    for node in hierarchy.nodes.indices {
      if let text = hierarchy.nodes[node].text, text.numberOfLines != 1,
        !hierarchy.metrics[node].isArranged
      {
        revised.measure(text, of: node, in: hierarchy, width: frames[node].width, sizing: sizing)
      }
    }
    for controller in hierarchy.controllers {
      revised.findSafeAreas(of: controller, in: hierarchy, by: frames)
    }
    if !hierarchy.hosts.isEmpty {
      revised.arrange(hierarchy, by: frames, in: traits, sizing: sizing)
    }
    for table in tableWidths.keys { revised.tableWidths[table] = frames[table].width }
    revised.popover = hierarchy.popover.map { popover in
      let window = Rect(origin: .zero, size: traits.size).inset(by: traits.popoverMargins)
      return popover.place(beside: frames[popover.source], in: window)
    }
    for collection in hierarchy.collections {
      let insets = revised.safeAreaInsets[collection.node] ?? .zero
      revised.collectionLines[collection.node] = collection.sections.map {
        collection.lines(of: $0, frames: frames, insets: insets)
      }
    }
    return revised
  }

  /// Finds what the text of a view asks for in a width; nothing for a view without one.
  mutating func measure(_ node: Int, in hierarchy: Hierarchy, width: Double, sizing: TextSizing) {
    guard let text = hierarchy.nodes[node].text else { return }
    measure(text, of: node, in: hierarchy, width: width, sizing: sizing)
  }

  /// Finds what a text asks for in its room, or in the room that its author said it has.
  private mutating func measure(
    _ text: TextContent, of node: Int, in hierarchy: Hierarchy, width: Double?,
    sizing: TextSizing
  ) {
    let metrics = hierarchy.metrics[node]
    let asksBroken = metrics.preferredMaxLayoutWidth != nil || narrowTexts.contains(node)
    func block(_ width: Double?, countsSpaces: Bool = false) -> (size: Size, lines: TextBlock) {
      sizing.block(
        text, width: width, minimumHeight: metrics.minimumHeight,
        vanishesWhenEmpty: hierarchy.nodes[node].type == .element(.label),
        countsSpaces: countsSpaces)
    }
    let shown = block(width)
    blocks[node] = shown.lines
    if metrics.scrollsText { return }
    let asked =
      asksBroken ? block(metrics.preferredMaxLayoutWidth ?? width, countsSpaces: true) : shown
    let size = metrics.isInWholePoints ? asked.size.inWholePoints : asked.size
    let unbroken = asksBroken ? nil : textSizes[node]?.width
    textSizes[node] = Size(
      width: unbroken ?? max(size.width, metrics.minimumWidth), height: size.height)
  }

  private mutating func findSafeAreas(
    of controller: ArrangedController, in hierarchy: Hierarchy, by frames: [Rect]
  ) {
    let root = frames[controller.root]
    let safe = root.inset(by: controller.safeArea)
    // A list's own insets keep what lies in it clear of bars and notch.
    func next(after node: Int) -> Int {
      hierarchy.nodes[node].type.isList ? hierarchy.nodes[node].descendantsEnd : node + 1
    }
    var node = next(after: controller.root)
    while node < controller.nodes.upperBound {
      let insets = Self.overlap(of: frames[node], beyond: safe, within: root)
      safeAreaInsets[node] = insets == .zero ? nil : insets
      node = next(after: node)
    }
  }

  /// How far a view reaches into what the root view's safe area leaves out; nothing for a view beyond it altogether.
  private static func overlap(of frame: Rect, beyond safe: Rect, within root: Rect) -> EdgeInsets {
    guard let visible = frame.intersection(root), visible.intersection(safe) != nil else {
      return .zero
    }
    return EdgeInsets(
      top: max(0, safe.minY - visible.minY), left: max(0, safe.minX - visible.minX),
      bottom: max(0, visible.maxY - safe.maxY), right: max(0, visible.maxX - safe.maxX))
  }
}

extension Size {
  /// The least whole numbers of points that hold the size.
  fileprivate var inWholePoints: Size {
    Size(width: (width - 1e-6).rounded(.up), height: (height - 1e-6).rounded(.up))
  }
}
