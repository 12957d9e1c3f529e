/// Types of the system's that code names without more, whatever a type of the program has within it.
enum FrameworkNames {
  /// True for a type of Swift's, Foundation's or SwiftUI's.
  static func contains(_ name: String) -> Bool {
    views.contains(name) || values.contains(name) || Frameworks.valueTypes.contains(name)
      || ClassTree.parents[name] != nil
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
}
