import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Collections, and diffable data sources of either kind of list.
extension ScreenReading {
  /// A collection with the cells that its data source makes.
  mutating func collectionView(_ id: ObjectID) -> CollectionView {
    var collection = CollectionView()
    readFlowLayout(of: &collection, id)
    guard let source = value("dataSource", of: id) ?? diffableSource(of: id) else {
      remark(.unknownValue("dataSource"), at: evaluator.object(id).place)
      return collection
    }
    if case .object(let diffable) = source,
      evaluator.object(diffable).type.hasPrefix("UICollectionViewDiffableDataSource")
    {
      collection.sections = diffableCells(diffable, in: id).map {
        CollectionView.Section(items: $0)
      }
      return collection
    }
    let list = CallArgument(value: .object(id))
    let sections = count("numberOfSections(in:)", of: source, [list], fallback: 1)
    for section in 0..<min(sections, 50) where cellsLeft > 0 {
      let items = count(
        "collectionView(_:numberOfItemsInSection:)", of: source,
        [list, CallArgument(label: "numberOfItemsInSection", value: .int(section))], fallback: 3)
      var made = CollectionView.Section(items: [])
      for item in 0..<items where cellsLeft > 0 {
        cellsLeft -= 1
        guard let view = collectionCell(Row(section: section, row: item), of: id, source) else {
          break
        }
        made.items.append(view)
      }
      collection.sections.append(made)
    }
    return collection
  }

  private mutating func collectionCell(_ row: Row, of id: ObjectID, _ source: Value) -> View? {
    guard let function = evaluator.function("collectionView(_:cellForItemAt:)", of: source) else {
      return nil
    }
    let path = indexPath(row, at: function.place)
    let result = evaluator.run(
      function, on: source,
      [CallArgument(value: .object(id)), CallArgument(label: "cellForItemAt", value: path)])
    guard case .object(let cell) = settled(result), var view = view(cell, in: id) else {
      remark(.unknownValue("cellForItemAt"), at: function.place)
      return View(.view)
    }
    view.autoresizing = nil
    if let size = delegatedSize(id, row), size.width > 0, size.height > 0 {
      view.addSize(size.width, .width)
      view.addSize(size.height, .height)
    }
    return view
  }

  private mutating func readFlowLayout(of collection: inout CollectionView, _ id: ObjectID) {
    guard case .object(let layout)? = value("collectionViewLayout", of: id) else {
      return remark(.noPlace("collectionViewLayout"), at: evaluator.object(id).place)
    }
    collection.scrollDirection = constant("scrollDirection", of: layout) ?? .vertical
    collection.itemSize = value("itemSize", of: layout).flatMap(Geometry.size)
    collection.minimumLineSpacing = max(0, number("minimumLineSpacing", of: layout) ?? 10)
    collection.minimumInteritemSpacing = max(0, number("minimumInteritemSpacing", of: layout) ?? 10)
    if let insets = value("sectionInset", of: layout).flatMap(Geometry.insets) {
      collection.sectionInset = insets
    }
  }

  /// The size that a delegate gives an item.
  private mutating func delegatedSize(_ id: ObjectID, _ row: Row) -> Size? {
    guard let delegate = value("delegate", of: id),
      let function = evaluator.function("collectionView(_:layout:sizeForItemAt:)", of: delegate)
    else { return nil }
    let result = evaluator.run(
      function, on: delegate,
      [
        CallArgument(value: .object(id)),
        CallArgument(label: "layout", value: value("collectionViewLayout", of: id) ?? .nothing),
        CallArgument(
          label: "sizeForItemAt", value: indexPath(row, at: function.place)),
      ])
    return Geometry.size(settled(result))
  }

  // MARK: Diffable data sources

  /// The diffable data source that was made for a list.
  func diffableSource(of id: ObjectID) -> Value? {
    for number in 0..<evaluator.objectCount {
      let object = evaluator.object(ObjectID(number: number))
      guard object.type.contains("DiffableDataSource"), !object.type.contains("Snapshot") else {
        continue
      }
      if object.arguments.contains(where: { $0.value == .object(id) }) {
        return .object(ObjectID(number: number))
      }
    }
    return nil
  }

  /// The cells of a diffable data source by section.
  mutating func diffableCells(_ source: ObjectID, in id: ObjectID) -> [[View]] {
    let provider = evaluator.object(source).arguments.last {
      if case .function = $0.value { true } else { false }
    }
    guard let provider, case .object(let snapshot)? = evaluator.stored("snapshot", of: source)
    else {
      remark(.unknownValue("snapshot"), at: evaluator.object(source).place)
      return []
    }
    let place = evaluator.object(source).place
    var sections: [[View]] = []
    for (section, items) in (evaluator.stored("items", of: snapshot)?.listed ?? []).enumerated() {
      var views: [View] = []
      for (row, item) in (items.listed ?? []).enumerated() where cellsLeft > 0 {
        cellsLeft -= 1
        let path = indexPath(Row(section: section, row: row), at: place)
        let arguments = [.object(id), path, item].map { CallArgument(value: $0) }
        let result = evaluator.call(provider.value, arguments, at: place)
        if case .object(let cell) = settled(result), var view = view(cell, in: id) {
          view.autoresizing = nil
          views.append(view)
        } else {
          remark(.unknownValue("cellProvider"), at: place)
        }
      }
      sections.append(views)
    }
    return sections
  }
}
