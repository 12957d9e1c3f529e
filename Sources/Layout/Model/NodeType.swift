import AfterimageScreens

/// The kinds of view on a canvas: those that are declared, then those that UIKit makes, some of them either.
package enum NodeType: String, CaseIterable, Hashable, Sendable {
  case view
  case label
  case button
  case textField
  case cardField
  case form
  case stackView
  case imageView
  case scrollView
  case separator
  case card
  case header
  case footer
  case navigationBar
  case tabBar
  case tabBarItem
  case toolbar
  case symbol
  case badge

  /// The kind of a declared element.
  init(_ element: Element) {
    self =
      switch element {
      case .view: .view
      case .label: .label
      case .button: .button
      case .textField: .textField
      case .cardField: .cardField
      case .form: .form
      case .stackView: .stackView
      case .imageView: .imageView
      case .scrollView: .scrollView
      case .separator: .separator
      case .navigationBar: .navigationBar
      case .tabBar: .tabBar
      case .toolbar: .toolbar
      }
  }

  /// True where the view shows characters or a picture of its own, whatever lies in it.
  var showsContent: Bool {
    switch self {
    case .label, .button, .textField, .cardField, .imageView, .header, .footer, .navigationBar,
      .tabBar, .tabBarItem, .toolbar, .symbol, .badge:
      true
    case .view, .form, .stackView, .scrollView, .separator, .card: false
    }
  }
}
