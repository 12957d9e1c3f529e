import AfterimageGraphics
import AfterimageScreens

/// A navigation bar and the views that it is made of.
struct ArrangedNavigationBar {
  var node: Int
  /// The insets that notch and status bar take from the bar.
  var safeArea: EdgeInsets
  var prompt: Int?
  var title: Int
  var largeTitle: Int?
  var backIndicator: Int?
  /// True where tabs stand in the middle of the bar, and the title beside the left items.
  var holdsTabs = false
  /// What the back button and the left items float on; nil where there is none.
  var leftCapsule: Int?
  /// What the right items float on; nil where there is none.
  var rightCapsule: Int?
  /// The back button's title, then the left items.
  var leftItems: [Int] = []
  var rightItems: [Int] = []
  var hairline: Int
}

extension Lowering {
  /// A navigation bar among the views.
  func lowered(_ bar: NavigationBar, as view: LoweredView) -> LoweredView {
    surface(of: bar, as: view).asHigh(as: bar.height(in: traits))
  }

  /// A navigation bar on its background: none behind a large title, unless its author says so.
  func surface(of bar: NavigationBar, as view: LoweredView) -> LoweredView {
    barSurface(color: bar.barTintColor, isShown: isStandard(bar), as: view)
  }

  private func isStandard(_ bar: NavigationBar) -> Bool {
    bar.appearance.map { $0 == .standard } ?? !bar.hasLargeTitle(in: traits)
  }

  /// Appends the title, buttons and hairline of a navigation bar; the result is the hairline.
  @discardableResult
  mutating func lowerParts(
    of bar: NavigationBar, below surroundings: Surroundings, safeArea: EdgeInsets = .zero,
    at node: Int
  ) -> Int {
    var below = surroundings.below(node, tint: bar.tintColor.map(self.tint))
    let isLarge = bar.hasLargeTitle(in: traits)
    let title = appendLine(
      isLarge ? "" : bar.title, font: Font(size: 17, weight: .semibold),
      color: color(bar.titleColor ?? .system(.label)),
      mark: isLarge ? PartMark() : bar.titleMark, in: &below)
    let hairline = appendHairline(isShown: isStandard(bar), in: &below)
    var arranged = ArrangedNavigationBar(
      node: node, safeArea: safeArea, title: title, hairline: hairline)
    lowerCapsules(of: bar, into: &arranged, in: &below)
    lowerBackButton(of: bar, into: &arranged, in: &below)
    for item in bar.leftItems { arranged.leftItems.append(appendButton(item, in: &below)) }
    for item in bar.rightItems { arranged.rightItems.append(appendButton(item, in: &below)) }
    lowerLines(of: bar, into: &arranged, in: &below)
    endDescendants(of: node)
    hierarchy.bars.navigationBars.append(arranged)
    return hairline
  }

  private mutating func lowerCapsules(
    of bar: NavigationBar, into arranged: inout ArrangedNavigationBar,
    in surroundings: inout Surroundings
  ) {
    guard traits.hasFloatingBars else { return }
    let height = NavigationBarMetrics.height
    if bar.backTitle != nil || !bar.leftItems.isEmpty {
      arranged.leftCapsule = appendBarCapsule(height: height, in: &surroundings)
    }
    if !bar.rightItems.isEmpty {
      arranged.rightCapsule = appendBarCapsule(height: height, in: &surroundings)
    }
  }

  private mutating func appendButton(
    _ item: BarItem, in surroundings: inout Surroundings
  ) -> Int {
    guard traits.hasFloatingBars else { return appendItem(item, in: &surroundings) }
    return appendItem(
      item, side: NavigationBarMetrics.floatingItemSide,
      padding: NavigationBarMetrics.floatingTitlePadding, in: &surroundings)
  }

