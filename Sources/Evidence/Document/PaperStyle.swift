import AfterimageAudit
import AfterimageGraphics

/// The measures and colours of a document on paper, in points: A4 with margins for a binder.
enum PaperStyle {
  static let page = Size(width: 595, height: 842)
  static let left = 56.0
  static let right = 48.0
  static let top = 54.0
  static let bottom = 62.0
  /// The room of a line.
  static let width = page.width - left - right
  static let ink = Color(hex: 0x1C1C1E)
  static let faint = Color(hex: 0x5C6270)
  static let line = Color(hex: 0xD8DBE3)
  static let ground = Color(hex: 0xF2F3F7)
  static let paper = Color(hex: 0xFFFFFF)

  /// How a text is set.
  struct Style {
    let font: Font
    let color: Color
    /// The distance from one baseline to the next.
    let leading: Double
  }

  static let title = Style(font: Font(size: 24, weight: .bold), color: ink, leading: 29)
  static let verdict = Style(font: Font(size: 14, weight: .bold), color: ink, leading: 18)
  static let chapter = Style(font: Font(size: 14, weight: .bold), color: ink, leading: 18)
  static let section = Style(font: Font(size: 11, weight: .semibold), color: ink, leading: 14)
  static let body = Style(font: Font(size: 9.5), color: ink, leading: 13.5)
  static let strong = Style(font: Font(size: 9.5, weight: .semibold), color: ink, leading: 13.5)
  static let small = Style(font: Font(size: 8), color: faint, leading: 11)

  /// The colour of a tone.
  static func color(_ tone: ReportDocument.Tone) -> Color {
    switch tone {
    case .good: Color(hex: 0x1E7A36)
    case .fair: Color(hex: 0x0B62A8)
    case .unknown: Color(hex: 0x9A6700)
    case .bad: Color(hex: 0xC4271D)
    }
  }
}
