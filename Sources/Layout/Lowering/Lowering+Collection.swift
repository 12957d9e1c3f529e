import AfterimageScreens

extension Lowering {
  /// Appends the headers, items and footers of a collection, then the views that lie on it.
  mutating func lowerCollection(
    _ collection: CollectionView, of view: View, at path: ViewPath,
    in surroundings: inout Surroundings, node: Int
  ) {
    var arranged = ArrangedCollection(node: node, collection: collection)
    var place = 0
    func next(_ lowering: inout Lowering, _ part: View) -> Int {
      defer { place += 1 }
      return lowering.lower(part, at: path.child(place), in: &surroundings)
    }
    for section in collection.sections {
      var lowered = ArrangedCollection.Section()
      lowered.header = section.header.map { next(&self, $0) }
      lowered.items = section.items.map { next(&self, $0) }
      lowered.footer = section.footer.map { next(&self, $0) }
      arranged.sections.append(lowered)
    }
    hierarchy.collections.append(arranged)
    lowerSubviews(of: view, at: path, after: place, in: &surroundings)
  }
}
