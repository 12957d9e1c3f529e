import AfterimageScreens

/// A table of words in all languages, as Xcode keeps it in an `.xcstrings` file.
struct StringCatalog {
  /// The words by their keys, in the language that the app is written in; a key without words stands for itself.
  let words: [String: String]

  /// Reads a catalogue; nil where it is none.
  init?(_ bytes: [UInt8], file: String) {
    guard let root = JSONDocument(reading: bytes, file: file).root,
      let entries = root["strings"]?.members
    else { return nil }
    let language = root["sourceLanguage"]?.string ?? "en"
    var words: [String: String] = [:]
    for entry in entries {
      let unit = entry.value["localizations"]?[language]?["stringUnit"]
      words[entry.key] = unit?["value"]?.string ?? entry.key
    }
    self.words = words
  }
}
