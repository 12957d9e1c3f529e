import AfterimageGraphics

extension Screen {
  /// The same screen while the redaction reason `privacy` is set, as SwiftUI draws it.
  ///
  /// Of what is privacy-sensitive a text keeps no more than the number of its characters, a symbol is a disc and a picture a flat tone. Views that wrap UIKit's show through.
  package var redactedForPrivacy: Screen {
    var copy = self
    for root in rootViews { copy[root.root] = root.view.redacted(inPrivate: false) }
    guard copy != self else { return self }
    copy.isRedactedForPrivacy = true
    return copy
  }
}

extension View {
  fileprivate func redacted(inPrivate inherited: Bool) -> View {
    let isPrivate = isPrivacySensitive ?? inherited
    return (isPrivate ? redactedAlone : self).mapChildren { $1.redacted(inPrivate: isPrivate) }
  }

  private var redactedAlone: View {
    var copy = self
    switch element {
    case .label(let label): return withText(label.text.redacted)
    case .button(var button):
      button.title = button.title.redacted
      button.image = button.image?.disc
      copy.element = .button(button)
    case .imageView(var imageView):
      guard let image = imageView.image else { return self }
      imageView.image = image.disc
      copy.element = .imageView(imageView)
      guard let bitmap = image.bitmap else { return copy }
      copy.backgroundColor = .system(.secondarySystemFill)
      copy.intrinsicContentSize =
        intrinsicContentSize
        ?? IntrinsicSize(width: bitmap.size.width, height: bitmap.size.height)
    case .view, .textField, .textView, .cardField, .form, .stackView, .arrangement, .shape,
      .scrollView, .separator,
      .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicator,
      .pageControl, .picker, .datePicker, .tableView, .tableViewCell, .collectionView, .searchBar,
      .navigationBar, .tabBar, .toolbar, .visualEffectView, .webView, .mapView:
      return self
    }
    return copy
  }
}

extension String {
  /// One glyph as often as there are characters.
  fileprivate var redacted: String { String(repeating: "•", count: count) }
}

extension ImageSource {
  /// A disc in the place of a symbol; nil for pixels.
  fileprivate var disc: ImageSource? {
    guard case .symbol(var symbol) = self else { return nil }
    symbol.name = "circle.fill"
    return .symbol(symbol)
  }

  /// The pixels; nil for a symbol.
  fileprivate var bitmap: Image? {
    if case .bitmap(let image) = self { image } else { nil }
  }
}
