public import AfterimageMasking
public import AfterimageScreens

/// A picture that the system takes of an app that has entered the background.
public struct Snapshot: Hashable, Sendable {
  /// Which of the story's moments with pictures it belongs to, from 1.
  public package(set) var moment: Int
  /// When it is taken: of the times that the settings leave open, the one at which the covers hide least, the earliest of several.
  public package(set) var time: Seconds
  /// The traits in which it is taken.
  public package(set) var traits: Traits
  /// The number of the scene that it shows; nil where there has been only one.
  public package(set) var scene: Int?
  /// What it shows.
  package var composition: Composition
  /// What it would show at each of the times that the settings leave open, in their order; none for a card.
  package var alternatives: [Alternative]

  /// What a picture shows if the system takes its time in another way.
  package struct Alternative: Hashable, Sendable {
    /// From the app's becoming inactive to its entering the background.
    package var gap: Seconds
    /// From the return of the last background handler to the picture.
    package var delay: Seconds
    /// True for the one that was chosen.
    package var isTaken: Bool
    /// What it shows.
    package var composition: Composition
  }

  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle { traits.userInterfaceStyle }
}
