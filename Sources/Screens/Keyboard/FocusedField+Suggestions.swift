/// The bar of suggestions above the keyboard of a field; which keyboards have one is recalled from devices.
extension FocusedField {
  /// True where words are suggested: on keyboards for words, unless the field hides or does not correct what is typed; and on any where a code is offered.
  package var hasSuggestions: Bool {
    let types: [KeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .twitter, .webSearch,
    ]
    if inputTraits.offeredCode != nil { return true }
    return !isSecure && inputTraits.autocorrectionType != .no
      && types.contains(inputTraits.keyboardType)
  }

  /// The word that has been begun, which the bar offers to keep; nil where it offers none.
  package var suggestedWord: String? {
    guard inputTraits.offeredCode == nil, hasSuggestions, text.last?.isWhitespace == false else {
      return nil
    }
    return text.split(whereSeparator: \.isWhitespace).last.map(String.init)
  }
}
