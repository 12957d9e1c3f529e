private import CPixels

extension PNG {
  /// Writes an opaque 8-bit RGB file from rows as they come, from the top; what is transparent lies on black.
  ///
  /// It keeps the file, some tokens and the row above: no other pixels, unless a search for matches packs the picture
  /// better than runs do. How many rows come at once makes no difference to the file.
  public struct Writer: ~Copyable {
    private let width: Int
    private var above: [UInt32]
    private var runs: RunEncoding
    private var watch: MatchWatch
    /// The filtered rows from the one on that are left to a search for matches.
    private var matched: [UInt8] = []

    /// Starts a file for `height` rows of `width` pixels, both positive.
    public init(width: Int, height: Int) {
      self.width = width
      above = [UInt32](repeating: 0, count: width)
      runs = RunEncoding(width: width, after: PNG.start(width: width, height: height, .rgb))
      watch = MatchWatch(width: width)
    }

    /// Adds whole rows of pixels, 0xAARRGGBB, which follow one another without gaps.
    public mutating func add(_ rows: Span<UInt32>) {
      rows.withUnsafeBufferPointer { rows in
        guard let first = rows.baseAddress else { return }
        let last = above
        last.withUnsafeBufferPointer { add(first, above: $0.baseAddress ?? first) }
        for start in stride(from: width, to: rows.count, by: width) {
          add(first + start, above: first + start - width)
        }
        above = Array(rows.suffix(width))
      }
    }

    /// Ends the file, to which all rows were added, and returns its bytes, the same on every processor.
    public consuming func finish() -> [UInt8] {
      PNG.finished(runs.finish(followedBy: matched))
    }

    private mutating func add(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) {
      if watch.hasFoundMatches {
        matched += [UInt8](unsafeUninitializedCapacity: 1 + 3 * width) { output, count in
          guard let first = output.baseAddress else { return }
          pixels_filter_row(pixels_filter_up, row, above, width, first)
          count = output.count
        }
      } else {
        runs.add(row, above: above)
        watch.see(UnsafeBufferPointer(start: row, count: width), tokens: runs.tokenTotal)
      }
    }
  }
}
