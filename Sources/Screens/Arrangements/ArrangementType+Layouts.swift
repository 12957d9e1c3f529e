import AfterimageGraphics

/// Stacks, layers, and what changes one view.
extension ArrangementType {
  /// Views in a row or a column, as HStack and VStack.
  static let stack = describe(
    "stack", "Views in a row or a column, as HStack and VStack.",
    blank: Arrangement.Stack(.vertical),
    keys: [
      Key("axis", \.axis, .word(), "The direction in which the views follow each other."),
      Key("alignment", \.alignment, .word(), "At which place they line up across the stack."),
      Key(
        "spacing", optional: \.spacing, .distance,
        "The distance between neighbours, in points; else the one that they want."),
      Key("lazy", \.isLazy, .bool, "True where it takes all the room across."),
    ],
    embedding: Arrangement.stack,
    extracting: { if case .stack(let stack) = $0 { stack } else { nil } })

  /// Views upon each other, bottom to top, as ZStack.
  static let layers = describe(
    "layers", "Views upon each other, bottom to top, as ZStack.", blank: Arrangement.Layers(),
    keys: layerKeys, embedding: Arrangement.layers,
    extracting: { if case .layers(let layers) = $0 { layers } else { nil } })

  /// Views over the first one, which decides about the size.
  static let overlay = describe(
    "overlay", "Views over the first one, which decides about the size.",
    blank: Arrangement.Layers(), keys: layerKeys, embedding: Arrangement.overlay,
    extracting: { if case .overlay(let layers) = $0 { layers } else { nil } })

  /// Views beneath the last one, which decides about the size.
  static let background = describe(
    "background", "Views beneath the last one, which decides about the size.",
    blank: Arrangement.Layers(), keys: layerKeys, embedding: Arrangement.background,
    extracting: { if case .background(let layers) = $0 { layers } else { nil } })

  private static let layerKeys: [Key<Arrangement.Layers>] = [
    Key("alignment", \.alignment, .word(), "Where the views lie.")
  ]

  /// Room around a view; 16 points on each side.
  static let padding = describe(
    "padding", "Room around a view; 16 points on each side.", blank: Arrangement.Padding(),
    keys: paddingKeys, embedding: Arrangement.padding,
    extracting: { if case .padding(let padding) = $0 { padding } else { nil } })

  /// The room on each side.
  static let paddingKeys: [Key<Arrangement.Padding>] = [
    Key("top", \.top, .distance, "Above the view, in points."),
    Key("leading", \.leading, .distance, "Before the view, in points."),
    Key("bottom", \.bottom, .distance, "Below the view, in points."),
    Key("trailing", \.trailing, .distance, "Behind the view, in points."),
  ]

  /// A view at its ideal extent.
  static let fixedSize = describe(
    "fixedSize", "A view at its ideal extent.", blank: Arrangement.FixedSize(),
    keys: [
      Key("horizontal", \.horizontal, .bool, "Whether the width is the ideal one."),
      Key("vertical", \.vertical, .bool, "Whether the height is the ideal one."),
    ],
    embedding: Arrangement.fixedSize,
    extracting: { if case .fixedSize(let axes) = $0 { axes } else { nil } })

  /// A view drawn elsewhere than it lies.
  static let offset = describe(
    "offset", "A view drawn elsewhere than it lies.", blank: Arrangement.Displacement(),
    keys: displacementKeys, embedding: Arrangement.offset,
    extracting: { if case .offset(let distance) = $0 { distance } else { nil } })

  /// A view whose middle lies at a point of all the room there is.
  static let position = describe(
    "position", "A view whose middle lies at a point of all the room there is.",
    blank: Arrangement.Displacement(), keys: displacementKeys, embedding: Arrangement.position,
    extracting: { if case .position(let place) = $0 { place } else { nil } })

  private static let displacementKeys: [Key<Arrangement.Displacement>] = [
    Key("x", \.x, .distance, "Towards the trailing edge, in points."),
    Key("y", \.y, .distance, "Towards the bottom, in points."),
  ]

  /// A ratio of width to height.
  static let aspectRatio = describe(
    "aspectRatio", "A ratio of width to height.", blank: Arrangement.AspectRatio(),
    keys: [
      Key(
        "ratio", optional: \.ratio, .number(in: 0.0001...10_000),
        "Width by height; else that of the view's ideal extent."),
      Key("contentMode", \.contentMode, .word(), "Whether the view stays in its room or fills it."),
    ],
    embedding: Arrangement.aspectRatio,
    extracting: { if case .aspectRatio(let ratio) = $0 { ratio } else { nil } })

  /// A picture that takes the room it is offered.
  static let resizable = describe(
    "resizable", "A picture that takes the room it is offered.", .resizable)

  /// A view with a rank of its own in its stack.
  static let layoutPriority = describe(
    "layoutPriority", "A view with a rank of its own in its stack.", blank: Arrangement.Priority(),
    keys: [Key("value", \.value, .distance, "The rank; higher ones are given room first.")],
    embedding: Arrangement.layoutPriority,
    extracting: { if case .layoutPriority(let priority) = $0 { priority } else { nil } })

  /// A view that lines up at a place of its own.
  static let alignmentGuide = describe(
    "alignmentGuide", "A view that lines up at a place of its own.", blank: Arrangement.Guide(),
    keys: [
      Key("guide", \.guide, .word(), "The guide with a place of its own."),
      Key("value", \.value, .distance, "From the leading or the top edge, in points."),
    ],
    embedding: Arrangement.alignmentGuide,
    extracting: { if case .alignmentGuide(let guide) = $0 { guide } else { nil } })

  /// Room that grows.
  static let spacer = describe(
    "spacer", "Room that grows.", blank: Arrangement.Spacer(),
    keys: [
      Key(
        "minLength", optional: \.minLength, .length,
        "The least extent, in points; else the default distance of views.")
    ],
    embedding: Arrangement.spacer,
    extracting: { if case .spacer(let spacer) = $0 { spacer } else { nil } })

  /// A line between the views of a stack.
  static let divider = describe("divider", "A line between the views of a stack.", .divider)

  /// All the room there is, its views at the leading top corner.
  static let geometryReader = describe(
    "geometryReader", "All the room there is, its views at the leading top corner.",
    .geometryReader)

  /// Views that whatever lies around them arranges as its own.
  static let group = describe(
    "group", "Views that whatever lies around them arranges as its own.", .group)

  /// The first of several views that fits.
  static let viewThatFits = describe(
    "viewThatFits", "The first of several views that fits.", blank: Arrangement.FittedAxes(),
    keys: [
      Key("horizontal", \.horizontal, .bool, "Whether the width counts."),
      Key("vertical", \.vertical, .bool, "Whether the height counts."),
    ],
    embedding: Arrangement.viewThatFits,
    extracting: { if case .viewThatFits(let axes) = $0 { axes } else { nil } })

  /// A view of which nothing is drawn beyond a figure.
  static let clip = describe(
    "clip", "A view of which nothing is drawn beyond a figure.",
    blank: Arrangement.Clip(.rectangle),
    keys: [Key("figure", \.figure, .figure, isRequired: true, "The figure.")],
    embedding: Arrangement.clip,
    extracting: { if case .clip(let clip) = $0 { clip } else { nil } })
}
