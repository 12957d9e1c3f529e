package import Afterimage
package import AfterimageGraphics
import AfterimageRandom

/// What becomes of a masked picture before somebody finds it.
package enum Store: Hashable, Sendable {
  /// It is kept byte for byte, as in a PNG file.
  case exact
  /// It is kept as the texture that the system writes, in blocks of 4x4 pixels.
  case texture
  /// Its copy of half the size is kept.
  case downscaled
  /// To each component a number from `-levels` to `levels` was added at random.
  case noise(levels: Int, seed: UInt64)

  /// How many pixels of the picture become one, along each axis.
  var reduction: Int { self == .downscaled ? 2 : 1 }

  /// True where what was added to the bytes is not known.
  var isNoisy: Bool { if case .noise = self { true } else { false } }

  /// A picture with noise as another picture would have it.
  func noisy(_ picture: Bitmap, number: Int) -> Bitmap {
    guard case .noise(let levels, let seed) = self else { return picture }
    return picture.noisy(levels: levels, seed: seed &+ UInt64(number) &* 7919 &+ 1)
  }

  /// What is found of a picture.
  package func kept(_ picture: Bitmap, by pipeline: Pipeline) throws(AttackError) -> Bitmap {
    switch self {
    case .exact: return picture
    case .texture:
      do throws(ASTCError) {
        return try ASTC.decode(
          ASTC.encode(picture)[...], width: picture.width, height: picture.height)
      } catch { throw .texture(error) }
    case .downscaled:
      do throws(PipelineError) {
        return try pipeline.downscaled(picture)
      } catch { throw .pipeline(error) }
    case .noise(let levels, let seed): return picture.noisy(levels: levels, seed: seed)
    }
  }
}

extension Store {
  /// The files in which somebody may find a picture, as `audit --stored` names them.
  package enum Form: String, CaseIterable, Codable, Hashable, Sendable {
    case exact, texture, downscaled, noise

    /// What becomes of the picture in the file.
    package var store: Store {
      switch self {
      case .exact: .exact
      case .texture: .texture
      case .downscaled: .downscaled
      // The least noise that there is; any seed would do.
      case .noise: .noise(levels: 1, seed: 1)
      }
    }
  }
}

extension Bitmap {
  /// The picture with a number added at random to each component.
  fileprivate func noisy(levels: Int, seed: UInt64) -> Bitmap {
    var generator = SplitMix(seed: seed)
    let noisy = pixels.map { pixel in
      var result = pixel & 0xFF00_0000
      for shift in [0, 8, 16] as [UInt32] {
        let level = Int(pixel >> shift & 255) + Int.random(in: -levels...levels, using: &generator)
        result |= UInt32(min(max(level, 0), 255)) << shift
      }
      return result
    }
    return Bitmap(width: width, height: height, pixels: noisy) ?? self
  }
}
