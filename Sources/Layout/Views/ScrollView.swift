import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// A scroll view at the place in its content.
  func lowered(_ scrollView: ScrollView, as view: LoweredView) -> LoweredView {
    var lowered = view
    lowered.metrics.contentOffset = scrollView.contentOffset
    lowered.metrics.adjustsContentInset =
      scrollView.contentInsetAdjustmentBehavior == .automatic
    return lowered
  }
}

/// The place of a scroll view's content.
extension ConstraintGeneration {
  /// How far below its upper edge a scroll view's content rests, in points.
  func adjustedContentInset(of node: Int) -> Double {
    hierarchy.metrics[node].adjustsContentInset ? safeAreaInsets(of: node).top : 0
  }

  /// The content of a scroll view, moved by its offset from where it rests: below bars and notch, as UIKit's automatic adjustment of content insets has it.
  mutating func contentBox(of node: Int) -> Box {
    let offset = hierarchy.metrics[node].contentOffset
    let size = contentSize(of: node)
    let restingTop = top(node) + adjustedContentInset(of: node)
    let (left, top) = (left(node) - offset.x, restingTop - offset.y)
    return Box(left: left, top: top, right: left + size.width, bottom: top + size.height)
  }

  /// The extent of a scroll view's content, made when first asked for.
  mutating func contentSize(of node: Int) -> (width: Quantity, height: Quantity) {
    if let known = contentSizes[node] {
      return (Quantity(variable: known.width), Quantity(variable: known.height))
    }
    let width = system.makeVariable(LayoutVariable(node: node, measure: .contentWidth))
    let height = system.makeVariable(LayoutVariable(node: node, measure: .contentHeight))
    contentSizes[node] = (width, height)
    return (Quantity(variable: width), Quantity(variable: height))
  }
}
