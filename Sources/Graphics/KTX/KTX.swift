/// Khronos Texture, version 1.1: the container in which the system keeps its snapshots.
///
/// Source of the format: "KTX File Format Specification" 1.1 (Khronos); of what devices put into it, and of their own
/// container, the public tools that examiners open such files with (iLEAPP, ios_ktx2png).
package enum KTX {
  /// The encoding of the pixels.
  package enum Form: Hashable, Sendable, CaseIterable {
    /// Four bytes a pixel, exactly.
    case rgba
    /// Blocks of 4x4 pixels in ASTC, with its loss.
    case astc
    /// The same blocks in an LZFSE stream, as devices write them.
    case compressedASTC
  }

  /// The twelve bytes every file starts with.
  static let signature: [UInt8] = [
    0xAB, 0x4B, 0x54, 0x58, 0x20, 0x31, 0x31, 0xBB, 0x0D, 0x0A, 0x1A, 0x0A,
  ]

  /// True where a file begins as KTX does, or as the container that devices also call so.
  package static func isKTX(_ file: [UInt8]) -> Bool {
    file.starts(with: signature) || file.starts(with: chunkedSignature)
  }

  /// The number by which a reader tells the order of bytes.
  static let endianness: UInt32 = 0x0403_0201

  /// The length of the header in bytes.
  static let headerLength = 64

  /// OpenGL's numbers for four components of a byte each, and for blocks of them.
  enum Format {
    static let unsignedByte: UInt32 = 0x1401
    static let rgba: UInt32 = 0x1908
    static let rgba8: UInt32 = 0x8058
    static let astc4x4: UInt32 = 0x93B0
  }

  /// The rows run from the top, as in every picture here; OpenGL's own default is from the bottom.
  static let orientation = "KTXorientation\0S=r,T=d\0"

  /// The key by which devices tell that the picture is an LZFSE stream; readers look for nothing else.
  static let compression = "Compression_APPLE\0LZFSE\0"

  /// The bytes between the length of a compressed picture and its stream; what they mean is not known.
  static let unknownLength = 8
}

/// The fields of the header after the signature, in the order of the file.
enum KTXField: Int, CaseIterable {
  case endianness, type, typeSize, format, internalFormat, baseInternalFormat
  case width, height, depth, arrayElements, faces, mipmapLevels, keyValueLength

  /// Where the field starts in the file.
  var offset: Int { KTX.signature.count + 4 * rawValue }
}
