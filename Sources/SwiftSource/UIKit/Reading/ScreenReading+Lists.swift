import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Tables and collections, with the cells that their data sources make.
extension ScreenReading {
  /// A cell's place in a list.
  struct Row {
    /// The number of the section.
    var section: Int
    /// The number of the row or the item in it.
    var row: Int
  }

  // MARK: Tables

  /// A table with the rows that its data source makes.
  mutating func tableView(_ id: ObjectID) -> TableView {
    var table = TableView(constant("style", of: id) ?? .plain)
    table.hasSeparators = value("separatorStyle", of: id)?.constantName != "none"
    table.contentInsetAdjustmentBehavior =
      constant("contentInsetAdjustmentBehavior", of: id) ?? .automatic
    let place = evaluator.object(id).place
    guard let source = value("dataSource", of: id) ?? diffableSource(of: id) else {
      remark(.unknownValue("dataSource"), at: place)
      return table
    }
    if case .object(let diffable) = source,
      evaluator.stored("snapshot", of: diffable) != nil
        || evaluator.object(diffable).type.hasPrefix("UITableViewDiffableDataSource")
    {
      table.sections = diffableCells(diffable, in: id).map { TableView.Section(rows: $0) }
      return table
    }
    let list = CallArgument(value: .object(id))
    let sections = count("numberOfSections(in:)", of: source, [list], fallback: 1)
    for section in 0..<min(sections, 50) where cellsLeft > 0 {
      table.sections.append(tableSection(section, of: id, source))
    }
    addHeader(to: &table, id)
    return table
  }

  /// Puts the view above all rows into a row of its own.
  private mutating func addHeader(to table: inout TableView, _ id: ObjectID) {
    guard case .object(let header)? = value("tableHeaderView", of: id) else { return }
    guard table.style == .plain, let view = placedView(header, in: id) else {
      return remark(.noPlace("tableHeaderView"), at: evaluator.object(header).place)
    }
    table.sections.insert(TableView.Section(rows: [view]), at: 0)
  }

  private mutating func tableSection(
    _ section: Int, of id: ObjectID, _ source: Value
  ) -> TableView.Section {
    let list = CallArgument(value: .object(id))
    let rows = count(
      "tableView(_:numberOfRowsInSection:)", of: source,
      [list, CallArgument(label: "numberOfRowsInSection", value: .int(section))], fallback: 3)
    var made = TableView.Section(rows: [])
    made.header =
      title("tableView(_:titleForHeaderInSection:)", section, of: id, source)
      ?? titleOfView("tableView(_:viewForHeaderInSection:)", section, of: id)
    made.footer =
      title("tableView(_:titleForFooterInSection:)", section, of: id, source)
      ?? titleOfView("tableView(_:viewForFooterInSection:)", section, of: id)
    for row in 0..<rows where cellsLeft > 0 {
      cellsLeft -= 1
      guard let cell = cell(Row(section: section, row: row), of: id, source) else { break }
      made.rows.append(cell)
    }
    return made
  }

  private mutating func title(
    _ name: String, _ section: Int, of id: ObjectID, _ source: Value
  ) -> String? {
    guard let function = evaluator.function(name, of: source) else { return nil }
    let label = function.declaration.parameters.last?.label
    let result = evaluator.run(
      function, on: source,
      [CallArgument(value: .object(id)), CallArgument(label: label, value: .int(section))])
    return text(result, named: "header")
  }

  /// The first text in a view above or below the rows, which has no place of its own.
  private mutating func titleOfView(_ name: String, _ section: Int, of id: ObjectID) -> String? {
    guard let delegate = value("delegate", of: id),
      let function = evaluator.function(name, of: delegate)
    else { return nil }
    let label = function.declaration.parameters.last?.label
    let result = evaluator.run(
      function, on: delegate,
      [CallArgument(value: .object(id)), CallArgument(label: label, value: .int(section))])
    guard case .object(let view) = settled(result) else { return nil }
    remark(.noPlace(name), at: function.place)
    let labels =
      ([view] + UIKitModel.descendants(of: view, by: evaluator)
      + [evaluator.stored("contentView", of: view)?.asObject].compactMap(\.self).flatMap {
        UIKitModel.descendants(of: $0, by: evaluator)
      }).filter { evaluator.isKind($0, of: "UILabel") }
    return labels.first.flatMap { text("text", of: $0) }
  }

