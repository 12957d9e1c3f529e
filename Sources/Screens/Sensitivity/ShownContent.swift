/// One of the things that a view shows and that could be another: a text, a value, a picture.
///
/// A piece of the content of a view that may be secret; a placeholder is none of them, as it is written in code and the same for everybody.
package struct ShownContent: Hashable, Sendable {
  /// Where it stands in the view, such as `items.1.badge`; empty for the only one of its kind.
  package let name: String
  /// The value.
  package let value: Value
  /// The mark on it alone, beside that of the view.
  package let mark: PartMark

  /// The kinds of things that views show.
  package enum Value: Hashable, Sendable {
    /// Characters.
    case text(String)
    /// A number within an interval.
    case number(Double, in: ClosedRange<Double>)
    /// How many parts there are, at least one.
    case count(Int)
    /// One of several by its place, nil for none.
    case choice(Int?, of: Int)
    /// One of two.
    case flag(Bool)
    /// A day and a time.
    case date(CalendarDate)
    /// A colour, of a view that shows nothing else.
    case color(ColorReference)
    /// A symbol.
    case symbol(Symbol)
    /// A picture.
    case picture(Image)
  }
}

extension ShownContent {
  /// True where it is secret in a view.
  ///
  /// - Parameter isViewSensitive: true where the view or one that it lies in is marked.
  package func isSecret(inSensitive isViewSensitive: Bool) -> Bool { mark.value ?? isViewSensitive }
}

extension View {
  /// Everything that the view itself shows, in a fixed order; what lies in it shows its own.
  package var shownContents: [ShownContent] { walked(for: .reading).found }

  /// The same view with something else in the place of one of the things that it shows; unchanged where that is of another kind.
  package func replacing(_ place: Int, with value: ShownContent.Value) -> View {
    walked(for: .replacing(place, value)).view
  }

  /// The same view before the secrets that it shows itself have arrived: without characters and pictures, every control at its lowest value.
  ///
  /// - Parameters:
  ///   - isSensitive: true where the view or one that it lies in is marked.
  ///   - forGood: true where none of them will arrive, so that nothing is left to mark.
  package func withoutSecrets(isSensitive: Bool, forGood: Bool = false) -> View {
    walked(for: .emptying(inSensitive: isSensitive, forGood: forGood)).view
  }

  /// The same view with other values in the places of those names.
  package func showing(_ values: [String: ShownContent.Value]) -> View {
    walked(for: .filling(values)).view
  }

  /// The same view with a reason on each part that has a mark of its own and tells of a secret, or without any.
  ///
  /// - Parameter isSearched: false where a mark decides for all in the view.
  package func notingSecretParts(isSearched: Bool) -> View {
    element.hasMarkedParts ? walked(for: .noting(isSearched: isSearched)).view : self
  }

  private func walked(for purpose: ContentWalk.Purpose) -> (view: View, found: [ShownContent]) {
    var copy = self
    var walk = ContentWalk(purpose: purpose)
    copy.walk(&walk)
    return (copy, walk.found)
  }

  private mutating func walk(_ walk: inout ContentWalk) {
    element = element.walked(by: &walk)
    // Behind anything else a colour is an ornament; alone, as in a lamp that is red or green, it is what there is to see.
    if case .view = element, children.isEmpty, !isDrawnInCode {
      walk.meet("backgroundColor", color: &backgroundColor)
    }
  }
}

extension Element {
  /// True for the kinds whose parts can have marks of their own.
  package var hasMarkedParts: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar: true
    case .view, .label, .button, .textField, .textView, .cardField, .form, .stackView, .arrangement,
      .shape, .imageView,
      .scrollView, .separator, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .tableView, .tableViewCell,
      .collectionView, .searchBar, .visualEffectView, .webView, .mapView:
      false
    }
  }
}
