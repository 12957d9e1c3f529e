import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// The layout of a root view on an iPhone 8: 375 by 667 points, 20 of them under the status bar, two pixels a point.
func layout(
  _ root: some ViewConvertible, controller: Controller = .plain, presented: Presentation? = nil,
  on device: String = "iphone-8", mask: FieldMask? = nil, change: (inout Traits) -> Void = { _ in }
) throws -> Layout {
  var traits = Traits(device: try Device(id: device))
  change(&traits)
  let screen = try Screen("test", controller: controller, root: root.view, presented: presented)
  return try layOut(screen, in: traits, mask: mask, measuring: .fixedWidth)
}

/// A root view with a view in its upper left corner, which gets the id `a`, and further constraints.
func inCorner(_ subview: some ViewConvertible, _ constraints: [String] = []) -> View {
  View { subview.id("a") }.constraints {
    "a.left == super.left"
    "a.top == super.top"
    for constraint in constraints { constraint }
  }
}

/// A root view with a view of the id `a` between the bars.
let betweenBars = View { View(.view, id: "a") }.constraints {
  "a.top == safeArea.top"
  "a.bottom == safeArea.bottom"
  "H:|[a]|"
}

extension Label {
  /// Makes a label whose font does not follow the user's text size.
  init(_ text: String, size: Double) {
    self.init(text)
    font = .system(size: size)
  }
}

extension Layout {
  /// The frames of some views, such as `a 0 20 100 44`, one a line.
  func frames(of names: String...) -> String {
    let lines = frames.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return names.map { name in
      guard let line = lines.first(where: { $0[0] == name }) else { return "\(name) is missing" }
      return ([name] + line[2..<6]).joined(separator: " ")
    }.joined(separator: "\n")
  }
}
