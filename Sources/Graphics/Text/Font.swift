/// The face and size that a run of text is set in.
public struct Font: Hashable, Sendable {
  /// The size of the em square, in points.
  package var size: Double
  /// How heavy the strokes are.
  package var weight: Weight
  /// True where the letters lean.
  package var isItalic: Bool
  /// The width that is added to each advance beside the tracking of the size, in em; negative where letters stand closer.
  package var letterSpacing = 0.0
  /// True where all digits are as wide as each other.
  package var hasMonospacedDigits = false
  /// The face that draws the letters, with the lines of the one that was asked for.
  package var face = FontFace.system

  /// Makes a system font of a size in points.
  package init(size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Makes a font of a file, of a size in points.
  package init(size: Double, file: FontFile) {
    self.init(size: size)
    face = FontFace(ascent: file.ascent, descent: file.descent, typeface: .file(file))
  }

  /// The weights of the system font, lightest first.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }
}

extension Font {
  /// True where the letters are those of a file of the app's own.
  package var isOfFile: Bool { if case .file = face.typeface { true } else { false } }
  /// The height above the baseline, in points.
  package var ascender: Double { size * face.ascent }
  /// The depth below the baseline, in points, positive.
  package var descender: Double { size * face.descent }
  /// The distance from one baseline to the next, in points.
  package var lineHeight: Double { size * (face.ascent + face.descent) }
  /// The height of a capital in the system's font of this size, in points: 0.7046 em, read from stored frames of image views tied to baselines.
  package var capHeight: Double { size * 0.7046 }
}
