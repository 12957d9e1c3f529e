import AfterimageGraphics
import AfterimageScreens

/// The font of a button's title and the room around it.
struct ButtonMetrics {
  /// The face and size of the title.
  var font: FontReference
  /// The room around the title, in points.
  var insets: EdgeInsets
  /// The least width, in points.
  var minimumWidth = 0.0

  /// The measures of a style in a size, but for what the button has of its own.
  init(_ button: Button) {
    self = button.style == .system ? Self(system: button) : Self(configured: button)
    font = button.font ?? font
    insets = button.contentInsets ?? insets
  }

  /// A title of 15 points with 6 above and below it and 30 wide at least, or a picture without any room (read from frames that Interface Builder stored).
  private init(system button: Button) {
    let hasPicture = button.image != nil
    font = .system(size: 15)
    insets = hasPicture ? .zero : EdgeInsets(top: 6, bottom: 6)
    minimumWidth = hasPicture || button.contentInsets != nil ? 0 : 30
  }

  /// UIButton.Configuration as it can be read from its buttons, 28, 34 and 50 points high; the titles of prominent ones are regular, too (widths of filled buttons that Interface Builder 23504 stored).
  private init(configured button: Button) {
    switch button.buttonSize {
    case .mini: self.init(.footnote, vertical: 6, horizontal: 10)
    case .small: self.init(.subheadline, vertical: 5, horizontal: 10)
    case .medium: self.init(.body, vertical: 7, horizontal: 12)
    case .large: self.init(.body, vertical: 15, horizontal: 20)
    }
  }

  private init(_ style: TextStyle, vertical: Double, horizontal: Double) {
    font = .textStyle(style)
    insets = EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
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