  private mutating func cell(_ row: Row, of id: ObjectID, _ source: Value) -> View? {
    guard let function = evaluator.function("tableView(_:cellForRowAt:)", of: source) else {
      return nil
    }
    let path = indexPath(row, at: function.place)
    let result = evaluator.run(
      function, on: source,
      [CallArgument(value: .object(id)), CallArgument(label: "cellForRowAt", value: path)])
    if case .object(let cell) = settled(result) { display(cell, at: path, of: id) }
    guard case .object(let cell) = settled(result), var view = view(cell, in: id) else {
      remark(.unknownValue("cellForRowAt"), at: function.place)
      return View(.tableViewCell(TableViewCell(Samples.text(for: "row"))))
    }
    view.autoresizing = nil
    view.layoutMargins = nil
    if let height = rowHeight(row, of: id) { view.addSize(height, .height) }
    return view
  }

  /// Lets the delegate do with a cell what it does before each shows.
  private mutating func display(_ cell: ObjectID, at path: Value, of id: ObjectID) {
    guard let delegate = value("delegate", of: id),
      let function = evaluator.function("tableView(_:willDisplay:forRowAt:)", of: delegate)
    else { return }
    evaluator.run(
      function, on: delegate,
      [
        CallArgument(value: .object(id)), CallArgument(label: "willDisplay", value: .object(cell)),
        CallArgument(label: "forRowAt", value: path),
      ])
  }

  private mutating func rowHeight(_ row: Row, of id: ObjectID) -> Double? {
    if let delegate = value("delegate", of: id),
      let function = evaluator.function("tableView(_:heightForRowAt:)", of: delegate)
    {
      let path = indexPath(row, at: function.place)
      let result = evaluator.run(
        function, on: delegate,
        [CallArgument(value: .object(id)), CallArgument(label: "heightForRowAt", value: path)])
      return number(result).flatMap { $0 > 0 ? $0 : nil }
    }
    return number("rowHeight", of: id).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The index path of a place.
  func indexPath(_ row: Row, at place: CodePlace) -> Value {
    .term(
      Term(
        form: .call, name: "IndexPath", base: nil,
        arguments: [
          TermArgument("row", .int(row.row)), TermArgument("section", .int(row.section)),
        ], place: place))
  }

  /// A row of a table by its class and style.
  mutating func cell(_ id: ObjectID) -> TableViewCell {
    var cell = TableViewCell()
    cell.style = constant("style", of: id) ?? .default
    for (name, part) in [
      ("textLabel", \TableViewCell.textLabel), ("detailTextLabel", \.detailTextLabel),
    ] {
      if case .object(let label)? = evaluator.stored(name, of: id) {
        var inner = view(label, in: id)
        inner?.autoresizing = nil
        // A label that nobody gave a font has the style's own.
        if evaluator.stored("font", of: label) == nil, case .label(var look)? = inner?.element {
          look.font = Label("").font
          inner?.element = .label(look)
        }
        cell[keyPath: part] = inner
      }
    }
    if case .object(let picture)? = evaluator.stored("imageView", of: id),
      value("image", of: picture) ?? .nothing != .nothing
    {
      cell.imageView = view(picture, in: id)
      cell.imageView?.autoresizing = nil
    }
    cell.accessory = constant("accessoryType", of: id) ?? .none
    if case .object(let accessory)? = evaluator.stored("accessoryView", of: id) {
      cell.accessoryView = placedView(accessory, in: id)
    }
    cell.isSelected = flag("isSelected", of: id) ?? false
    if case .term(let content)? = value("contentConfiguration", of: id) {
      readContent(content, into: &cell)
    }
    return cell
  }

  /// The texts and the image of a content configuration.
  private mutating func readContent(_ term: Term, into cell: inout TableViewCell) {
    if let title = term["set text"], let text = text(title, named: "title") {
      cell.textLabel = View(.label(Label(text)))
    }
    if let detail = term["set secondaryText"], let text = text(detail, named: "detail") {
      cell.detailTextLabel = View(.label(Label(text)))
      cell.style = term.name == "valueCell" ? .value1 : .subtitle
    }
    if let image = term["set image"],
      let source = image == .nothing ? nil : self.image(image, at: term.place)
    {
      var picture = ImageView()
      picture.image = source
      cell.imageView = View(.imageView(picture))
    }
  }
}

extension View {
  /// Gives a row or an item the height or width that its list asks for.
  mutating func addSize(_ length: Double, _ attribute: LayoutAttribute) {
    var parts = ConstraintParts("super", attribute)
    parts.constant = length
    constraints.append(.parts(parts))
  }
}
