import AfterimageGraphics

/// What is looked at of a masked picture: the few combinations of its cells that tell most of the ink beneath.
struct Observation: Sendable {
  /// The side of a cell, in pixels of the picture that is masked.
  let side: Int
  /// The cells that are looked at, along each axis.
  let cells: (rows: Range<Int>, columns: Range<Int>)
  /// The pixels in which there may be ink.
  let ink: PixelRect
  /// The number of combinations, filled up with zeros to a multiple of eight.
  let size: Int
  private let down: Axis
  private let across: Axis
  private let kept: [(down: Int, across: Int)]

  /// The most combinations that are looked at for each secret: a search takes time by their square, and cards beneath a blur of 30 points have about as many that stand out of the rounding.
  private static let limit = 160
  /// The pixels across that a character has about, so that all of its ink is as strong as so many full pixels in a row.
  private static let characterSide = 20.0
  /// The part of a level, for each pixel of a cell's side, that is still looked at: under a third of the error that rounding leaves in the mean of three components, 1 / sqrt(36).
  private static let leastShare = 0.05

  /// Looks at what an effect leaves of some pixels' ink.
  ///
  /// - Parameters:
  ///   - contrast: the levels by which full ink changes a pixel of the masked picture where the effect is none.
  ///   - width, height: the extent of the picture in pixels.
  ///   - secretCount: the number of secrets that are looked for together.
  init(
    of effect: Effect, in store: Store, ink: PixelRect, width: Int, height: Int, contrast: Double,
    secretCount: Int
  ) {
    let breadth = effect.breadth(in: store)
    let side = effect.cellSide
    let rows = Self.cells(ink.y..<ink.maxY, side, breadth, height)
    let columns = Self.cells(ink.x..<ink.maxX, side, breadth, width)
    (self.side, self.ink) = (side, ink)
    cells = (rows, columns)
    down = Axis(effect, ink.y..<ink.maxY, of: height, cells: rows, side: side)
    across = Axis(effect, ink.x..<ink.maxX, of: width, cells: columns, side: side)
    kept = Self.strongest(
      down, across, above: Self.leastShare / (Self.characterSide * contrast * Double(side)),
      count: Self.limit * secretCount)
    size = (kept.count + 7) & ~7
  }

  private static func cells(
    _ pixels: Range<Int>, _ side: Int, _ breadth: Int, _ count: Int
  ) -> Range<Int> {
    let first = max(0, pixels.lowerBound - breadth) / side
    return first..<(min(count, pixels.upperBound + breadth) - 1) / side + 1
  }

  private static func strongest(
    _ down: Axis, _ across: Axis, above least: Double, count: Int
  ) -> [(down: Int, across: Int)] {
    var pairs: [(strength: Double, down: Int, across: Int)] = []
    for (row, vertical) in down.strengths.enumerated() {
      for (column, horizontal) in across.strengths.enumerated()
      where vertical * horizontal > least {
        pairs.append((vertical * horizontal, row, column))
      }
    }
    pairs.sort { ($1.strength, $0.down, $0.across) < ($0.strength, $1.down, $1.across) }
    return pairs.prefix(count).map { ($0.down, $0.across) }
  }

  /// The number of combinations that tell something.
  var count: Int { kept.count }

  /// The columns of the picture whose ink tells on a combination; beneath a mosaic those of one square.
  func columns(of place: Int) -> Range<Int> {
    let response = Array(across.responses.row(kept[place].across))
    guard let first = response.firstIndex(where: { $0 != 0 }),
      let last = response.lastIndex(where: { $0 != 0 })
    else { return ink.x..<ink.x }
    return ink.x + first..<ink.x + last + 1
  }

  /// The combinations of the means of the cells, which lie row after row.
  func reduced(_ means: [Double]) -> [Float] {
    var grid = Matrix(rows: cells.rows.count, columns: cells.columns.count)
    grid.values = means
    let turned = down.combinations.times(grid)
    var values = [Float](repeating: 0, count: size)
    for (place, pair) in kept.enumerated() {
      values[place] = Float(dot(turned.row(pair.down), across.combinations.row(pair.across)))
    }
    return values
  }

  /// The combinations of a patch of ink, as they will be at any column.
  ///
  /// - Parameter row: the row of the picture in which the patch begins.
  func folded(_ patch: InkPatch, row: Int) -> FoldedPatch {
    var folded = Matrix(rows: down.combinations.rows, columns: patch.width)
    for combination in 0..<folded.rows {
      for line in 0..<patch.height where (ink.y..<ink.maxY).contains(row + line) {
        let weight = down.responses[combination, row + line - ink.y]
        for column in 0..<patch.width {
          folded[combination, column] += weight * patch.values[line * patch.width + column]
        }
      }
    }
    return FoldedPatch(rows: folded)
  }

  /// The combinations that a folded patch gives where it begins in a column of the picture.
  func reduced(_ patch: FoldedPatch, column: Int) -> [Float] {
    var values = [Float](repeating: 0, count: size)
    let first = max(column, ink.x)
    let end = min(column + patch.rows.columns, ink.maxX)
    guard first < end else { return values }
    for (place, pair) in kept.enumerated() {
      let row = patch.rows.row(pair.down)
      let response = across.responses.row(pair.across)
      values[place] = Float(
        dot(
          row[row.startIndex + first - column..<row.startIndex + end - column],
          response[response.startIndex + first - ink.x..<response.startIndex + end - ink.x]))
    }
    return values
  }
}

/// A patch of ink whose rows are combined already.
struct FoldedPatch: Sendable {
  /// A combination of the patch's rows in each row.
  let rows: Matrix
}

/// The combinations of cells along one axis, by how strongly ink shows in them.
private struct Axis: Sendable {
  /// The weights of the cells in each combination.
  let combinations: Matrix
  /// What each pixel of ink adds to each combination.
  let responses: Matrix
  /// How strongly ink shows in each.
  let strengths: [Double]

  init(_ effect: Effect, _ pixels: Range<Int>, of count: Int, cells: Range<Int>, side: Int) {
    var map = Matrix(rows: pixels.count, columns: cells.count)
    map.values = pixels.flatMap { effect.means(of: $0, in: count, cells: cells, side: side) }
    let cellsByPixels = map.transposed
    let spectrum = Spectrum(of: cellsByPixels.gram)
    combinations = spectrum.vectors
    responses = spectrum.vectors.times(cellsByPixels)
    strengths = spectrum.values.map { max(0, $0).squareRoot() }
  }
}
