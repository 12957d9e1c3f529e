/// A field for words to search for, with a button that ends the search and a choice of where to look.
public struct SearchBar: Hashable, Sendable {
  /// The entered text.
  public var text: String
  /// The text shown while the field is empty; UIKit has none of its own.
  public var placeholder: String = ""
  /// The symbol before the text.
  public var searchSymbol: Symbol = "magnifyingglass"
  /// The symbol of the button at the end of an empty field; nil has no button.
  public var bookmarkSymbol: Symbol?
  /// True where the cancel button stands beside the field.
  public var showsCancelButton: Bool = false
  /// The names of the places to look in; without them there is no choice.
  public var scopeButtonTitles: [String] = []
  /// Which of the places is chosen, from zero.
  public var selectedScopeButtonIndex: Int = 0
  /// True where the caret stands in the field.
  public var isFocused: Bool = false
  /// The keyboard that the bar asks for while the caret stands in its field; UIKit has a key to search.
  public var inputTraits = TextInputTraits().searching

  /// Makes an empty search bar, or one with a text.
  public init(_ text: String = "", placeholder: String = "") {
    self.text = text
    self.placeholder = placeholder
  }
}
