public import AfterimageScreens

/// What the user chooses for the whole device, in Control Centre or in Settings.
public enum UserChoice: Hashable, Sendable {
  /// A size of text.
  case textSize(ContentSizeCategory)
  /// Light or dark.
  case appearance(UserInterfaceStyle)
}
