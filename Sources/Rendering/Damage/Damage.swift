import AfterimageGraphics

/// Finds the rows in which two pictures may differ, from what is drawn in each.
///
/// Drawings that both have, in the same order, give the same pixels wherever nothing else is drawn; so only the rows of
/// the others count, and those of drawings that are drawn whole or not at all.
struct Damage {
  /// The rows that may differ.
  private(set) var damaged = RowRanges()
  private let renderer: Renderer
  private let rows: PixelRows

  /// How far from damaged rows a strip may reach, with the rows that are packed beside them.
  private static let reach = 2 * Page.margin

  /// How far ahead a drawing of one picture is looked for in the other.
  private static let lookahead = 6

  /// Compares what two pictures show.
  init(
    from old: ArraySlice<DisplayItem>, to new: ArraySlice<DisplayItem>, in rows: PixelRows,
    _ renderer: Renderer
  ) {
    self.rows = rows
    self.renderer = renderer
    compare(old, new, in: Frame())
    spread(through: indivisible(in: new, movedBy: 0))
    // The rows that a strip has beyond its own must not cut what is drawn whole in the next range.
    damaged = damaged.joined(within: Self.reach)
  }

  /// Where the items of a group lie.
  private struct Frame {
    var offset = 0.0
    var clip = Band.everywhere

    /// The place of the items of a group that lies here.
    func inside(_ group: Group) -> Frame {
      let edge = group.clip.map { $0.rect.band.moved(by: offset) }
      return Frame(offset: offset + group.offset.y, clip: edge.map(clip.intersection) ?? clip)
    }
  }

  private mutating func compare(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, in frame: Frame
  ) {
    var (old, new) = (old, new)
    while let before = old.first?.drawing, let after = new.first?.drawing, !isWhole {
      if before == after {
        old.removeFirst()
        new.removeFirst()
      } else if let (before, after) = alikeGroups(before, after) {
        compare(before.items[...], after.items[...], in: frame.inside(after))
        old.removeFirst()
        new.removeFirst()
      } else {
        let (gone, come) = distanceToNextCommon(old, new)
        add(old.prefix(gone), in: frame)
        add(new.prefix(come), in: frame)
        old.removeFirst(gone)
        new.removeFirst(come)
      }
    }
    add(old, in: frame)
    add(new, in: frame)
  }

  private var isWhole: Bool { damaged.contains(rows.all) }

  /// Two groups that draw in the same way.
  private func alikeGroups(_ before: Drawing, _ after: Drawing) -> (Group, Group)? {
    guard case .group(let before) = before, case .group(let after) = after,
      before.offset == after.offset, before.clip == after.clip, before.opacity == after.opacity
    else { return nil }
    return (before, after)
  }

  /// How many drawings of either to pass over until both go on alike; one of each where that is not near.
  private func distanceToNextCommon(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>
  ) -> (gone: Int, come: Int) {
    for distance in 1...Self.lookahead {
      for gone in 0...distance {
        let come = distance - gone
        guard gone < old.count, come < new.count else { continue }
        if old[old.startIndex + gone].drawing == new[new.startIndex + come].drawing {
          return (gone, come)
        }
      }
    }
    return (1, 1)
  }

  private mutating func add(_ items: ArraySlice<DisplayItem>, in frame: Frame) {
    for item in items where !isWhole {
      damaged.insert(pixelRows(of: item.drawing, in: frame))
    }
  }

  private func pixelRows(of drawing: Drawing, in frame: Frame) -> Range<Int> {
    let band = renderer.band(of: drawing, scale: rows.scale)
      .moved(by: frame.offset).intersection(frame.clip)
    return rows.rows(of: band)
  }

  /// A drawing of which a part is not drawn as the whole is.
  private struct Indivisible {
    /// The rows of the drawing.
    let rows: Range<Int>
    /// The rows that are drawn where some of those are.
    let needed: Range<Int>

    init(_ rows: Range<Int>, needing needed: Range<Int>? = nil) {
      self.rows = rows
      self.needed = needed ?? rows
    }
  }

  /// Finds what has to be drawn whole or not at all.
  ///
  /// Effects see all that lies beneath them, beyond the edges of groups too. Cairo's arithmetic on stretched pictures
  /// and gradients begins where their surface does, which for a faded group is where drawing begins, and that on curves
  /// and slopes where it cuts them off.
  private func indivisible(
    in items: ArraySlice<DisplayItem>, movedBy offset: Double
  ) -> [Indivisible] {
    items.flatMap { item -> [Indivisible] in
      let own = pixelRows(of: item.drawing, in: Frame(offset: offset))
      if case .text(let line) = item.drawing, renderer.hasBoxes(line) {
        return [Indivisible(own, needing: rows.all)]
      }
      guard case .group(let group) = item.drawing else {
        return item.drawing.isDivisible ? [] : [Indivisible(own)]
      }
      if group.opacity < 1, group.items.contains(where: \.drawing.followsItsSurface) {
        return [Indivisible(own, needing: rows.all)]
      }
      return edge(of: group, movedBy: offset)
        + indivisible(in: group.items[...], movedBy: offset + group.offset.y)
    }
  }

  private func edge(of group: Group, movedBy offset: Double) -> [Indivisible] {
    guard let clip = group.clip, clip.radius > 0 else { return [] }
    return [Indivisible(rows.rows(of: clip.rect.band.moved(by: offset)))]
  }

  /// Adds what has to be drawn whole because a part of it has to be, or lies in the rows that a strip has beyond its own.
  private mutating func spread(through indivisible: [Indivisible]) {
    var waiting = indivisible
    while let place = waiting.firstIndex(where: isWithinStrip) {
      damaged.insert(waiting.remove(at: place).needed)
    }
  }

  private func isWithinStrip(_ drawing: Indivisible) -> Bool {
    damaged.overlaps(
      drawing.rows.lowerBound - Self.reach..<drawing.rows.upperBound + Self.reach)
  }
}

extension Drawing {
  /// True where some rows of the drawing are the same pixels whether or not the others are drawn; of a group, its edge and what is in it decide.
  fileprivate var isDivisible: Bool {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _): shape.radius == 0
    case .text, .shadow, .group: true
    case .gradient, .path, .stroke, .image, .backdrop: false
    }
  }

  /// True where the pixels depend on where the surface that is drawn on begins.
  fileprivate var followsItsSurface: Bool {
    switch self {
    case .gradient, .image, .backdrop: true
    case .group(let group): group.items.contains { $0.drawing.followsItsSurface }
    case .fill, .border, .path, .stroke, .text, .shadow: false
    }
  }
}
