private import CJPEG

/// JPEG files: photographs.
public enum JPEG {
  /// True where a file begins as every JPEG file does.
  package static func isJPEG(_ file: [UInt8]) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Reads a picture in grey or colour, with the accurate transform, whose bytes are the same on every processor.
  ///
  /// The picture lies as its pixels do in the file; the orientation that a camera notes beside them is not applied.
  ///
  /// - Parameters:
  ///   - file: the whole file.
  ///   - limit: how large a picture may be; known before memory is taken.
  public static func decode(
    _ file: [UInt8], limit: PixelLimit = .standard
  ) throws(JPEGError) -> Bitmap {
    guard isJPEG(file) else { throw .notJPEG }
    guard let decompressor = Decompressor() else { throw .outOfMemory }
    let (width, height) = try decompressor.size(of: file)
    guard limit.allows(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    var problem: JPEGError?
    let bitmap = Bitmap(width: width, height: height) { pixels in
      problem = decompressor.fill(pixels, width: width, height: height, from: file)
    }
    if let problem { throw problem }
    guard let bitmap else { throw .outOfMemory }
    return bitmap
  }
}

/// Why bytes are not a picture.
public enum JPEGError: Error, Hashable, Sendable {
  /// The first bytes are those of something else.
  case notJPEG
  /// More pixels than may be read.
  case tooLarge(width: Int, height: Int, limit: PixelLimit)
  /// The file is broken, or of a kind that is not read, as libjpeg-turbo says.
  case corrupt(String)
  /// There is not memory enough.
  case outOfMemory
}

/// The memory of libjpeg-turbo while it reads a file.
private struct Decompressor: ~Copyable {
  private let handle: tjhandle

  init?() {
    guard let handle = tjInitDecompress() else { return nil }
    self.handle = handle
  }

  deinit {
    tjDestroy(handle)
  }

  func size(of file: [UInt8]) throws(JPEGError) -> (width: Int, height: Int) {
    var (width, height, sampling, colors): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        handle, file, UInt(file.count), &width, &height, &sampling, &colors) == 0
    else { throw failure }
    return (Int(width), Int(height))
  }

  func fill(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, from file: [UInt8]
  ) -> JPEGError? {
    guard let first = pixels.baseAddress else { return nil }
    return first.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) { bytes in
      // Blue first and alpha last in memory is 0xAARRGGBB on the little-endian processors that Swift runs on.
      let status = tjDecompress2(
        handle, file, UInt(file.count), bytes, CInt(width), 0, CInt(height),
        CInt(TJPF_BGRA.rawValue), TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING)
      return status == 0 ? nil : failure
    }
  }

  private var failure: JPEGError {
    .corrupt(tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown")
  }
}
