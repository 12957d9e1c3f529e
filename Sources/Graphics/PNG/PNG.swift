/// Portable Network Graphics: the pictures that Afterimage writes, and those that screens show.
///
/// Source of the format: the PNG specification, third edition (W3C).
public enum PNG {
  /// How much time goes into a small file.
  public enum Compression: CaseIterable, Sendable {
    /// As fast as can be.
    case fast
    /// As small as can be, for files that are written once and kept.
    case small
  }

  /// The eight bytes every file starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
