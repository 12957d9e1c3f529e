import AfterimageGraphics
import AfterimageScreens

/// A collection and the views that it is made of.
struct ArrangedCollection {
  var node: Int
  var collection: CollectionView
  var sections: [Section] = []

  struct Section {
    var header: Int?
    var items: [Int] = []
    var footer: Int?
  }

  /// True where lines run across and follow each other downwards.
  var isVertical: Bool { collection.scrollDirection == .vertical }

  /// How many items stand in each line of a section, by the rule of a flow layout: as many as fit.
  ///
  /// - Parameters:
  ///   - frames: the frames of all views, as they were solved last.
  ///   - insets: what bars and notch take from the collection.
  func lines(of section: Section, frames: [Rect], insets: EdgeInsets) -> CollectionLines {
    let bounds = frames[node].inset(by: insets).inset(by: collection.sectionInset)
    let room = isVertical ? bounds.width : bounds.height
    var counts: [Int] = []
    var used = 0.0
    for item in section.items {
      let size = collection.itemSize ?? frames[item].size
      let length = isVertical ? size.width : size.height
      let wanted = used + collection.minimumInteritemSpacing + length
      // A thousandth of a point forgives the rounding of a width that was solved for.
      if let last = counts.last, last > 0, wanted <= room + 0.001 {
        counts[counts.count - 1] += 1
        used = wanted
      } else {
        counts.append(1)
        used = length
      }
    }
    return CollectionLines(counts: counts, isLastFull: isFull(used, of: room))
  }

  /// True where a line has no room for one more item of the size that all have.
  private func isFull(_ used: Double, of room: Double) -> Bool {
    guard let size = collection.itemSize else { return false }
    let length = isVertical ? size.width : size.height
    return used + collection.minimumInteritemSpacing + length > room + 0.001
  }
}

/// How the items of a section stand in lines.
struct CollectionLines: Equatable {
  /// How many items stand in each line.
  var counts: [Int]
  /// True where the last line has no room for one more item.
  var isLastFull = false
}

extension Lowering {
  /// A collection at the place in its content.
  func lowered(_ collection: CollectionView, as view: LoweredView) -> LoweredView {
    var lowered = view
    lowered.metrics.contentOffset = collection.contentOffset
    lowered.metrics.adjustsContentInset =
      collection.contentInsetAdjustmentBehavior == .automatic
    return lowered
  }

  /// Appends the headers, items and footers of a collection, then the views that lie on it.
  mutating func lowerCollection(
    _ collection: CollectionView, of view: View, at path: ViewPath,
    in surroundings: inout Surroundings, node: Int
  ) {
    var arranged = ArrangedCollection(node: node, collection: collection)
    var count = 0
    func next(_ lowering: inout Lowering, _ part: View) -> Int {
      defer { count += 1 }
      return lowering.lower(part, at: path.child(count), in: &surroundings)
    }
    for section in collection.sections {
      var lowered = ArrangedCollection.Section()
      lowered.header = section.header.map { next(&self, $0) }
      lowered.items = section.items.map { next(&self, $0) }
      lowered.footer = section.footer.map { next(&self, $0) }
      arranged.sections.append(lowered)
    }
    hierarchy.collections.append(arranged)
    lowerSubviews(of: view, at: path, after: count, in: &surroundings)
  }
}

/// The constraints that a collection makes for the lines of its items, as UICollectionViewFlowLayout places them.
extension ConstraintGeneration {
  /// A collection with all that its constraints are made from.
  struct CollectionPlan {
    var arranged: ArrangedCollection
    /// Along a line.
    var main: Flow
    /// From line to line.
    var cross: Flow
    /// The window on the content, without what bars and notch take along a line.
    var box: Box
    /// The insets of a section.
    var insets: EdgeInsets { arranged.collection.sectionInset }
    var origin: ConstraintOrigin { .collection(node: arranged.node) }
  }

  /// Constrains the places of everything in a collection.
  mutating func constrainCollection(_ arranged: ArrangedCollection) {
    let plan = plan(of: arranged)
    let offset = arranged.collection.contentOffset
    var place = start(plan.box, plan.cross)
    place = place - (plan.cross.axis == .vertical ? offset.y : offset.x)
    for (section, lines) in zip(arranged.sections, feedback.lines(of: arranged)) {
      place = constrainSection(section, in: lines, from: place, plan)
    }
  }

  private func plan(of arranged: ArrangedCollection) -> CollectionPlan {
    let horizontal = across(arranged.node)
    let vertical = Flow(axis: .vertical, isMirrored: false)
    return CollectionPlan(
      arranged: arranged, main: arranged.isVertical ? horizontal : vertical,
      cross: arranged.isVertical ? vertical : horizontal, box: safeAreaBox(of: arranged.node))
  }

