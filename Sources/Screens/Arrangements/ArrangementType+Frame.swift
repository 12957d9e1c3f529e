import AfterimageGraphics

/// Frames and the safe area.
extension ArrangementType {
  /// Room of an extent that is fixed, or bounded.
  static let frame = describe(
    "frame", "Room of an extent that is fixed, or bounded.", blank: Arrangement.Frame(),
    keys: [
      Key("width", optional: \.width, .length, "In points; else the content's, within the bounds."),
      Key(
        "height", optional: \.height, .length, "In points; else the content's, within the bounds."),
      Key("minWidth", optional: \.minWidth, .lengthOrInfinity, "The least width."),
      Key(
        "idealWidth", optional: \.idealWidth, .lengthOrInfinity, "The one where none is proposed."),
      Key(
        "maxWidth", optional: \.maxWidth, .lengthOrInfinity,
        "The most width; infinity takes all that is proposed."),
      Key("minHeight", optional: \.minHeight, .lengthOrInfinity, "The least height."),
      Key(
        "idealHeight", optional: \.idealHeight, .lengthOrInfinity, "The one where none is proposed."
      ),
      Key(
        "maxHeight", optional: \.maxHeight, .lengthOrInfinity,
        "The most height; infinity takes all that is proposed."),
      Key("alignment", \.alignment, .word(), "Where the content lies in the room."),
    ],
    embedding: Arrangement.frame,
    extracting: { if case .frame(let frame) = $0 { frame } else { nil } })

  /// The last view at an edge of the others, whose safe area it makes smaller.
  static let safeAreaInset = describe(
    "safeAreaInset", "The last view at an edge of the others, whose safe area it makes smaller.",
    blank: Arrangement.SafeAreaInset(),
    keys: [
      Key("edge", \.edge, .word(), "The edge."),
      Key("alignment", \.alignment, .word(), "Where the view lies along the edge."),
      Key("spacing", optional: \.spacing, .distance, "To the others, in points; else none."),
    ],
    embedding: Arrangement.safeAreaInset,
    extracting: { if case .safeAreaInset(let inset) = $0 { inset } else { nil } })

  /// A view that reaches beyond the safe area.
  static let ignoresSafeArea = describe(
    "ignoresSafeArea", "A view that reaches beyond the safe area.",
    blank: Arrangement.IgnoredSafeArea(),
    keys: [Key("edges", \.edges, .edges, "The edges at which it does.")],
    embedding: Arrangement.ignoresSafeArea,
    extracting: { if case .ignoresSafeArea(let area) = $0 { area } else { nil } })
}
