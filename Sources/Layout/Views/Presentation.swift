import AfterimageGraphics
import AfterimageScreens

/// The presented part of a screen: the nodes from one on.
struct ArrangedPresentation: Hashable, Sendable {
  /// The first node that belongs to it; all after it do too.
  var firstNode: Int
  /// The fate of the views below.
  var presenter: Presenter

  /// The fate of the views below while something is presented.
  enum Presenter: Hashable, Sendable {
    /// They stay where they are.
    case stays
    /// They draw back into a card that looks out above a large sheet.
    case recedes(RoundedRect)
    /// They leave the window.
    case leaves
  }
}

extension Lowering {
  /// Appends what a screen presents: a view that darkens what lies below, then a view around the presented controller.
  mutating func lower(
    _ presentation: Presentation, beside source: Int?, in window: inout Surroundings
  ) {
    let start = hierarchy.nodes.count
    switch presentation {
    case .alert(let alert): lower(alert, in: &window)
    case .sheet(let sheet): lower(sheet, in: &window)
    case .popover(let popover): lower(popover, beside: source, in: &window)
    case .fullScreen(let content):
      let frame = Rect(origin: .zero, size: traits.size)
      lower(content, at: frame, traits: traits, in: &window)
    }
    hierarchy.presentation = ArrangedPresentation(
      firstNode: start, presenter: presenter(of: presentation))
  }

  /// Appends the darkness over everything so far; UIDimmingView's black of 0.2, and 0.48 in the dark, is what UIKit is commonly seen to have.
  mutating func lowerDimmingView(in window: inout Surroundings) {
    lowerDimmingView(over: Rect(origin: .zero, size: traits.size), in: &window)
  }

  /// Appends the darkness over a part of the window.
  mutating func lowerDimmingView(over frame: Rect, in window: inout Surroundings) {
    let opacity = traits.userInterfaceStyle == .light ? 0.2 : 0.48
    let node = appendBackdrop(
      .part(.dimmingView), Appearance(background: Color.black.withAlpha(multipliedBy: opacity)),
      in: &window)
    hierarchy.placedViews.append(PlacedView(node: node, frame: frame))
  }

  /// Appends the view around a presented controller, which clips it, and the controller in it; the result is the view's index.
  @discardableResult
  mutating func lower(
    _ content: PresentedContent, at frame: Rect, traits: Traits,
    within shape: Appearance = Appearance(), in window: inout Surroundings
  ) -> Int {
    var shape = shape
    shape.clips = true
    let container = append(
      .part(.containerView), LoweredView(direction: traits.layoutDirection, appearance: shape),
      in: &window)
    hierarchy.placedViews.append(PlacedView(node: container, frame: frame))
    var below = window.below(container, isSensitive: false)
    lower(
      RootView(root: .presented, view: content.root), of: content.controller, at: frame,
      traits: traits, in: &below)
    endDescendants(of: container)
    return container
  }
}

extension Lowering {
  /// The fate of the views below.
  private func presenter(of presentation: Presentation) -> ArrangedPresentation.Presenter {
    switch presentation {
    case .alert: .stays
    case .sheet(let sheet): presenter(of: sheet)
    case .popover(let popover):
      traits.device.idiom == .pad ? .stays : presenter(of: Sheet(popover.content))
    case .fullScreen: .leaves
    }
  }
}

extension Presentation {
  /// True where the tints of what lies below lose their hue (UIView.tintAdjustmentMode, which UIKit sets below alerts, sheets and popovers).
  var dimsTints: Bool {
    switch self {
    case .alert, .sheet, .popover: true
    case .fullScreen: false
    }
  }

  /// The id of the view that the presentation stands beside; nil where it stands beside none.
  var sourceView: String? {
    if case .popover(let popover) = self { popover.sourceView } else { nil }
  }
}
