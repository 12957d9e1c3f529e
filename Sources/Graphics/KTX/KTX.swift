/// Khronos Texture, version 1.1: the container in which the system keeps its snapshots; here with plain RGBA.
///
/// Source of the format: "KTX File Format Specification" 1.1 (Khronos).
public enum KTX {
  /// The twelve bytes every file starts with.
  static let signature: [UInt8] = [
    0xAB, 0x4B, 0x54, 0x58, 0x20, 0x31, 0x31, 0xBB, 0x0D, 0x0A, 0x1A, 0x0A,
  ]

  /// The number by which a reader tells the order of bytes.
  static let endianness: UInt32 = 0x0403_0201

  /// The length of the header in bytes.
  static let headerLength = 64

  /// OpenGL's numbers for four components of a byte each.
  enum Format {
    static let unsignedByte: UInt32 = 0x1401
    static let rgba: UInt32 = 0x1908
    static let rgba8: UInt32 = 0x8058
  }

  /// The rows run from the top, as in every picture here; OpenGL's own default is from the bottom.
  static let orientation = "KTXorientation\0S=r,T=d\0"
}

/// The fields of the header after the signature, in the order of the file.
enum KTXField: Int, CaseIterable {
  case endianness, type, typeSize, format, internalFormat, baseInternalFormat
  case width, height, depth, arrayElements, faces, mipmapLevels, keyValueLength

  /// Where the field starts in the file.
  var offset: Int { KTX.signature.count + 4 * rawValue }
}
