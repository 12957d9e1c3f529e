import AfterimageGraphics

extension DisplayList {
  /// The list with something in place of each drawing that is no group, by their numbers in painter's order; groups without drawings are left out.
  func replacing(_ replacement: (Int, DisplayItem) -> [DisplayItem]) -> DisplayList {
    var next = 0
    let items = Self.replacing(items, &next, replacement)
    return DisplayList(size: size, items: items)
  }

  private static func replacing(
    _ items: [DisplayItem], _ next: inout Int, _ replacement: (Int, DisplayItem) -> [DisplayItem]
  ) -> [DisplayItem] {
    var replaced: [DisplayItem] = []
    for item in items {
      guard case .group(var group) = item.drawing else {
        replaced += replacement(next, item)
        next += 1
        continue
      }
      group.items = replacing(group.items, &next, replacement)
      if !group.items.isEmpty {
        replaced.append(DisplayItem(.group(group), source: item.source))
      }
    }
    return replaced
  }
}
