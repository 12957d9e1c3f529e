import Afterimage
import AfterimageGraphics

/// The search for one text: what was drawn, how near it came, and what is looked for next.
struct Hunt {
  /// How many times the variance of the noise is divided by four.
  private var tightness = 0
  /// False where texts may have been given up that fit.
  private(set) var isComplete = true
  /// How near the best candidate came; zero for equal bytes.
  private var distance = Double.infinity
  private let found: Bitmap
  private let knowledge: Attack.Knowledge
  private let space: SecretSpace
  private let budget: AttackBudget
  private var target: [Float]
  private var guessed: [String] = []
  private var tried: [String: Double] = [:]
  private var best: (text: String, picture: Bitmap)?

  /// Begins with the rows of a picture that was found.
  init(
    for found: Bitmap, _ knowledge: Attack.Knowledge, _ space: SecretSpace, _ budget: AttackBudget
  ) {
    (self.found, self.knowledge) = (found, knowledge)
    (self.space, self.budget) = (space, budget)
    target = knowledge.seen(found, minus: knowledge.empty, bias: knowledge.bias)
  }

  /// True where the rows of a candidate are those that were found.
  var isFound: Bool { distance == 0 }
  /// The number of candidates drawn.
  var count: Int { tried.count }
  /// The candidates that were drawn, by how near they came.
  var ranked: [String] {
    tried.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }
  /// The candidates whose rows are those that were found, in the order of the ranked ones.
  var fitting: [String] { tried.filter { $0.value == 0 }.keys.sorted() }

  /// Looks for texts of which every square is as it was found; true where there is such a search, and no other needs to be made where it found one.
  mutating func searchSquares() throws(AttackError) -> Bool {
    guard let squares = knowledge.squares else { return false }
    (guessed, isComplete) = squares.texts(
      fitting: knowledge.reduced(found, minus: knowledge.empty), in: space)
    for text in guessed.prefix(budget.drawnForFits) where !isFound { try draw([text]) }
    return isFound
  }

  /// Looks for texts, each time around the best of those before, until bytes agree or nothing comes nearer.
  mutating func search(
    width: Int, rounds: Int, _ looseness: Looseness
  ) throws(AttackError) {
    for round in 0..<rounds {
      let before = distance
      guessed = guesses(width: width, looseness)
      guard try drawFresh() else {
        // Nothing new: what is left of the noise was taken for too little.
        guard tightness > 0 else { return }
        tightness -= 1
        continue
      }
      // Around what is noisy itself nothing cancels out.
      if isFound || knowledge.rows.isNoisy { return }
      linearize()
      if round > 0, distance == before { return }
    }
  }

  /// Draws more of the last guesses, until one has equal bytes: beneath the strongest masks rounding ranks the right text far behind.
  mutating func drawFurther(_ count: Int) throws(AttackError) {
    let fresh = guessed.filter { tried[$0] == nil }.prefix(count)
    for text in fresh where !isFound { try draw([text]) }
  }

  /// Looks for other texts that make the rows that were found; those that may, and are not drawn as the budget is spent, are the result.
  ///
  /// Where the nearest of the last guesses make other rows, so do those that are farther off.
  mutating func searchOthers(width: Int) throws(AttackError) -> [String] {
    guard isFound, let best else { return [] }
    let vector = knowledge.vector(of: best.text, in: space)
    let rivals = near(vector, among: guessed).filter { tried[$0] == nil }
    try draw(rivals.prefix(budget.drawnBesideFit))
    guard fitting.count > 1 else { return [] }
    (target, tightness) = (vector, 0)
    if knowledge.squares == nil { guessed = guesses(width: width, .some) }
    let near = near(vector, among: guessed)
    // Where the farthest that was kept may still fit, others were given up that may, too.
    if knowledge.squares == nil, near.count == guessed.count, near.count >= self.width(width) {
      isComplete = false
    }
    try draw(near.filter { tried[$0] == nil }.prefix(budget.drawnForFits))
    return near.filter { tried[$0] == nil }
  }

