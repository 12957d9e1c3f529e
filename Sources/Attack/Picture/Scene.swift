import Afterimage
import AfterimageGraphics

/// A picture taken apart: what lies beneath the secret, the lines of the secret, and what is laid over them.
struct Scene: Sendable {
  /// The pixels in a point.
  let scale: Double
  /// The canvas, in points.
  let size: Size
  /// The drawings beneath the protection, without the secret.
  let beneath: [DisplayItem]
  /// The drawings of the protection.
  let above: [DisplayItem]
  /// The lines of the secret.
  let lines: [LinePlace]
  /// What the protection lets through.
  let channel: Channel

  /// Takes a picture apart by drawing some texts into it.
  init(
    _ screen: MaskedScreen, showing texts: [String], of space: SecretSpace, by pipeline: Pipeline
  ) throws(AttackError) {
    var lists: [DisplayList] = []
    for text in texts { lists.append(try screen.list(typing: space.typed(text), by: pipeline)) }
    guard let one = lists.first, let other = lists.dropFirst().first,
      let drawn = DrawnLines(one, other), let last = drawn.lastItem
    else { throw .unknownDrawing("the secret changes more than lines of text") }
    let split =
      one.items.indices.first { $0 > last && one.items[$0].covers(one.size) } ?? one.items.count
    (scale, size) = (screen.scale, one.size)
    beneath = drawn.removed(from: Array(one.items[..<split]))
    above = Array(one.items[split...])
    channel = try Channel(of: above, scale: scale)
    let samples = lists.map(drawn.lines)
    lines = try Self.places(samples, texts, space, scale: scale, pipeline)
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
}

extension TextLine {
  /// True where the whole text is drawn.
  fileprivate func fits(by pipeline: Pipeline) -> Bool {
    limit.map { Setting(font, by: pipeline).points(text) <= $0.width } ?? true
  }
}
