import AfterimageGraphics

/// What a protection as a whole lets through.
struct Channel: Hashable, Sendable {
  /// The effect of which traces of ink are looked for.
  private(set) var seen = Effect.nothing
  /// The effect that is drawn, which says where a picture can be cut: of a fading one, beneath which the sharp picture still shows, it is not the one that is looked at.
  private(set) var drawn = Effect.nothing
  /// How much of a difference beneath the protection is left after it, apart from the effect.
  private(set) var kept = 1.0

  /// Goes through the drawings of a protection.
  init(of items: [DisplayItem], scale: Double) throws(AttackError) {
    for item in items {
      switch item.drawing {
      case .backdrop(let backdrop, _, let opacity) where drawn == .nothing:
        lay(backdrop, opacity, scale: scale)
      case .group(let group) where group.offset == .zero: kept *= 1 - group.opacity
      case .fill(_, let color): kept *= 1 - color.alpha
      default: throw .unknownDrawing("the protection is none that is known")
      }
    }
    kept = max(0, kept)
  }

  private mutating func lay(_ backdrop: Backdrop, _ opacity: Double, scale: Double) {
    drawn = Effect(backdrop, scale: scale)
    guard opacity >= 1 else {
      kept *= 1 - opacity
      return
    }
    seen = drawn
    if case .blur(let blur) = backdrop { kept *= 1 - blur.tint.alpha }
  }

  /// True where ink changes nothing beyond the cells in which it lies.
  var isConfined: Bool { if case .blur = drawn { false } else { true } }
}
