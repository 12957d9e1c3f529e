import AfterimageGraphics
import AfterimageScreens

/// The entry of a card field, and the mark of the brand beside a number.
package struct CardFieldContent: Hashable, Sendable {
  /// The entered text or the placeholder, and the caret.
  package var entry: FieldContent
  /// The mark at the trailing edge; nil beside what is no number.
  package var badge: CardBadge?
}

extension Lowering {
  /// The grouped digits of a card field, and the mark of the brand beside a number.
  func lowered(_ field: CardField, as view: LoweredView, tint: Color) -> LoweredView {
    let framed = framed(
      Entry(
        shown: field.formattedText, isSecure: false, placeholder: field.shownPlaceholder,
        font: field.font,
        color: field.textColor, alignment: field.textAlignment, borderStyle: field.borderStyle,
        fitting: FontFitting(minimumSize: Self.smallestCardFontSize),
        caret: field.isFocused ? Caret(color: tint) : nil),
      as: view)
    var entry = framed.field
    let badge = field.part == .number ? badge(of: CardBrand(number: field.text)) : nil
    if badge != nil { makeRoomForBadge(beside: &entry.text) }
    var lowered = framed.view
    lowered.content = .cardField(CardFieldContent(entry: entry, badge: badge))
    return lowered
  }

  /// A whole card number beside its brand fits the narrowest phone at this size, in points (chosen).
  private static let smallestCardFontSize = 12.0

  private func badge(of brand: CardBrand?) -> CardBadge {
    CardBadge(
      word: brand?.word, color: color(.systemGray5), wordColor: color(.secondaryLabel))
  }

  private func makeRoomForBadge(beside text: inout TextContent) {
    let room = CardBadge.size.width + CardBadge.spacing
    if text.direction == .leftToRight {
      text.insets.right += room
    } else {
      text.insets.left += room
    }
  }
}

/// The drawings of a card field, the caret over its mark.
func cardFieldDrawings(_ field: CardFieldContent, scale: Double) -> [Drawing] {
  let badge = field.badge.map { badgeDrawings($0, scale: scale) } ?? []
  let lines = field.entry.text.lines.map { Drawing.text($0) }
  return lines + badge + caretDrawings(field.entry.caret)
}

extension TextSizing {
  /// A card field with its text set, and its caret and mark in place.
  func arranged(_ field: CardFieldContent, in node: Node) -> CardFieldContent {
    CardFieldContent(
      entry: arranged(field.entry, in: node.frame),
      badge: field.badge.map { arranged($0, beside: field.entry.text, in: node) })
  }
}

/// How the parts of a payment card are written.
extension CardField {
  /// The entered text as the field shows it.
  package var formattedText: String {
    let shown = isSecureTextEntry ? Lowering.bullets(for: text) : text
    return switch part {
    case .number: Self.grouped(shown, by: CardBrand(number: text)?.groups ?? [4, 4, 4, 4])
    case .expirationDate: Self.grouped(shown, by: [2, 2], separator: "/")
    case .securityCode: shown
    }
  }

  /// The text in the field while nothing has been entered.
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
