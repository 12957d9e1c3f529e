import AfterimageGraphics
import TestSupport

extension TemporaryFolder {
  /// A picture in it.
  func picture(_ name: String) throws -> Bitmap { try PNG.decode(bytes(name)) }
}
