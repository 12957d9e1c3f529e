import AfterimageGraphics

/// The lines of text in a display list that differ where the secret does.
struct DrawnLines: Sendable {
  /// The way to each line: the places of the groups that it lies in, and its own.
  let paths: [[Int]]

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

  /// The place of the last item of a list that has one of the lines.
  var lastItem: Int? { paths.compactMap(\.first).max() }

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

  /// The items of a list without the lines.
  func removed(from items: [DisplayItem]) -> [DisplayItem] {
    Self.removing(paths[...], from: items)
  }

  private static func removing(
    _ paths: ArraySlice<[Int]>, from items: [DisplayItem]
  ) -> [DisplayItem] {
    items.enumerated().compactMap { place, item in
      let here = paths.filter { $0.first == place }
      guard !here.isEmpty else { return item }
      guard case .group(var group) = item.drawing else { return nil }
      group.items = removing(here.map { Array($0.dropFirst()) }[...], from: group.items)
      return DisplayItem(.group(group), source: item.source)
    }
  }
}
