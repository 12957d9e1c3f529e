/// A layout of SwiftUI: how a view arranges its subviews, without constraints.
///
/// A parent proposes a size, each child answers with the one that it takes, and the parent places it. A modifier of SwiftUI that changes a layout is an arrangement of one subview. `Documentation/swiftui-layout.md` has the rules of each.
public enum Arrangement: Hashable, Sendable {
  /// A row or a column, as `HStack` and `VStack`.
  case stack(Stack)
  /// Views upon each other, as `ZStack`.
  case layers(Layers)
  /// Views over the first one, which decides about the size, as `overlay`.
  case overlay(Layers)
  /// Views beneath the last one, which decides about the size, as `background`.
  case background(Layers)
  /// Room of an extent that may be fixed or bounded, as `frame`.
  case frame(Frame)
  /// Room around a view, as `padding`.
  case padding(Padding)
  /// A view at its ideal extent, as `fixedSize`.
  case fixedSize(FixedSize)
  /// A view drawn elsewhere than it lies, as `offset`.
  case offset(Displacement)
  /// A view whose middle lies at a point of all the room there is, as `position`.
  case position(Displacement)
  /// A view of a ratio of width to height, as `aspectRatio`.
  case aspectRatio(AspectRatio)
  /// A picture that takes the room it is offered, as `resizable`.
  case resizable
  /// A view that is given room before or after its neighbours, as `layoutPriority`.
  case layoutPriority(Priority)
  /// A view that lines up with others at a place of its own, as `alignmentGuide`.
  case alignmentGuide(Guide)
  /// Room that grows, as `Spacer`.
  case spacer(Spacer)
  /// A line between the views of a stack, as `Divider`.
  case divider
  /// A window on views that may be larger than it, as `ScrollView`.
  case scroll(Scroll)
  /// Rows whose cells stand in columns, as `Grid`.
  case grid(Grid)
  /// The cells of one row of a grid, as `GridRow`.
  case gridRow(GridRow)
  /// A cell that takes several columns of a grid, as `gridCellColumns`.
  case gridCell(GridCell)
  /// Views in rows or columns of given extents, as `LazyVGrid` and `LazyHGrid`.
  case lazyGrid(LazyGrid)
  /// Rows that scroll, in sections or not, as `List` and `Form`.
  case list(List)
  /// Rows of a list that belong together, as `Section`.
  case section
  /// What stands above the rows of a section.
  case header
  /// What stands below the rows of a section.
  case footer
  /// A row of a list with insets, a line or a mark of its own.
  case listRow(ListRow)
  /// The last view at an edge of the others, whose safe area it makes smaller, as `safeAreaInset`.
  case safeAreaInset(SafeAreaInset)
  /// A view that reaches beyond the safe area, as `ignoresSafeArea`.
  case ignoresSafeArea(IgnoredSafeArea)
  /// All the room there is, its views at the leading top corner, as `GeometryReader`.
  case geometryReader
  /// Views that whatever lies around them arranges as its own, as `Group` and `ForEach`.
  case group
  /// The first of several views that fits, as `ViewThatFits`.
  case viewThatFits(FittedAxes)
  /// A view of which nothing is drawn beyond a figure, as `clipShape`.
  case clip(Clip)
}

extension Arrangement {
  /// True for the layouts whose view draws nothing beyond its bounds.
  package var clipsToBounds: Bool {
    switch self {
    case .scroll, .list: true
    case .stack, .layers, .overlay, .background, .frame, .padding, .fixedSize, .offset, .position,
      .aspectRatio, .resizable, .layoutPriority, .alignmentGuide, .spacer, .divider, .grid,
      .gridRow, .gridCell, .lazyGrid, .section, .header, .footer, .listRow, .safeAreaInset,
      .ignoresSafeArea, .geometryReader, .group, .viewThatFits, .clip:
      false
    }
  }
}
