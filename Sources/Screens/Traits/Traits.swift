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

  /// True on a phone that lies on its side, which has no room for large titles.
  package var isPhoneOnItsSide: Bool { device.idiom == .phone && orientation == .landscape }

  /// What the system keeps free on both sides of the content of a root view: 16 points, and 20 from a width of 402.
  ///
  /// A phone on its side keeps what it keeps upright: Tinder/Layout's pictures have 16 on 812 x 375 and 844 x 390, beside the notch, and 20 on 428 x 926.
  ///
  /// - Parameter width: that of the root view, in points.
  package func rootMargin(besideWidth width: Double) -> Double {
    let decisive = isPhoneOnItsSide ? min(width, device.portraitSize.width) : width
    return Self.rootMargin(ofWidth: decisive)
  }

  /// What the system keeps free on both sides of the content of a root view of a width that decides, in points.
  package static func rootMargin(ofWidth width: Double) -> Double { width >= 402 ? 20 : 16 }

  /// Pixels in a point that positions are rounded to.
  package var scale: Double { device.scale }
}
