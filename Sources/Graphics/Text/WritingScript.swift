/// A script, as messages name it to somebody whose text lacks glyphs.
package enum WritingScript: String, CaseIterable, Hashable, Sendable {
  case arabic = "Arabic"
  case armenian = "Armenian"
  case bengali = "Bengali"
  case chinese = "Chinese"
  case devanagari = "Devanagari"
  case emoji = "emoji"
  case georgian = "Georgian"
  case hebrew = "Hebrew"
  case japanese = "Japanese"
  case korean = "Korean"
  case tamil = "Tamil"
  case thai = "Thai"
  case other = "another script"

  /// The script of the block that a character stands in; an ideograph counts as Chinese.
  package init(of scalar: Unicode.Scalar) {
    if scalar.properties.isEmojiPresentation {
      self = .emoji
      return
    }
    self = Self.blocks.first { $0.range.contains(scalar.value) }?.script ?? .other
  }

  /// The blocks by their scripts (Unicode, Blocks.txt).
  private static let blocks: [(range: ClosedRange<UInt32>, script: WritingScript)] = [
    (0x0530...0x058F, .armenian), (0x0590...0x05FF, .hebrew), (0x0600...0x06FF, .arabic),
    (0x0750...0x077F, .arabic), (0x0870...0x08FF, .arabic), (0x0900...0x097F, .devanagari),
    (0x0980...0x09FF, .bengali), (0x0B80...0x0BFF, .tamil), (0x0E00...0x0E7F, .thai),
    (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .korean), (0x2E80...0x303F, .chinese),
    (0x3040...0x30FF, .japanese), (0x3130...0x318F, .korean), (0x31F0...0x31FF, .japanese),
    (0x3400...0x9FFF, .chinese), (0xAC00...0xD7FF, .korean), (0xF900...0xFAFF, .chinese),
    (0xFB1D...0xFB4F, .hebrew), (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFF, .arabic),
    (0xFF00...0xFFEF, .chinese), (0x1_F000...0x1_FAFF, .emoji), (0x2_0000...0x3_FFFF, .chinese),
  ]
}