  private mutating func lowerBackButton(
    of bar: NavigationBar, into arranged: inout ArrangedNavigationBar,
    in surroundings: inout Surroundings
  ) {
    guard let title = bar.backTitle else { return }
    let arrow = glyph(
      of: .backIndicator, color: surroundings.tint, direction: traits.layoutDirection)
    arranged.backIndicator = appendPicture(
      .symbol(arrow), size: NavigationBarMetrics.backIndicatorSize, in: &surroundings)
    arranged.leftItems.append(
      appendTitle(
        title, font: Font(size: 17), color: surroundings.tint, mark: bar.backTitleMark,
        padding: backTitlePadding, in: &surroundings))
  }

  /// On a capsule the room after the title of a back button; its arrow stands before it.
  private var backTitlePadding: EdgeInsets {
    guard traits.hasFloatingBars else { return .zero }
    let padding = NavigationBarMetrics.floatingTitlePadding
    return traits.layoutDirection == .rightToLeft
      ? EdgeInsets(left: padding) : EdgeInsets(right: padding)
  }

  /// The line above the buttons and the large title below them.
  private mutating func lowerLines(
    of bar: NavigationBar, into arranged: inout ArrangedNavigationBar,
    in surroundings: inout Surroundings
  ) {
    if let prompt = bar.prompt {
      arranged.prompt = appendLine(
        prompt, font: Font(size: 14), color: color(bar.titleColor ?? .system(.label)),
        mark: bar.promptMark, in: &surroundings)
    }
    if bar.hasLargeTitle(in: traits) {
      arranged.largeTitle = appendLine(
        bar.title, font: Font(size: 34, weight: .bold),
        color: color(bar.titleColor ?? .system(.label)), mark: bar.titleMark, in: &surroundings)
    }
  }
}

extension NavigationBar {
  /// The height of the bar without the status bar, in points.
  func height(in traits: Traits) -> Double {
    traits.navigationBarHeight + (prompt == nil ? 0 : NavigationBarMetrics.promptHeight)
      + (hasLargeTitle(in: traits) ? NavigationBarMetrics.largeTitleHeight : 0)
  }

  /// True where the title stands large below the buttons: wherever that is asked for and there is room.
  func hasLargeTitle(in traits: Traits) -> Bool { prefersLargeTitles && !traits.isPhoneOnItsSide }
}

/// The constraints of a navigation bar.
extension ConstraintGeneration {
  /// Constrains the title between the buttons, the lines above and below, and the hairline.
  mutating func constrainNavigationBar(_ bar: ArrangedNavigationBar) {
    let traits = traits(of: bar.node)
    let margin = traits.barMargin
    let row = box(of: bar.node).inset(
      by: EdgeInsets(left: bar.safeArea.left + margin, right: bar.safeArea.right + margin))
    let promptHeight = bar.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
    let top = top(bar.node) + bar.safeArea.top
    let middle = top + (promptHeight + traits.navigationRowHeight / 2)
    let room = constrainItems(bar, in: row, middle: middle)
    constrainTitle(bar, from: room.start, to: room.end, middle: middle)
    if let prompt = bar.prompt {
      constrainCentered(prompt, in: bar.node, middle: top + promptHeight / 2)
    }
    if let title = bar.largeTitle { constrainLargeTitle(title, of: bar, in: row) }
    constrainBarHairline(bar.hairline, of: bar.node, isAbove: false)
  }

