import AfterimageGraphics

/// The kinds of view in files, each with its keys and defaults.
package enum ElementType {
  /// Every kind.
  package static var all: [ObjectForm<View>] { ElementKind.allCases.map(\.form) }

  /// The kinds as an object in a file chooses between them.
  static let variants = VariantForm(
    .elementType, ElementKind.allCases.map { kind in VariantKind(kind.rawValue) { kind.form } }
  ) { $0.element.typeName }

  /// Describes a kind of view by the keys that only it has.
  ///
  /// - Parameter arrangesSubviews: true where the views in it are called its arranged subviews.
  static func describe<Payload: Sendable>(
    _ kind: ElementKind, _ documentation: String, blank: Payload, keys: [Key<Payload>],
    arrangesSubviews: Bool = false, embedding embed: @escaping @Sendable (Payload) -> Element,
    extracting extract: @escaping @Sendable (Element) -> Payload?
  ) -> ObjectForm<View> {
    let own = keys.map { key in
      key.lifted(
        extracting: { (view: View) in extract(view.element) },
        embedding: { $1.element = embed($0) })
    }
    return ObjectForm(
      name: kind.rawValue, documentation: documentation, blank: View(embed(blank)),
      keys: View.identityKeys + own + View.commonKeys
        + [arrangesSubviews ? View.arrangedSubviewsKey : View.subviewsKey] + View.constraintKeys)
  }
}

extension ElementKind {
  /// The keys of the kind, and what a view of it is where they say nothing.
  fileprivate var form: ObjectForm<View> {
    switch self {
    case .view: ElementType.view
    case .label: ElementType.label
    case .button: ElementType.button
    case .textField: ElementType.textField
    case .textView: ElementType.textView
    case .cardField: ElementType.cardField
    case .form: ElementType.form
    case .stackView: ElementType.stackView
    case .arrangement: ElementType.arrangement
    case .shape: ElementType.shape
    case .imageView: ElementType.imageView
    case .scrollView: ElementType.scrollView
    case .separator: ElementType.separator
    case .visualEffectView: ElementType.visualEffectView
    case .webView: ElementType.webView
    case .mapView: ElementType.mapView
    case .switch: ElementType.switch
    case .slider: ElementType.slider
    case .stepper: ElementType.stepper
    case .segmentedControl: ElementType.segmentedControl
    case .progressView: ElementType.progressView
    case .activityIndicator: ElementType.activityIndicator
    case .pageControl: ElementType.pageControl
    case .picker: ElementType.picker
    case .datePicker: ElementType.datePicker
    case .tableView: ElementType.tableView
    case .tableViewCell: ElementType.tableViewCell
    case .collectionView: ElementType.collectionView
    case .searchBar: ElementType.searchBar
    case .navigationBar: ElementType.navigationBar
    case .tabBar: ElementType.tabBar
    case .toolbar: ElementType.toolbar
    }
  }
}

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
