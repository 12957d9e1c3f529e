package import AfterimageGraphics

/// The circumstances that somebody has chosen; what is nil stays as it is.
package struct TraitChoice: Hashable, Sendable {
  /// The device.
  package var device: Device?
  /// The version of iOS.
  package var system: System?
  /// How the device is held.
  package var orientation: Orientation?
  /// Light or dark.
  package var userInterfaceStyle: UserInterfaceStyle?
  /// Whether the user has asked for more contrast.
  package var accessibilityContrast: AccessibilityContrast?
  /// Whether the user has asked for less transparency.
  package var isReduceTransparencyEnabled: Bool?
  /// The size of text.
  package var contentSizeCategory: ContentSizeCategory?
  /// The direction of the interface; that of the language where only this is chosen.
  package var layoutDirection: TextDirection?
  /// The language of the interface.
  package var language: String?

  /// Chooses nothing.
  package init() {}

  /// Circumstances with what was chosen in the place of what they had.
  package func applied(to base: Traits) -> Traits {
    var traits = base
    traits.device = device ?? base.device
    traits.system = system ?? base.system
    traits.orientation = orientation ?? base.orientation
    traits.userInterfaceStyle = userInterfaceStyle ?? base.userInterfaceStyle
    traits.accessibilityContrast = accessibilityContrast ?? base.accessibilityContrast
    traits.isReduceTransparencyEnabled =
      isReduceTransparencyEnabled ?? base.isReduceTransparencyEnabled
    traits.contentSizeCategory = contentSizeCategory ?? base.contentSizeCategory
    traits.language = language ?? base.language
    traits.layoutDirection =
      layoutDirection ?? language.map { TextDirection(ofLanguage: $0) } ?? base.layoutDirection
    return traits
  }
}
