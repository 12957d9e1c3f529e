package import AfterimageMasking
package import AfterimageScreens

/// A picture that the system takes of an app that has entered the background.
package struct Snapshot: Hashable, Sendable {
  /// Which of the story's moments with pictures it belongs to, from 1.
  package var moment: Int
  /// When it is taken: of the times that the settings leave open, the one at which the covers hide least, the earliest of several.
  package var time: Seconds
  /// The traits in which it is taken.
  package var traits: Traits
  /// What it shows.
  package var composition: Composition

  /// Light or dark.
  package var userInterfaceStyle: UserInterfaceStyle { traits.userInterfaceStyle }
}
