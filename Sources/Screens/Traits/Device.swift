public import AfterimageGraphics

/// A model of iPhone or iPad: the canvas that a screen is laid out for.
public struct Device: Hashable, Sendable {
  /// The name of the device on the command line.
  public let id: String
  /// The name of the device for people.
  public let name: String
  /// The family that decides about bars, margins and rotation.
  public let idiom: Idiom
  /// The screen held upright, in points.
  public let portraitSize: Size
  /// Pixels in a point.
  public let scale: Double
  /// The insets for the notch, the corners and the home indicator, held upright.
  public let portraitSafeArea: EdgeInsets
  /// The insets for them when the device lies on its side.
  public let landscapeSafeArea: EdgeInsets
  /// The radius of the screen's corners, in points.
  public let cornerRadius: Double

  /// Makes a device of measures in points.
  package init(
    id: String, name: String, idiom: Idiom, portraitSize: Size, scale: Double,
    portraitSafeArea: EdgeInsets, landscapeSafeArea: EdgeInsets, cornerRadius: Double
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.cornerRadius = cornerRadius
  }

  /// The two families of devices.
  public enum Idiom: String, CaseIterable, Hashable, Sendable {
    case phone
    case pad
  }
}
