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
  func lineCounts(of section: Section, frames: [Rect], insets: EdgeInsets) -> [Int] {
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
    return counts
  }
}
