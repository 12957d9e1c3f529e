import AfterimageScreens

/// The kinds of view on a canvas: those that are declared, then those that UIKit makes, some of them either.
package enum NodeType: String, CaseIterable, Hashable, Sendable {
  case view
  case label
  case button
  case textField
  case textView
  case cardField
  case form
  case stackView
  case imageView
  case scrollView
  case separator
  case `switch`
  case slider
  case stepper
  case segmentedControl
  case progressView
  case activityIndicator
  case pageControl
  case picker
  case datePicker
  case tableView
  case tableViewCell
  case collectionView
  case searchBar
  case visualEffectView
  case webView
  case mapView
  case card
  case header
  case footer
  case navigationBar
  case glyph
  case searchField
  case tabBar
  case tabBarItem
  case toolbar
  case symbol
  case badge
  case dimmingView
  case containerView
  case grabber
  case popoverArrow
  case keyboard
  case key
  case suggestion

  /// The kind of a declared element.
  init(_ element: Element) {
    self =
      switch element {
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
      case .visualEffectView: .visualEffectView
      case .webView: .webView
      case .mapView: .mapView
      }
  }

  /// True where the view takes all the room of a form's row, false where it keeps its size at the trailing edge.
  var fillsRow: Bool {
    switch self {
    case .switch, .stepper, .activityIndicator: false
    case .view, .label, .button, .textField, .textView, .cardField, .form, .stackView, .imageView,
      .scrollView, .separator, .slider, .segmentedControl, .progressView, .pageControl, .picker,
      .datePicker, .tableView, .tableViewCell, .collectionView, .searchBar, .visualEffectView,
      .webView, .mapView, .card, .header, .footer, .navigationBar, .glyph, .searchField, .tabBar,
      .tabBarItem, .toolbar, .symbol, .badge, .dimmingView, .containerView, .grabber,
      .popoverArrow, .keyboard, .key, .suggestion:
      true
    }
  }

  /// True where the view shows characters or a picture of its own, whatever lies in it.
  var showsContent: Bool {
    switch self {
    case .label, .button, .textField, .textView, .cardField, .imageView, .webView, .mapView,
      .header,
      .footer, .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicator,
      .pageControl, .picker, .datePicker, .searchBar, .searchField, .glyph, .navigationBar, .tabBar,
      .tabBarItem, .toolbar, .symbol, .badge, .keyboard, .key, .suggestion:
      true
    case .view, .form, .stackView, .scrollView, .separator, .visualEffectView, .tableView,
      .tableViewCell, .collectionView, .card, .dimmingView, .containerView, .grabber, .popoverArrow:
      false
    }
  }

  /// True where what lies in the view is larger than the view and can be moved.
  var scrolls: Bool { self == .scrollView || isList }

  /// True for the views whose rows or items are placed by the view itself.
  var isList: Bool { self == .tableView || self == .collectionView || self == .form }
}
