public import AfterimageGraphics
public import AfterimageScreens

/// A picture that changes with a secret: whoever sees the picture learns something.
public struct Leak: Hashable, Sendable {
  /// The screen that declares the secret.
  public let screen: Name
  /// The view that holds it: its id, or the way to it.
  public let view: String
  /// Which variation of the secret changes the picture.
  public let variation: String
  /// Whether it shows in a picture that the system keeps, or on a card of the switcher.
  public let exposureKind: ExposureKind
  /// Which of the story's moments with pictures, or with cards, from 1.
  public let moment: Int
  /// The appearance of the picture.
  public let appearance: UserInterfaceStyle
  /// How the device is held in the picture.
  public let orientation: Orientation
  /// The number of the scene that the picture shows; nil where there is only one.
  public let scene: Int?
  /// The way in which the secret shows.
  public let kind: Kind
  /// In which of the times that the system may take the secret shows, whichever variation it is.
  public let times: LeakTimes

  /// The ways in which a secret shows, or may show.
  public enum Kind: Hashable, Sendable {
    /// The characters themselves, or what is left of them.
    case pixels(PictureDifference)
    /// Where views lie depends on the secret; the views that give it away.
    case shape(views: [String])
    /// The view is in sight, and what it shows is known to the app's code alone: nobody can tell whether it leaks.
    case unknown
  }
}

extension Leak {
  /// True where it is not known that something shows, nor that nothing does.
  package var isUnknown: Bool { kind == .unknown }
}