  /// Constrains the buttons from both edges; the result is what they leave, along the flow.
  private mutating func constrainItems(
    _ bar: ArrangedNavigationBar, in row: Box, middle: Quantity
  ) -> (start: Quantity, end: Quantity) {
    let flow = across(bar.node)
    let back = Flow(axis: .horizontal, isMirrored: !flow.isMirrored)
    let inset = NavigationBarMetrics.capsuleInset
    var start = start(row, flow) + (bar.leftCapsule == nil ? 0 : inset)
    if let arrow = bar.backIndicator {
      let origin = ConstraintOrigin.bar(node: bar.node)
      let outset =
        bar.leftCapsule == nil
        ? NavigationBarMetrics.backIndicatorOutset : -NavigationBarMetrics.floatingTitlePadding
      system.constrain(self.start(arrow, flow), .equal, start - outset, from: origin)
      system.constrain(centerY(arrow), .equal, middle, from: origin)
      start = end(arrow, flow) + NavigationBarMetrics.backTitleSpacing
    }
    let left = constrainBarRow(
      bar.leftItems, from: start, along: flow, middle: middle, of: bar.node)
    let edge = self.start(row, back) + (bar.rightCapsule == nil ? 0 : inset)
    let right = constrainBarRow(
      bar.rightItems, from: edge, along: back, middle: middle, of: bar.node)
    return (
      constrainCapsule(bar.leftCapsule, in: row, around: left, along: flow, middle, bar.node),
      -1 * constrainCapsule(bar.rightCapsule, in: row, around: right, along: back, middle, bar.node)
    )
  }

  /// Constrains a capsule from the margin to past the last of its buttons; the result is where it ends, or they do where there is none.
  private mutating func constrainCapsule(
    _ capsule: Int?, in row: Box, around items: Quantity, along flow: Flow, _ middle: Quantity,
    _ bar: Int
  ) -> Quantity {
    guard let capsule else { return items }
    let origin = ConstraintOrigin.bar(node: bar)
    system.constrain(start(capsule, flow), .equal, start(row, flow), from: origin)
    system.constrain(
      end(capsule, flow), .equal, items + NavigationBarMetrics.capsuleInset, from: origin)
    system.constrain(centerY(capsule), .equal, middle, from: origin)
    system.constrain(
      height(capsule), .equal, Quantity(NavigationBarMetrics.height), from: origin)
    return end(capsule, flow)
  }

  /// In the middle of the bar; nearer to one edge where the buttons leave no other room, or tabs stand there.
  private mutating func constrainTitle(
    _ bar: ArrangedNavigationBar, from start: Quantity, to end: Quantity, middle: Quantity
  ) {
    let flow = across(bar.node)
    let origin = ConstraintOrigin.bar(node: bar.node)
    let before = bar.leftItems.isEmpty ? 0 : NavigationBarMetrics.titleSpacing
    let after = bar.rightItems.isEmpty ? 0 : NavigationBarMetrics.titleSpacing
    if bar.holdsTabs {
      system.constrain(
        self.start(bar.title, flow), .equal, start + before, priority: 500, from: origin)
    } else {
      system.constrain(
        centerX(bar.title), .equal, centerX(bar.node), priority: 500, from: origin)
    }
    system.constrain(centerY(bar.title), .equal, middle, from: origin)
    system.constrain(
      self.start(bar.title, flow), .greaterThanOrEqual, start + before, priority: 999,
      from: origin)
    system.constrain(
      self.end(bar.title, flow), .lessThanOrEqual, end - after, priority: 999, from: origin)
  }

  private mutating func constrainCentered(_ view: Int, in bar: Int, middle: Quantity) {
    let origin = ConstraintOrigin.bar(node: bar)
    system.constrain(centerX(view), .equal, centerX(bar), from: origin)
    system.constrain(centerY(view), .equal, middle, from: origin)
    system.constrain(
      left(view), .greaterThanOrEqual, left(bar) + traits(of: bar).barMargin, from: origin)
  }

  private mutating func constrainLargeTitle(
    _ title: Int, of bar: ArrangedNavigationBar, in row: Box
  ) {
    let flow = across(bar.node)
    let origin = ConstraintOrigin.bar(node: bar.node)
    system.constrain(start(title, flow), .equal, start(row, flow), from: origin)
    system.constrain(end(title, flow), .lessThanOrEqual, end(row, flow), from: origin)
    let middle = NavigationBarMetrics.largeTitleMiddle(in: traits(of: bar.node))
    system.constrain(centerY(title), .equal, bottom(bar.node) - middle, from: origin)
  }
}
