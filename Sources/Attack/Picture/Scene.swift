import Afterimage
import AfterimageGraphics

/// A picture taken apart: what lies beneath the secret, the lines of the secret, and what is laid over them.
struct Scene: Sendable {
  /// The pixels in a point.
  let scale: Double
  /// The canvas, in points.
  let size: Size
  /// The drawings beneath the protection, without the secret; those before it where it is covered in part.
  let beneath: [DisplayItem]
  /// What lies around the lines, where not all of their ink shows; nil where they may as well lie over all that is beneath.
  let covered: CoveredLines?
  /// The drawings of the protection.
  let above: [DisplayItem]
  /// The lines of the secret.
  let lines: [LinePlace]
  /// The pixels in which the secret can have ink.
  let ink: PixelRect
  /// What the protection lets through.
  let channel: Channel

  /// Lines of which not all ink shows: it is cut off at an edge, or something lies over it.
  struct CoveredLines: Sendable {
    /// The drawings with the lines among them, up to the protection.
    let items: [DisplayItem]
    /// The places of the lines.
    let lines: DrawnLines
    /// How much of their ink shows.
    let visibility: Visibility
  }

  /// Takes a picture apart by drawing some texts into it.
  init(
    _ screen: MaskedScreen, showing texts: [String], of space: SecretSpace, by pipeline: Pipeline
  ) throws(AttackError) {
    var lists: [DisplayList] = []
    for text in texts { lists.append(try screen.list(typing: space.typed(text), by: pipeline)) }
    guard let one = lists.first, let other = lists.dropFirst().first,
      let drawn = DrawnLines(one, other), let places = drawn.items
    else { throw .unknownDrawing("the secret changes more than lines of text") }
    let split =
      one.items.indices.first { $0 > places.upperBound && one.items[$0].covers(one.size) }
      ?? one.items.count
    (scale, size) = (screen.scale, one.size)
    above = Array(one.items[split...])
    channel = try Channel(of: above, scale: scale)
    let samples = lists.map(drawn.lines)
    lines = try Self.places(samples, texts, space, scale: scale, pipeline)
    let areas = Self.areas(of: lines, space, size, scale, pipeline)
    ink = areas.dropFirst().reduce(areas[0]) { $0.union($1) }
    let whole = DisplayList(size: size, items: Array(one.items[..<split]))
    covered = try Self.covered(drawn, in: whole, areas, scale, pipeline)
    beneath =
      covered == nil
      ? drawn.replaced(in: whole.items, by: lines.map { _ in nil })
      : Array(whole.items[..<places.lowerBound])
  }

  private static func covered(
    _ drawn: DrawnLines, in list: DisplayList, _ areas: [PixelRect], _ scale: Double,
    _ pipeline: Pipeline
  ) throws(AttackError) -> CoveredLines? {
    let visibility = try Visibility(of: drawn, in: list, areas: areas, scale: scale, by: pipeline)
    guard let visibility, let first = drawn.items?.lowerBound else { return nil }
    let items = Array(list.items[first...])
    guard !items.contains(where: \.hasBackdrop) else {
      throw .unknownDrawing("an effect lies over a part of the secret")
    }
    return CoveredLines(items: items, lines: drawn.behind(first), visibility: visibility)
  }

  /// The pixels in which each line can have ink.
  private static func areas(
    of lines: [LinePlace], _ space: SecretSpace, _ size: Size, _ scale: Double,
    _ pipeline: Pipeline
  ) -> [PixelRect] {
    lines.enumerated().map { place, line in
      let setting = Setting(line.sample.font, by: pipeline)
      let width = space.widest(line: place) { setting.places(Array($0)).width }
      return line.ink(width: Double(width) / Setting.unitsPerPoint)
        .intersection(Rect(origin: .zero, size: size))
        .map { PixelRect($0, scale: scale) } ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  private static func places(
    _ samples: [[TextLine]], _ texts: [String], _ space: SecretSpace, scale: Double,
    _ pipeline: Pipeline
  ) throws(AttackError) -> [LinePlace] {
    for (lines, text) in zip(samples, texts) {
      guard lines.map(\.text) == space.shown(text) else {
        throw .unknownDrawing("a text is drawn otherwise than it is known to be")
      }
      guard lines.allSatisfy({ $0.fits(by: pipeline) }) else {
        throw .unknownDrawing("a text is cut off, as it is wider than its view")
      }
    }
    let count = samples.first?.count ?? 0
    let places = (0..<count).compactMap { place in
      LinePlace(samples.map { $0[place] }, scale: scale) {
        Setting($0.font, by: pipeline).points($0.text)
      }
    }
    guard places.count == count, count > 0 else {
      throw .unknownDrawing("the place of a line does not follow from its width")
    }
    return places
  }
}

extension Scene {
  /// The distance from the start of the line behind which no pen leaves ink that is seen, in 1024ths of a point; nil where lines are seen to their ends.
  var end: Int? {
    guard let covered, let line = lines.first, lines.count == 1, line.isLeading else { return nil }
    // Ink leans over its pen by no more than where it is looked for.
    let end =
      Double(covered.visibility.end) / scale + LinePlace.overhang * line.sample.font.size
      - line.anchor
    return Int((end * Setting.unitsPerPoint).rounded(.up))
  }
}

extension DisplayItem {
  /// True where the item lies over a whole canvas and is no part of what lies beneath it.
  fileprivate func covers(_ size: Size) -> Bool {
    let canvas = Rect(origin: .zero, size: size)
    return switch drawing {
    case .backdrop(_, let rect, _): rect.contains(canvas)
    case .fill(let shape, _): shape.rect.contains(canvas)
    case .group(let group):
      group.items.contains { $0.covers(size) } && group.opacity < 1
    default: false
    }
  }

  /// True where the item shows what lies beneath it through an effect.
  fileprivate var hasBackdrop: Bool {
    switch drawing {
    case .backdrop: true
    case .group(let group): group.items.contains(where: \.hasBackdrop)
    case .fill, .gradient, .border, .path, .stroke, .text, .image, .shadow: false
    }
  }
}

extension TextLine {
  /// True where the whole text is drawn.
  fileprivate func fits(by pipeline: Pipeline) -> Bool {
    limit.map { Setting(font, by: pipeline).points(text) <= $0.width } ?? true
  }
}

extension LinePlace {
  /// Where a text as wide as the widest can have ink, in points: all that glyphs of Latin reach beyond the pen and above and below the baseline, in parts of the size of the font.
  fileprivate func ink(width: Double) -> Rect {
    let (left, size) = (anchor - lead(width: width), sample.font.size)
    return Rect(
      x: left - Self.overhang * size, y: sample.origin.y - 1.05 * size,
      width: width + 2 * Self.overhang * size, height: 1.35 * size)
  }

  /// How far ink may lie beside the pen, in parts of the size of the font.
  fileprivate static let overhang = 0.2
}

extension PixelRect {
  /// The pixels of a rectangle in points.
  fileprivate init(_ rect: Rect, scale: Double) {
    self.init(
      x: Int(rect.minX * scale), y: Int(rect.minY * scale), width: Int(rect.width * scale),
      height: Int(rect.height * scale))
  }
}

extension SecretSpace {
  /// The width of the widest text of a line.
  fileprivate func widest(line: Int, _ width: (String) -> Int) -> Int {
    if let candidates { return candidates.map(width).max() ?? 0 }
    return steps[lines[line]].reduce(0) { $0 + ($1.map(width).max() ?? 0) }
  }
}
