import AfterimageGraphics
import AfterimageScreens

/// The kinds of view.
extension ViewImport {
  /// The kind of view of an element; a plain view where the kind is not known.
  ///
  /// - Parameter line: the ids of the element and of those above it, the nearest first.
  mutating func element(of element: XMLElement, above line: [String]) -> Element {
    switch element.name {
    case "view", "containerView", "tableViewCell", "tableViewCellContentView",
      "collectionViewCell", "collectionViewCellContentView", "collectionReusableView":
      .view
    case "tableView": .tableView(tableView(element))
    case "collectionView": .collectionView(collectionView(element))
    case "label": .label(label(element))
    case "button": .button(button(element))
    case "textField": .textField(textField(element))
    case "textView": .textView(textView(element))
    case "imageView": .imageView(imageView(element))
    case "stackView": .stackView(stackView(element))
    case "scrollView": .scrollView(scrollView(element))
    case "switch": .switch(switchControl(element))
    case "slider": .slider(slider(element))
    case "stepper": .stepper(stepper(element))
    case "segmentedControl": .segmentedControl(segmentedControl(element))
    case "progressView": .progressView(progressView(element))
    case "activityIndicatorView": .activityIndicator(activityIndicator(element))
    case "pageControl": .pageControl(pageControl(element))
    case "pickerView": .picker(Picker([Picker.Component(Self.pickerRows, selectedRow: 2)]))
    case "datePicker": .datePicker(datePicker(element))
    case "searchBar": .searchBar(searchBar(element))
    case "navigationBar": .navigationBar(barAmongViews(element, above: line))
    case "toolbar": .toolbar(Toolbar(barItems(["items"], of: element, below: line)))
    case "tabBar": .tabBar(tabBarAmongViews(element))
    case "mapView": .mapView(MapView())
    case "webView", "wkWebView": .webView(WebView())
    case "visualEffectView": .visualEffectView(VisualEffectView(effect(of: element)))
    case _ where Self.mediaKinds.contains(element.name): .view
    default: unknown(element)
    }
  }

  private mutating func unknown(_ element: XMLElement) -> Element {
    note(.unknownView(element.name), at: element)
    return .view
  }

  /// The rows of a table are its subviews, where the document has them.
  private func tableView(_ element: XMLElement) -> TableView {
    var table = TableView(element["style"].flatMap { .init(rawValue: $0) } ?? .plain)
    table.hasSeparators = false
    if Self.keepsContentAtEdges(element) { table.contentInsetAdjustmentBehavior = .never }
    return table
  }

  /// The items of a collection are its subviews, where the document has them.
  private func collectionView(_ element: XMLElement) -> CollectionView {
    var collection = CollectionView()
    if Self.keepsContentAtEdges(element) { collection.contentInsetAdjustmentBehavior = .never }
    return collection
  }

  private static func keepsContentAtEdges(_ element: XMLElement) -> Bool {
    element["contentInsetAdjustmentBehavior"] == "never"
  }

  private func scrollView(_ element: XMLElement) -> ScrollView {
    var view = ScrollView()
    if Self.keepsContentAtEdges(element) { view.contentInsetAdjustmentBehavior = .never }
    return view
  }

  private func stackView(_ element: XMLElement) -> StackView {
    var stack = StackView(element["axis"] == "vertical" ? .vertical : .horizontal)
    stack.distribution = element["distribution"].flatMap { .init(rawValue: $0) } ?? .fill
    stack.alignment = element["alignment"].flatMap { .init(rawValue: $0) } ?? .fill
    stack.spacing = element.number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
    // The document has no attribute for it: margins of a stack view's own mean that it keeps them (read from stored frames).
    stack.isLayoutMarginsRelativeArrangement =
      element.child("edgeInsets", key: "layoutMargins") != nil
      || element.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    stack.isBaselineRelativeArrangement = element.isYes("baselineRelativeArrangement")
    return stack
  }

  private mutating func imageView(_ element: XMLElement) -> ImageView {
    var imageView = ImageView()
    imageView.contentMode =
      element["contentMode"].flatMap { ContentMode(interfaceBuilder: $0) } ?? .scaleToFill
    imageView.image = picture(element["image"], namedBy: element)
    return imageView
  }

  private func effect(of element: XMLElement) -> BlurStyle {
    let name = element.child("blurEffect")?["style"] ?? "regular"
    return BlurStyle.all.first { $0.name == name } ?? .regular
  }
}

extension ContentMode {
  /// The mode by the name that documents have for it, of which some begin with a capital.
  fileprivate init?(interfaceBuilder name: String) {
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}
