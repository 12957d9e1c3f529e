extension ElementType {
  /// A field for words to search for.
  static let searchBar = describe(
    .searchBar, "A field for words to search for.", blank: SearchBar(),
    keys: [
      Key("text", \.text, .text, "What has been entered."),
      Key("placeholder", \.placeholder, .text, "What stands there while nothing is entered."),
      Key("searchSymbol", \.searchSymbol, .symbolOrName, "The symbol before the text."),
      Key(
        "bookmarkSymbol", optional: \.bookmarkSymbol, .symbolOrName,
        "The symbol of the button at the end of an empty field."),
      Key("showsCancelButton", \.showsCancelButton, .bool, "True where it has a cancel button."),
      Key(
        "scopeButtonTitles", \.scopeButtonTitles, .array(of: .text),
        "The names of the places to look in."),
      Key(
        "selectedScopeButtonIndex", \.selectedScopeButtonIndex, .count,
        "Which of the places is chosen, from zero."),
      Key("focused", \.isFocused, .bool, "True where the caret stands in the field."),
    ] + TextInputTraits.keys.of(\.inputTraits),
    embedding: Element.searchBar,
    extracting: { if case .searchBar(let bar) = $0 { bar } else { nil } })
}
