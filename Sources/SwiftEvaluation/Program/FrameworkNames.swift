/// Types of the system's that code names without more, whatever a type of the program has within it.
package enum FrameworkNames {
  /// True for a type of Swift's, Foundation's or SwiftUI's.
  static func contains(_ name: String) -> Bool {
    views.contains(name) || values.contains(name) || Frameworks.valueTypes.contains(name)
      || ClassTree.parents[name] != nil
  }

  /// True for a type or an old constant of the system's.
  package static func isOfSystem(_ name: String) -> Bool {
    contains(name) || headerTypes.contains(name) || otherNames.contains(name)
      || prefixes.contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
  }

  /// The protocols of SwiftUI's that a type of its own conforms to, and that a program may extend for it alone.
  static func protocols(of name: String) -> [String] {
    switch name {
    case "Capsule", "Circle", "ContainerRelativeShape", "Ellipse", "Rectangle", "RoundedRectangle",
      "UnevenRoundedRectangle":
      ["InsettableShape", "Shape"]
    case "Path": ["Shape"]
    case "AngularGradient", "Color", "LinearGradient", "Material", "RadialGradient": ["ShapeStyle"]
    default: []
    }
  }

  private static let views: Set = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color",
    "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "Divider", "EditButton", "Ellipse", "EmptyView", "ForEach", "Form", "Gauge", "GeometryReader",
    "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Map",
    "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView",
    "OutlineGroup", "Path", "Picker", "ProgressView", "RadialGradient", "Rectangle",
    "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink",
    "Slider", "Spacer", "Stepper", "Tab", "TabView", "Table", "Text", "TextEditor", "TextField",
    "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup", "VStack", "VideoPlayer",
    "ViewThatFits", "ZStack",
  ]
  private static let values: Set = [
    "ActionSheet", "Alert", "Alignment", "Angle", "AngularGradient", "Animation", "Bool", "CGFloat",
    "CGColor", "Edge", "EdgeInsets", "Environment", "Font", "Gradient", "GridItem",
    "HorizontalAlignment", "Material", "Namespace", "StrokeStyle", "UnitPoint", "VerticalAlignment",
  ]
  /// What begins with these is Foundation's, Dispatch's or Combine's.
  private static let prefixes = ["URL", "JSON", "Dispatch", "NSURLError", "Publishers."]
  private static let headerTypes = Set(
    SystemTypes.others.split { $0.isWhitespace }.map { String($0) })
  /// Types and constants that no header has, or under other names.
  private static let otherNames: Set = [
    "AVMediaType", "AccessibilityTraits", "Anchor", "AnyCancellable", "AnyClass", "AnyCollection",
    "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyLayout", "AnyObject", "AnyPublisher",
    "AnySequence", "AnyShape", "AnyShapeStyle", "AnySubscriber", "AnyTransition", "AnyView", "App",
    "ArraySlice", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Axis", "BlendMode",
    "ButtonRole", "ByteCountFormatter", "CAMediaTimingFillMode", "CAMediaTimingFunctionName",
    "CAShapeLayerFillRule", "CAShapeLayerLineCap", "CAShapeLayerLineJoin", "CATransitionSubtype",
    "CATransitionType", "CGBitmapInfo", "CGFloat", "CGMutablePath", "CLLocationAccuracy",
    "CLLocationDegrees", "CLLocationDistance", "CachedURLResponse", "Cancellable",
    "CancellationError", "CharacterSet", "CocoaError", "Collection", "CollectionOfOne",
    "ColorScheme", "ColorSchemeContrast", "CommandLine", "ConnectablePublisher", "ContentMode",
    "ContentSizeCategory", "ContiguousArray", "ContinuousClock", "ControlSize",
    "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter",
    "DecodingError", "Deferred", "Dimension", "DismissAction", "Duration", "DynamicTypeSize",
    "Empty", "EmptyCollection", "EncodingError", "EnvironmentValues", "Fail", "FileHandle",
    "FileManager", "FileWrapper", "Float", "Formatter", "Foundation", "Future", "GeometryProxy",
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "Hasher", "ISO8601DateFormatter",
    "ImageRenderer", "InputStream", "Int16", "Int32", "Int64", "Int8", "Just", "KeyPath",
    "LayoutDirection", "ListFormatter", "LocalizedStringKey", "LocalizedStringResource",
    "MainActor", "MeasurementFormatter", "Mirror", "NSCocoaErrorDomain", "NSErrorPointer",
    "NSLineBreakMode", "NSNotFound", "NSObjectProtocol", "NSPoint", "NSRect", "NSSize",
    "NSTextAlignment", "NavigationBarItem", "Never", "NotificationQueue", "NumberFormatter",
    "OSAllocatedUnfairLock", "OSLogType", "OSSignpostID", "OSSignposter", "OSStatus",
    "OpenURLAction", "Operation", "OutputStream", "POSIXError", "PersonNameComponents",
    "PersonNameComponentsFormatter", "Pipe", "PresentationDetent", "PresentationMode", "Process",
    "ProcessInfo", "Progress", "Prominence", "PropertyListDecoder", "PropertyListEncoder",
    "PropertyListSerialization", "RedactionReasons", "Regex", "RelativeDateTimeFormatter",
    "RunLoop", "Scanner", "Scene", "ScenePhase", "ScrollViewProxy", "SensoryFeedback", "Sequence",
    "Shape", "SortDescriptor", "Spring", "StaticString", "Stream", "SubmitLabel", "Subscribers",
    "Substring", "SuspendingClock", "SwiftUI", "SymbolRenderingMode", "SymbolVariants",
    "SystemRandomNumberGenerator", "TaskGroup", "TextAlignment", "Thread", "ToolbarItemPlacement",
    "ToolbarPlacement", "Transaction", "UIAccessibility", "UIApplicationDelegateAdaptor",
    "UIApplicationOpenSettingsURLString", "UIBackgroundTaskIdentifier", "UIBackgroundTaskInvalid",
    "UIGestureRecognizerRepresentable", "UIHostingConfiguration", "UIKit", "UIPasteboardName",
    "UIViewControllerRepresentable", "UIViewControllerRepresentableContext", "UIViewRepresentable",
    "UIViewRepresentableContext", "UIWindowLevelAlert", "UIWindowLevelNormal",
    "UIWindowLevelStatusBar", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UndoManager", "Unit",
    "UnitCurve", "UnitLength", "Unmanaged", "UnsafeMutablePointer", "UnsafePointer",
    "UnsafeRawPointer", "UserInterfaceSizeClass", "ValueTransformer", "View", "ViewModifier",
    "Visibility", "Void", "XMLParser",
  ]
}
