private import CASTC
private import CPixels

/// Adaptive Scalable Texture Compression in blocks of 4x4 pixels, by libastcenc: what devices keep snapshots in.
///
/// Source of the format: "ASTC" (Khronos Data Format Specification 1.3, chapter 23).
package enum ASTC {
  /// The number of bytes of a block.
  private static let blockLength = 16

  /// How hard libastcenc searches, its preset "fast": the next takes three times as long for 1.5 dB.
  private static let quality: Float = 10

  /// The number of bytes of a picture's blocks.
  package static func length(width: Int, height: Int) -> Int {
    (width + 3) / 4 * ((height + 3) / 4) * blockLength
  }

  /// Packs a picture; a block of one colour is kept exactly.
  package static func encode(_ bitmap: Bitmap) throws(ASTCError) -> [UInt8] {
    let codec = try Codec(quality: quality)
    let length = length(width: bitmap.width, height: bitmap.height)
    var status = astc_done
    let blocks = [UInt8](unsafeUninitializedCapacity: length) { output, count in
      status = codec.compress(bitmap, to: output)
      count = status == astc_done ? length : 0
    }
    try Codec.check(status)
    return blocks
  }

  /// Unpacks the blocks of a picture, of which there are as many as its size needs.
  package static func decode(
    _ blocks: ArraySlice<UInt8>, width: Int, height: Int
  ) throws(ASTCError) -> Bitmap {
    try Decoder().decode(blocks, width: width, height: height)
  }

  /// Unpacks any number of pictures; its tables take milliseconds to make.
  package struct Decoder: ~Copyable {
    private let codec: Codec

    /// Loads the library and makes the tables.
    package init() throws(ASTCError) { codec = try Codec(quality: nil) }

    /// Unpacks the blocks of a picture, of which there are as many as its size needs.
    package func decode(
      _ blocks: ArraySlice<UInt8>, width: Int, height: Int
    ) throws(ASTCError) -> Bitmap {
      var status = astc_refused
      let bitmap = Bitmap(width: width, height: height) { pixels in
        status = codec.decompress(blocks, width: width, height: height, to: pixels)
      }
      try Codec.check(status)
      guard let bitmap else { throw .refused }
      return bitmap
    }
  }
}

/// Why pixels are not packed or unpacked.
package enum ASTCError: Error, Hashable, Sendable {
  /// libastcenc is not on this machine, or of a version that is not known here.
  case noLibrary
  /// There is not memory enough.
  case outOfMemory
  /// libastcenc takes neither the pixels nor the blocks.
  case refused
}

/// libastcenc with its tables.
private struct Codec: ~Copyable {
  private let handle: OpaquePointer

  /// Loads the library, to pack with a quality or, with nil, to unpack.
  init(quality: Float?) throws(ASTCError) {
    var opened: OpaquePointer?
    try Self.check(astc_open(quality != nil, quality ?? 0, &opened))
    guard let opened else { throw .outOfMemory }
    handle = opened
  }

  deinit {
    astc_close(handle)
  }

  func compress(_ bitmap: Bitmap, to blocks: UnsafeMutableBufferPointer<UInt8>) -> astc_status {
    let rgba = [UInt8](unsafeUninitializedCapacity: 4 * bitmap.pixels.count) { output, count in
      guard let first = output.baseAddress else { return }
      pixels_to_rgba(bitmap.pixels, bitmap.pixels.count, first)
      count = 4 * bitmap.pixels.count
    }
    return astc_compress(
      handle, rgba, CUnsignedInt(bitmap.width), CUnsignedInt(bitmap.height), blocks.baseAddress,
      blocks.count)
  }

  func decompress(
    _ blocks: ArraySlice<UInt8>, width: Int, height: Int,
    to pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> astc_status {
    guard let first = pixels.baseAddress else { return astc_refused }
    return first.withMemoryRebound(to: UInt8.self, capacity: 4 * pixels.count) { rgba in
      let status = blocks.withUnsafeBufferPointer { blocks in
        astc_decompress(
          handle, blocks.baseAddress, blocks.count, CUnsignedInt(width), CUnsignedInt(height), rgba)
      }
      pixels_from_rgba(rgba, pixels.count, first)
      return status
    }
  }

  static func check(_ status: astc_status) throws(ASTCError) {
    switch status {
    case astc_done: return
    case astc_no_library: throw .noLibrary
    case astc_no_memory: throw .outOfMemory
    default: throw .refused
    }
  }
}
