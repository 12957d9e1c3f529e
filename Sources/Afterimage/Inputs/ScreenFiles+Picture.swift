import AfterimageGraphics
package import AfterimageMasking
package import AfterimageScreens

extension ScreenFiles {
  /// Reads the picture of a cover, one pixel a point.
  package func picture(at path: String) -> Result<Image, PictureFailure> {
    switch read(path) {
    case .failure(let failure):
      .failure(PictureFailure(reason: failure.kind(path: path).wording.message))
    case .success(let bytes):
      switch decodeImage(bytes) {
      case .failure(let failure):
        .failure(PictureFailure(reason: failure.kind(path: path).wording.message))
      case .success(let bitmap): .success(Image(name: path, bitmap: bitmap))
      }
    }
  }
}
