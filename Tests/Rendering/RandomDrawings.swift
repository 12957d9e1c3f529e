import AfterimageGraphics
import AfterimageRandom

/// Drawings of every kind at random places of a canvas of 120 by 120 points.
struct RandomDrawings {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A list over an opaque background.
  mutating func list() -> [DisplayItem] {
    let count = Int.random(in: 3...12, using: &random)
    return [DisplayItem(.fill(box(0, 0, 120, 120), .white))]
      + (0..<count).map { _ in DisplayItem(drawing(depth: 0)) }
  }

  /// The list with some drawings more, less or others.
  mutating func varied(_ list: [DisplayItem]) -> [DisplayItem] {
    var list = list
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 1..<list.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: list.insert(DisplayItem(drawing(depth: 0)), at: place)
      case 1 where list.count > 2: list.remove(at: place)
      default: list[place].drawing = varied(list[place].drawing)
      }
    }
    return list
  }

  private mutating func varied(_ drawing: Drawing) -> Drawing {
    guard case .group(var group) = drawing else { return self.drawing(depth: 0) }
    let place = Int.random(in: 0..<group.items.count, using: &random)
    group.items[place].drawing = self.drawing(depth: 1)
    return .group(group)
  }

  private mutating func drawing(depth: Int) -> Drawing {
    switch Int.random(in: 0..<(depth < 2 ? 10 : 6), using: &random) {
    case 0: .fill(shape(), color())
    case 1: .border(shape(), width: length(5), color())
    case 2:
      line(
        ["Ägypten", "gjpq", "4242 4242"].randomElement(using: &random) ?? "", x: length(90),
        y: length(120), size: 5 + length(20))
    case 3: .stroke(path(), width: length(6), color())
    case 4: .path(path(), color())
    case 5: .image(image(), in: rect(), clip: rect())
    case 6: .gradient(shape(), gradient())
    case 7:
      .shadow(
        CastShadow(
          of: [DisplayItem(.fill(box(40, 40, 30, 20, radius: 4), .black))],
          bounds: Rect(x: 40, y: 40, width: 30, height: 20), radius: length(4),
          offset: Point(x: length(9), y: length(30) - 15), color: color()))
    case 8:
      .backdrop(
        Bool.random(using: &random)
          ? .blur(Blur(radius: length(8), saturation: 1.5, tint: color()))
          : .mosaic(side: 1 + length(9)),
        in: rect(), opacity: Bool.random(using: &random) ? 1 : 0.5)
    default:
      .group(
        Group(
          (0..<3).map { _ in DisplayItem(drawing(depth: depth + 1)) },
          offset: Point(x: length(20) - 10, y: length(20) - 10),
          clip: Bool.random(using: &random) ? shape() : nil,
          opacity: Bool.random(using: &random) ? 1 : 0.6))
    }
  }

  private mutating func length(_ most: Double) -> Double {
    // Thirds of points as often as any length.
    let length = Double.random(in: 0...most, using: &random)
    return Bool.random(using: &random) ? (length * 3).rounded() / 3 : length
  }

  private mutating func rect() -> Rect {
    Rect(x: length(110) - 10, y: length(110) - 10, width: 1 + length(60), height: 1 + length(40))
  }

  private mutating func shape() -> RoundedRect { RoundedRect(rect(), radius: length(12)) }

  private mutating func path() -> Path {
    Path([
      .move(to: Point(x: length(120), y: length(120))),
      .line(to: Point(x: length(120), y: length(120))),
      .curve(
        to: Point(x: length(120), y: length(120)),
        control1: Point(x: length(120), y: length(120)),
        control2: Point(x: length(120), y: length(120))),
    ])
  }

  private mutating func gradient() -> ColorGradient {
    ColorGradient(
      Bool.random(using: &random) ? .axial : .radial,
      stops: [.init(location: 0, color: color()), .init(location: 1, color: color())],
      from: Point(x: length(120), y: length(120)), to: Point(x: length(120), y: length(120)))
  }

  private mutating func color() -> Color {
    Color(
      red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
      blue: .random(in: 0...255, using: &random),
      alpha: Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random))
  }

  private mutating func image() -> Bitmap {
    let pixels = (0..<35).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    return Bitmap(width: 5, height: 7, pixels: pixels)!
  }
}
