import AfterimageAudit
import AfterimageGraphics

/// The verdict under the picture of a card.
struct CardVerdict {
  /// The disclosure in words.
  let words: String
  /// The colour of its dot; nil for one that says nothing.
  let color: Color?

  /// Words what a picture gives away; nil for what the user sees.
  init(_ disclosure: Disclosure?, hasPicture: Bool) {
    switch disclosure {
    case nil: (words, color) = ("what the user sees", nil)
    case .noSecret: (words, color) = ("no secret known", nil)
    case .nothing where !hasPicture: (words, color) = ("nothing kept", Color(hex: 0x34C759))
    case .nothing: (words, color) = ("no secret left", Color(hex: 0x34C759))
    case .unknown: (words, color) = ("cannot tell", Color(hex: 0xAF52DE))
    case .shape: (words, color) = ("the shape of a secret", Color(hex: 0xFF9F0A))
    case .pixels: (words, color) = ("a secret shows", Color(hex: 0xFF3B30))
    }
  }
}
