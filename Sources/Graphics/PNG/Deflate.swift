private import CDeflate

/// Compression and checksums by libdeflate, whose bytes do not depend on the processor.
enum Deflate {
  /// Compresses to a zlib stream at a level from 1 (fast) to 12 (small).
  static func zlib(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    // No compressor means no memory; stored blocks need none.
    guard let compressor = libdeflate_alloc_compressor(level) else { return stored(bytes) }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, output.baseAddress, output.count)
    }
  }

  /// How a stream failed to give the number of bytes that were expected.
  enum Failure: Error {
    case corrupt, tooShort, tooLong, outOfMemory
  }

  /// True where a stream of so many bytes may hold what is expected: deflate never packs more than 1032 bytes into one.
  ///
  /// So a bomb is known before memory is taken.
  static func canHold(_ expected: Int, in bytes: [UInt8]) -> Bool { expected / 1032 <= bytes.count }

  /// Decompresses a zlib stream that must fill memory exactly.
  static func unzlib(_ bytes: [UInt8], into output: UnsafeMutableRawBufferPointer) throws(Failure) {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(
      decompressor, bytes, bytes.count, output.baseAddress, output.count, nil)
    switch result {
    case LIBDEFLATE_SUCCESS: return
    case LIBDEFLATE_SHORT_OUTPUT: throw .tooShort
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLong
    default: throw .corrupt
    }
  }

  /// The CRC-32 of a part of a file.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let length = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      stream += [UInt8(length & 255), UInt8(length >> 8)]
      stream += [UInt8(~length & 255), UInt8(~length >> 8)]
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + libdeflate_adler32(1, bytes, bytes.count).bigEndianBytes
  }
}
