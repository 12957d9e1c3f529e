/// The formats that pictures are read from, told apart by their first bytes.
package enum PictureFormat: CaseIterable, Sendable {
  /// Portable Network Graphics.
  case png
  /// Photographs.
  case jpeg
  /// The textures of devices' snapshots.
  case ktx

  /// The format of a file; one that begins like none counts as PNG, whose reader says so.
  package init(of file: [UInt8]) {
    self = KTX.isKTX(file) ? .ktx : JPEG.isJPEG(file) ? .jpeg : .png
  }

  /// Reads a picture.
  package func decode(_ file: [UInt8]) throws(PictureFormatError) -> Bitmap {
    switch self {
    case .png: do throws(PNGError) { return try PNG.decode(file) } catch { throw .png(error) }
    case .jpeg: do throws(JPEGError) { return try JPEG.decode(file) } catch { throw .jpeg(error) }
    case .ktx: do throws(KTXError) { return try KTX.decode(file) } catch { throw .ktx(error) }
    }
  }
}

/// Why a file is not a picture that can be read, by its format.
package enum PictureFormatError: Error, Hashable, Sendable {
  /// The mistake in a PNG file, or that it is no picture at all.
  case png(PNGError)
  /// The mistake in a JPEG file.
  case jpeg(JPEGError)
  /// The mistake in a texture.
  case ktx(KTXError)
}

extension PictureFormatError: CustomStringConvertible {
  /// The mistake in the file, and a way out.
  package var description: String {
    switch self {
    case .png(let error): error.description
    case .jpeg(let error): error.description
    case .ktx(let error): error.description
    }
  }
}
