/// Watches the rows that are encoded as runs for a picture that a search for matches packs better.
///
/// Photos and gradients have few runs, but few matches, too. So where runs are few, a sample of rows is encoded both ways.
struct MatchWatch {
  /// True where the sample was better packed by matches, and the rows after it are, one may expect.
  private(set) var hasFoundMatches = false
  /// True once rows were sampled.
  private(set) var hasSampled = false

  private let width: Int
  private var rowsInGroup = 0
  private var tokensBefore = 0
  private var sample: [UInt32] = []
  private var isSampling = false
  /// The groups that pass before the next sample may be taken: twice as many after each.
  private var pause = 0
  private var nextPause = 8

  private static let groupLength = 16

  /// Starts to watch rows of so many pixels.
  init(width: Int) {
    self.width = width
  }

  /// Looks at a row and at the number of tokens of all rows so far.
  mutating func see(_ row: UnsafeBufferPointer<UInt32>, tokens: Int) {
    if isSampling { sample += row }
    pass(1, tokens: tokens)
  }

  /// The rows that end the group.
  var rowsLeftInGroup: Int { Self.groupLength - rowsInGroup }

  /// True where the next row has to be seen: rows of which only the tokens are known do not do.
  var needsPixels: Bool { isSampling || hasFoundMatches }

  /// Goes on by rows, of one group, that need not be seen.
  mutating func pass(_ rows: Int, tokens: Int) {
    rowsInGroup += rows
    guard rowsInGroup == Self.groupLength else { return }
    if isSampling {
      endSample()
    } else {
      // A token for every fourth pixel is more than interfaces have, blurred ones too.
      isSampling = pause == 0 && tokens - tokensBefore > Self.groupLength * width / 4
      hasSampled = hasSampled || isSampling
      pause = max(0, pause - 1)
    }
    rowsInGroup = 0
    tokensBefore = tokens
  }

  private mutating func endSample() {
    hasFoundMatches = Self.isPackedBetterByMatches(sample, width: width)
    sample = []
    isSampling = false
    pause = nextPause
    nextPause *= 2
  }

  /// True where a search for matches saves a quarter of the bytes, which is worth its time.
  private static func isPackedBetterByMatches(_ pixels: [UInt32], width: Int) -> Bool {
    guard let picture = Bitmap(width: width, height: groupLength, pixels: pixels) else {
      return false
    }
    let rows = FilteredRows.up(picture)
    return Deflate.zlib(rows, level: 1).count < RunEncoding.zlib(picture).count * 3 / 4
  }
}
