import AfterimageGraphics

extension Shape where Value == View {
  /// A view and everything in it.
  ///
  /// Reading never comes back without a view, so that the tree keeps its shape, and with it the places of all others, around a mistake.
  static var view: Shape {
    Shape(
      schema: ["$ref": "#/$defs/view"], write: { ElementType.variants.write($0) },
      read: { node, decoding in
        decoding.viewCount += 1
        // Validation reports that there are too many; here it is only that memory is not wasted on them.
        guard decoding.viewCount <= Limits.views else { return View(.view) }
        return ElementType.variants.read(node, &decoding)
          ?? View(.view, id: node["id"]?.string, subviews: unknownChildren(of: node, &decoding))
      })
  }

  /// What lies in a view of an unknown type.
  private static func unknownChildren(
    of node: JSONNode, _ decoding: inout Decoding
  ) -> [View] {
    var children: [View] = []
    for child in node.childNodes {
      if let view = view.read(child, &decoding) { children.append(view) }
    }
    return children
  }
}

extension JSONNode {
  /// The views directly below a view, in the order of `View.children`.
  var childNodes: [JSONNode] {
    let rows = (self["sections"]?.elements ?? []).flatMap { $0["rows"]?.elements ?? [] }
    let isStack = self["type"]?.string == ElementType.stackView.name
    let subviews = self[isStack ? "arrangedSubviews" : "subviews"]?.elements
    return rows.compactMap { $0["field"] } + (subviews ?? [])
  }
}
