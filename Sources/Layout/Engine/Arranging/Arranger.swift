import AfterimageGraphics
import AfterimageScreens

/// SwiftUI's layout: a parent offers a size, a child answers with the one that it takes, and the parent places it.
///
/// Places are counted from the leading top corner; what lies from right to left is mirrored at the end.
struct Arranger {
  let hierarchy: Hierarchy
  let traits: Traits
  let sizing: TextSizing
  let feedback: Feedback
  /// True where some view lines up at a place of its own.
  let hasOwnGuides: Bool
  /// The answers so far.
  private var sizes: [SizeQuestion: Size] = [:]
  /// The places of guides so far.
  var guides: [GuideQuestion: Double?] = [:]
  /// What views want at their edges, so far.
  var preferences: [SpacingQuestion: SpacingPreference] = [:]
  /// The frames in the host, from its leading edge.
  var frames: [Int: Rect] = [:]
  /// The views that are not shown, as another one fits.
  var unshown: Set<Int> = []
  /// The questions that may still be asked; trees that ask for more are cut off.
  private var budget = 4_000_000

  /// Begins with nothing placed.
  init(_ hierarchy: Hierarchy, in traits: Traits, sizing: TextSizing, feedback: Feedback) {
    self.hierarchy = hierarchy
    self.traits = traits
    self.sizing = sizing
    self.feedback = feedback
    hasOwnGuides = hierarchy.arrangedViews.values.contains {
      if case .alignmentGuide = $0.layout { true } else { false }
    }
  }

  private struct SizeQuestion: Hashable {
    var node: Int
    var proposal: Proposal
  }

  /// The distance that SwiftUI keeps between views, in points.
  static let defaultSpacing = 8.0
  /// The ideal extent of what takes all that is offered, in points.
  static let defaultLength = 10.0

  /// The size that a view takes of an offer.
  mutating func size(of node: Int, in proposal: Proposal) -> Size {
    let question = SizeQuestion(node: node, proposal: proposal)
    if let known = sizes[question] { return known }
    budget -= 1
    guard budget > 0 else { return .zero }
    let answer = answer(to: proposal, of: node).sane
    sizes[question] = answer
    return answer
  }

  private mutating func answer(to proposal: Proposal, of node: Int) -> Size {
    guard let view = hierarchy.arrangedViews[node] else { return leafSize(of: node, in: proposal) }
    switch view.layout {
    case .stack(let stack): return stackSize(stack, view, in: proposal)
    case .layers(let layers):
      return layeredChildren(view.children, layers.alignment, in: proposal).extent
    case .group, .section, .header, .footer, .gridRow:
      return layersSize(view.children, in: proposal)
    case .overlay: return size(ofFirst: view.children.first, in: proposal)
    case .background: return size(ofFirst: view.children.last, in: proposal)
    case .frame(let frame): return frameSize(frame, view.children, in: proposal)
    case .padding(let padding): return paddedSize(padding, view.children, in: proposal)
    case .fixedSize(let axes): return layersSize(view.children, in: axes.proposal(in: proposal))
    case .offset, .layoutPriority, .alignmentGuide, .clip, .gridCell, .ignoresSafeArea, .listRow:
      return layersSize(view.children, in: proposal)
    case .position, .geometryReader, .list:
      return proposal.replacingIdeal(by: Self.defaultSize)
    case .aspectRatio(let ratio):
      return layersSize(view.children, in: fitted(ratio, view.children, in: proposal))
    case .resizable:
      return proposal.replacingIdeal(by: layersSize(view.children, in: .ideal))
    case .spacer(let spacer): return spacerSize(spacer, view.stackAxis, in: proposal)
    case .divider: return dividerSize(view.stackAxis, in: proposal)
    case .scroll(let scroll): return scrollSize(scroll, view.children, in: proposal)
    case .grid(let grid): return gridPlan(grid, view.children, in: proposal).size
    case .lazyGrid(let grid): return lazyGridPlan(grid, view.children, in: proposal).size
    case .safeAreaInset(let inset): return insetSize(inset, view.children, in: proposal)
    case .viewThatFits(let axes):
      return size(ofFirst: fittingChild(axes, view.children, in: proposal), in: proposal)
    }
  }

  /// The ideal size of what takes all that is offered.
  static let defaultSize = Size(width: defaultLength, height: defaultLength)

  /// The size of a view; nothing where there is none.
  mutating func size(ofFirst node: Int?, in proposal: Proposal) -> Size {
    node.map { size(of: $0, in: proposal) } ?? .zero
  }
}

extension Arrangement.FixedSize {
  /// The offer that asks for the ideal extent along its axes.
  func proposal(in offer: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
  }
}
