import AfterimageScreens

extension StringsFile {
  /// The words of a document in a language, or in the nearest that wider tags name: for `pt-BR` those of `pt`.
  ///
  /// They lie in `LANGUAGE.lproj/NAME.strings`, beside the document or beside the folder of its own language, such as `Base.lproj`.
  ///
  /// - Parameter document: the path of the document, of which its name counts.
  static func words(
    of document: String, in language: String, _ files: ScreenFiles
  ) -> [String: String] {
    let name = DocumentReference(file: document).stem + ".strings"
    for tag in tags(from: language) {
      for folder in ["../\(tag).lproj", "\(tag).lproj"] {
        if case .success(let bytes) = files.read("\(folder)/\(name)") { return read(bytes) }
      }
    }
    return [:]
  }

  /// A language tag and the wider ones, the narrowest first, with either mark between their parts as folders have them.
  private static func tags(from language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }
    return (1...max(1, parts.count)).reversed().flatMap { count -> [String] in
      let marks = count > 1 ? ["-", "_"] : [""]
      return marks.map { parts.prefix(count).joined(separator: $0) }
    }
  }
}
