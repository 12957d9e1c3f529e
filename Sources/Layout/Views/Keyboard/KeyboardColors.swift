import AfterimageGraphics
import AfterimageScreens

/// The colours of a keyboard, read off pictures of iOS over a plain white or black screen; what shines through the tray is left out.
struct KeyboardColors {
  /// The ground.
  var tray: Color
  /// Behind a character.
  var character: Color
  /// Behind what does something else.
  var function: Color
  /// The sharp shadow below a key; clear since iOS 26.
  var edge: Color
  /// The colour of characters.
  var ink: Color
  /// The colour of small characters, and of the lines between suggestions.
  var paleInk: Color
  /// Behind the key that ends the entry: the system's blue, whatever the app's tint.
  var action: Color

  /// The colours in circumstances.
  init(in traits: Traits) {
    let isLight = traits.userInterfaceStyle == .light
    let isGlass = traits.system.hasGlassControls
    ink = isLight ? .black : .white
    paleInk = isLight ? Color(hex: 0x000000, alpha: 0.35) : Color(hex: 0xFFFFFF, alpha: 0.35)
    action = SystemColor.systemBlue.resolved(
      for: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
    switch (isLight, isGlass) {
    case (true, false):
      (tray, edge) = (Color(hex: 0xD1D3D9), Color(hex: 0x898A8D))
      (character, function) = (.white, Color(hex: 0xABB0BA))
    case (false, false):
      (tray, edge) = (Color(hex: 0x2B2B2B), Color(hex: 0x161616))
      (character, function) = (Color(hex: 0x6B6B6B), Color(hex: 0x474747))
    case (true, true):
      (tray, edge) = (Color(hex: 0xE1E3E8), .clear)
      (character, function) = (.white, .white)
    case (false, true):
      (tray, edge) = (Color(hex: 0x1F1F21), .clear)
      (character, function) = (Color(hex: 0x47474A), Color(hex: 0x47474A))
    }
  }

  /// The background of a key; nil shows the tray.
  func ground(of look: KeyboardKey.Look) -> Color? {
    switch look {
    case .character: character
    case .function: function
    case .action: action
    case .bare: nil
    }
  }

  /// The colour of the character on a key.
  func ink(of look: KeyboardKey.Look) -> Color { look == .action ? .white : ink }
}
