import AfterimageGraphics
import AfterimageScreens

/// The measures of a keyboard, in points.
///
/// Heights are those that apps have read from `keyboardFrameEndUserInfoKey` and published: upright 216 on phones, 226 from a width of 414,
/// 75 more below where there is no home button, 44 or 45 more for suggestions; on the side 162 or 171, and 38. On iPad 264 and 352, or 328
/// and 423 at 12.9 inches, a point more without a home button, and 55 for the bar. Gaps and keys are read off pictures, recalled.
///
/// Those of iOS 27 were recorded on 402 x 874 points (AndrewKochulab/sim-mirror): 328 in all, of which 44 are for suggestions, then 7 free, four rows of 54 and 61
/// below; keys 39.5 apart, the keys below them around (42.5, 840). Phones from a width of 414 and those with a home button have the heights of before there.
struct KeyboardMetrics: Hashable {
  /// The whole keyboard on the display.
  var frame: Rect
  /// The height of the bar of suggestions; none has no bar.
  var barHeight: Double
  /// Between the bar of suggestions and the rows.
  var rowsTop: Double
  /// The height of all rows of keys.
  var rowsHeight: Double
  /// The free room beside the keys.
  var inset: Double
  /// The gap between two keys of a row.
  var spacing: Double
  /// The gap between two rows.
  var rowSpacing: Double
  /// The letters that a row has room for.
  var columns: Double

  /// The measures of the keyboard for a field.
  init(for field: FocusedField, in traits: Traits) {
    let isTablet = traits.device.idiom == .pad
    let isUpright = traits.orientation == .portrait
    self = isTablet ? .tablet(traits) : isUpright ? .upright(traits) : .onItsSide(traits)
    if !isTablet, !field.hasSuggestions { barHeight = 0 }
    if !isTablet, field.isPad { (inset, spacing, rowSpacing) = (max(inset, 6), 6, 7) }
    let height = barHeight + rowsTop + rowsHeight + Self.band(traits)
    frame = Rect(
      x: 0, y: traits.size.height - height, width: traits.size.width, height: height)
  }

  private init(
    bar: Double, rowsTop: Double = 0, rows: Double, inset: Double, spacing: Double,
    rowSpacing: Double, columns: Double = 10
  ) {
    frame = .zero
    (barHeight, self.rowsTop, rowsHeight) = (bar, rowsTop, rows)
    (self.inset, self.spacing, self.rowSpacing, self.columns) = (
      inset, spacing, rowSpacing, columns
    )
  }

  private static func upright(_ traits: Traits) -> KeyboardMetrics {
    guard !traits.hasLowKeyboard else {
      return KeyboardMetrics(
        bar: 44, rowsTop: 7, rows: 216, inset: 6.5, spacing: 6, rowSpacing: 12)
    }
    let isWide = traits.size.width >= 414
    return KeyboardMetrics(
      bar: traits.device.hasHomeButton && !isWide ? 44 : 45, rows: isWide ? 226 : 216,
      inset: isWide ? 4 : 3, spacing: 6, rowSpacing: isWide ? 11 : 12)
  }

  private static func onItsSide(_ traits: Traits) -> KeyboardMetrics {
    KeyboardMetrics(
      bar: 38, rows: traits.device.hasHomeButton ? 162 : 150,
      inset: max(3, traits.safeArea.left + 3), spacing: 6, rowSpacing: 8)
  }

  private static func tablet(_ traits: Traits) -> KeyboardMetrics {
    let isUpright = traits.orientation == .portrait
    let isLargest = traits.device.portraitSize.width >= 1024
    let rows = isLargest ? (isUpright ? 328.0 : 423) : (isUpright ? 264 : 352)
    return KeyboardMetrics(
      bar: 55, rows: traits.device.hasHomeButton || isLargest ? rows : rows + 1,
      inset: 6, spacing: isUpright ? 12 : 14, rowSpacing: isUpright ? 10 : 12, columns: 11)
  }

  /// The height below the keys: nothing on a phone with a home button, on other phones the keys to emoji and dictation around the home indicator.
  private static func band(_ traits: Traits) -> Double {
    let isUprightPhone = traits.device.idiom == .phone && traits.orientation == .portrait
    guard !traits.device.hasHomeButton else { return 0 }
    guard isUprightPhone else { return traits.safeArea.bottom }
    return traits.hasLowKeyboard ? 61 : 75
  }
}

extension Traits {
  /// True for the keyboard of iOS 27 on the phones that it is known of.
  var hasLowKeyboard: Bool {
    system.majorVersion >= 27 && device.idiom == .phone && orientation == .portrait
      && !device.hasHomeButton && size.width < 414
  }
}

extension KeyboardMetrics {
  /// The bar of suggestions.
  var bar: Rect {
    Rect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight)
  }

  /// The part of the keyboard below the keys.
  var band: Rect {
    let top = frame.minY + barHeight + rowsTop + rowsHeight
    return Rect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
  }

  /// The width of a letter's key.
  private var letter: Double {
    (frame.width - 2 * inset - (columns - 1) * spacing) / columns
  }

  /// The keys of a plane in their places.
  func place(_ plane: KeyboardPlane) -> [(key: KeyboardKey, frame: Rect)] {
    let pitch = rowsHeight / Double(max(1, plane.rows.count))
    return plane.rows.enumerated().flatMap { number, row in
      let top = frame.minY + barHeight + rowsTop + Double(number) * pitch + rowSpacing * 2 / 3
      return place(row, top: top, height: pitch - rowSpacing)
    }
  }

  private func place(
    _ row: [KeyboardSlot], top: Double, height: Double
  ) -> [(key: KeyboardKey, frame: Rect)] {
    let share = share(of: row)
    var left = inset
    var placed: [(key: KeyboardKey, frame: Rect)] = []
    for (index, slot) in row.enumerated() {
      let width = slot.letters.map(width) ?? share
      if let key = slot.key {
        placed.append((key, Rect(x: left, y: top, width: width, height: height)))
      }
      left += width
      if index + 1 < row.count, slot.key != nil, row[index + 1].key != nil { left += spacing }
    }
    return placed
  }

  /// The width of each slot that has none of its own, as its share of a row.
  private func share(of row: [KeyboardSlot]) -> Double {
    let gaps = zip(row, row.dropFirst()).filter { $0.key != nil && $1.key != nil }.count
    let taken = row.compactMap { $0.letters.map(width) }.reduce(0, +)
    let sharing = row.filter { $0.letters == nil }.count
    let rest = frame.width - 2 * inset - taken - Double(gaps) * spacing
    return rest / Double(max(1, sharing))
  }

  /// The width of a key as wide as some letters and the gaps between them.
  private func width(letters count: Double) -> Double {
    count * letter + max(0, count - 1) * spacing
  }
}

extension KeyboardSlot {
  /// The key in the slot; nil where the tray is bare.
  fileprivate var key: KeyboardKey? {
    switch self {
    case .key(let key, _), .filling(let key): key
    case .gap, .indent: nil
    }
  }

  /// How many letters the slot is wide; nil where it shares what is left.
  fileprivate var letters: Double? {
    switch self {
    case .key(_, let letters), .indent(let letters): letters
    case .filling, .gap: nil
    }
  }
}

extension FocusedField {
  /// True where the keyboard of a phone is the digits of a telephone.
  var isPad: Bool {
    [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(inputTraits.keyboardType)
  }
}
