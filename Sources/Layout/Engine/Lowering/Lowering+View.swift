import AfterimageGraphics
import AfterimageScreens

/// What every kind of view has.
extension Lowering {
  /// Settles what a field mask does to a view.
  mutating func settleSensitivity(of view: View, isSensitive: Bool, at index: Int) {
    let isLeaf = view.children.isEmpty || hierarchy.nodes[index].type.showsContent
    let isSensitiveLeaf = isSensitive && isLeaf
    hierarchy.nodes[index].isSensitive = isSensitive
    hierarchy.nodes[index].isSensitiveLeaf = isSensitiveLeaf
    hierarchy.nodes[index].mask = isSensitiveLeaf ? mask : nil
    hierarchy.nodes[index].isHidden = view.isHidden || (isSensitiveLeaf && mask == .hide)
  }

  /// Settles background, corners, shadow, border, opacity and clipping.
  mutating func settleAppearance(of view: View, at index: Int) {
    var appearance = Appearance()
    appearance.background =
      view.backgroundColor.map(color) ?? defaultBackground(of: view.element, at: index).map(color)
    appearance.cornerRadius = view.cornerRadius
    appearance.cornerCurve = view.cornerCurve
    appearance.corners = view.maskedCorners
    appearance.gradient = view.gradient.map(settled)
    appearance.shadow = view.shadow.map(settled)
    appearance.border = view.border.map(settled)
    appearance.alpha = view.alpha
    appearance.clips = view.clipsToBounds || hierarchy.nodes[index].type.scrolls
    hierarchy.nodes[index].appearance = appearance
  }

  /// What lies behind a view whose author says nothing: a colour of the system's behind tables, and behind all that fills a controller.
  private func defaultBackground(of element: Element, at index: Int) -> SystemColor? {
    if case .tableView(let table) = element {
      return table.style == .plain ? .systemBackground : .systemGroupedBackground
    }
    let path = hierarchy.nodes[index].path
    guard path?.steps.isEmpty == true, path?.root.isAccessory == false else { return nil }
    if case .form = element { return .systemGroupedBackground }
    return .systemBackground
  }

  /// Settles margins and the priorities of the content's extent.
  mutating func settleMetrics(of view: View, at index: Int) {
    let hugging = Self.defaultHugging(of: view.element)
    let asked = (view.contentHugging, view.compressionResistance)
    hierarchy.metrics[index].margins = view.layoutMargins
    hierarchy.metrics[index].autoresizing = view.autoresizing
    hierarchy.metrics[index].intrinsicSize = view.intrinsicContentSize
    hierarchy.metrics[index].hugging = (
      asked.0.horizontal?.rawValue ?? hugging, asked.0.vertical?.rawValue ?? hugging
    )
    hierarchy.metrics[index].compressionResistance = (
      asked.1.horizontal?.rawValue ?? LayoutPriority.defaultHigh.rawValue,
      asked.1.vertical?.rawValue ?? LayoutPriority.defaultHigh.rawValue
    )
  }

  /// The hugging that Interface Builder gives each kind; a separator is as thin, and a bar as high, as it is.
  private static func defaultHugging(of element: Element) -> Double {
    switch element {
    case .label, .imageView: 251
    case .separator: 999
    case .switch, .stepper, .activityIndicator, .navigationBar, .tabBar, .toolbar:
      LayoutPriority.defaultHigh.rawValue
    case .view, .button, .textField, .cardField, .form, .stackView, .scrollView,
      .slider, .segmentedControl, .progressView, .pageControl, .picker, .datePicker,
      .tableView, .tableViewCell, .collectionView, .searchBar, .textView, .visualEffectView,
      .webView, .mapView:
      LayoutPriority.defaultLow.rawValue
    }
  }

  /// Settles what only one kind of view shows.
  mutating func settleContent(of view: View, tint: Color, at index: Int) {
    switch view.element {
    case .view, .form, .stackView: break
    case .tableView(let table): settleTable(table, at: index)
    case .tableViewCell(let cell): settleCell(cell, at: index)
    case .collectionView(let collection):
      hierarchy.metrics[index].contentOffset = collection.contentOffset
      hierarchy.metrics[index].adjustsContentInset =
        collection.contentInsetAdjustmentBehavior == .automatic
    case .searchBar(let bar): settleSearchBar(bar, at: index)
    case .label(let label): settleLabel(label, at: index)
    case .button(let button): settleButton(button, tint: tint, at: index)
    case .textField(let field): settleTextField(field, tint: tint, at: index)
    case .textView(let textView): settleTextView(textView, tint: tint, at: index)
    case .cardField(let field): settleCardField(field, tint: tint, at: index)
    case .imageView(let imageView): settleImageView(imageView, tint: tint, at: index)
    case .scrollView(let scrollView):
      hierarchy.metrics[index].contentOffset = scrollView.contentOffset
      hierarchy.metrics[index].adjustsContentInset =
        scrollView.contentInsetAdjustmentBehavior == .automatic
    case .separator(let separator): settleSeparator(separator, at: index)
    case .switch(let control): settleSwitch(control, at: index)
    case .slider(let slider): settleSlider(slider, tint: tint, at: index)
    case .stepper(let stepper): settleStepper(stepper, at: index)
    case .segmentedControl(let control): settleSegmentedControl(control, at: index)
    case .progressView(let bar): settleProgressView(bar, tint: tint, at: index)
    case .activityIndicator(let wheel): settleActivityIndicator(wheel, at: index)
    case .pageControl(let control): settlePageControl(control, at: index)
    case .picker(let picker): settlePicker(picker, at: index)
    case .datePicker(let picker): settleDatePicker(picker, tint: tint, at: index)
    case .navigationBar(let bar): settleBar(height: bar.height(in: traits), at: index)
    case .tabBar: settleBar(height: traits.tabBarHeight, at: index)
    case .toolbar: settleBar(height: traits.toolbarHeight, at: index)
    case .visualEffectView(let effectView): settleVisualEffectView(effectView, at: index)
    case .webView(let webView): settleWebView(webView, at: index)
    case .mapView(let mapView): settleMapView(mapView, at: index)
    }
  }
}
