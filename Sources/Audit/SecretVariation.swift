import AfterimageGraphics
package import AfterimageScreens

/// A way to make another secret of a secret: under a perfect mask nobody can tell them apart.
public struct SecretVariation: Sendable {
  /// What reports call the variation.
  public let name: String
  /// The view with another secret; nil where the variation does not apply to it.
  package let vary: @Sendable (View, Secret.Content) -> View?

  /// Every variation.
  public static let all: [SecretVariation] = [
    sameLength, shorter, longer, empty, anotherBrand, severalLines, rightToLeft,
    otherPixels,
  ]

  /// A variation of what views say.
  private init(name: String, text: @escaping @Sendable (View) -> String?) {
    self.name = name
    vary = { view, content in
      guard case .text = content, let other = text(view), other != view.text else { return nil }
      return view.withText(other)
    }
  }

  /// A variation of pictures.
  private init(name: String, pixels: @escaping @Sendable (Bitmap, Rect) -> Bitmap) {
    self.name = name
    vary = { view, content in
      guard case .pixels(let part) = content, case .imageView(var imageView) = view.element,
        case .bitmap(var image)? = imageView.image
      else { return nil }
      image.bitmap = pixels(image.bitmap, part)
      imageView.image = .bitmap(image)
      var other = view
      other.element = .imageView(imageView)
      return other
    }
  }

  /// Other digits and letters of the same kind, in the same places.
  public static let sameLength = SecretVariation(name: "same-length") { view in
    view.text.map { String($0.map(successor)) }
  }

  /// The first half.
  public static let shorter = SecretVariation(name: "shorter") { view in
    view.text.map { String($0.prefix($0.count / 2)) }
  }

  /// Twice the text.
  public static let longer = SecretVariation(name: "longer") { view in view.text.map { $0 + $0 } }

  /// Nothing.
  public static let empty = SecretVariation(name: "empty") { _ in "" }

  /// A card of another brand, which groups its digits in another way; the number is a published test number.
  public static let anotherBrand = SecretVariation(name: "another-brand") { view in
    guard case .cardField(let field) = view.element, field.part == .number else { return nil }
    return field.text.hasPrefix("3") ? "5555555555554444" : "378282246310005"
  }

  /// A text with line breaks.
  public static let severalLines = SecretVariation(name: "several-lines") { view in
    view.text.map { "\($0)\n\($0)\n\($0)" }
  }

  /// A text in a script that runs the other way.
  public static let rightToLeft = SecretVariation(name: "right-to-left") { _ in "שלום עולם" }

  /// Another picture: the same one with inverted colours.
  public static let otherPixels = SecretVariation(
    name: "other-pixels", pixels: { $0.inverted(in: $1) })
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
