import AfterimageScreens

extension System {
  /// True where controls have the rounder shapes that came with iOS 26.
  var hasGlassControls: Bool { majorVersion >= 26 }
}
