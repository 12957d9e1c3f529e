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
          ?? unknownView(node, &decoding)
      })
  }

  /// A view of an unknown type, with all that can be read of it: the keys that every kind has, and its subviews.
  private static func unknownView(_ node: JSONNode, _ decoding: inout Decoding) -> View {
    guard let members = node.members else { return View(.view) }
    let shared = Set(ElementType.view.keys.map(\.name))
    let foreign = Set(members.map(\.key)).subtracting(shared)
    var unknown = ElementType.view.read(node, ignoring: foreign, &decoding) ?? View(.view)
    var parts: [View] = []
    for part in node.partNodes {
      if let part = textOrView.read(part, &decoding) { parts.append(part) }
    }
    unknown.subviews = parts + unknown.subviews
    return unknown
  }
}

extension JSONNode {
  /// The views directly below a view, in the order of `View.children`.
  var childNodes: [JSONNode] {
    let isStack = self["type"]?.string == ElementType.stackView.name
    let subviews = self[isStack ? "arrangedSubviews" : "subviews"]?.elements
    return partNodes + (subviews ?? [])
  }
}
