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
    let ink = Self.inkArea(of: space, in: scene, settings)
    rows = try CroppedScene(scene, ink: ink.y..<ink.maxY, store: store, by: pipeline)
    empty = try rows.picture(nil, of: space)
    let texts = (0..<budget.training).map { _ in space.random(using: &generator) }
    guard try Self.shows(texts, of: space, in: rows, beside: empty) else { return nil }
    let glyphs = try Self.glyphs(of: space, in: scene, ink, rows, store, pipeline)
    model = Model(space, lines: scene.lines, settings: settings, ink: glyphs)
    var errors: [Float] = []
    for text in texts {
      let seen = rows.means(
        try rows.observed(text, of: space), minus: empty, in: glyphs.observation)
      let modelled = model.vector(of: text, hasOwnLines: space.hasOwnViews)
      errors += zip(glyphs.observation.reduced(seen), modelled).map { $0 - $1 }
    }
    (bias, whitening) = Self.calibrated(errors, size: model.size)
    glyphs.whiten(by: whitening)
    continuations = Continuations(of: model)
    var listed: [Float] = []
    for text in space.candidates ?? [] {
      listed += model.vector(of: text, hasOwnLines: space.hasOwnViews)
    }
    self.listed = listed
  }

  /// True where the picture of one of some texts is not the empty one.
  private static func shows(
    _ texts: [String], of space: SecretSpace, in rows: CroppedScene, beside empty: Bitmap
  ) throws(AttackError) -> Bool {
    for text in texts where try rows.picture(text, of: space) != empty { return true }
    return false
  }

  /// The pixels in which the secret can have ink.
  private static func inkArea(
    of space: SecretSpace, in scene: Scene, _ settings: [Setting]
  ) -> PixelRect {
    var area: PixelRect?
    for (place, line) in scene.lines.enumerated() {
      let setting = settings[place]
      let width = space.widest(line: place) { setting.places(Array($0)).width }
      let points = Double(width) / 1024
      let (left, size) = (line.anchor - line.share * points, line.sample.font.size)
      let rect = Rect(
        x: left - 0.2 * size, y: line.sample.origin.y - 1.05 * size, width: points + 0.4 * size,
        height: 1.35 * size
      ).intersection(Rect(origin: .zero, size: scene.size))
      guard let rect else { continue }
      let pixels = PixelRect(
        x: Int(rect.minX * scene.scale), y: Int(rect.minY * scene.scale),
        width: Int(rect.width * scene.scale), height: Int(rect.height * scene.scale))
      area = area?.union(pixels) ?? pixels
    }
    return area ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
  }

  private static func glyphs(
    of space: SecretSpace, in scene: Scene, _ ink: PixelRect, _ rows: CroppedScene, _ store: Store,
    _ pipeline: Pipeline
  ) throws(AttackError) -> GlyphInk {
    let width = Int((scene.size.width * scene.scale).rounded(.up))
    let height = Int((scene.size.height * scene.scale).rounded(.up))
    let observation = Observation(
      of: scene.channel.seen, in: store, ink: ink, width: width, height: height,
      contrast: 255 * scene.channel.kept)
    return try GlyphInk(
      observation, lines: scene.lines, columns: width, scale: scene.scale,
      alphabet: space.alphabet
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
    let least = max(1e-9, 0.05 * variances[size / 2])
    // Few samples make too much of what is common to coordinates by chance.
    let shrinkage = min(1, 0.1 + Double(size) / Double(size + count))
    for row in 0..<size {
      for column in 0..<size where row != column { covariance[row, column] *= 1 - shrinkage }
      covariance[row, row] = max(least, covariance[row, row])
    }
    return (bias, Whitening(of: covariance))
  }
}

extension SecretSpace {
  /// Every character that there can be, each once, in the order of the steps.
  var alphabet: [Character] {
    var seen: Set<Character> = []
    return (steps.joined() + (candidates ?? [])).joined().filter { seen.insert($0).inserted }
  }

  /// The width of the widest text of a line.
  fileprivate func widest(line: Int, _ width: (String) -> Int) -> Int {
    if let candidates { return candidates.map(width).max() ?? 0 }
    let steps = hasOwnViews ? [self.steps[line]] : self.steps
    return steps.reduce(0) { $0 + ($1.map(width).max() ?? 0) }
  }
}
