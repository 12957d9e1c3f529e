import AfterimageGraphics
import AfterimageScreens

extension KeyboardBuilder {
  /// A key in its place.
  func node(of key: KeyboardKey, in frame: Rect, symbolSize: Double? = nil) -> Node {
    var node = node(.part(.key), "key " + key.name, in: frame)
    if let ground = colors.ground(of: key.look) {
      node.appearance.background = ground
      node.appearance.cornerRadius = cornerRadius
      node.appearance.cornerCurve = .continuous
      if colors.edge.alpha > 0 {
        node.appearance.shadow = Appearance.Shadow(
          color: colors.edge, radius: 0, offset: Point(x: 0, y: 1))
      }
    }
    let ink = colors.ink(of: key.look)
    switch key.face {
    case .character(let character): node.content = .lines(lines(of: key, character, ink, in: frame))
    case .title(let title):
      node.content = .lines(lines(title, Font(size: titleSize), ink, in: frame))
    case .symbol(let name):
      node.content = symbol(name, size: symbolSize ?? titleSize + 4, color: ink)
    }
    return node
  }

  /// 5 points up to iOS 18, rounder since (by eye).
  private var cornerRadius: Double {
    let isTablet = traits.device.idiom == .pad
    guard traits.system.hasGlassControls else { return isTablet ? 6 : 5 }
    return isTablet ? 10 : 8.5
  }

  private var titleSize: Double { traits.device.idiom == .pad ? 18 : 16 }

  /// The size of a letter on a phone upright, on its side, and on a tablet; of a longer sign that of a word.
  private func characterSize(_ character: String) -> Double {
    guard character.count == 1 else { return titleSize }
    guard traits.device.idiom == .phone else { return 26 }
    guard traits.orientation == .portrait else { return field.isPad ? 20 : 22 }
    return field.isPad ? 25 : 24
  }

  private func lines(
    of key: KeyboardKey, _ character: String, _ ink: Color, in frame: Rect
  ) -> [TextLine] {
    let font = Font(size: characterSize(character))
    guard !key.hint.isEmpty else {
      // As on the device, what has no hint is a little above the middle, so that capitals are in it.
      return lines(character, font, ink, in: frame.offset(by: Point(x: 0, y: -0.5)))
    }
    let hint = hintPlace(in: frame)
    return lines(character, font, ink, in: frame.offset(by: Point(x: 0, y: hint.makesRoom)))
      + lines(
        key.hint, hint.font, traits.device.idiom == .pad ? colors.paleInk : ink,
        in: frame.offset(by: Point(x: 0, y: hint.below)))
  }

  /// How a hint is set, how far it lies below the middle of its key, and how far the character below goes out of its way (by eye).
  private func hintPlace(in frame: Rect) -> (font: Font, below: Double, makesRoom: Double) {
    guard traits.device.idiom == .phone else {
      return (Font(size: 14), 14 - frame.height / 2, 8)
    }
    let isUpright = traits.orientation == .portrait
    let font = Font(size: isUpright ? 10 : 8, weight: .semibold)
    return isUpright ? (font, 12, -6) : (font, 9.5, -4)
  }
}
