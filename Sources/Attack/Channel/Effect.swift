import AfterimageGraphics

/// What a protection does to the pixels beneath it.
enum Effect: Hashable, Sendable {
  /// They stay as they are.
  case nothing
  /// A Gaussian of a standard deviation in pixels.
  case blur(BlurResponse, sigma: Double)
  /// The mean of each square of a side in pixels.
  case mosaic(side: Int)

  /// The effect of a backdrop at a number of pixels in a point.
  init(_ backdrop: Backdrop, scale: Double) {
    switch backdrop {
    case .blur(let blur) where blur.radius <= 0: self = .nothing
    case .blur(let blur):
      let sigma = blur.radius * scale
      self = .blur(BlurResponse(sigma: sigma), sigma: sigma)
    case .mosaic(let side): self = .mosaic(side: Int(max(1, min((side * scale).rounded(), 65_536))))
    }
  }

  /// The least side of a cell, in pixels: about the width of a stem, as finer cells make more numbers that tell the same.
  private static let leastCellSide = 12

  /// The side of the cells whose means tell nearly all that the pixels tell, in pixels; even, as a copy of half the size is looked at in the same cells.
  ///
  /// Nothing that is finer than a third of a blur's deviation is left beneath it: what is as fine as two cells comes through by e^-44.
  var cellSide: Int {
    switch self {
    case .nothing: Self.leastCellSide
    case .blur(_, let sigma): max(Self.leastCellSide, Int(sigma / 3) / 2 * 2)
    case .mosaic(let side): side * max(1, (Self.leastCellSide + side - 1) / side)
    }
  }

  /// How far beyond the ink there is much to see of it, in pixels, those of the edges of glyphs included.
  ///
  /// Of a blur it is 2.5 deviations, beyond which a hundredth of it lies; of a texture, whose packing takes long, 1.3, beyond which a fifth lies.
  func breadth(in store: Store) -> Int {
    switch self {
    case .nothing: 2
    case .blur(_, let sigma): Int((store == .texture ? 1.3 : 2.5) * sigma) + 8
    case .mosaic: 0
    }
  }

  /// How far beyond the ink a byte may differ at all, in pixels.
  var reach: Int {
    switch self {
    case .nothing: 0
    case .blur(let response, _): response.reach
    case .mosaic(let side): side
    }
  }

  /// True for a mosaic.
  var isMosaic: Bool { if case .mosaic = self { true } else { false } }

  /// The multiple of pixels at which a picture can be cut with no change to what lies on either side.
  var grain: Int {
    switch self {
    case .nothing: 1
    case .blur(let response, _): response.factor
    case .mosaic(let side): side
    }
  }

  /// How much a pixel of a row of `count` counts in the means of some cells.
  func means(of pixel: Int, in count: Int, cells: Range<Int>, side: Int) -> [Double] {
    var means = Array(repeating: 0.0, count: cells.count)
    switch self {
    case .blur(let response, _):
      let spread = response.spread(of: pixel, in: count)
      for (place, cell) in cells.enumerated() {
        let pixels = cell * side..<min((cell + 1) * side, count)
        means[place] = spread[pixels].reduce(0, +) / Double(pixels.count)
      }
    case .nothing, .mosaic:
      let cell = pixel / side
      guard cells.contains(cell) else { break }
      means[cell - cells.lowerBound] = 1 / Double(min((cell + 1) * side, count) - cell * side)
    }
    return means
  }
}
