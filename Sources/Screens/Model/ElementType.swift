/// The kinds of view by their names in files, in the order in which lists show them.
package enum ElementKind: String, CaseIterable, Hashable, Sendable {
  case view, label, button, textField, textView, cardField, form, stackView, imageView
  case scrollView, separator, visualEffectView, webView, mapView, `switch`, slider, stepper
  case segmentedControl, progressView, activityIndicator, pageControl, picker, datePicker
  case tableView, tableViewCell, collectionView, searchBar, navigationBar, tabBar, toolbar

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

extension Element {
  /// The kind of view.
  package var kind: ElementKind {
    switch self {
    case .view: .view
    case .label: .label
    case .button: .button
    case .textField: .textField
    case .textView: .textView
    case .cardField: .cardField
    case .form: .form
    case .stackView: .stackView
    case .imageView: .imageView
    case .scrollView: .scrollView
    case .separator: .separator
    case .visualEffectView: .visualEffectView
    case .webView: .webView
    case .mapView: .mapView
    case .switch: .switch
    case .slider: .slider
    case .stepper: .stepper
    case .segmentedControl: .segmentedControl
    case .progressView: .progressView
    case .activityIndicator: .activityIndicator
    case .pageControl: .pageControl
    case .picker: .picker
    case .datePicker: .datePicker
    case .tableView: .tableView
    case .tableViewCell: .tableViewCell
    case .collectionView: .collectionView
    case .searchBar: .searchBar
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    }
  }

  /// The name of the kind in files.
  package var typeName: String { kind.rawValue }
}

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
