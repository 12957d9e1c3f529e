private import CDeflate
private import CPixels

/// Compression and checksums by libdeflate, whose bytes do not depend on the processor; decompression by a kernel.
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

  /// Compresses to blocks of which the last says so, without a header or checksum.
  static func blocks(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { return storedBlocks(bytes) }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = libdeflate_deflate_compress(
        compressor, bytes, bytes.count, output.baseAddress, output.count)
    }
  }

  /// The Adler-32 checksum of what had one before and more bytes.
  static func adler32(_ bytes: [UInt8], after checksum: UInt32) -> UInt32 {
    libdeflate_adler32(checksum, bytes, bytes.count)
  }

  /// The checksum of no bytes.
  static let emptyChecksum: UInt32 = 1

  /// The Adler-32 checksum of what had one before and some memory.
  static func adler32(
    _ bytes: Slice<UnsafeMutableRawBufferPointer>, after checksum: UInt32 = emptyChecksum
  ) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    return libdeflate_adler32(checksum, bytes.baseAddress, bytes.count)
  }

  /// How a stream failed to give the number of bytes that were expected.
  enum Failure: Error {
    case corrupt, tooShort, tooLong
  }

  /// True where a stream of so many bytes may hold what is expected: deflate never packs more than 1032 bytes into one.
  ///
  /// So a bomb is known before memory is taken.
  static func canHold(_ expected: Int, in bytes: [UInt8]) -> Bool { expected / 1032 <= bytes.count }

  /// Decompresses a zlib stream that must fill memory exactly, and returns the checksum that it says.
  ///
  /// The blocks are unpacked by a kernel of ours: libdeflate takes twice as long for what pictures of interfaces are
  /// full of, pixels of three bytes that repeat.
  static func unzlib(
    _ stream: [UInt8], into output: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> UInt32 {
    guard isZlib(stream) else { throw .corrupt }
    let used = try unpack(stream[headerLength...], into: output)
    guard let checksum = UInt32(bigEndian: stream, at: headerLength + used) else { throw .corrupt }
    return checksum
  }

  private static let headerLength = 2

  /// True where a stream says that it is deflated, without a dictionary, and its header checks (RFC 1950, section 2.2).
  private static func isZlib(_ stream: [UInt8]) -> Bool {
    guard stream.count >= headerLength else { return false }
    let (method, flags) = (stream[0], stream[1])
    return method & 15 == 8 && method >> 4 <= 7 && flags & 32 == 0
      && (Int(method) << 8 | Int(flags)) % 31 == 0
  }

  /// Unpacks deflate blocks, and returns the number of bytes that they take.
  private static func unpack(
    _ blocks: ArraySlice<UInt8>, into output: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    var used = 0
    let result = blocks.withUnsafeBufferPointer { blocks in
      pixels_inflate(
        blocks.baseAddress, blocks.count, output.baseAddress?.assumingMemoryBound(to: UInt8.self),
        output.count, &used)
    }
    switch result {
    case pixels_inflated_whole: return used
    case pixels_inflated_too_short: throw .tooShort
    case pixels_inflated_too_long: throw .tooLong
    default: throw .corrupt
    }
  }

  /// The CRC-32 of a part of a file.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    [0x78, 0x01] + storedBlocks(bytes) + adler32(bytes, after: 1).bigEndianBytes
  }

  private static func storedBlocks(_ bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let length = UInt16(end - start)
      blocks.append(end == bytes.count ? 1 : 0)
      blocks += [UInt8(length & 255), UInt8(length >> 8)]
      blocks += [UInt8(~length & 255), UInt8(~length >> 8)]
      blocks += bytes[start..<end]
      start = end
    } while start < bytes.count
    return blocks
  }
}
