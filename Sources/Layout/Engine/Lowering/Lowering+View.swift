import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// A declared view with everything that depends on no other view, beyond what it takes over.
  ///
  /// - Parameter tint: the view's own tint, or that of the view around it.
  func lowered(
    _ view: View, at path: ViewPath, in surroundings: Surroundings, tint: Color
  ) -> LoweredView {
    let common = LoweredView(
      direction: direction(of: view), appearance: appearance(of: view, at: path),
      metrics: metrics(of: view),
      sensitivity: Sensitivity(of: view, within: surroundings.isSensitive, mask: mask),
      isHidden: view.isHidden)
    return lowered(view.element, as: common, in: surroundings, tint: tint)
  }

  /// A view of one kind.
  ///
  /// - Parameter view: what every kind of view has.
  private func lowered(
    _ element: Element, as view: LoweredView, in surroundings: Surroundings, tint: Color
  ) -> LoweredView {
    switch element {
    case .view, .stackView: view
    case .arrangement(let arrangement): lowered(arrangement, as: view, in: surroundings)
    case .shape(let shape): lowered(shape, as: view)
    case .form(let form): lowered(form, as: view, isScrolled: surroundings.isScrolled)
    case .tableView(let table): lowered(table, as: view)
    case .tableViewCell(let cell): lowered(cell, as: view)
    case .collectionView(let collection): lowered(collection, as: view)
    case .searchBar(let bar): lowered(bar, as: view)
    case .label(let label): lowered(label, as: view, isArranged: surroundings.host != nil)
    case .button(let button): lowered(button, as: view, tint: tint)
    case .textField(let field): lowered(field, as: view, tint: tint)
    case .textView(let textView): lowered(textView, as: view, tint: tint)
    case .cardField(let field): lowered(field, as: view, tint: tint)
    case .imageView(let imageView): lowered(imageView, as: view, tint: tint)
    case .scrollView(let scrollView): lowered(scrollView, as: view)
    case .separator(let separator): lowered(separator, as: view)
    case .switch(let control): lowered(control, as: view)
    case .slider(let slider): lowered(slider, as: view, tint: tint)
    case .stepper(let stepper): lowered(stepper, as: view)
    case .segmentedControl(let control): lowered(control, as: view)
    case .progressView(let bar): lowered(bar, as: view, tint: tint)
    case .activityIndicator(let wheel): lowered(wheel, as: view)
    case .pageControl(let control): lowered(control, as: view)
    case .picker(let picker): lowered(picker, as: view)
    case .datePicker(let picker): lowered(picker, as: view, tint: tint)
    case .navigationBar(let bar): lowered(bar, as: view)
    case .tabBar(let bar): lowered(bar, as: view)
    case .toolbar(let bar): lowered(bar, as: view)
    case .visualEffectView(let effectView): lowered(effectView, as: view)
    case .webView(let webView): lowered(webView, as: view)
    case .mapView(let mapView): lowered(mapView, as: view)
    }
  }

  /// Background, corners, shadow, border, opacity and clipping.
  private func appearance(of view: View, at path: ViewPath) -> Appearance {
    Appearance(
      background: (view.backgroundColor.map(color))
        ?? defaultBackground(of: view.element, at: path).map(color),
      cornerRadius: view.cornerRadius, cornerCurve: view.cornerCurve,
      corners: view.maskedCorners, gradient: view.gradient.map(resolved),
      shadow: view.shadow.map(resolved), border: view.border.map(resolved), alpha: view.alpha,
      clips: view.clipsToBounds || NodeType.element(view.element.kind).scrolls)
  }

  /// The background of a view whose author says nothing: a colour of the system's behind tables, and behind all that fills a controller.
  private func defaultBackground(of element: Element, at path: ViewPath) -> SystemColor? {
    if case .tableView(let table) = element {
      return table.style == .plain ? .systemBackground : .systemGroupedBackground
    }
    guard path.steps.isEmpty, !path.root.isAccessory else { return nil }
    if case .arrangement(.list(let list)) = element {
      return list.style == .plain ? .systemBackground : .systemGroupedBackground
    }
    if case .form = element { return .systemGroupedBackground }
    return .systemBackground
  }

  /// Margins, and the priorities of the content's extent.
  private func metrics(of view: View) -> LayoutMetrics {
    LayoutMetrics(
      margins: view.layoutMargins,
      insetsMarginsFromSafeArea: view.insetsLayoutMarginsFromSafeArea,
      hugging: view.contentHugging.values(otherwise: Self.defaultHugging(of: view.element)),
      compressionResistance: view.compressionResistance.values(
        otherwise: LayoutPriority.defaultHigh.rawValue),
      intrinsicSize: view.intrinsicContentSize, autoresizing: view.autoresizing)
  }

  /// The hugging that Interface Builder gives each kind; a separator is as thin, and a bar as high, as it is.
  private static func defaultHugging(of element: Element) -> Double {
    switch element {
    case .label, .imageView: 251
    case .separator: 999
    case .switch, .stepper, .activityIndicator, .navigationBar, .tabBar, .toolbar:
      LayoutPriority.defaultHigh.rawValue
    case .view, .button, .textField, .cardField, .form, .stackView, .arrangement, .shape,
      .scrollView,
      .slider, .segmentedControl, .progressView, .pageControl, .picker, .datePicker,
      .tableView, .tableViewCell, .collectionView, .searchBar, .textView, .visualEffectView,
      .webView, .mapView:
      LayoutPriority.defaultLow.rawValue
    }
  }
}

extension AxisPriorities {
  /// The priority along each axis, and another where there is none.
  fileprivate func values(otherwise other: Double) -> (horizontal: Double, vertical: Double) {
    (horizontal?.rawValue ?? other, vertical?.rawValue ?? other)
  }
}
