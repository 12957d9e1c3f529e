private import CPixels

extension PNG {
  /// Writes an opaque 8-bit RGB file from rows as they come, from the top; what is transparent lies on black.
  ///
  /// It keeps the file, some tokens and the row above: no other pixels, unless a search for matches packs the picture
  /// better than runs do. How many rows come at once makes no difference to the file.
  package struct Writer: ~Copyable {
    private let width: Int
    private var above: [UInt32]
    private var runs: RunEncoding
    private var watch: MatchWatch
    /// The rows so far.
    private var rowTotal = 0
    /// The filtered rows from the one on that are left to a search for matches.
    private var matched: [UInt8] = []
    /// True once rows were to be repeated of which too little is known.
    private var lacksPixels = false

    /// Starts a file for `height` rows of `width` pixels, both positive.
    package init(width: Int, height: Int) {
      let start = PNG.start(width: width, height: height, .rgb)
      self.init(width, RunEncoding(width: width, after: start))
    }

    /// Starts a file that remembers its rows.
    ///
    /// - Parameter known: the rows of a picture of the same size that came before, if any.
    package init(width: Int, height: Int, after known: TokenizedRows?) {
      let start = PNG.start(width: width, height: height, .rgb)
      self.init(
        width, RunEncoding(width: width, after: start, recordingAfter: known))
    }

    private init(_ width: Int, _ runs: consuming RunEncoding) {
      self.width = width
      self.runs = runs
      above = [UInt32](repeating: 0, count: width)
      watch = MatchWatch(width: width)
    }

    /// Adds whole rows of pixels, 0xAARRGGBB, which follow one another without gaps.
    package mutating func add(_ rows: Span<UInt32>) {
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

    /// Adds the next rows up to a row as they were in the picture before, where they lay below the same row.
    ///
    /// - Parameter last: the pixels of the last of them, for a row that follows; none where none does.
    package mutating func repeatRows(to row: Int, last: Span<UInt32>) {
      while rowTotal < row, !lacksPixels {
        let count = min(row - rowTotal, watch.rowsLeftInGroup)
        rowTotal += count
        lacksPixels = watch.needsPixels || !runs.repeatRows(count)
        watch.pass(count, tokens: runs.tokenTotal)
      }
      last.withUnsafeBufferPointer { above = Array($0) }
    }

    /// Ends the file, to which all rows were added, and returns its bytes, the same on every processor.
    package consuming func finish() -> [UInt8] {
      PNG.finished(runs.finish(followedBy: matched).bytes)
    }

    /// Ends the file; nil where rows were to be repeated whose pixels are needed.
    ///
    /// - Returns: the file's bytes, and what is known of its rows: nothing where a search for matches was thought of, which needs their pixels.
    package consuming func finishRemembering() -> (file: [UInt8], rows: TokenizedRows?)? {
      guard !lacksPixels else { return nil }
      let isKnown = !watch.hasSampled
      let (bytes, rows) = runs.finish(followedBy: matched)
      return (PNG.finished(bytes), isKnown ? rows : nil)
    }

    private mutating func add(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) {
      rowTotal += 1
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
