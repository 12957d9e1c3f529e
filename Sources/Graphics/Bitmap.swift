import Synchronization

/// A picture in memory: rows of pixels from the top, each row from the left.
public struct Bitmap: Sendable {
  /// The pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// One value a pixel, 0xAARRGGBB with the components premultiplied by alpha; `width * height` of them, without padding.
  public var pixels: [UInt32] { storage.pixels }

  private var storage: Storage

  /// Makes a picture from its pixels; nil unless there are exactly `width * height` of them and both lengths are positive.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, width.multipliedReportingOverflow(by: height).overflow == false,
      pixels.count == width * height
    else { return nil }
    self.width = width
    self.height = height
    storage = Storage(pixels)
  }

  /// The pixel in a column and a row, nil outside the picture.
  public subscript(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return pixels[y * width + x]
  }

  /// True where no pixel is see-through.
  package var isOpaque: Bool { storage.isOpaque }

  /// Draws over the pixels where they lie; nil, with nothing done, where another copy of the picture shares them.
  package mutating func redrawInPlace<Result>(
    _ draw: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result? {
    guard isKnownUniquelyReferenced(&storage) else { return nil }
    storage.forgetOpacity()
    return try storage.pixels.withUnsafeMutableBufferPointer { try draw($0) }
  }
}

extension Bitmap: Hashable {
  /// True where the sizes and all pixels are equal.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.width == right.width && left.height == right.height
      && (left.storage === right.storage || left.pixels == right.pixels)
  }

  /// Feeds the size and some of the pixels to a hasher: all of them would take longer than to draw most pictures.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for place in stride(from: 0, to: pixels.count, by: pixels.count / 64 + 1) {
      hasher.combine(pixels[place])
    }
  }
}

/// The pixels of all copies of a picture, which change only where there is one.
private final class Storage: @unchecked Sendable {
  var pixels: [UInt32]
  private let opacity = Atomic<Opacity>(.unknown)

  /// Whether something shows through some pixel.
  private enum Opacity: UInt8, AtomicRepresentable {
    case unknown
    case solid
    case clear
  }

  init(_ pixels: [UInt32]) {
    self.pixels = pixels
  }

  /// True where no pixel is see-through; whoever asks first looks through all of them.
  var isOpaque: Bool {
    let known = opacity.load(ordering: .relaxed)
    if known != .unknown { return known == .solid }
    let isSolid = pixels.allSatisfy { $0 >> 24 == 255 }
    opacity.store(isSolid ? .solid : .clear, ordering: .relaxed)
    return isSolid
  }

  /// Has the pixels looked through again once somebody asks.
  func forgetOpacity() { opacity.store(.unknown, ordering: .relaxed) }
}
