import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens

/// A view of SwiftUI's: each function is named as there, and arranges the views that it is given.
func hstack(
  _ alignment: Arrangement.StackGuide = .center, spacing: Double? = nil,
  @ListBuilder<View> _ views: () -> [View]
) -> View {
  View(.stack(.init(.horizontal, alignment: alignment, spacing: spacing)), views)
}

/// A column.
func vstack(
  _ alignment: Arrangement.StackGuide = .center, spacing: Double? = nil,
  @ListBuilder<View> _ views: () -> [View]
) -> View {
  View(.stack(.init(.vertical, alignment: alignment, spacing: spacing)), views)
}

/// Views upon each other.
func zstack(
  _ alignment: Arrangement.Alignment = .center, @ListBuilder<View> _ views: () -> [View]
) -> View {
  View(.layers(.init(alignment)), views)
}

/// Room that grows.
func spacer(_ least: Double? = nil) -> View { Arrangement.spacer(.init(minLength: least)).view }

/// A colour, which takes all that it is offered.
func fill(_ id: String) -> View { View(.view, id: id).backgroundColor(.systemRed) }

/// A text in a font of 20 points, whose letters are 10 points wide.
func text(_ id: String, _ text: String, lines: Int = 0) -> View {
  Label(text, size: 20).with(\.numberOfLines, lines).id(id)
}

extension View {
  /// The view in a layout for one.
  func arranged(_ arrangement: Arrangement) -> View { View(arrangement) { self } }

  /// The view in room of a fixed extent.
  func frame(
    _ width: Double? = nil, _ height: Double? = nil, _ alignment: Arrangement.Alignment = .center
  ) -> View {
    arranged(.frame(.init(width: width, height: height, alignment: alignment)))
  }

  /// The view with room around it.
  func padding(_ edges: Set<Arrangement.Edge> = .all, _ length: Double? = nil) -> View {
    arranged(.padding(.init(edges, length)))
  }
}

/// The frames of views with ids in an arranged root of 375 by 647 points that begins 20 points below the window's top: the status bar is no part of what the numbers are counted from.
func frames(
  _ root: View, _ names: String..., change: (inout Traits) -> Void = { _ in }
) throws -> String {
  let layout = try layout(root, change: change)
  return names.compactMap { name in
    guard let node = layout.node(named: name) else { return nil }
    let numbers = [node.frame.minX, node.frame.minY - 20, node.frame.width, node.frame.height]
    return name + " " + numbers.map(\.shortText).joined(separator: " ")
  }.joined(separator: "\n")
}

extension Double {
  /// The nearest hundredth, whole numbers without a fraction.
  fileprivate var shortText: String {
    let value = (self * 100).rounded() / 100
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
