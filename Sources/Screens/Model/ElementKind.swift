/// The kinds of view by their names in files, in the order in which lists show them.
package enum ElementKind: String, CaseIterable, Hashable, Sendable {
  case view, label, button, textField, textView, cardField, form, stackView, imageView
  case arrangement, shape
  case scrollView, separator, visualEffectView, webView, mapView, `switch`, slider, stepper
  case segmentedControl, progressView, activityIndicator, pageControl, picker, datePicker
  case tableView, tableViewCell, collectionView, searchBar, navigationBar, tabBar, toolbar
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
    case .arrangement: .arrangement
    case .shape: .shape
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
