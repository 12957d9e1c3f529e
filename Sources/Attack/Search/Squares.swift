import AfterimageGraphics

/// The search beneath a mosaic: every square that no later character can reach has to have its value, so that all texts are found whose squares are those that were seen.
///
/// The mean of a square is known but for its rounding, so that a beginning is given up where one square is off by more; a beam keeps what is likeliest, and loses texts whose squares all come out rounded far.
final class Squares {
  private let model: Model
  /// The squares in the order in which texts leave them behind: their coordinate, and the column behind which no ink falls into them.
  private let order: [(place: Int, end: Int)]
  private let bias: [Float]
  private let tolerance: [Float]
  /// 1 where ink makes squares brighter, -1 where it makes them darker.
  private let sign: Float

  /// The beginnings that go on at most, which take some 20 megabytes.
  private static let limit = 30_000
  /// The variance of what rounding takes away.
  private static let rounding: Float = 1 / 12
  /// The part of the font's size by which ink leans over its pen at most.
  private static let overhang = 0.15

  /// Learns how far squares are off.
  ///
  /// - Parameters:
  ///   - model: what texts add to squares, in levels.
  ///   - errors: what is left of random texts' squares, one after the other.
  init?(_ model: Model, errors: [Float]) {
    let observation = model.ink.observation
    guard !model.steps.steps.isEmpty, let line = model.lines.first, model.lines.count == 1,
      !line.dependsOnWidth
    else { return nil }
    self.model = model
    let isBackward = model.steps.isBackward(0)
    let overhang = Int(Self.overhang * line.sample.font.size * model.scale) + 1
    order = (0..<observation.count).map { place in
      let columns = observation.columns(of: place)
      return (place, isBackward ? overhang - columns.lowerBound : columns.upperBound + overhang)
    }.sorted { ($0.end, $0.place) < ($1.end, $1.place) }
    (bias, tolerance) = Self.spread(of: errors, size: model.size)
    sign = model.ink.isBright ? 1 : -1
  }

  /// The mean of errors, and how far from it a square can be.
  ///
  /// Rounding is off by half a level, and the mean of a few errors by a tenth of that; where drawings were off by more, as much more is let through.
  private static func spread(of errors: [Float], size: Int) -> (bias: [Float], tolerance: [Float]) {
    let count = Float(max(1, errors.count / size))
    var bias = [Float](repeating: 0, count: size)
    for place in errors.indices { bias[place % size] += errors[place] / count }
    var tolerance = [Float](repeating: 0.55, count: size)
    for place in errors.indices {
      let error = (errors[place] - bias[place % size]).magnitude
      tolerance[place % size] = max(tolerance[place % size], 1.1 * error)
    }
    return (bias, tolerance)
  }

  /// A beginning of a text, and what is left of the squares once its ink is taken away.
  private struct Beginning {
    var text = ""
    var pen = 0
    var last: Character?
    /// True behind the end of a text whose length was not known.
    var isOver = false
    var closed = 0
    var error: Float = 0
    var rest: [Float]
  }

  /// The texts whose squares are those that were seen, those whose squares are least off first; and whether these are all.
  func texts(
    fitting seen: [Float], in space: SecretSpace
  ) -> (texts: [String], areAll: Bool) {
    var areAll = true
    var beginnings = [Beginning(rest: zip(seen, bias).map { $0 - $1 })]
    let last = model.steps.steps.count - 1
    for step in 0...last {
      var longer = longer(beginnings, step: step, isLast: step == last)
      if step == last { longer = longer.filter { space.isValid($0.text) } }
      areAll = areAll && longer.count <= Self.limit
      beginnings = bestPlaces(longer.map(\.error), count: Self.limit).map { longer[$0] }
    }
    return (beginnings.map(\.text), areAll)
  }

  /// The beginnings that have one of the pieces of a step more.
  private func longer(_ beginnings: [Beginning], step: Int, isLast: Bool) -> [Beginning] {
    let pieces = model.steps.steps[step]
    var places: [Character?: [(start: Int, pen: Int)]] = [:]
    var longer: [Beginning] = []
    var rest = [Float](repeating: 0, count: model.size)
    for beginning in beginnings {
      let offsets = places[beginning.last] ?? offsets(of: pieces, step, behind: beginning.last)
      places[beginning.last] = offsets
      for place in pieces.indices
      where beginning.isOver
        ? pieces[place].isEnd : model.steps.mayFollow(pieces[place], at: beginning.pen)
      {
        let pen = beginning.pen + offsets[place].pen
        subtract(
          pieces[place], step, at: beginning.pen + offsets[place].start, from: beginning.rest,
          to: &rest)
        guard
          let (closed, error) = closing(
            beginning, at: pen, rest, isLast: isLast || pieces[place].isEnd)
        else { continue }
        longer.append(
          Beginning(
            text: text(beginning.text, pieces[place]), pen: pen,
            last: model.steps.edge(of: pieces[place], step: step),
            isOver: pieces[place].isEnd, closed: closed,
            error: beginning.error + error + unlikeliness(of: place, step, behind: beginning),
            rest: rest))
      }
    }
    return longer
  }

  /// How unlikely a piece is beside what it follows, in squares of levels; behind an end there is nothing else.
  private func unlikeliness(of piece: Int, _ step: Int, behind beginning: Beginning) -> Float {
    guard !beginning.isOver else { return 0 }
    return 2 * Self.rounding
      * model.steps.cost(of: piece, step: step, beside: beginning.last)
  }

  private func text(_ text: String, _ piece: Steps.Piece) -> String {
    model.steps.isBackward(0) ? piece.text + text : text + piece.text
  }

  /// Where pieces begin behind a character, and where they leave the pen, both from where it was.
  private func offsets(
    of pieces: [Steps.Piece], _ step: Int, behind last: Character?
  ) -> [(start: Int, pen: Int)] {
    pieces.map { piece in
      model.steps.place(
        piece, step: step, behind: last, pen: 0, in: model.lines[0],
        setting: model.settings[0])
    }
  }

  private func subtract(
    _ piece: Steps.Piece, _ step: Int, at start: Int, from squares: [Float], to rest: inout [Float]
  ) {
    rest.withUnsafeMutableBufferPointer { rest in
      guard let rest = rest.baseAddress else { return }
      squares.withUnsafeBufferPointer { squares in
        if let squares = squares.baseAddress { rest.update(from: squares, count: model.size) }
      }
      model.add(-1, piece, step: step, start: start, to: rest)
    }
  }

  /// The squares that nothing more falls into once the pen has come to a place, and how far those of them that were open are off; nil where one is off by too much, or another has more ink already than was seen.
  private func closing(
    _ beginning: Beginning, at pen: Int, _ rest: [Float], isLast: Bool
  ) -> (closed: Int, error: Float)? {
    let column = model.ink.column(pen, line: 0) * (model.steps.isBackward(0) ? -1 : 1)
    var (closed, error) = (beginning.closed, Float(0))
    while closed < order.count, isLast || order[closed].end <= column {
      let place = order[closed].place
      guard rest[place].magnitude <= tolerance[place] else { return nil }
      error += rest[place] * rest[place]
      closed += 1
    }
    for (place, _) in order[closed...] where sign * rest[place] < -tolerance[place] { return nil }
    return (closed, error)
  }
}
