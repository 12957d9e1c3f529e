private import CPixels

/// Where a container keeps its one picture, and as what.
struct StoredTexture {
  /// The size in pixels.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The encoding of the pixels.
  let form: KTX.Form
  /// The bytes of that form, at their place in the file; more may follow.
  let content: ArraySlice<UInt8>

  /// Checks the size, and of plain pixels the length that the container says: what devices put there beside ASTC is not known.
  init(
    width: Int, height: Int, form: KTX.Form, content: ArraySlice<UInt8>, statedLength: Int?,
    limit: PixelLimit
  ) throws(KTXError) {
    guard width > 0, height > 0 else { throw .impossibleSize(width: width, height: height) }
    guard limit.allows(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    self.width = width
    self.height = height
    self.form = form
    self.content = content
    guard let statedLength, form == .rgba, statedLength != length else { return }
    throw .wrongImageLength(expected: length, stored: statedLength)
  }

  /// The number of bytes of the picture, unpacked from LZFSE.
  var length: Int {
    form == .rgba ? 4 * width * height : ASTC.length(width: width, height: height)
  }

  /// The picture.
  func bitmap() throws(KTXError) -> Bitmap {
    switch form {
    case .rgba: try rgba(try whole(content))
    case .astc: try astc(try whole(content))
    case .compressedASTC: try astc(try whole(try unpacked()[...]))
    }
  }

  private func whole(_ bytes: ArraySlice<UInt8>) throws(KTXError) -> ArraySlice<UInt8> {
    guard bytes.count >= length else { throw .truncated(at: bytes.endIndex) }
    return bytes.prefix(length)
  }

  /// The bytes of the stream: as many more as the picture needs are passed over, as devices may pad.
  private func unpacked() throws(KTXError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(LZFSEError) { bytes = try LZFSE.decode(content, limit: 2 * length) } catch {
      throw .compression(error)
    }
    guard bytes.count >= length else {
      throw .wrongImageLength(expected: length, stored: bytes.count)
    }
    return bytes
  }

  private func astc(_ blocks: ArraySlice<UInt8>) throws(KTXError) -> Bitmap {
    do throws(ASTCError) {
      return try ASTC.decode(blocks, width: width, height: height)
    } catch { throw .texture(error) }
  }

  private func rgba(_ bytes: ArraySlice<UInt8>) throws(KTXError) -> Bitmap {
    let bitmap = bytes.withUnsafeBufferPointer { bytes in
      Bitmap(width: width, height: height) { pixels in
        guard let source = bytes.baseAddress, let output = pixels.baseAddress else { return }
        pixels_from_rgba(source, pixels.count, output)
      }
    }
    guard let bitmap else { throw .impossibleSize(width: width, height: height) }
    return bitmap
  }
}
