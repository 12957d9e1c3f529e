import AfterimageScreens

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
