/// The keys of files whose values say how something is drawn or what happens when, and never what it says.
///
/// Left out is whatever may hold a secret: texts, dates, what is chosen, how far something is, and whether a switch is on.
enum HarmlessKeys {
  /// Those whose values are words of the language, names and paths.
  static let words: Set<String> = [
    "$schema", "format", "type", "id", "part", "style", "axis", "distribution", "alignment", "font",
    "family", "textStyle", "weight", "contentMode", "contentType", "image", "symbol", "systemItem",
    "borderStyle", "textAlignment", "lineBreakMode", "semanticContentAttribute",
    "overrideUserInterfaceStyle", "keyboardType",
    "returnKeyType", "keyboardAppearance", "autocorrectionType", "accessory", "attachment",
    "cornerCurve", "cornerStyle",
    "maskedCorners", "contentHorizontalAlignment", "contentVerticalAlignment",
    "contentInsetAdjustmentBehavior",
    "imagePlacement", "buttonSize", "edgesForExtendedLayout", "scrollDirection", "displayMode",
    "collapsedColumn", "detent",
    "edge", "edges", "guide", "figure", "fill", "lineCap",
    "transitionStyle", "permittedArrowDirection", "sourceView", "layout", "mode", "blur", "effect",
    // Colours.
    "backgroundColor", "textColor", "tintColor", "color", "light", "dark", "titleColor",
    "baseBackgroundColor", "shadowColor",
    "barItemColor", "barTintColor", "progressTintColor", "trackTintColor", "onTintColor",
    "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor", "pageIndicatorTintColor",
    "currentPageIndicatorTintColor", "selectedSegmentTintColor",
    // Constraints.
    "constraints", "options", "firstItem", "secondItem", "firstAttribute", "secondAttribute",
    "relation", "identifier",
    // Stories.
    "steps", "device", "system", "orientation", "appearance", "contrast", "textSize", "direction",
    "bundleIdentifier", "file", "launchScreen", "view", "owner", "level", "registeredOn",
    "unregisteredOn", "forwardedBy", "scenes", "curve", "cover", "uncover", "capture", "of",
    "condition", "variable", "show", "push", "segue", "present", "openScene", "connectDisplay",
    "selectText", "pictureInPicture", "actions", "do", "else", "completion",
    // Cases.
    "screens", "screen", "scenario", "document", "strategy", "goldens",
  ]

  /// Those whose values are numbers, or true or false.
  static let numbers: Set<String> = [
    "format", "alpha", "cornerRadius", "spacing", "numberOfLines", "priority", "constant",
    "multiplier", "contentHuggingPriority", "contentCompressionResistancePriority", "horizontal",
    "vertical", "top", "left", "bottom", "right", "width", "height", "frame", "rect", "size",
    "itemSize", "offset", "radius", "opacity", "location", "startPoint", "endPoint", "font",
    "layoutMargins", "contentInsets", "sectionInset", "textContainerInset", "contentOffset",
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "minLength",
    "leading", "trailing", "x", "y", "ratio", "horizontalSpacing", "verticalSpacing", "minimum",
    "maximum", "columns", "lazy", "separator", "disclosure", "lineWidth", "withinEdge",
    "dash", "dashPhase", "monospacedDigits",
    "topLeading", "bottomLeading", "bottomTrailing", "topTrailing",
    "shadowOffset", "imageEdgeInsets", "titleEdgeInsets",
    "intrinsicContentSize", "preferredContentSize", "preferredMaxLayoutWidth",
    "preferredPrimaryColumnWidth", "superviewSize",
    "minimumFontSize", "minimumScaleFactor", "minimumLineSpacing", "minimumInteritemSpacing",
    "lineSpacing", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "imagePadding",
    "imageBlur", "pixelate", "blur", "scale",
    "level",
    "numberOfPages", "minimumValue", "maximumValue", "wait", "fade", "seconds", "runLoop",
    "deactivationGap", "captureDelay", "activationDelay", "transitionDuration",
    "sensitive", "hidden", "enabled", "secureTextEntry", "focused", "clipsToBounds", "animating",
    "adjustsFontSizeToFitWidth", "insetsLayoutMarginsFromSafeArea", "baselineRelativeArrangement",
    "layoutMarginsRelativeArrangement",
    "translatesAutoresizingMaskIntoConstraints", "prefersLargeTitles", "scrollEnabled", "opaque",
    "startsEmpty", "once", "repeats", "showsKeyboard", "wraps", "afterScreenUpdates",
    "waitsForLast", "launchScreen", "UIApplicationExitsOnSuspend", "exitsOnSuspendHonoured",
    "secureContainerHidden", "alwaysOnDisplayResignsAgain", "presentsWhileInactive",
    "keyboardInSnapshot", "picturesFollowAllHandlers", "contextMenuInSnapshot",
    "loupeInSnapshot", "previewFollowsView", "externalDisplayInPictures",
    "pictureInPictureInSnapshot",
    "dividerTakesActivityAway", "privacySensitive", "privacySensitiveRedacted", "detent",
    "grabberVisible",
  ]

  /// Those whose objects hold such keys and nothing else that counts; within any other, everything may be a secret.
  static let containers: Set<String> = [
    "root", "controller", "navigation", "primary", "presented", "subviews", "arrangedSubviews",
    "constraints", "inputAccessoryView", "accessoryView", "titleView", "customView", "imageView",
    "header", "footer", "field", "layout", "figure", "insets", "tracks", "fill", "fillGradient",
    "stroke",
    "items", "leftItems", "rightItems", "toolbarItems", "rows", "sections", "segments",
    "textFields",
    "actions", "image", "backgroundImage", "imageFile", "font", "border", "shadow", "gradient",
    "stops", "backgroundColor", "textColor", "tintColor", "color", "autoresizing", "layoutMargins",
    "contentInsets", "imageEdgeInsets", "titleEdgeInsets", "regions", "contentHuggingPriority",
    "contentCompressionResistancePriority",
    "text", "title", "detailText", "message", "prompt", "backTitle", "badge",
    "app", "infoPlist", "screens", "children", "protections", "on", "settings", "steps", "cover",
    "uncover", "when", "then", "else", "do", "completion", "capture", "condition", "view",
    "showWindow", "contextMenu", "after", "animate", "cases", "metrics",
  ]

  /// Those whose objects have keys that somebody has chosen.
  static let dictionaries: Set<String> = ["screens", "children", "on", "metrics"]
}
