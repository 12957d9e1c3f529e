/// The meaning of a pixel's samples, by the number in the file.
enum ColorType: UInt8 {
  case grey = 0
  case rgb = 2
  case palette = 3
  case greyAlpha = 4
  case rgbAlpha = 6

  /// The samples in a pixel.
  var channels: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgbAlpha: 4
    }
  }

  /// The bits that a sample may have.
  var depths: [UInt8] {
    switch self {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .greyAlpha, .rgbAlpha: [8, 16]
    }
  }
}
