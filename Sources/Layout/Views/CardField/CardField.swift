import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the grouped digits of a card field, and the mark of the brand beside a number.
  mutating func settleCardField(_ field: CardField, tint: Color, at index: Int) {
    settleEntry(
      Entry(
        shown: field.formattedText, placeholder: field.shownPlaceholder, font: field.font,
        color: field.textColor, alignment: field.textAlignment, borderStyle: field.borderStyle),
      at: index)
    hierarchy.nodes[index].text?.fitting = FontFitting(minimumSize: Self.smallestCardFontSize)
    if field.isFocused { hierarchy.nodes[index].caret = Caret(color: tint) }
    if field.part == .number { settleBadge(CardBrand(number: field.text), at: index) }
  }

  /// A whole card number beside its brand fits the narrowest phone at this size, in points (chosen).
  private static let smallestCardFontSize = 12.0

  private mutating func settleBadge(_ brand: CardBrand?, at index: Int) {
    hierarchy.nodes[index].badge = CardBadge(
      word: brand?.word, color: color(.systemGray5), wordColor: color(.secondaryLabel))
    let room = CardBadge.size.width + CardBadge.spacing
    let isLeftToRight = hierarchy.nodes[index].direction == .leftToRight
    if isLeftToRight {
      hierarchy.nodes[index].text?.insets.right += room
    } else {
      hierarchy.nodes[index].text?.insets.left += room
    }
  }
}

/// How the parts of a payment card are written.
extension CardField {
  /// The entered text as the field shows it.
  var formattedText: String {
    let shown = isSecureTextEntry ? Lowering.bullets(for: text) : text
    return switch part {
    case .number: Self.grouped(shown, by: CardBrand(number: text)?.groups ?? [4, 4, 4, 4])
    case .expirationDate: Self.grouped(shown, by: [2, 2], separator: "/")
    case .securityCode: shown
    }
  }

  /// What stands in the field while nothing has been entered.
  var shownPlaceholder: String {
    if let placeholder { return placeholder }
    return switch part {
    case .number: "Card number"
    case .expirationDate: "MM/YY"
    case .securityCode: "CVC"
    }
  }

  /// The characters in groups of the given lengths; what is left over joins the last group.
  private static func grouped(_ text: String, by lengths: [Int], separator: String = " ") -> String
  {
    var rest = text[...]
    var groups: [Substring] = []
    for length in lengths.dropLast() where !rest.isEmpty {
      groups.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    if !rest.isEmpty { groups.append(rest) }
    return groups.joined(separator: separator)
  }
}
