import AfterimageGraphics

/// Neighbouring pixels of a row that are of one kind.
struct Run {
  /// The columns.
  let range: Range<Int>
  /// What the pixels have in common: their colour where areas are told apart, and the same for all ink.
  let kind: UInt32
}

extension Bitmap {
  /// The runs of each row, from the left.
  ///
  /// - Parameter kind: what kind a pixel is of; nil for the ground, of which there are no runs.
  func runs(_ kind: (UInt32) -> UInt32?) -> [[Run]] {
    pixels.withUnsafeBufferPointer { pixels in
      (0..<height).map { row in
        Self.runs(in: pixels[row * width..<(row + 1) * width].lazy.map(kind))
      }
    }
  }

  private static func runs(in kinds: some Sequence<UInt32?>) -> [Run] {
    var runs: [Run] = []
    var open: (start: Int, kind: UInt32)?
    var end = 0
    for kind in kinds {
      if let run = open, run.kind != kind {
        runs.append(Run(range: run.start..<end, kind: run.kind))
        open = nil
      }
      if open == nil, let kind { open = (end, kind) }
      end += 1
    }
    if let run = open { runs.append(Run(range: run.start..<end, kind: run.kind)) }
    return runs
  }
}
