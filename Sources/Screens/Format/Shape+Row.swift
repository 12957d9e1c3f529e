import AfterimageGraphics

extension Shape where Value == View {
  /// A row of a table: a cell, whose type need not be said, or any other view.
  static var row: Shape {
    Shape(
      schema: ["anyOf": [view.schema, ["$ref": "#/$defs/cell"]]],
      write: { row in
        guard case .tableViewCell = row.element else { return view.write(row) }
        return .object(ElementType.tableViewCell.write(row))
      },
      read: { node, decoding in
        guard node["type"] == nil, node.members != nil else { return view.read(node, &decoding) }
        decoding.viewCount += 1
        guard decoding.viewCount <= Limits.views else { return View(.view) }
        return ElementType.tableViewCell.read(node, &decoding) ?? View(.view)
      })
  }

  /// A text, which stands for a label with it, or any view.
  static var textOrView: Shape {
    Shape(
      schema: ["anyOf": [Shape<String>.text.schema, view.schema]],
      write: { part in
        guard case .label(let label) = part.element, part == View(.label(Label(label.text)))
        else { return view.write(part) }
        return .string(label.text)
      },
      read: { node, decoding in
        guard let text = node.string else { return view.read(node, &decoding) }
        decoding.viewCount += 1
        return View(.label(Label(text)))
      })
  }
}

extension JSONNode {
  /// The parts of a view beside its subviews: the fields of a form, the rows of a table, the texts of a cell, the items of a collection, the views in a bar.
  var partNodes: [JSONNode] {
    let sections = self["sections"]?.elements ?? []
    switch self["type"]?.string {
    case ElementType.tableView.name: return sections.flatMap { $0["rows"]?.elements ?? [] }
    case ElementType.collectionView.name:
      return sections.flatMap { section in
        [section["header"]].compactMap(\.self) + (section["items"]?.elements ?? [])
          + [section["footer"]].compactMap(\.self)
      }
    case ElementType.tableViewCell.name, nil:
      return ["text", "detailText", "imageView", "accessoryView"].compactMap { self[$0] }
    case ElementType.navigationBar.name: return navigationBarNodes
    case ElementType.toolbar.name: return customViewNodes("items")
    default:
      return sections.flatMap { $0["rows"]?.elements ?? [] }.compactMap { $0["field"] }
    }
  }

  /// The views in a navigation bar.
  var navigationBarNodes: [JSONNode] {
    [self["titleView"]].compactMap(\.self) + customViewNodes("leftItems")
      + customViewNodes("rightItems")
  }

  /// The views among the items of a bar, which stand under a key.
  func customViewNodes(_ key: String) -> [JSONNode] {
    (self[key]?.elements ?? []).compactMap { $0["customView"] }
  }
}
