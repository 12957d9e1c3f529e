/// A line of text that can be edited.
public struct TextField: Hashable, Sendable {
  /// The entered text.
  public var text: String
  /// The text shown while the field is empty.
  public var placeholder: String = ""
  /// True where bullets stand for the characters.
  public var isSecureTextEntry: Bool = false
  /// The kind of information in the field, by UIKit's names.
  public var contentType: TextContentType?
  /// The frame around the text.
  public var borderStyle: BorderStyle = .none
  /// The face and size.
  public var font: FontReference = .textStyle(.body)
  /// The colour of the entered text.
  public var textColor: ColorReference = .system(.label)
  /// Where the text ends when it is shorter than the field.
  public var textAlignment: TextAlignment = .natural
  /// True where a text becomes smaller before it is cut.
  public var adjustsFontSizeToFitWidth: Bool = false
  /// The least size, in points, that the text shrinks to.
  public var minimumFontSize: Double = 0
  /// False where the field is greyed out.
  public var isEnabled: Bool = true
  /// True where the caret stands in the field.
  public var isFocused: Bool = false
  /// The keyboard that the field asks for while the caret stands in it.
  public var inputTraits = TextInputTraits()

  /// Makes an empty field, or one with a text.
  public init(_ text: String = "", placeholder: String = "") {
    self.text = text
    self.placeholder = placeholder
  }

  /// The frames of UITextField that are drawn.
  public enum BorderStyle: String, CaseIterable, Hashable, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }
}
