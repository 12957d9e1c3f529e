import AfterimageGraphics
import AfterimageScreens

/// The sizes that views ask for.
extension ViewImport {
  /// What a view asks for, other than by its texts.
  struct AskedSize: Equatable {
    /// The extent along each axis, in points.
    let size: IntrinsicSize
    /// True where it is the size with which the document stores the view.
    var isStored = false
    /// True for a stand-in, which gives way to whatever else there is.
    var isWeak = false
  }

  /// The size that the author wrote down for a view whose content is made in code, the one that Interface Builder saw, or a stand-in; nil where the content decides.
  func askedSize(of element: XMLElement, as kind: Element) -> AskedSize? {
    if let size = authoredSize(of: element) ?? designedSize(of: element) {
      return AskedSize(size: size)
    }
    if let size = keptSize(of: element, as: kind) { return AskedSize(size: size, isStored: true) }
    if isBlankInStack(element) { return AskedSize(size: IntrinsicSize(width: 50, height: 50)) }
    if element.name == "button" { return buttonSize(of: element).map { AskedSize(size: $0) } }
    if let size = element["image"].flatMap({ document.resources.imageSizes[$0] }) {
      return AskedSize(size: IntrinsicSize(width: size.width, height: size.height))
    }
    return standInSize(of: element)
  }

  /// The size that the author wrote down.
  private func authoredSize(of element: XMLElement) -> IntrinsicSize? {
    let (width, height) = (
      element.number("placeholderIntrinsicWidth"), element.number("placeholderIntrinsicHeight")
    )
    return width == nil && height == nil ? nil : IntrinsicSize(width: width, height: height)
  }

  /// The size that the code of a designable view gave it when the document was saved.
  private func designedSize(of element: XMLElement) -> IntrinsicSize? {
    element["id"].flatMap { document.resources.designedSizes[$0] }.map { recorded in
      func length(_ name: String) -> Double? {
        recorded.number(name).flatMap { $0 < 0 ? nil : $0 }
      }
      return IntrinsicSize(width: length("width"), height: length("height"))
    }
  }

  /// The size that the canvas keeps for a view in a stack whose kind asks for nothing.
  ///
  /// Interface Builder takes the extent that such a view has for its intrinsic one, at the view's own priorities: a field above a text view stays as low as the text view found it (read from stored frames: beside those that are kept 279 views become right by it and 5 wrong, in 41 of 650 documents).
  private func keptSize(of element: XMLElement, as kind: Element) -> IntrinsicSize? {
    guard purpose == .canvas(trustsStoredSizes: true), let id = element["id"], graph.isArranged(id),
      asksForNothing(element, kind)
    else { return nil }
    return graph.size(of: id).map { IntrinsicSize(width: $0.width, height: $0.height) }
  }

  /// True for a view without an intrinsic content size.
  private func asksForNothing(_ element: XMLElement, _ kind: Element) -> Bool {
    switch kind {
    case .view, .scrollView, .tableView, .collectionView, .visualEffectView, .webView, .mapView,
      .shape:
      true
    case .textView(let view): view.isScrollEnabled
    case .imageView: element["image"] == nil
    case .label, .stackView: isBlankInStack(element)
    case .button, .textField, .cardField, .form, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .picker, .datePicker, .searchBar,
      .navigationBar, .tabBar, .toolbar, .separator, .tableViewCell, .arrangement:
      false
    }
  }

  /// True for a label without a text and a stack without views within a stack, which would vanish: the canvas keeps 50 points for them since Xcode 14.3 (read from frames that the builds 21701, 22154 and 23504 stored).
  private func isBlankInStack(_ element: XMLElement) -> Bool {
    guard purpose != .device, document.build >= 21701, element["id"].map(graph.isArranged) == true
    else { return false }
    switch element.name {
    case "label":
      return (element["text"] ?? "").isEmpty && element.child("string", key: "text") == nil
        && element.child("attributedString", key: "attributedText") == nil
    case "stackView": return graph.children(of: element).isEmpty
    default: return false
    }
  }

  /// The size of a container view, of a view of the author's own class that has nothing in it, as what it asks for is in code that is not there, and where stored sizes are not trusted of a view that the canvas would keep.
  ///
  /// It is what it was when the document was saved, or else what Interface Builder's library makes a view, which is all that a container view asks for (read from stored frames).
  private func standInSize(of element: XMLElement) -> AskedSize? {
    let library = AskedSize(size: IntrinsicSize(width: 240, height: 128), isWeak: true)
    if element.name == "containerView" { return library }
    guard element.name == "view", let id = element["id"] else { return nil }
    let isMadeInCode = element["customClass"] != nil && graph.children(of: element).isEmpty
    guard purpose != .canvas(trustsStoredSizes: false) else {
      return isMadeInCode || graph.keepsItsSize(id) ? library : nil
    }
    guard isMadeInCode else { return nil }
    return graph.size(of: id).map { size in
      AskedSize(
        size: IntrinsicSize(width: size.width, height: size.height), isStored: true, isWeak: true)
    } ?? library
  }
}
