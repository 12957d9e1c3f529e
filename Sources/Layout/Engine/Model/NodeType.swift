package import AfterimageScreens

/// The kind of a node: a view's that screens declare, or a part's that such a view is made of.
package enum NodeType: Hashable, Sendable {
  case element(ElementKind)
  case part(Part)

  /// What views are made of beside views that screens declare as well.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case card, header, footer, glyph, searchField, tabBarItem, symbol, badge, dimmingView
    case containerView, grabber, popoverArrow, keyboard, key, suggestion

    /// True where it shows characters or a picture of its own.
    fileprivate var showsContent: Bool {
      switch self {
      case .header, .footer, .glyph, .searchField, .tabBarItem, .symbol, .badge, .keyboard, .key,
        .suggestion:
        true
      case .card, .dimmingView, .containerView, .grabber, .popoverArrow: false
      }
    }
  }

  /// The name in lists of frames, which names a view without an id, too.
  package var name: String {
    switch self {
    case .element(let kind): kind.rawValue
    case .part(let part): part.rawValue
    }
  }

  /// True where the view shows characters or a picture of its own, whatever lies in it.
  var showsContent: Bool {
    switch self {
    case .element(let kind): kind.showsContent
    case .part(let part): part.showsContent
    }
  }

  /// True where what lies in the view is larger than the view and can be moved.
  var scrolls: Bool { self == .element(.scrollView) || isList }

  /// True for the views whose rows or items are placed by the view itself.
  var isList: Bool {
    self == .element(.tableView) || self == .element(.collectionView) || self == .element(.form)
  }
}

extension ElementKind {
  /// True where the view shows characters or a picture of its own, whatever lies in it.
  fileprivate var showsContent: Bool {
    switch self {
    case .label, .button, .textField, .textView, .cardField, .imageView, .webView, .mapView,
      .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicator,
      .pageControl, .picker, .datePicker, .searchBar, .navigationBar, .tabBar, .toolbar, .shape:
      true
    case .view, .form, .stackView, .arrangement, .scrollView, .separator, .visualEffectView,
      .tableView, .tableViewCell, .collectionView:
      false
    }
  }
}