  private mutating func constrainSection(
    _ section: ArrangedCollection.Section, in lines: CollectionLines, from place: Quantity,
    _ plan: CollectionPlan
  ) -> Quantity {
    var place = constrainSupplement(section.header, from: place, plan)
    place = place + startInset(plan.insets, plan.cross)
    var items = section.items[...]
    var gap: Quantity?
    for (index, count) in lines.counts.enumerated() {
      if index > 0 { place = place + plan.arranged.collection.minimumLineSpacing }
      let isLast = index == lines.counts.count - 1
      let line = Line(
        items: Array(items.prefix(count)), isFull: !isLast || lines.isLastFull, gap: gap)
      (place, gap) = constrainLine(line, from: place, plan)
      items = items.dropFirst(count)
    }
    place = place + endInset(plan.insets, plan.cross)
    return constrainSupplement(section.footer, from: place, plan)
  }

  /// A header or footer is as long as the collection's line, and as thick as what lies in it.
  private mutating func constrainSupplement(
    _ view: Int?, from place: Quantity, _ plan: CollectionPlan
  ) -> Quantity {
    guard let view else { return place }
    system.constrain(start(view, plan.main), .equal, start(plan.box, plan.main), from: plan.origin)
    system.constrain(end(view, plan.main), .equal, end(plan.box, plan.main), from: plan.origin)
    system.constrain(start(view, plan.cross), .equal, place, from: plan.origin)
    system.constrain(extent(view, plan.cross), .equal, Quantity(0), priority: 49, from: plan.origin)
    return end(view, plan.cross)
  }

  /// Items beside each other.
  private struct Line {
    var items: [Int]
    /// True where no more items fit; only the last line of a section can have room.
    var isFull: Bool
    /// The gaps of the line before, which a line with room takes over where all items are alike.
    var gap: Quantity?
  }

  /// The items of a full line have equal gaps between them, and one with room begins at the start; all lie in the middle of their line.
  private mutating func constrainLine(
    _ line: Line, from place: Quantity, _ plan: CollectionPlan
  ) -> (end: Quantity, gap: Quantity?) {
    let thickness = makeGuide(of: plan.arranged.node)
    system.constrain(thickness, .equal, Quantity(0), priority: 49, from: plan.origin)
    let gap = constrainGaps(of: line, plan)
    for item in line.items {
      constrainSize(of: item, plan)
      system.constrain(thickness, .greaterThanOrEqual, extent(item, plan.cross), from: plan.origin)
      system.constrain(
        center(item, plan.cross), .equal, place + 0.5 * thickness, from: plan.origin)
    }
    return (place + thickness, gap)
  }

  private mutating func constrainGaps(of line: Line, _ plan: CollectionPlan) -> Quantity? {
    guard let first = line.items.first, let last = line.items.last else { return line.gap }
    let start = start(plan.box, plan.main) + startInset(plan.insets, plan.main)
    let end = end(plan.box, plan.main) - endInset(plan.insets, plan.main)
    let least = Quantity(plan.arranged.collection.minimumInteritemSpacing)
    let isJustified = line.isFull && line.items.count > 1
    let keepsGap = !line.isFull && plan.arranged.collection.itemSize != nil
    let gap = isJustified ? makeGuide(of: plan.arranged.node) : (keepsGap ? line.gap : nil) ?? least
    system.constrain(self.start(first, plan.main), .equal, start, from: plan.origin)
    if isJustified { system.constrain(self.end(last, plan.main), .equal, end, from: plan.origin) }
    for (item, next) in zip(line.items, line.items.dropFirst()) {
      system.constrain(
        self.start(next, plan.main), .equal, self.end(item, plan.main) + gap, from: plan.origin)
    }
    return gap
  }

  private mutating func constrainSize(of item: Int, _ plan: CollectionPlan) {
    if let size = plan.arranged.collection.itemSize {
      system.constrain(width(item), .equal, Quantity(size.width), from: plan.origin)
      system.constrain(height(item), .equal, Quantity(size.height), from: plan.origin)
      return
    }
    let room = end(plan.box, plan.main) - start(plan.box, plan.main)
    system.constrain(extent(item, plan.main), .lessThanOrEqual, room, from: plan.origin)
    system.constrain(width(item), .equal, Quantity(0), priority: 50, from: plan.origin)
    system.constrain(height(item), .equal, Quantity(0), priority: 50, from: plan.origin)
  }

  private func startInset(_ insets: EdgeInsets, _ flow: Flow) -> Double {
    flow.axis == .vertical ? insets.top : leading(insets, flow)
  }

  private func endInset(_ insets: EdgeInsets, _ flow: Flow) -> Double {
    flow.axis == .vertical ? insets.bottom : trailing(insets, flow)
  }
}
