import AfterimageScreens

/// The kinds of view on a canvas: those that are declared, then those that UIKit makes.
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
  case visualEffectView
  case webView
  case mapView
  case card
  case header
  case footer
  case navigationBar

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
      case .visualEffectView: .visualEffectView
      case .webView: .webView
      case .mapView: .mapView
      }
  }

  /// True where the view shows characters or a picture of its own, whatever lies in it.
  var showsContent: Bool {
    switch self {
    case .label, .button, .textField, .textView, .cardField, .imageView, .webView, .mapView,
      .header, .footer:
      true
    case .view, .form, .stackView, .scrollView, .separator, .visualEffectView, .card,
      .navigationBar:
      false
    }
  }
}
