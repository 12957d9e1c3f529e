import AfterimageGraphics
import AfterimageScreens

/// The sizes of views that arrange nothing.
extension Arranger {
  /// The size that a control, a text, a picture or a colour takes of an offer.
  func leafSize(of node: Int, in proposal: Proposal) -> Size {
    let content = contentSize(of: node)
    guard case .element(let kind) = hierarchy.nodes[node].type else {
      return Size(width: content.width ?? 0, height: content.height ?? 0)
    }
    if kind == .label { return textSize(of: node, in: proposal) }
    let (takesWidth, takesHeight) = kind.takesOffer
    let fixed = hierarchy.metrics[node].intrinsicSize
    func length(_ takes: Bool, _ fixed: Double?, _ content: Double?, _ offer: Double?) -> Double {
      if let fixed { return fixed }
      let ideal = content ?? Self.defaultLength
      return takes || content == nil ? offer ?? ideal : ideal
    }
    return Size(
      width: length(takesWidth, fixed?.width, content.width, proposal.width),
      height: length(takesHeight, fixed?.height, content.height, proposal.height))
  }

  /// What the content of a view asks for, of the rectangle that SwiftUI lays out.
  private func contentSize(of node: Int) -> (width: Double?, height: Double?) {
    let metrics = hierarchy.metrics[node]
    let insets = metrics.alignmentRectInsets
    let text = feedback.textSizes[node]
    return (
      (text?.width ?? metrics.contentSize.width).map { $0 - insets.left - insets.right },
      (text?.height ?? metrics.contentSize.height).map { $0 - insets.top - insets.bottom }
    )
  }

  /// The lines of a text in the width that is offered, as many as the height that is offered allows, one at least.
  private func textSize(of node: Int, in proposal: Proposal) -> Size {
    guard let text = hierarchy.nodes[node].text else { return .zero }
    guard !text.text.isEmpty else { return Size(width: 0, height: emptyTextHeight) }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    if let width, width <= 0 {
      return Size(width: 0, height: textBlock(text, width: nil).lines.advance(text, sizing.scale))
    }
    let whole = textBlock(text, width: width)
    guard let height = proposal.height, whole.size.height > height + 0.01, text.numberOfLines != 1
    else { return capped(whole.size, width) }
    var shorter = text
    shorter.numberOfLines = max(1, Int(min(1e6, (height + text.lineSpacing + 0.01) / text.advance)))
    if text.numberOfLines > 0 {
      shorter.numberOfLines = min(shorter.numberOfLines, text.numberOfLines)
    }
    return capped(textBlock(shorter, width: width).size, width)
  }

  /// The height of a text without characters: no character has its font, and what has none is set in Helvetica of 12 points, whose line is 13.8 high (a picture of an empty block of code: 14 at 2x).
  private var emptyTextHeight: Double { (13.8 * traits.scale).rounded(.up) / traits.scale }

  private func capped(_ size: Size, _ width: Double?) -> Size {
    Size(width: width.map { min($0, size.width) } ?? size.width, height: size.height)
  }

  /// A text in a width with the white space that its lines are broken at, as SwiftUI counts it.
  func textBlock(_ text: TextContent, width: Double?) -> (size: Size, lines: TextBlock) {
    sizing.block(
      text, width: width, minimumHeight: 0, vanishesWhenEmpty: false, countsSpaces: width != nil)
  }
}

extension TextBlock {
  /// The height of one line, rounded up to pixels.
  fileprivate func advance(_ text: TextContent, _ scale: Double) -> Double {
    (min(height, text.advance) * scale - 1e-6).rounded(.up) / scale
  }
}

extension ElementKind {
  /// True along each axis where a view takes what it is offered instead of the extent of its content.
  fileprivate var takesOffer: (width: Bool, height: Bool) {
    switch self {
    case .label, .button, .switch, .stepper, .activityIndicator, .pageControl, .datePicker,
      .imageView, .separator:
      (false, false)
    case .textField, .cardField, .slider, .segmentedControl, .progressView, .searchBar,
      .navigationBar, .tabBar, .toolbar, .picker, .tableViewCell:
      (true, false)
    case .view, .shape, .textView, .form, .stackView, .arrangement, .scrollView,
      .visualEffectView, .webView, .mapView, .tableView, .collectionView:
      (true, true)
    }
  }
}
