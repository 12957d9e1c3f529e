package import AfterimageGraphics
package import AfterimageLifecycle

/// The comparison of a picture from a device with the predicted one.
package struct Agreement: Sendable {
  /// True where the device's picture has the size of the small copy.
  package let isDownscaled: Bool
  /// The difference beyond the loss of ASTC; nil where there is none.
  package let difference: PictureDifference?

  /// The count of pixels that differ; the largest number where the sizes differ.
  package var distance: Int {
    switch difference {
    case nil: 0
    case .pixels(let pixels): pixels.count
    case .size: .max
    }
  }
}

extension Pipeline {
  /// Compares a picture from a device with the one that the system keeps, full or downscaled by its size.
  package func agreement(
    of device: Bitmap, with snapshot: Snapshot
  ) throws(PipelineError) -> Agreement {
    let full = try picture(of: snapshot)
    let small = device.isSameSize(as: full) ? full : try downscaled(full)
    let isDownscaled = !device.isSameSize(as: full) && device.isSameSize(as: small)
    do throws(ASTCError) {
      let difference = try device.difference(beyondLossFrom: isDownscaled ? small : full)
      return Agreement(isDownscaled: isDownscaled, difference: difference)
    } catch { throw PipelineError(.texture(.texture(error))) }
  }
}

extension Bitmap {
  fileprivate func isSameSize(as other: Bitmap) -> Bool {
    (width, height) == (other.width, other.height)
  }
}
