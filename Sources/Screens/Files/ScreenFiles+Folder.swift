package import AfterimageGraphics

extension ScreenFiles {
  /// The files of the system that an input may name: those below a folder, symbolic links followed.
  ///
  /// - Parameters:
  ///   - file: the input file; paths in it are relative to its folder.
  ///   - root: the folder that files are taken from; nil is the folder of the input file.
  package static func beside(_ file: String, root: String? = nil) -> ScreenFiles {
    let folder = folder(of: file)
    return ScreenFiles(
      read: { path in
        resolve(path, in: folder, below: root ?? folder).flatMap { readFile(at: $0) }
      },
      decodeImage: decodePicture,
      list: { path in
        guard case .success(let found) = resolve(path, in: folder, below: root ?? folder) else {
          return nil
        }
        return listFolder(at: found)
      })
  }

  /// The path of what a name in a folder means; a failure where that lies outside the root, which itself lies inside.
  private static func resolve(
    _ path: String, in folder: String, below root: String
  ) -> Result<String, FileFailure> {
    resolvedPath(path.hasPrefix("/") ? path : "\(folder)/\(path)").flatMap { resolved in
      resolvedPath(root).flatMap { resolvedRoot in
        resolved == resolvedRoot || isPath(resolved, below: resolvedRoot)
          ? .success(resolved) : .failure(.outside(folder: root))
      }
    }
  }

  private static func isPath(_ path: String, below folder: String) -> Bool {
    folder == "/" || path.utf8.starts(with: "\(folder)/".utf8)
  }

  private static func folder(of file: String) -> String {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// Decodes a PNG or JPEG image, told apart by its first bytes, within the bounds of an input.
  @Sendable package static func decodePicture(_ bytes: [UInt8]) -> Result<Bitmap, ImageFailure> {
    JPEG.isJPEG(bytes) ? decodeJPEG(bytes) : decodePNG(bytes)
  }

  private static func decodeJPEG(_ bytes: [UInt8]) -> Result<Bitmap, ImageFailure> {
    do throws(JPEGError) {
      return .success(try JPEG.decode(bytes, limit: PixelLimit(pixels: Limits.imagePixels)))
    } catch {
      if case .tooLarge = error { return .failure(.tooLarge(limit: Limits.imagePixels)) }
      return .failure(.broken(error.description))
    }
  }

  private static func decodePNG(_ bytes: [UInt8]) -> Result<Bitmap, ImageFailure> {
    do throws(PNGError) {
      return .success(try PNG.decode(bytes, limit: PixelLimit(pixels: Limits.imagePixels)))
    } catch {
      if case .tooLarge = error { return .failure(.tooLarge(limit: Limits.imagePixels)) }
      return .failure(.broken(error.description))
    }
  }
}
