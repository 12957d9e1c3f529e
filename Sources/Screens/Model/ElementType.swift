/// The kinds of view by their names in files, each with its keys and defaults.
package enum ElementType {
  /// Every kind.
  package static var all: [ObjectForm<View>] { kinds.map { $0.form() } }

  /// Every kind by its name.
  package static let kinds: [VariantKind<View>] = [
    .init("view") { view },
    .init("label") { label },
    .init("button") { button },
    .init("textField") { textField },
    .init("textView") { textView },
    .init("cardField") { cardField },
    .init("form") { form },
    .init("stackView") { stackView },
    .init("imageView") { imageView },
    .init("scrollView") { scrollView },
    .init("separator") { separator },
    .init("visualEffectView") { visualEffectView },
    .init("webView") { webView },
    .init("mapView") { mapView },
    .init("switch") { `switch` },
    .init("slider") { slider },
    .init("stepper") { stepper },
    .init("segmentedControl") { segmentedControl },
    .init("progressView") { progressView },
    .init("activityIndicator") { activityIndicator },
    .init("pageControl") { pageControl },
    .init("picker") { picker },
    .init("datePicker") { datePicker },
    .init("tableView") { tableView },
    .init("tableViewCell") { tableViewCell },
    .init("collectionView") { collectionView },
    .init("searchBar") { searchBar },
    .init("navigationBar") { navigationBar },
    .init("tabBar") { tabBar },
    .init("toolbar") { toolbar },
  ]

  /// The kinds as an object in a file chooses between them.
  static let variants = VariantForm(.elementType, kinds) { $0.element.typeName }

  /// Describes a kind of view by the keys that only it has.
  ///
  /// - Parameter arrangesSubviews: true where the views in it are called its arranged subviews.
  static func describe<Payload: Sendable>(
    _ name: String, _ documentation: String, blank: Payload, keys: [Key<Payload>],
    arrangesSubviews: Bool = false, embedding embed: @escaping @Sendable (Payload) -> Element,
    extracting extract: @escaping @Sendable (Element) -> Payload?
  ) -> ObjectForm<View> {
    let own = keys.map { key in
      key.lifted(
        extracting: { (view: View) in extract(view.element) },
        embedding: { $1.element = embed($0) })
    }
    return ObjectForm(
      name: name, documentation: documentation, blank: View(embed(blank)),
      keys: View.identityKeys + own + View.commonKeys
        + [arrangesSubviews ? View.arrangedSubviewsKey : View.subviewsKey] + View.constraintKeys)
  }
}

extension Element {
  /// The name of the kind in files.
  package var typeName: String {
    switch self {
    case .view: "view"
    case .label: "label"
    case .button: "button"
    case .textField: "textField"
    case .textView: "textView"
    case .cardField: "cardField"
    case .form: "form"
    case .stackView: "stackView"
    case .imageView: "imageView"
    case .scrollView: "scrollView"
    case .separator: "separator"
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmentedControl"
    case .progressView: "progressView"
    case .activityIndicator: "activityIndicator"
    case .pageControl: "pageControl"
    case .picker: "picker"
    case .datePicker: "datePicker"
    case .tableView: "tableView"
    case .tableViewCell: "tableViewCell"
    case .collectionView: "collectionView"
    case .searchBar: "searchBar"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .toolbar: "toolbar"
    case .visualEffectView: "visualEffectView"
    case .webView: "webView"
    case .mapView: "mapView"
    }
  }
}
