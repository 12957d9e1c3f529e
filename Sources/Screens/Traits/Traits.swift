public import AfterimageGraphics

/// The circumstances that a screen is laid out and drawn in.
public struct Traits: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// The version of iOS.
  public var system: System
  /// How the device is held.
  public var orientation: Orientation = .portrait
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle = .light
  /// Whether the user has asked for more contrast.
  public var accessibilityContrast: AccessibilityContrast = .normal
  /// True where the user has asked for less transparency.
  public var isReduceTransparencyEnabled: Bool = false
  /// The size of text that the user has chosen.
  public var contentSizeCategory: ContentSizeCategory = .large
  /// Whether what is laid out lies above another controller.
  package var userInterfaceLevel: UserInterfaceLevel = .base
  /// True where the heights of texts are rounded up to whole points, as on some of Interface Builder's canvases.
  package var roundsLinesToPoints: Bool = false
  /// The direction of the interface.
  public var layoutDirection: TextDirection = .leftToRight
  /// The language of the interface, such as `de` or `pt-BR`, whose words documents take from beside them; nil keeps their own.
  public var language: String?

  /// Makes circumstances on a device, everything else as it comes out of the box.
  public init(device: Device, system: System = .default) {
    self.device = device
    self.system = system
  }

  /// The screen as it is held, in points.
  package var size: Size {
    orientation == .portrait ? device.portraitSize : device.portraitSize.turned
  }

  /// The insets for the notch, the corners and the home indicator, as the device is held.
  package var safeArea: EdgeInsets {
    orientation == .portrait ? device.portraitSafeArea : device.landscapeSafeArea
  }

  /// Pixels in a point that positions are rounded to.
  package var scale: Double { device.scale }
}
