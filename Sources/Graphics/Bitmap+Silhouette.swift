extension Bitmap {
  /// The picture with its opacity in one colour instead of its own.
  package func silhouette(in color: Color) -> Bitmap {
    let (red, green, blue) = (UInt32(color.red), UInt32(color.green), UInt32(color.blue))
    let opacity = UInt32((color.alpha * 255).rounded())
    let painted = pixels.map { pixel in
      let alpha = ((pixel >> 24) * opacity + 127) / 255
      func part(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
      return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
    return Bitmap(width: width, height: height, pixels: painted) ?? self
  }
}
