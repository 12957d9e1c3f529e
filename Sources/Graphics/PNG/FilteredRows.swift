private import CPixels

/// The rows of a picture under PNG's filters: each a filter byte, then red, green and blue of every pixel.
enum FilteredRows {
  /// The ways to choose filters that are tried for a small file.
  static let strategies: [@Sendable (Bitmap) -> [UInt8]] = [none, up, paeth, cheapest]

  /// No filter: best where a few colours repeat.
  static func none(_ bitmap: Bitmap) -> [UInt8] {
    rows(of: bitmap, by: pixels_filter_none)
  }

  /// The difference from the row above: best where rows are alike.
  static func up(_ bitmap: Bitmap) -> [UInt8] {
    rows(of: bitmap, by: pixels_filter_up)
  }

  /// The difference from the likeliest neighbour: best for gradients.
  static func paeth(_ bitmap: Bitmap) -> [UInt8] {
    rows(of: bitmap, by: pixels_filter_paeth)
  }

  /// For each row the filter whose bytes are nearest to zero: best for photos.
  static func cheapest(_ bitmap: Bitmap) -> [UInt8] {
    var candidate = [UInt8](repeating: 0, count: 1 + 3 * bitmap.width)
    return rows(of: bitmap) { row, above, output in
      var lowest = UInt64.max
      for filter in pixels_filter_none.rawValue...pixels_filter_paeth.rawValue {
        pixels_filter_row(pixels_filter(filter), row, above, bitmap.width, &candidate)
        let cost = pixels_filter_cost(candidate, bitmap.width)
        guard cost < lowest else { continue }
        lowest = cost
        output.update(from: candidate, count: candidate.count)
      }
    }
  }

  private static func rows(of bitmap: Bitmap, by filter: pixels_filter) -> [UInt8] {
    rows(of: bitmap) { row, above, output in
      pixels_filter_row(filter, row, above, bitmap.width, output)
    }
  }

  private typealias Row = UnsafePointer<UInt32>

  private static func rows(
    of bitmap: Bitmap, filter: (Row, Row?, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let length = 1 + 3 * bitmap.width
    return [UInt8](unsafeUninitializedCapacity: length * bitmap.height) { output, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let first = pixels.baseAddress, let start = output.baseAddress else { return }
        for y in 0..<bitmap.height {
          let row = first + y * bitmap.width
          filter(row, y == 0 ? nil : row - bitmap.width, start + y * length)
        }
        count = length * bitmap.height
      }
    }
  }
}
