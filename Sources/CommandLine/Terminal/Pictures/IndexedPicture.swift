package import AfterimageGraphics

/// A picture in at most 256 colours, each of which has components in percent, as Sixel has them.
package struct IndexedPicture: Sendable {
  /// The pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The colours.
  package let colors: [PercentColor]
  /// The place of each pixel's colour, row by row.
  package let indices: [UInt8]

  /// The most colours that there can be.
  package static let mostColors = 256

  /// Takes the colours of an opaque picture as they are where they are few enough, else those of a median cut.
  package init(_ bitmap: Bitmap) {
    let codes = bitmap.pixels.map { PercentColor(pixel: $0).code }
    var counts = [Int](repeating: 0, count: PercentColor.codes)
    for code in codes { counts[code] += 1 }
    let boxes = ColorBox.cut(counts, into: Self.mostColors)
    var places = [UInt8](repeating: 0, count: PercentColor.codes)
    for (place, box) in boxes.enumerated() {
      for entry in box.entries { places[entry.color.code] = UInt8(truncatingIfNeeded: place) }
    }
    width = bitmap.width
    height = bitmap.height
    colors = boxes.map(\.mean)
    indices = codes.map { places[$0] }
  }
}

/// A colour with components from 0 to 100.
package struct PercentColor: Sendable, Hashable {
  /// The red component.
  package let red: Int
  /// The green component.
  package let green: Int
  /// The blue component.
  package let blue: Int

  /// Makes a colour of its components.
  package init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Rounds the components of an opaque pixel.
  package init(pixel: UInt32) {
    func percent(_ shift: UInt32) -> Int { (Int(pixel >> shift & 255) * 100 + 127) / 255 }
    self.init(red: percent(16), green: percent(8), blue: percent(0))
  }

  /// The number of the colour among `codes`: seven bits a component.
  var code: Int { red << 14 | green << 7 | blue }
  /// One more than the highest number.
  static let codes = 1 << 21

  init(code: Int) {
    self.init(red: code >> 14, green: code >> 7 & 127, blue: code & 127)
  }
}
