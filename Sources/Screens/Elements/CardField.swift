/// A field for one part of a payment card, which groups digits by the card's brand and shows the brand beside the number.
public struct CardField: Hashable, Sendable {
  /// Which part of the card is entered.
  public var part: Part
  /// The entered text, without spaces.
  public var text: String
  /// The text shown while the field is empty; nil is the part's own.
  public var placeholder: String?
  /// True where bullets stand for the characters.
  public var isSecureTextEntry: Bool = false
  /// The frame around the text.
  public var borderStyle: TextField.BorderStyle = .none
  /// The face and size.
  public var font: FontReference = .textStyle(.body)
  /// The colour of the entered text.
  public var textColor: ColorReference = .system(.label)
  /// Where the text ends when it is shorter than the field.
  public var textAlignment: TextAlignment = .natural
  /// True where the caret stands in the field.
  public var isFocused: Bool = false
  /// The keyboard that the field asks for while the caret stands in it; by default digits.
  public var inputTraits = TextInputTraits().digits

  /// Makes a field for a part of a card.
  public init(_ part: Part, text: String = "") {
    self.part = part
    self.text = text
  }

  /// The parts of a payment card.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The account number on the front.
    case number
    /// Month and year of expiry, as four digits.
    case expirationDate
    /// The three or four digits that are not embossed.
    case securityCode
  }
}
