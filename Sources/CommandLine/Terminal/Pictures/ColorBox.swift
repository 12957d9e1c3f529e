/// Colours near one another that are drawn as one: a box of Heckbert's median cut (Color image quantization for frame buffer display, SIGGRAPH 1982).
struct ColorBox {
  /// A colour and how many pixels have it.
  struct Entry {
    let color: PercentColor
    let count: Int
  }

  /// The colours, at least one.
  let entries: [Entry]
  private let pixels: Int
  /// The component in which the colours differ most, and by how much.
  private let axis: KeyPath<PercentColor, Int>
  private let extent: Int

  private init(_ entries: [Entry]) {
    self.entries = entries
    pixels = entries.reduce(0) { $0 + $1.count }
    let axes: [KeyPath<PercentColor, Int>] = [\.green, \.red, \.blue]
    let extents = axes.map { axis in
      let values = entries.lazy.map { $0.color[keyPath: axis] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    extent = extents.max() ?? 0
    axis = axes[extents.firstIndex(of: extent) ?? 0]
  }

  /// The boxes of all colours that pixels have, one for each where they are few enough.
  ///
  /// - Parameter counts: how many pixels have a colour, by its code.
  static func cut(_ counts: [Int], into most: Int) -> [ColorBox] {
    let entries = counts.indices.lazy.filter { counts[$0] > 0 }
      .map { Entry(color: PercentColor(code: $0), count: counts[$0]) }
    if entries.count <= most { return entries.map { ColorBox([$0]) } }
    var boxes = [ColorBox(Array(entries))]
    for _ in boxes.count..<most {
      let largest = boxes.indices.max { boxes[$0].weight < boxes[$1].weight } ?? 0
      let (low, high) = boxes[largest].halves
      boxes[largest] = low
      boxes.append(high)
    }
    return boxes
  }

  /// The average of the colours by their pixels, rounded.
  var mean: PercentColor {
    func mean(_ axis: KeyPath<PercentColor, Int>) -> Int {
      (entries.reduce(0) { $0 + $1.color[keyPath: axis] * $1.count } + pixels / 2) / pixels
    }
    return PercentColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }

  /// How much there is to gain by a cut: many pixels in colours far apart.
  private var weight: Int { pixels * extent }

  /// The colours below and above the median of the pixels.
  private var halves: (low: ColorBox, high: ColorBox) {
    let sorted = entries.sorted {
      let (one, other) = ($0.color[keyPath: axis], $1.color[keyPath: axis])
      return one == other ? $0.color.code < $1.color.code : one < other
    }
    var (count, place) = (0, 0)
    while place < sorted.count - 1, count * 2 < pixels {
      count += sorted[place].count
      place += 1
    }
    return (ColorBox(Array(sorted[..<place])), ColorBox(Array(sorted[place...])))
  }
}
