import AfterimageGraphics
package import AfterimageScreens

/// A way to replace a secret by another one: under a perfect mask the pictures of both are the same.
package struct SecretVariation: Sendable {
  /// The name of the variation in reports.
  package let name: String
  /// What of the secret it changes, and little else.
  let aspect: Aspect
  /// True for one that is tried only where those before it show nothing: of a secret that shows, more ways tell nothing new.
  let isFurther: Bool
  /// The view with another secret; nil where the variation does not apply to it.
  package let vary: @Sendable (View, Secret.Content) -> View?

  /// Every variation, in the order in which they are tried.
  ///
  /// Texts of many lengths, as a view that a text moves may move at one length and not at another:
  /// the shortest and the longest are beyond every least and greatest extent that a layout knows.
  package static let all: [SecretVariation] =
    [
      sameLength, shorter, longer, empty, anotherBrand, severalLines, rightToLeft, otherScripts,
      oneLongWord, manyLines,
    ] + lengths + [
      otherColor, lowest, between, highest, otherSymbol, otherPixels, otherSize, standIn,
      largerStandIn,
    ]

  /// A variation of things that views show; nil for what it does not apply to.
  private init(
    name: String, of aspect: Aspect, isFurther: Bool = false,
    values: @escaping @Sendable (ShownContent.Value, View) -> ShownContent.Value?
  ) {
    self.name = name
    self.aspect = aspect
    self.isFurther = isFurther
    vary = { view, content in
      guard case .shown(let place) = content,
        let own = view.shownContents.dropFirst(place).first?.value,
        let other = values(own, view), other != own
      else { return nil }
      return view.replacing(place, with: other)
    }
  }

  /// A variation of characters.
  package init(
    name: String, of aspect: Aspect = .characters, isFurther: Bool = false,
    text: @escaping @Sendable (String, View) -> String?
  ) {
    self.init(name: name, of: aspect, isFurther: isFurther) { value, view in
      guard case .text(let own) = value else { return nil }
      return text(own, view).map { .text($0) }
    }
  }

  /// A variation of what is known to the app alone.
  private init(name: String, of aspect: Aspect, unknown: @escaping @Sendable (View) -> View) {
    self.name = name
    self.aspect = aspect
    isFurther = false
    vary = { view, content in content == .unknown ? unknown(view) : nil }
  }

  /// Other digits and letters of the same kind, in the same places.
  package static let sameLength = SecretVariation(name: "same-length", of: .characters) { text, _ in
    String(text.map(successor))
  }

  /// The first half of the text.
  package static let shorter = SecretVariation(name: "shorter", of: .length) { text, _ in
    String(text.prefix(text.count / 2))
  }

  /// The text twice.
  package static let longer = SecretVariation(name: "longer", of: .length) { text, _ in text + text
  }

  /// An empty text.
  package static let empty = SecretVariation(name: "empty", of: .presence) { _, _ in "" }

  /// A card of another brand, which groups its digits in another way; the number is a published test number.
  package static let anotherBrand = SecretVariation(name: "another-brand", of: .brand) {
    text, view in
    guard case .cardField(let field) = view.element, field.part == .number else { return nil }
    return text.hasPrefix("3") ? "5555555555554444" : "378282246310005"
  }

  /// A text with line breaks.
  package static let severalLines = SecretVariation(name: "several-lines", of: .lines) { text, _ in
    "\(text)\n\(text)\n\(text)"
  }

  /// A text in a script that runs the other way.
  package static let rightToLeft = SecretVariation(name: "right-to-left", of: .script) { _, _ in
    "שלום עולם"
  }

  /// A text in scripts whose lines may be higher, as other fonts have their letters.
  package static let otherScripts = SecretVariation(
    name: "other-scripts", of: .script, isFurther: true
  ) {
    _, view in
    view.takesDigits ? nil : "😀 ที่นี่ 漢字"
  }

  /// A text wider than any screen that cannot be broken between words.
  package static let oneLongWord = SecretVariation(
    name: "one-long-word", of: .length, isFurther: true
  ) {
    _, view in
    filler(240, for: view).filter { $0 != " " }
  }

  /// More lines than stand on most screens.
  package static let manyLines = SecretVariation(name: "many-lines", of: .lines, isFurther: true) {
    _, view in
    guard !view.takesDigits else { return nil }
    return Array(repeating: filler(8, for: view), count: 40).joined(separator: "\n")
  }

  /// The first of the values that a control can have.
  package static let lowest = SecretVariation(name: "lowest", of: .value) { value, _ in
    switch value {
    case .number(_, let range): .number(range.lowerBound, in: range)
    case .count: .count(1)
    case .choice(_, let count): count > 0 ? .choice(0, of: count) : nil
    case .flag: .flag(false)
    case .date: .date(.first)
    case .text, .color, .symbol, .picture: nil
    }
  }

  /// A value between the first and the last.
  package static let between = SecretVariation(name: "between", of: .value) { value, _ in
    switch value {
    case .number(_, let range): .number((range.lowerBound + range.upperBound) / 2, in: range)
    case .choice(let own, let count):
      count > 0 ? .choice(((own ?? -1) + 1) % count, of: count) : nil
    case .date: CalendarDate(year: 2007, month: 9, day: 15, hour: 12, minute: 30).map { .date($0) }
    case .text, .count, .color, .flag, .symbol, .picture: nil
    }
  }

  /// The last of the values that a control can have.
  package static let highest = SecretVariation(name: "highest", of: .value) { value, _ in
    switch value {
    case .number(_, let range): .number(range.upperBound, in: range)
    case .count(let own): .count(own + 3)
    case .choice(_, let count): count > 0 ? .choice(count - 1, of: count) : nil
    case .flag: .flag(true)
    case .date:
      CalendarDate(year: 2031, month: 12, day: 28, hour: 22, minute: 48).map { .date($0) }
    case .text, .color, .symbol, .picture: nil
    }
  }

  /// Another colour, where the secret is one.
  package static let otherColor = SecretVariation(name: "other-color", of: .color) { value, _ in
    guard case .color(let color) = value else { return nil }
    return .color(unlike(color))
  }

  /// Another symbol, of another shape and width.
  package static let otherSymbol = SecretVariation(name: "other-symbol", of: .symbol) { value, _ in
    guard case .symbol(var symbol) = value else { return nil }
    symbol.name = symbol.name == "creditcard" ? "circle" : "creditcard"
    return .symbol(symbol)
  }

  /// Another picture: the same one with inverted colours, or a sensitive part of it.
  package static let otherPixels = SecretVariation(
    name: "other-pixels", pictures: { $0.inverted(in: $1) })

  /// A picture of another size: the upper left quarter.
  package static let otherSize = SecretVariation(name: "other-size", of: .size) { value, _ in
    guard case .picture(var image) = value else { return nil }
    let quarter = PixelRect(
      x: 0, y: 0, width: (image.bitmap.width + 1) / 2, height: (image.bitmap.height + 1) / 2)
    guard let bitmap = image.bitmap.cropped(to: quarter) else { return nil }
    image.bitmap = bitmap
    return .picture(image)
  }

  /// A plain colour in place of content that only the app's code can draw.
  package static let standIn = SecretVariation(name: "stand-in", of: .picture, unknown: \.markedOut)

  /// A plain colour in place of content that only the app's code can draw, in a larger view.
  package static let largerStandIn = SecretVariation(name: "larger-stand-in", of: .size) {
    (view: View) in
    var copy = view.markedOut
    let own = view.intrinsicContentSize
    copy.intrinsicContentSize = IntrinsicSize(
      width: (own?.width ?? 0) + 80, height: (own?.height ?? 0) + 40)
    return copy
  }

  /// A variation of pictures and of parts of them, in unit coordinates.
  private init(name: String, pictures: @escaping @Sendable (Bitmap, Rect) -> Bitmap) {
    self.name = name
    aspect = .picture
    isFurther = false
    vary = { view, content in
      let whole = Rect(x: 0, y: 0, width: 1, height: 1)
      let (place, part): (Int, Rect)
      switch content {
      case .shown(let shown): (place, part) = (shown, whole)
      case .pixels(let rect): (place, part) = (0, rect)
      case .unknown: return nil
      }
      guard case .picture(var image)? = view.shownContents.dropFirst(place).first?.value else {
        return nil
      }
      image.bitmap = pictures(image.bitmap, part)
      return view.replacing(place, with: .picture(image))
    }
  }
}

/// The next digit or letter of the same case, round and round; other characters stay.
private func successor(of character: Character) -> Character {
  guard let byte = character.asciiValue else { return character }
  for range in [
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"),
  ] where range.contains(byte) {
    return Character(UnicodeScalar(byte == range.upperBound ? range.lowerBound : byte + 1))
  }
  return character
}

/// A colour that is not the given one.
private func unlike(_ color: ColorReference?) -> ColorReference {
  let pink = ColorReference.system(.systemPink)
  return color == pink ? .system(.systemTeal) : pink
}

extension View {
  /// The same view with a colour over all of it that it does not have.
  fileprivate var markedOut: View {
    var copy = self
    copy.backgroundColor = unlike(backgroundColor)
    return copy
  }
}
