import AfterimageGraphics
import AfterimageScreens

/// The font of a button's title and the room around it.
struct ButtonMetrics {
  /// The face and size of the title.
  var font: FontReference
  /// The room above and below the title, in points.
  var vertical: Double
  /// The room before and after the title, in points.
  var horizontal: Double

  /// The measures of a style in a size: of UIButton.Configuration as they can be read from its buttons, 28, 34 and 50 points high.
  init(_ button: Button) {
    let weight: Font.Weight? = button.style.isProminent ? .semibold : nil
    if button.style == .system {
      self.init(font: .system(size: 15), vertical: 6, horizontal: 0)
      return
    }
    switch button.buttonSize {
    case .mini:
      self.init(font: .textStyle(.footnote, weight: weight), vertical: 6, horizontal: 10)
    case .small:
      self.init(font: .textStyle(.subheadline, weight: weight), vertical: 5, horizontal: 10)
    case .medium: self.init(font: .textStyle(.body, weight: weight), vertical: 7, horizontal: 12)
    case .large: self.init(font: .textStyle(.body, weight: weight), vertical: 15, horizontal: 20)
    }
  }

  private init(font: FontReference, vertical: Double, horizontal: Double) {
    self.font = font
    self.vertical = vertical
    self.horizontal = horizontal
  }

  /// The room around the title, in points.
  var insets: EdgeInsets {
    EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}

extension Button.Style {
  /// True where the title is white on the tint.
  fileprivate var isProminent: Bool { self == .filled || self == .borderedProminent }
}

extension Button.CornerStyle {
  /// The radius of the corners and the most that it is of the height.
  ///
  /// The numbers are chosen by eye, as Apple publishes none: a dynamic corner is 12 points on a large button of 50 and less on lower ones.
  func corners(in system: System) -> (radius: Double, limit: Double) {
    switch self {
    case .fixed: (6, 0.5)
    case .dynamic: system.hasGlassControls ? (.infinity, 0.5) : (12, 0.24)
    case .small: (5, 0.5)
    case .medium: (8, 0.5)
    case .large: (12, 0.5)
    case .capsule: (.infinity, 0.5)
    }
  }
}
