/// The views and modifiers of SwiftUI of which it is known what of what they are given they show.
enum ShownVocabulary {
  /// Types and functions that make something of nothing but what they are given.
  static let fixedTypes: Set = [
    "Text", "Image", "Label", "Color", "UIColor", "Font", "UIFont", "String", "NSLocalizedString",
    "LocalizedStringKey", "LocalizedStringResource", "ImageResource", "ColorResource", "UIImage",
    "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "Bundle", "CGFloat", "Double", "Int", "CGSize", "CGPoint", "EdgeInsets",
    "UnitPoint", "Angle", "Edge", "Edge.Set", "Alignment", "HorizontalAlignment",
    "VerticalAlignment", "Axis", "UIBlurEffect", "UIVisualEffect", "UIBlurEffect.Style", "GridItem",
    "StrokeStyle", "Animation", "AnyTransition", "UIScreen",
  ]

  /// Views that show what they are given, or what their closures make.
  static let containers: Set = [
    "Text", "Image", "Label", "VStack", "HStack", "ZStack", "Group", "AnyView", "LazyVStack",
    "LazyHStack", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "ScrollView", "List", "Form",
    "Section", "NavigationStack", "NavigationView", "GeometryReader", "ScrollViewReader",
    "ViewThatFits", "ForEach", "ControlGroup", "ContentUnavailableView", "LabeledContent",
    "ToolbarItem", "ToolbarItemGroup", "AnyShapeStyle",
  ]

  /// Controls: they show their titles and labels, and do the rest when they are used.
  static let controls: Set = ["Button", "NavigationLink", "Link", "Menu", "Toggle"]

  /// Views that show their titles and labels, and nothing else that can be read.
  static let titled: Set = ["ProgressView", "SecureField"]

  /// Modifiers by which a view is cut out of what they are given, or painted with it.
  static let painting: Set = [
    "mask", "clipShape", "fill", "stroke", "strokeBorder", "border", "foregroundStyle",
    "foregroundColor", "backgroundStyle",
  ]

  /// Views that show no data, whatever they are given.
  static let silent: Set = [
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule",
    "Ellipse", "ContainerRelativeShape", "Spacer", "Divider", "EmptyView",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "EditButton", "ToolbarSpacer", "StrokeStyle", "FillStyle", "BackgroundStyle",
    "ForegroundStyle", "TintShapeStyle", "SeparatorShapeStyle", "SelectionShapeStyle",
    "FillShapeStyle", "LinkShapeStyle", "PlaceholderTextShapeStyle", "WindowBackgroundShapeStyle",
    "Material",
  ]

  /// True for a modifier that shows nothing beside what it is put on, whatever it is given.
  static func isSilent(modifier name: String) -> Bool {
    silentModifiers.contains(name) || CoverVocabulary.keepsExtent(name) && !showing.contains(name)
      || name.hasPrefix("accessibility")
  }

  /// Modifiers by which a view fills the bars of what it lies in.
  static let bars: Set = [
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "toolbar", "navigationBarItems",
    "searchable", "toolbarTitleMenu", "tabItem", "badge",
  ]

  /// Modifiers that show what they are given, though a view covers as much with them as without.
  private static let showing: Set = ["navigationTitle", "navigationBarTitle", "toolbar"]

  private static let silentModifiers: Set = [
    // What is done when something happens.
    "onSubmit", "onOpenURL", "onContinueUserActivity", "onHover", "onKeyPress", "onDrag", "onDrop",
    "onMove", "onDelete", "onScrollGeometryChange", "onGeometryChange", "onScrollPhaseChange",
    "refreshable", "userActivity", "submitLabel", "keyboardShortcut", "keyboardType",
    "dropDestination",
    "draggable", "subscribe", "handlesExternalEvents", "commands", "backgroundTask",
    // What is presented later: it lies above everything, and is asked about where it is presented.
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "navigationDestination", "contextMenu", "fileImporter", "fileExporter", "photosPicker",
    "swipeActions", "inspector", "quickLookPreview",
    // Where it lies, how large it is and how it looks.
    "frame", "padding", "offset", "position", "opacity", "blur", "scaleEffect", "rotationEffect",
    "rotation3DEffect", "cornerRadius", "clipShape", "mask", "alignmentGuide", "layoutPriority",
    "fixedSize", "aspectRatio", "scaledToFit", "scaledToFill", "coordinateSpace", "zIndex",
    "containerRelativeFrame", "safeAreaPadding", "scenePadding", "contentMargins",
    "gridCellColumns",
    "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorMultiply",
    "colorInvert", "blendMode", "visualEffect", "scrollTransition", "matchedGeometryEffect",
    "geometryGroup", "border", "fill", "stroke", "strokeBorder", "trim", "resizable", "tint",
    "accentColor", "backgroundStyle", "containerShape", "dynamicTypeSize", "environmentObject",
    "minimumScaleFactor", "truncationMode", "allowsTightening", "textCase", "textSelection",
    "kerning", "tracking", "underline", "strikethrough", "monospaced", "monospacedDigit",
    "fontDesign", "fontWidth", "baselineOffset", "unredacted", "invalidatableContent",
    "contentTransition", "symbolEffect", "symbolVariant", "transformEffect", "luminanceToAlpha",
    "preference", "anchorPreference", "transformPreference", "defersSystemGestures",
    // How containers, controls and bars look.
    "listStyle", "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listSectionSpacing",
    "listSectionSeparator", "scrollContentBackground", "scrollIndicators", "scrollDisabled",
    "scrollDismissesKeyboard", "scrollTargetLayout", "scrollTargetBehavior", "scrollPosition",
    "scrollClipDisabled", "scrollBounceBehavior", "defaultScrollAnchor", "headerProminence",
    "formStyle", "buttonStyle", "buttonBorderShape", "controlSize", "toggleStyle", "pickerStyle",
    "textFieldStyle", "labelStyle", "labelsHidden", "progressViewStyle", "menuStyle", "gaugeStyle",
    "datePickerStyle", "tabViewStyle", "indexViewStyle", "navigationViewStyle", "navigationStyle",
    "navigationSplitViewStyle", "navigationBarBackButtonHidden", "toolbarBackground",
    "toolbarColorScheme", "toolbarVisibility", "toolbarTitleDisplayMode", "toolbarRole",
    "navigationTransition", "tabBarMinimizeBehavior", "presentationDetents",
    "presentationDragIndicator", "presentationBackground", "presentationCornerRadius",
    "statusBarHidden", "windowStyle", "windowResizability", "defaultSize", "focused", "focusScope",
    "autocapitalization", "textInputAutocapitalization", "disableAutocorrection",
    "autocorrectionDisabled", "textContentType", "hidden", "hoverEffect", "buttonRepeatBehavior",
    "modelContainer", "modelContext", "managedObjectContext", "defaultAppStorage",
    "supportedFamilies",
    "help", "contentShape", "sensoryFeedback", "flipsForRightToLeftLayoutDirection",
    "multilineTextAlignment", "lineHeight", "imageScale", "symbolRenderingMode",
    "foregroundStyle", "foregroundColor", "font", "id", "tag", "glassEffect",
  ]
}
