import AfterimageGraphics
import AfterimageScreens

/// The colours of a button in its state.
struct ButtonLook {
  /// The colour of the title.
  var title: Color
  /// The colour behind the title; nil draws none.
  var background: Color?

  /// The four looks that the styles come down to on iPhone.
  private enum Face {
    case plain
    case gray
    case tinted
    case filled
  }

  /// The colours of a style in a state, as UIButton.Configuration does; the opacities of the pressed states are chosen by eye.
  ///
  /// - Parameter color: the form of a system colour in the appearance.
  init(_ button: Button, tint: Color, color: (SystemColor) -> Color) {
    let tint = button.style == .link ? color(.link) : tint
    let face = Self.face(of: button)
    guard button.isEnabled else {
      title = button.style == .system ? Self.disabledSystemTitle : color(.tertiaryLabel)
      background = face == .plain ? nil : color(.tertiarySystemFill)
      return
    }
    let pressed = button.isHighlighted ? 0.75 : 1
    switch face {
    case .plain: (title, background) = (tint, nil)
    case .gray: (title, background) = (tint, color(.secondarySystemFill))
    case .tinted: (title, background) = (tint, tint.withAlpha(multipliedBy: 0.18 * pressed))
    case .filled: (title, background) = (.white, tint.withAlpha(multipliedBy: pressed))
    }
    guard button.isHighlighted, face != .filled else { return }
    title = title.withAlpha(multipliedBy: button.style == .system ? 0.2 : pressed)
  }

  /// The grey of a disabled title without a configuration (measured in pictures of UIKit).
  private static let disabledSystemTitle = Color(hex: 0x858585, alpha: 0.45)

  /// The look that a style comes down to; a selected button is drawn one step heavier.
  private static func face(of button: Button) -> Face {
    let isSelected = button.isSelected
    return switch button.style {
    case .system: .plain
    case .plain, .borderless, .link: isSelected ? .tinted : .plain
    case .gray, .bordered: isSelected ? .tinted : .gray
    case .tinted, .borderedTinted: isSelected ? .filled : .tinted
    case .filled, .borderedProminent: .filled
    }
  }
}
