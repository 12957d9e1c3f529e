/// The beginnings of texts that are most likely, of which the best go on to the next step.
struct Beam {
  /// The number of beginnings that go on.
  let width: Int
  /// How many times the variance of the noise is divided by four.
  let tightness: Int
  /// How much of the variance of what follows is added to it, as it is no Gaussian.
  var looseness = Looseness.some

  /// A beginning of a text.
  private struct Beginning {
    var text = ""
    var pen = 0
    var last: Character?
    /// Where the line begins, where that was looked for.
    var start = 0
    /// True behind the end of a text whose length was not known.
    var isOver = false
  }

  /// A beginning with a piece more.
  private struct Extension {
    let beginning: Int32
    let piece: Int32
    let start: Int32
    let pen: Int32
    let column: Int32
  }

  /// What is still to come behind an extension.
  private struct Rest: Hashable, Comparable {
    /// The step that comes next.
    let next: Int
    /// The columns of the pen that share a covariance.
    let bucket: Int

    static func < (one: Rest, other: Rest) -> Bool {
      (one.next, one.bucket) < (other.next, other.bucket)
    }
  }

  /// The texts that fit an observation best, the best first.
  ///
  /// - Parameter space: its check is applied to whole texts.
  func texts(
    fitting observed: [Float], _ model: Model, _ continuations: Continuations, in space: SecretSpace
  ) -> [String] {
    var (beginnings, rests) = ([Beginning()], observed)
    for step in model.steps.steps.indices {
      let extensions = extensions(of: beginnings, step: step, model)
      let scores = scores(extensions, beginnings, rests, step: step, model, continuations)
      let best = best(of: extensions, scores, beginnings, step: step, model, space)
      rests = self.rests(best, rests, step: step, model)
      beginnings = best.map { longer(beginnings[Int($0.beginning)], $0, step: step, model) }
    }
    return beginnings.map(\.text)
  }

  private func longer(
    _ beginning: Beginning, _ extended: Extension, step: Int, _ model: Model
  ) -> Beginning {
    let piece = model.steps.steps[step][Int(extended.piece)]
    return Beginning(
      text: model.steps.text(beginning.text, with: piece, step: step), pen: Int(extended.pen),
      last: model.steps.edge(of: piece, step: step),
      start: model.steps.isStart(step) ? Int(extended.pen) : beginning.start,
      isOver: piece.isEnd)
  }

  /// The extensions that go on; of whole texts the valid ones.
  private func best(
    of extensions: [Extension], _ scores: [Float], _ beginnings: [Beginning], step: Int,
    _ model: Model, _ space: SecretSpace
  ) -> [Extension] {
    guard step == model.steps.steps.count - 1 else {
      return bestPlaces(scores, count: width).map { extensions[$0] }
    }
    // A check lets one of ten or of a hundred through.
    return bestPlaces(scores, count: max(20 * width, 1000)).lazy.map { extensions[$0] }
      .filter { space.isValid(text($0, of: beginnings, step: step, model)) }
      .prefix(width).map { $0 }
  }

  private func text(
    _ extended: Extension, of beginnings: [Beginning], step: Int, _ model: Model
  ) -> String {
    let piece = model.steps.steps[step][Int(extended.piece)]
    return model.steps.text(
      beginnings[Int(extended.beginning)].text, with: piece, step: step)
  }

  private func extensions(
    of beginnings: [Beginning], step: Int, _ model: Model
  ) -> [Extension] {
    let (steps, line) = (model.steps, model.steps.line(of: step))
    let (ground, setting) = (model.lines[line], model.settings[line])
    let beginsLine = steps.beginsLine(step)
    var extensions: [Extension] = []
    extensions.reserveCapacity(beginnings.count * steps.steps[step].count)
    for (beginning, before) in beginnings.enumerated() {
      let isOver = before.isOver && !beginsLine
      for (place, piece) in steps.steps[step].enumerated()
      where isOver ? piece.isEnd : steps.mayFollow(piece, at: before.pen) {
        let (start, pen) = steps.place(
          piece, step: step, behind: beginsLine ? nil : before.last,
          pen: beginsLine ? 0 : before.pen, in: ground, setting: setting)
        guard
          steps.mayEnd(
            with: piece, step: step, from: before.start, at: pen, in: ground, scale: model.scale)
        else { continue }
        extensions.append(
          Extension(
            beginning: Int32(beginning), piece: Int32(place), start: Int32(start),
            pen: Int32(pen), column: Int32(model.ink.column(pen, line: line))))
      }
    }
    return extensions
  }

