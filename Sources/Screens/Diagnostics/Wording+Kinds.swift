extension Diagnostic.Kind {
  /// The wording of each kind; messages name ids, keys and words of the language, never texts of a screen.
  package var wording: Wording {
    switch self {
    case .fileMissing(let path):
      Wording(
        "there is no file `\(path)`",
        "paths are relative to the file that names them, those of a command line to the current folder"
      )
    case .fileUnreadable(let path, let reason): Wording("`\(path)` cannot be read: \(reason)")
    case .fileIsFolder(let path): Wording("`\(path)` is a folder", "name a file in it")
    case .fileOutsideFolder(let path, let folder):
      Wording(
        "`\(path)` lies outside `\(folder)`",
        "move it below the folder of the file that names it, or widen the folder with --root")
    case .inputTooLarge(let limit):
      Wording("the file is larger than \(Wording.mebibytes(limit))", "split it")
    case .imageBroken(let path, let reason):
      Wording("`\(path)` cannot be shown: \(reason)")
    case .imageTooLarge(let path, let limit):
      Wording("`\(path)` has more than \(limit >> 20) Mpx", "make it smaller")
    case .fontBroken(let path, let reason): Wording("`\(path)` cannot be used: \(reason)")

    case .emptyInput:
      Wording("the file is empty", "the least screen is in the README of the folder Screens")
    case .notUTF8: Wording("this byte is not UTF-8", "save the file as UTF-8 text")
    case .unexpectedCharacter(let expected, let found):
      Wording("expected \(expected.words), found \(found.words)", expected.hint(found))
    case .unexpectedEnd(let expected):
      Wording("the file ends where \(expected.words) is expected", "close every bracket")
    case .unterminatedString:
      Wording(
        "this string does not end on its line", "close it with \"; a line feed is written \\n")
    case .unterminatedComment: Wording("this comment does not end", "close it with */")
    case .controlCharacter(let byte):
      Wording(
        "a string may not hold the control character \(hexadecimal(byte))",
        "write it as \\u00\(hexadecimal(byte).dropFirst(2))")
    case .badEscape:
      Wording(
        "this escape means nothing",
        "escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits")
    case .loneSurrogate:
      Wording(
        "this escape is half a surrogate pair", "write the other half too, or the character itself")
    case .badNumber(let mistake): Wording("this is not a number of JSON", mistake.hint)
    case .numberOutOfRange: Wording("this number is too large")
    case .bareWord:
      Wording(
        "a bare word is no value", "put text between \"; only true, false and null stand bare")
    case .repeatedKey(let key, let first):
      Wording(
        "the key `\(key)` is repeated",
        "it was given on line \(first.line), column \(first.column); keep one")
    case .tooDeep(let limit): Wording("values lie more than \(limit) deep in each other")
    case .tooManyValues(let limit): Wording("the file has more than \(limit) values", "split it")
    case .tooManyMistakes(let limit):
      Wording("there are more than \(limit) mistakes; the rest is left out")

    case .unknownKey(let key, let owner, let allowed):
      Wording("\(owner) has no key `\(key)`", Wording.suggestion(for: key, among: allowed))
    case .missingKey(let key, let owner): Wording("\(owner) needs the key `\(key)`")
    case .wrongType(let expected, let found): Wording("expected \(expected), found \(found.words)")
    case .unknownWord(let vocabulary, let word, let allowed):
      Wording(
        "`\(word)` is no known \(vocabulary.rawValue)",
        Wording.suggestion(for: word, among: allowed))
    case .unsupportedFormat(let number):
      Wording("format \(number.shortest) is not known", "this version reads format 1")
    case .outOfRange(let expected): Wording("expected \(expected)")
    case .badName(let name):
      Wording(
        "`\(name)` cannot be a name",
        "a name has 1 to 128 letters, digits, dots, hyphens and underscores of ASCII")
    case .badIdentifier(let id):
      Wording(
        "`\(id)` cannot be an id",
        "an id begins with a letter or underscore; letters, digits and underscores follow")
    case .reservedIdentifier(let id):
      Wording("`\(id)` means something in constraints already", "choose another id")
    case .duplicateIdentifier(let id, let first):
      Wording("two views have the id `\(id)`", first.map { "the first is at \($0.words)" })
    case .badColor(let color):
      Wording(
        "`\(color)` is no colour",
        "write #RRGGBB, #RRGGBBAA, or the name of a system colour")
    case .badPriority: Wording("a priority is above 0 and at most 1000", "1000 is required")
    case .unknownSymbol(let name, let known):
      Wording(
        "no outline stands in for the symbol `\(name)`: its name is drawn in a box",
        Wording.question(about: nearestSymbols(to: name, among: known))
          ?? "'afterimage list symbols' names those that have one")
    case .tooManyViews(let limit): Wording("the screen has more than \(limit) views")

    case .constraintSyntax(let expected, let text):
      Wording("expected \(expected.words) \(text.words)", expected.hint)
    case .visualFormatSyntax(let expected, let text):
      Wording("\(expected.words) \(text.words)", expected.hint)
    case .unknownMetric(let name, let known):
      Wording(
        "no metric is called `\(name)`",
        Wording.suggestion(for: name, among: known)
          ?? "give it in \"metrics\", or write item.attribute")
    case .missingView(let id, let known):
      Wording(
        "no view has the id `\(id)`",
        Wording.superHint(for: id)
          ?? nearestWord(to: id, among: known).map { "did you mean `\($0)`?" }
          ?? "give the view its \"id\"")
    case .missingGuide(let guide, let item):
      Wording(
        "`\(item)` has no `\(guide)`",
        "views have safeArea and margins, a scrollView contentLayoutGuide and frameLayoutGuide too")
    case .attributesDoNotPair(let first, let second):
      Wording(
        "`\(first.rawValue)` cannot be set against `\(second.rawValue)`",
        "pair a horizontal place with a horizontal one, a vertical with a vertical, a size with a size"
      )
    case .directionsDoNotPair(let first, let second):
      Wording(
        "`\(first.rawValue)` cannot be set against `\(second.rawValue)`",
        "use leading and trailing on both sides, or left and right on both")
    case .locationWithoutPartner(let attribute):
      Wording(
        "`\(attribute.rawValue)` is a place and cannot be set to a constant alone",
        "name a second item, as in == super.\(attribute.rawValue) + 8")
    case .constraintNotLinear(let text):
      Wording(
        "only one item can stand on the right, times a number \(text.words)",
        "split it into several constraints")
    case .alignmentAlongFormat(let option):
      Wording(
        "`\(option.rawValue)` would align the views along the format",
        "align across it: tops, bottoms, baselines or centerY for H:, the other edges for V:")
    case .optionsExclude(let first, let second):
      Wording("`\(first.rawValue)` and `\(second.rawValue)` exclude each other", "keep one")

    case .documentBroken(let reason), .documentNote(let reason): Wording(reason)
    }
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
