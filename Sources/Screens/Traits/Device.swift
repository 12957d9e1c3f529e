package import AfterimageGraphics

/// A model of iPhone or iPad: the canvas that a screen is laid out for.
public struct Device: Hashable, Sendable {
  /// The name of the device on the command line.
  public let id: String
  /// The name of the device for people.
  package let name: String
  /// The family that decides about bars, margins and rotation.
  package let idiom: Idiom
  /// The screen held upright, in points.
  package let portraitSize: Size
  /// Pixels in a point.
  package let scale: Double
  /// The insets for the notch, the corners and the home indicator, held upright.
  package let portraitSafeArea: EdgeInsets
  /// The insets for them when the device lies on its side.
  package let landscapeSafeArea: EdgeInsets
  /// The radius of the screen's corners, in points.
  package let cornerRadius: Double

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
  package enum Idiom: String, CaseIterable, Hashable, Sendable {
    case phone
    case pad
  }
}
