import AfterimageGraphics
import Testing

/// Widths of texts in the iOS system font, in points, as UIKit measured them.
///
/// Source: `golden/font_metrics_ios.json` of github.com/Vercantez/openuikit, commit 32cc00a3; transcribed.
enum SystemFontWidths {
  /// The texts whose widths are known.
  static let texts = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  /// The widths of the texts in one font.
  struct Row: CustomTestStringConvertible, Sendable {
    var font: Font
    var widths: [Double]
    var testDescription: String { "\(font.weight) \(font.size)\(font.isItalic ? " italic" : "")" }

    init(_ weight: Font.Weight, _ size: Double, _ widths: [Double], isItalic: Bool = false) {
      font = Font(size: size, weight: weight, isItalic: isItalic)
      self.widths = widths
    }
  }

  /// What was measured.
  static let measured = [
    Row(.light, 17, [97.05, 143.89, 77.47, 32.35, 334.14, 124.09]),
    Row(.light, 34, [195.53, 269.32, 147.17, 60.09, 626.89, 243.61]),
    Row(.regular, 8, [50.45, 76.00, 41.96, 19.80, 176.98, 63.02]),
    Row(.regular, 12, [72.63, 108.82, 59.58, 26.96, 252.36, 91.78]),
    Row(.regular, 13, [77.92, 116.59, 63.71, 28.53, 270.12, 98.74]),
    Row(.regular, 17, [98.58, 146.82, 79.66, 34.32, 338.95, 126.14]),
    Row(.regular, 20, [115.22, 168.48, 91.62, 39.01, 388.65, 146.92]),
    Row(.regular, 22, [127.28, 182.22, 99.66, 42.47, 420.57, 161.03]),
    Row(.regular, 24, [140.38, 197.00, 108.53, 46.70, 455.26, 175.87]),
    Row(.regular, 28, [165.33, 229.29, 126.97, 55.15, 530.46, 205.73]),
    Row(.regular, 34, [199.93, 277.01, 153.27, 66.22, 640.55, 249.07]),
    Row(.regular, 40, [234.43, 324.57, 179.45, 77.21, 750.23, 292.32]),
    Row(.medium, 17, [101.43, 149.85, 81.99, 36.61, 346.72, 127.84]),
    Row(.medium, 34, [204.83, 283.52, 157.96, 70.28, 660.18, 252.55]),
    Row(.semibold, 17, [103.50, 152.04, 83.68, 38.28, 352.37, 129.07]),
    Row(.semibold, 34, [208.40, 288.24, 161.37, 73.24, 674.45, 255.08]),
    Row(.bold, 17, [106.35, 155.06, 86.01, 40.57, 360.14, 130.77]),
    Row(.bold, 20, [124.05, 178.34, 99.10, 46.17, 415.13, 152.40]),
    Row(.bold, 22, [136.59, 193.31, 107.91, 50.08, 451.79, 167.10]),
    Row(.bold, 24, [150.09, 209.36, 117.55, 54.70, 491.61, 182.54]),
    Row(.bold, 28, [176.34, 243.89, 137.50, 64.27, 574.53, 213.54]),
    Row(.bold, 34, [213.30, 294.74, 166.06, 77.30, 694.08, 258.55]),
    Row(.heavy, 17, [110.49, 159.46, 89.40, 43.91, 371.44, 133.24]),
    Row(.heavy, 34, [220.42, 304.20, 172.88, 83.20, 722.62, 263.61]),
    Row(.black, 17, [114.11, 163.30, 92.36, 46.83, 381.33, 135.40]),
    Row(.black, 34, [226.66, 312.47, 178.85, 88.37, 747.60, 268.03]),
    Row(.regular, 17, [98.92, 146.37, 79.94, 34.66, 339.36, 126.22], isItalic: true),
  ]

  /// The widths at 20 to 28 points in the weights that were measured at 17 and 34 only: without tracking, widths are linear in the optical size.
  static let derived = measured.filter { $0.font.size == 17 && !$0.font.isItalic }.flatMap {
    small in
    let large = measured.first { $0.font.weight == small.font.weight && $0.font.size == 34 }
    return large.map { large in
      shares.map { size, share, tracking in
        Row(
          small.font.weight, size,
          texts.indices.map { index in
            let count = Double(texts[index].count)
            let low = small.widths[index] / 17 + count * 52 / 2048
            let high = large.widths[index] / 34 - count * 23 / 2048
            return size * (low + share * (high - low) + count * tracking / 2048)
          })
      }
    } ?? []
  }

  /// Sizes in points, how far they lie between the two optical sizes, and their tracking in 2048ths of an em.
  private static let shares: [(Double, Double, Double)] = [
    (20, 0.236364, -46), (22, 0.527273, -24), (24, 0.818182, 6), (28, 1, 28),
  ]
}
