/// The view that takes what is typed: UIKit's first responder.
package struct FocusedField: Hashable, Sendable {
  /// Where the view is declared.
  package let path: ViewPath
  /// The entered text.
  package let text: String
  /// True where the view is marked as sensitive or inherits the mark.
  package let isSensitive: Bool
  /// True where bullets stand for what has been entered.
  package let isSecure: Bool
  /// The keyboard that the view asks for.
  package let inputTraits: TextInputTraits
}

extension Screen {
  /// The first view in document order that has the focus, of the uppermost root view; nil where none is edited.
  ///
  /// A hidden view keeps the focus, as in UIKit; a greyed-out field has none, and presenting takes it from what lies beneath.
  package var focusedField: FocusedField? {
    var found: FocusedField?
    forEachView { view, path, isSensitive in
      guard found == nil, !path.root.isAccessory, presented == nil || path.root == .presented,
        let entry = view.element.focusedEntry
      else { return }
      found = FocusedField(
        path: path, text: entry.text, isSensitive: isSensitive, isSecure: entry.isSecure,
        inputTraits: entry.inputTraits)
    }
    return found
  }

  /// True where a keyboard is up.
  package var hasKeyboard: Bool { focusedField?.inputTraits.showsKeyboard ?? false }

  /// The same screen without a focus: what `endEditing` leaves.
  package var endingEditing: Screen {
    mapViews { view, _, _ in
      view.element.unfocused.map { element in
        var copy = view
        copy.element = element
        return copy
      }
    }
  }
}

extension Element {
  /// The text and the keyboard of a kind of view that has the focus; nil for every other.
  fileprivate var focusedEntry: (text: String, isSecure: Bool, inputTraits: TextInputTraits)? {
    switch self {
    case .textField(let field) where field.isFocused && field.isEnabled:
      (field.text, field.isSecureTextEntry, field.inputTraits)
    case .textView(let textView) where textView.isFocused:
      (textView.text, false, textView.inputTraits)
    case .searchBar(let bar) where bar.isFocused: (bar.text, false, bar.inputTraits)
    case .cardField(let field) where field.isFocused:
      (field.text, field.isSecureTextEntry, field.inputTraits)
    case .textField, .textView, .searchBar, .cardField: nil
    case .view, .label, .button, .form, .stackView, .arrangement, .shape, .imageView, .scrollView,
      .separator,
      .visualEffectView, .webView, .mapView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .picker, .datePicker, .tableView,
      .tableViewCell, .collectionView, .navigationBar, .tabBar, .toolbar:
      nil
    }
  }

  /// The same kind of view without the focus; nil where it has none.
  fileprivate var unfocused: Element? {
    switch self {
    case .textField(let field) where field.isFocused: .textField(field.with(\.isFocused, false))
    case .textView(let textView) where textView.isFocused:
      .textView(textView.with(\.isFocused, false))
    case .searchBar(let bar) where bar.isFocused: .searchBar(bar.with(\.isFocused, false))
    case .cardField(let field) where field.isFocused: .cardField(field.with(\.isFocused, false))
    case .textField, .textView, .searchBar, .cardField: nil
    case .view, .label, .button, .form, .stackView, .arrangement, .shape, .imageView, .scrollView,
      .separator,
      .visualEffectView, .webView, .mapView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .picker, .datePicker, .tableView,
      .tableViewCell, .collectionView, .navigationBar, .tabBar, .toolbar:
      nil
    }
  }
}
