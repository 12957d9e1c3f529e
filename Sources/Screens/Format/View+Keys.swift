/// The keys that every kind of view has.
extension View {
  static let identityKeys: [Key<View>] = [
    Key(
      "id", optional: \.id, .identifierText,
      "What constraints, scenarios and reports call the view; unique in the screen.")
  ]

  static let commonKeys: [Key<View>] = [
    Key(
      "sensitive", optional: \.isSensitive, .bool,
      "Marks the view and all in it; false takes it off."),
    Key(
      "privacySensitive", optional: \.isPrivacySensitive, .bool,
      "SwiftUI's `privacySensitive()`, for the view and all in it; it is sensitive, too."),
    Key(
      "backgroundColor", optional: \.backgroundColor, .color, "The colour behind all that is drawn."
    ),
    Key(
      "tintColor", optional: \.tintColor, .color,
      "The colour of what can be touched; else inherited."),
    Key("alpha", \.alpha, .number(in: 0...1), "The opacity of the view and all in it."),
    Key("hidden", \.isHidden, .bool, "True where it neither shows nor takes room in a stack view."),
    Key("clipsToBounds", \.clipsToBounds, .bool, "True where nothing is drawn beyond the bounds."),
    Key("cornerRadius", \.cornerRadius, .length, "The radius of the corners, in points."),
    Key("cornerCurve", \.cornerCurve, .word(), "How the corners leave the straight edges."),
    Key("maskedCorners", \.maskedCorners, .corners, "The corners that are round; else all."),
    Key("border", optional: \.border, .border, "A line within the edge, over all in the view."),
    Key(
      "shadow", optional: \.shadow, .shadow, "What the view casts, unless it clips to its bounds."),
    Key(
      "gradient", optional: \.gradient, .gradient,
      "Colours that pass into each other as background."),
    Key(
      "layoutMargins", optional: \.layoutMargins, .edgeInsets, "The margins; else what UIKit gives."
    ),
    Key(
      "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, .bool,
      "Whether the margins grow by what the safe area takes from the view."),
    Key(
      "autoresizing", optional: \.autoresizing, .autoresizing,
      "The frame of a view that no constraint places."),
    Key(
      "intrinsicContentSize", optional: \.intrinsicContentSize, .intrinsicSize,
      "The extent of the content; else what the kind of view finds."),
    Key(
      "contentHuggingPriority", \.contentHugging, .axisPriorities,
      "How strongly the view resists growing beyond its content; else the kind's own."),
    Key(
      "contentCompressionResistancePriority", \.compressionResistance, .axisPriorities,
      "How strongly the view resists shrinking below its content; else the kind's own."),
    Key(
      "semanticContentAttribute", \.semanticContentAttribute, .word(),
      "Whether the view keeps a direction of its own."),
    Key(
      "overrideUserInterfaceStyle", optional: \.overrideUserInterfaceStyle, .word(),
      "The appearance of the view and all in it; else the one around."),
  ]

  static let subviewsKey = Key<View>(
    "subviews", \.subviews, .array(of: .view), "What lies in the view, bottom to top.")
  static let arrangedSubviewsKey = Key<View>(
    "arrangedSubviews", \.subviews, .array(of: .view), "What the stack view arranges, in order.")

  static let constraintKeys: [Key<View>] = [
    Key(
      "metrics", \.metrics, .metrics,
      "Constants, in points, that constraints of the view and of all in it may name."),
    Key("constraints", \.constraints, .array(of: .constraint), "The constraints it owns."),
  ]

  /// The names of the keys that are the same for every kind.
  static let sharedKeyNames = (identityKeys + commonKeys + constraintKeys).map(\.name)
}
