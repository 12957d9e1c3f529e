import AfterimageGraphics

/// The lines of text in a display list that differ where the secret does.
struct DrawnLines: Hashable, Sendable {
  /// The way to each line: the places of the groups that it lies in, and its own.
  private(set) var paths: [[Int]]

  /// Compares two lists of the same picture; nil where they differ in anything but lines of text.
  init?(_ one: DisplayList, _ other: DisplayList) {
    var paths: [[Int]] = []
    guard Self.compare(one.items, other.items, [], &paths) else { return nil }
    self.paths = paths
  }

  private static func compare(
    _ one: [DisplayItem], _ other: [DisplayItem], _ path: [Int], _ found: inout [[Int]]
  ) -> Bool {
    guard one.count == other.count else { return false }
    for place in one.indices where one[place] != other[place] {
      switch (one[place].drawing, other[place].drawing) {
      case (.text, .text): found.append(path + [place])
      case (.group(let left), .group(let right)):
        guard compare(left.items, right.items, path + [place], &found) else { return false }
      default: return false
      }
    }
    return true
  }

  /// The places of the first and of the last item of a list that has one of the lines.
  var items: ClosedRange<Int>? {
    let places = paths.compactMap(\.first)
    guard let first = places.min(), let last = places.max() else { return nil }
    return first...last
  }

  /// The same lines in a list that begins with a later item.
  func behind(_ count: Int) -> DrawnLines {
    var lines = self
    lines.paths = paths.map { [$0[0] - count] + $0.dropFirst() }
    return lines
  }

  /// The lines of a list, moved by the groups that they lie in.
  func lines(of list: DisplayList) -> [TextLine] {
    paths.compactMap { path in
      var (items, offset) = (list.items, Point.zero)
      for place in path {
        guard items.indices.contains(place) else { return nil }
        switch items[place].drawing {
        case .text(var line):
          line.origin = Point(x: line.origin.x + offset.x, y: line.origin.y + offset.y)
          return line
        case .group(let group):
          offset = Point(x: offset.x + group.offset.x, y: offset.y + group.offset.y)
          items = group.items
        default: return nil
        }
      }
      return nil
    }
  }

  /// The items of a list with other drawings in the place of the lines, at places of the whole canvas; without those for which there is none.
  func replaced(in items: [DisplayItem], by drawings: [Drawing?]) -> [DisplayItem] {
    Self.replaced(Array(zip(paths.map { $0[...] }, drawings)), in: items, at: .zero)
  }

  private static func replaced(
    _ lines: [(path: ArraySlice<Int>, drawing: Drawing?)], in items: [DisplayItem],
    at offset: Point
  ) -> [DisplayItem] {
    items.enumerated().compactMap { place, item in
      let here = lines.filter { $0.path.first == place }
      guard let first = here.first else { return item }
      guard case .group(var group) = item.drawing else {
        return first.drawing.map {
          DisplayItem($0.moved(by: Point(x: -offset.x, y: -offset.y)), source: item.source)
        }
      }
      let inside = Point(x: offset.x + group.offset.x, y: offset.y + group.offset.y)
      group.items = replaced(
        here.map { ($0.path.dropFirst(), $0.drawing) }, in: group.items, at: inside)
      return DisplayItem(.group(group), source: item.source)
    }
  }
}

extension Drawing {
  /// The same drawing elsewhere.
  fileprivate func moved(by offset: Point) -> Drawing {
    offset == .zero ? self : .group(Group([DisplayItem(self)], offset: offset))
  }
}