  /// How unlikely each extension is; those that leave the pen at about the same place share what may follow.
  private func scores(
    _ extensions: [Extension], _ beginnings: [Beginning], _ rests: [Float], step: Int,
    _ model: Model, _ continuations: Continuations
  ) -> [Float] {
    // Twice, as likelihoods of Gaussians are told by squares without their half.
    var scores = extensions.map {
      2 * cost(of: $0, behind: beginnings[Int($0.beginning)], step: step, model)
    }
    let groups = Dictionary(grouping: extensions.indices) {
      let next = next(of: extensions[$0], step: step, model)
      return Rest(
        next: next, bucket: continuations.bucket(Int(extensions[$0].column), step: next))
    }
    for (rest, places) in groups.sorted(by: { $0.key < $1.key }) {
      let whitening = continuations.whitening(
        step: rest.next, bucket: rest.bucket, tightness: tightness, looseness: looseness)
      for first in stride(from: 0, to: places.count, by: Self.chunk) {
        let chunk = places[first..<min(first + Self.chunk, places.count)]
        let errors = errors(
          chunk.map { extensions[$0] }, next: rest.next, rests, step, model, continuations)
        for (place, length) in zip(chunk, lengths(of: errors, model.size, whitening)) {
          scores[place] += length
        }
      }
    }
    return scores
  }

  /// The step before which an extension leaves a text: behind the end of one whose length was not known that of the next line.
  private func next(of extended: Extension, step: Int, _ model: Model) -> Int {
    let isEnd = model.steps.steps[step][Int(extended.piece)].isEnd
    return isEnd ? model.steps.nextLine(behind: step) : step + 1
  }

  /// How unlikely the piece of an extension is beside what it follows; behind an end there is nothing else.
  private func cost(
    of extended: Extension, behind beginning: Beginning, step: Int, _ model: Model
  ) -> Float {
    let begins = model.steps.beginsLine(step)
    guard begins || !beginning.isOver else { return 0 }
    return model.steps.cost(
      of: Int(extended.piece), step: step, beside: begins ? nil : beginning.last)
  }

  /// The extensions that are looked at together: their errors fit the second cache.
  private static let chunk = 64

  /// How far each of some errors is from nothing, by what it would be of by chance.
  private func lengths(of errors: [Float], _ size: Int, _ whitening: Whitening?) -> [Float] {
    let count = errors.count / size
    return [Float](unsafeUninitializedCapacity: count) { lengths, initialized in
      initialized = count
      errors.withUnsafeBufferPointer { errors in
        guard let errors = errors.baseAddress, let lengths = lengths.baseAddress else { return }
        if let whitening {
          whitening.unlikeliness(of: errors, count, to: lengths)
        } else {
          // There is only noise, whose variance has been divided by four so many times.
          let (scale, logarithm) = noise(size)
          for place in 0..<count {
            lengths[place] =
              scale * dot(errors + place * size, errors + place * size, size) + logarithm
          }
        }
      }
    }
  }

  /// The inverse of the variance of noise, and the logarithm of the determinant of its covariance.
  private func noise(_ size: Int) -> (scale: Float, logarithm: Float) {
    (
      Float(1 << (2 * tightness)),
      -Float(size) * 2 * Float(tightness) * Float(naturalLogarithm(2))
    )
  }

  /// What is left of the observation once some extensions and the mean of what follows them are taken away.
  private func errors(
    _ extensions: [Extension], next: Int, _ rests: [Float], _ step: Int, _ model: Model,
    _ continuations: Continuations
  ) -> [Float] {
    var errors = self.rests(extensions, rests, step: step, model)
    errors.withUnsafeMutableBufferPointer { errors in
      guard let errors = errors.baseAddress else { return }
      for (place, extended) in extensions.enumerated() {
        let column = Int(extended.column)
        continuations.mean(step: next, column: column)?.withUnsafeBufferPointer { mean in
          guard let mean = mean.baseAddress else { return }
          add(-1, times: mean, to: errors + place * model.size, model.size)
        }
      }
    }
    return errors
  }

  private func rests(
    _ extensions: [Extension], _ rests: [Float], step: Int, _ model: Model
  ) -> [Float] {
    let size = model.size
    return [Float](unsafeUninitializedCapacity: extensions.count * size) { output, initialized in
      initialized = extensions.count * size
      guard let output = output.baseAddress else { return }
      rests.withUnsafeBufferPointer { rests in
        guard let rests = rests.baseAddress else { return }
        for (place, extended) in extensions.enumerated() {
          let target = output + place * size
          target.initialize(from: rests + Int(extended.beginning) * size, count: size)
          let piece = model.steps.steps[step][Int(extended.piece)]
          model.add(-1, piece, step: step, start: Int(extended.start), to: target)
        }
      }
    }
  }
}

/// The places of the lowest scores in their order; of equal ones the first.
func bestPlaces(_ scores: [Float], count: Int) -> [Int] {
  guard scores.count > count else {
    return scores.indices.sorted { (scores[$0], $0) < (scores[$1], $1) }
  }
  // A sample's quantile keeps most places out of the sort.
  let sample = stride(from: 0, to: scores.count, by: max(1, scores.count / 4096))
    .map { scores[$0] }.sorted()
  let rank = min(sample.count - 1, sample.count * count / scores.count * 5 / 4 + 16)
  var places = scores.indices.filter { scores[$0] <= sample[rank] }
  if places.count < count { places = Array(scores.indices) }
  places.sort { (scores[$0], $0) < (scores[$1], $1) }
  return Array(places.prefix(count))
}