  /// The texts that fit best.
  private func guesses(width: Int, _ looseness: Looseness) -> [String] {
    if let candidates = space.candidates {
      return bestPlaces(knowledge.distances(to: target), count: width).map { candidates[$0] }
    }
    return Beam(width: self.width(width), tightness: tightness, looseness: looseness)
      .texts(fitting: target, knowledge.model, knowledge.continuations, in: space)
  }

  /// The beginnings that go on where each step has more pieces than a list of names: as many fewer, so that a step stays as much work.
  private func width(_ width: Int) -> Int {
    let (names, most) = (300, space.steps.map(\.count).max() ?? 0)
    return most <= names ? width : max(1, width * names / most)
  }

  /// Draws the first guesses that were not drawn yet until one has equal bytes; false where there are none.
  private mutating func drawFresh() throws(AttackError) -> Bool {
    let count = self.count
    try drawFurther(budget.drawnPerSearch)
    return self.count > count
  }

  private mutating func draw(_ texts: some Sequence<String>) throws(AttackError) {
    for text in texts {
      let picture = try knowledge.rows.picture(text, of: space)
      let distance = knowledge.rows.distance(found, picture)
      tried[text] = distance
      if distance < self.distance {
        self.distance = distance
        best = (text, picture)
      }
    }
  }

  /// Takes the picture of the best candidate in the place of the empty one: errors of rounding that both share cancel out.
  private mutating func linearize() {
    guard let best else { return }
    let none = [Float](repeating: 0, count: knowledge.model.size)
    let rest = knowledge.seen(found, minus: best.picture, bias: none)
    target = zip(rest, knowledge.vector(of: best.text, in: space)).map { $0 + $1 }
    tightness = Self.tightness(at: distance)
  }

  /// How much less noise there is around a candidate than around the empty picture.
  ///
  /// Two pictures that round on their own differ by twice the variance of rounding, a sixth of a level squared; what differs by less shares its errors. Six halvings of the noise are as much as single precision bears, and one is taken back, as the nearest candidate was chosen for being near.
  private static func tightness(at distance: Double) -> Int {
    let independent = 1.0 / 6
    var (size, halvings) = (distance / independent, 0)
    while size < 1, halvings < 6 {
      halvings += 1
      size *= 4
    }
    return max(0, halvings - 1)
  }

  /// The texts that may have the bytes of one with a vector, the nearest first.
  ///
  /// Of texts with equal bytes the vectors differ by errors of the model alone, of variance one in each coordinate: by twice their number in all, of which twice as much is looked at.
  private func near(_ vector: [Float], among texts: [String]) -> [String] {
    let bound = 4 * Float(vector.count)
    let near = texts.compactMap { text -> (distance: Float, text: String)? in
      let other = knowledge.vector(of: text, in: space)
      let distance = zip(vector, other).reduce(Float(0)) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      return distance <= bound ? (distance, text) : nil
    }
    return near.sorted { ($0.distance, $0.text) < ($1.distance, $1.text) }.map(\.text)
  }
}

extension Attack.Knowledge {
  /// What a text adds to an observation.
  fileprivate func vector(of text: String, in space: SecretSpace) -> [Float] {
    model.vector(of: space.shown(text))
  }

  /// The observation of the difference of two pictures.
  fileprivate func reduced(_ picture: Bitmap, minus other: Bitmap) -> [Float] {
    let observation = model.ink.observation
    return observation.reduced(rows.means(picture, minus: other, in: observation))
  }

  /// The observation of the difference of two pictures, its errors independent.
  fileprivate func seen(_ picture: Bitmap, minus other: Bitmap, bias: [Float]) -> [Float] {
    whitening.apply(to: zip(reduced(picture, minus: other), bias).map { $0 - $1 })
  }

  /// How far each listed candidate is from an observation.
  fileprivate func distances(to target: [Float]) -> [Float] {
    let size = model.size
    return stride(from: 0, to: listed.count, by: size).map { start in
      var sum: Float = 0
      for place in 0..<size {
        let error = target[place] - listed[start + place]
        sum += error * error
      }
      return sum
    }
  }
}
