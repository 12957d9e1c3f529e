public import AfterimageGraphics
public import AfterimageScreens

/// A picture that changes with a secret: whoever sees the picture learns something.
public struct Leak: Codable, Hashable, Sendable {
  /// The screen that declares the secret.
  public let screen: Name
  /// The view that holds the secret: its id, or its path where it has none.
  public let view: String
  /// The name of the variation of the secret that changes the picture.
  public let variation: String
  /// The kind of the picture: one that the system keeps, a card of the switcher, or what an external display or picture in picture shows.
  public let exposureKind: ExposureKind
  /// The number of the moment at which the picture is taken, or of another kind's moment, from 1.
  public let moment: Int
  /// The appearance of the picture.
  public let appearance: UserInterfaceStyle
  /// The orientation of the picture.
  public let orientation: Orientation
  /// The number of the scene that the picture shows; nil where there is only one.
  public let scene: Int?
  /// The way in which the secret shows.
  public let kind: Kind
  /// The times, of those that the settings leave open, at which the secret shows by any variation.
  public let times: LeakTimes

  /// The ways in which a secret shows, or may show.
  public enum Kind: Codable, Hashable, Sendable {
    /// The secret itself is in the picture, or pixels that are left of it: the difference between the pictures of two secrets.
    case pixels(PictureDifference)
    /// The frames of views depend on the secret: the names of these views.
    case shape(views: [String])
    /// The view is in sight, and its content is known to the app's code alone, so that nobody can tell whether it leaks.
    case unknown
  }
}

extension Leak {
  /// True where nobody can tell whether the secret shows.
  package var isUnknown: Bool { kind == .unknown }

  /// True for a leak of a secret.
  func isOf(_ secret: Secret) -> Bool { screen == secret.screen && view == secret.name }
}
