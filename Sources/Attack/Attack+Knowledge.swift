import Afterimage
import AfterimageGraphics
import AfterimageRandom

extension Attack.Knowledge {
  /// Learns how ink shows, and how large errors are; nil where random secrets all give the same bytes.
  init?(
    of space: SecretSpace, in scene: Scene, _ store: Store, _ budget: AttackBudget,
    _ generator: inout SplitMix, _ pipeline: Pipeline
  ) throws(AttackError) {
    let settings = scene.lines.map { Setting($0.sample.font, by: pipeline) }
    let ink = scene.ink
    rows = try CroppedScene(scene, ink: ink.y..<ink.maxY, store: store, by: pipeline)
    empty = try rows.picture(nil, of: space)
    let texts = (0..<budget.training).map { _ in space.random(using: &generator) }
    guard try Self.shows(texts, of: space, in: rows, beside: empty) else { return nil }
    let glyphs = try Self.glyphs(of: space, in: scene, ink, rows, store, pipeline)
    model = Model(
      space, lines: scene.lines, settings: settings, ink: glyphs,
      end: space.isOpenEnded ? scene.end : nil)
    let errors = try Self.errors(of: model, on: texts, of: space, in: rows, minus: empty)
    squares =
      scene.channel.seen.isMosaic && store == .exact
      ? Squares(model.copy(), errors: errors) : nil
    (bias, whitening) = Self.calibrated(errors, size: model.size)
    glyphs.whiten(by: whitening)
    continuations = Continuations(of: model)
    listed = (space.candidates ?? []).flatMap { [model] text in
      model.vector(of: space.shown(text))
    }
  }

  /// By how much what is seen of some texts differs from what the model makes of them, one after the other.
  private static func errors(
    of model: Model, on texts: [String], of space: SecretSpace, in rows: CroppedScene,
    minus empty: Bitmap
  ) throws(AttackError) -> [Float] {
    let observation = model.ink.observation
    var errors: [Float] = []
    for text in texts {
      let picture = try rows.observed(text, of: space)
      let seen = observation.reduced(rows.means(picture, minus: empty, in: observation))
      errors += zip(seen, model.vector(of: space.shown(text))).map { $0 - $1 }
    }
    return errors
  }

  /// True where the picture of one of some texts is not the empty one.
  private static func shows(
    _ texts: [String], of space: SecretSpace, in rows: CroppedScene, beside empty: Bitmap
  ) throws(AttackError) -> Bool {
    for text in texts where try rows.picture(text, of: space) != empty { return true }
    return false
  }

  private static func glyphs(
    of space: SecretSpace, in scene: Scene, _ ink: PixelRect, _ rows: CroppedScene, _ store: Store,
    _ pipeline: Pipeline
  ) throws(AttackError) -> GlyphInk {
    let width = Int((scene.size.width * scene.scale).rounded(.up))
    let height = Int((scene.size.height * scene.scale).rounded(.up))
    let observation = Observation(
      of: scene.channel.seen, in: store, ink: ink, width: width, height: height,
      contrast: 255 * scene.channel.kept, secretCount: space.secretCount)
    guard observation.count > 0 else {
      throw .unknownDrawing("the secret leaves no trace that is strong enough to be looked at")
    }
    return try GlyphInk(
      observation, lines: scene.lines, columns: width, scale: scene.scale,
      alphabet: space.alphabet, seenThrough: scene.covered?.visibility
    ) { (place, character) throws(AttackError) in
      let x = Int(place.sample.origin.x * scene.scale) - 3
      let beneath = rows.ground(x: x, y: Int(place.sample.origin.y * scene.scale))
      return try InkPatch(
        character, of: place, over: beneath, kept: scene.channel.kept, scale: scene.scale,
        by: pipeline)
    }
  }

  /// The mean of some errors, and what makes them independent and of size one.
  private static func calibrated(_ errors: [Float], size: Int) -> ([Float], Whitening) {
    let count = errors.count / size
    var bias = [Float](repeating: 0, count: size)
    for place in errors.indices { bias[place % size] += errors[place] / Float(count) }
    let centred = errors.indices.map { errors[$0] - bias[$0 % size] }
    var covariance = Continuations.covariance(of: centred, size: size)
    let variances = (0..<size).map { covariance[$0, $0] }.sorted()
    // What hardly errs in so few samples is trusted no more than a twentieth of what usually errs.
    let least = max(1e-9, 0.05 * variances[size / 2])
    shrink(&covariance, samples: count)
    for row in 0..<size { covariance[row, row] = max(least, covariance[row, row]) }
    return (bias, Whitening(of: covariance))
  }

  /// Takes back a part of what coordinates have in common, of which few samples make too much by chance: the more, the more coordinates there are for each sample, and a tenth at least.
  private static func shrink(_ covariance: inout Matrix, samples: Int) {
    let size = covariance.rows
    let share = min(1, 0.1 + Double(size) / Double(size + samples))
    for row in 0..<size {
      for column in 0..<size where row != column { covariance[row, column] *= 1 - share }
    }
  }
}

extension SecretSpace {
  /// Every character that there can be, each once, in the order of the steps.
  var alphabet: [Character] {
    var seen: Set<Character> = []
    return (steps.joined() + (candidates ?? [])).joined().filter { seen.insert($0).inserted }
  }
}
