import Afterimage
package import AfterimageGraphics

extension Attack {
  /// Reads the secret out of a picture that was found.
  package func recovery(from found: Bitmap) throws(AttackError) -> Recovery {
    guard let knowledge else { return Recovery(isIndistinguishable: true) }
    guard let rows = knowledge.rows.cropped(found) else { return Recovery() }
    var hunt = Hunt(rows, knowledge, space)
    for (place, search) in budget.searches.enumerated() {
      for round in 0..<search.rounds {
        let before = hunt.distance
        let texts = hunt.guesses(
          width: search.width, Looseness(search: place, beneath: scene.effect))
        guard try hunt.draw(texts, limit: budget.drawnPerSearch) else {
          // Nothing new: what is left of the noise was taken for too little.
          if hunt.tightness == 0 { break }
          hunt.tightness = max(0, hunt.tightness - 1)
          continue
        }
        if hunt.distance == 0 || store.isNoisy { return try settled(hunt, found) }
        hunt.linearize()
        if round > 0, hunt.distance == before { break }
      }
    }
    return try settled(hunt, found)
  }

  /// Draws the whole picture of the best candidate, and counts what is sure.
  private func settled(_ hunt: Hunt, _ found: Bitmap) throws(AttackError) -> Recovery {
    guard let best = hunt.ranked.first else { return Recovery() }
    var recovery = Recovery(candidates: Array(hunt.ranked.prefix(8)))
    recovery.drawn = hunt.count
    recovery.unknownCharacters = space.unknownCharacters(of: best)
    if hunt.distance == 0 {
      let picture = try screen.picture(typing: space.typed(best), by: pipeline)
      recovery.isVerified = try store.kept(picture, by: pipeline) == found
      recovery.isAmbiguous = hunt.equals > 1
    }
    if recovery.isVerified, !recovery.isAmbiguous {
      recovery.sureCharacters = recovery.unknownCharacters
    }
    return recovery
  }
}

/// The search for one text: what was drawn, how near it came, and what is looked for next.
private struct Hunt {
  /// How many times the variance of the noise is divided by four.
  var tightness = 0
  /// How near the best candidate came; zero for equal bytes.
  private(set) var distance = Double.infinity
  /// The number of candidates drawn.
  private(set) var count = 0
  /// The number of candidates that have equal bytes.
  private(set) var equals = 0
  private let found: Bitmap
  private let knowledge: Attack.Knowledge
  private let space: SecretSpace
  private var target: [Float]
  private var tried: [String: Double] = [:]
  private var best: (text: String, picture: Bitmap)?

  init(_ found: Bitmap, _ knowledge: Attack.Knowledge, _ space: SecretSpace) {
    (self.found, self.knowledge, self.space) = (found, knowledge, space)
    target = []
    target = knowledge.seen(found, minus: knowledge.empty, bias: knowledge.bias)
  }

  /// The candidates that were drawn, by how near they came.
  var ranked: [String] {
    tried.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The texts that fit best.
  func guesses(width: Int, _ looseness: Looseness) -> [String] {
    if let candidates = space.candidates {
      return bestPlaces(knowledge.distances(to: target), count: width).map { candidates[$0] }
    }
    return Beam(width: width, tightness: tightness, looseness: looseness)
      .texts(fitting: target, knowledge.model, knowledge.continuations, in: space)
  }

  /// Draws the first texts that were not drawn yet; false where there are none.
  mutating func draw(_ texts: [String], limit: Int) throws(AttackError) -> Bool {
    let fresh = texts.filter { tried[$0] == nil }.prefix(limit)
    for text in fresh {
      let picture = try knowledge.rows.picture(text, of: space)
      let distance = knowledge.rows.distance(found, picture)
      tried[text] = distance
      count += 1
      if distance == 0 { equals += 1 }
      if distance < self.distance {
        self.distance = distance
        best = (text, picture)
      }
      if distance == 0 { break }
    }
    return !fresh.isEmpty
  }

  /// Takes the picture of the best candidate in the place of the empty one: errors of rounding that both share cancel out.
  mutating func linearize() {
    guard let best else { return }
    let none = [Float](repeating: 0, count: knowledge.model.size)
    let rest = knowledge.seen(found, minus: best.picture, bias: none)
    let own = knowledge.model.vector(of: best.text, hasOwnLines: space.hasOwnViews)
    target = zip(rest, own).map { $0 + $1 }
    tightness = 0
    var size = distance / 0.17
    while size < 1, tightness < 6 {
      tightness += 1
      size *= 4
    }
    tightness = max(0, tightness - 1)
  }
}

extension Attack.Knowledge {
  /// The observation of the difference of two pictures, its errors independent.
  fileprivate func seen(_ picture: Bitmap, minus other: Bitmap, bias: [Float]) -> [Float] {
    let observation = model.ink.observation
    let values = observation.reduced(rows.means(picture, minus: other, in: observation))
    return whitening.apply(to: zip(values, bias).map { $0 - $1 })
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
