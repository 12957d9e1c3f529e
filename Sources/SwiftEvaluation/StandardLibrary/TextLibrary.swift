/// What the standard library and Foundation do to texts.
enum TextLibrary {
  /// Whether characters are in a set of Foundation's; one that is not known is that of the spaces.
  private static func characters(in set: Value) -> (Character) -> Bool {
    guard case .term(let term) = set else { return \.isWhitespace }
    switch term.name {
    case "inverted":
      let inner = term.base.map(characters) ?? \.isWhitespace
      return { !inner($0) }
    case "alphanumerics": return { $0.isLetter || $0.isNumber }
    case "letters": return \.isLetter
    case "decimalDigits": return \.isNumber
    case "punctuationCharacters": return \.isPunctuation
    case "CharacterSet", ".init":
      guard let text = term["charactersIn"]?.text else { return \.isWhitespace }
      return { text.contains($0) }
    default: return \.isWhitespace
    }
  }

  /// A property of a text; nil where it is not known.
  static func property(_ name: String, of text: String) -> Value? {
    switch name {
    case "count": .int(text.count)
    case "isEmpty": .bool(text.isEmpty)
    case "description", "localizedDescription", "rawValue", "stringValue", "localized":
      .string(text)
    case "first": text.first.map { .string(String($0)) } ?? .nothing
    case "last": last(of: text)
    case "capitalized", "localizedCapitalized": .string(capitalized(text))
    case "isNumber": .bool(text.allSatisfy(\.isNumber))
    case "isLetter": .bool(text.allSatisfy(\.isLetter))
    case "isUppercase": .bool(text.allSatisfy(\.isUppercase))
    case "characters": .string(text)
    // Of others there are more bytes, or scalars, than characters.
    case "utf8", "utf16", "unicodeScalars":
      text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? .string(text) : nil
    case "indices": .array((0..<min(text.count, 1_000)).map { .int($0) })
    default: nil
    }
  }

  private static func last(of text: String) -> Value {
    text.last.map { .string(String($0)) } ?? .nothing
  }

  /// Calls a function of a text; nil where it is not known.
  static func call(
    _ name: String, on text: String, _ arguments: [CallArgument]
  ) -> (value: Value, changed: Value?)? {
    let first = arguments.first?.value
    switch (name, first) {
    case ("append", let more?): return more.text.map { (.void, .string(text + $0)) }
    case ("removeAll", nil): return (.void, .string(""))
    case ("removeLast", nil), ("popLast", nil):
      return (last(of: text), .string(String(text.dropLast())))
    case ("removeFirst", nil), ("popFirst", nil):
      return (text.first.map { .string(String($0)) } ?? .nothing, .string(String(text.dropFirst())))
    case ("removeLast", .int(let count)?):
      return (.void, .string(String(text.dropLast(max(0, count)))))
    case ("removeFirst", .int(let count)?):
      return (.void, .string(String(text.dropFirst(max(0, count)))))
    default: break
    }
    return value(of: name, on: text, first, arguments).map { ($0, nil) }
  }

  private static func value(
    of name: String, on text: String, _ first: Value?, _ arguments: [CallArgument]
  ) -> Value? {
    switch (name, first) {
    case ("uppercased", _), ("localizedUppercase", _): return .string(text.uppercased())
    case ("lowercased", _), ("localizedLowercase", _): return .string(text.lowercased())
    case ("hasPrefix", .string(let other)): return .bool(text.hasPrefix(other))
    case ("hasSuffix", .string(let other)): return .bool(text.hasSuffix(other))
    case ("contains", .string(let other)): return .bool(text.contains(other))
    case ("localizedCaseInsensitiveContains", .string(let other)),
      ("localizedStandardContains", .string(let other)):
      return .bool(text.lowercased().contains(other.lowercased()))
    case ("prefix", .int(let count)): return .string(String(text.prefix(max(0, count))))
    case ("suffix", .int(let count)): return .string(String(text.suffix(max(0, count))))
    case ("dropFirst", .int(let count)): return .string(String(text.dropFirst(max(0, count))))
    case ("dropLast", .int(let count)): return .string(String(text.dropLast(max(0, count))))
    case ("dropFirst", nil): return .string(String(text.dropFirst()))
    case ("dropLast", nil): return .string(String(text.dropLast()))
    case ("reversed", _): return .string(String(text.reversed()))
    case ("components", .string(let separator)):
      return .array(parts(of: text, by: separator, keepsEmpty: true))
    case ("split", .string(let separator)):
      let others = arguments.dropFirst()
      guard others.allSatisfy({ $0.label == "omittingEmptySubsequences" }) else { return nil }
      if let other = others.first, case .bool(let omits) = other.value {
        return .array(parts(of: text, by: separator, keepsEmpty: !omits))
      }
      return others.isEmpty ? .array(parts(of: text, by: separator, keepsEmpty: false)) : nil
    case ("replacingOccurrences", .string(let target)):
      guard let other = arguments.dropFirst().first?.value.text, !target.isEmpty else { return nil }
      if PatternLibrary.isPattern(arguments.first(where: { $0.label == "options" })?.value) {
        return PatternLibrary.replacing(target, in: text, with: other).map { .string($0) }
      }
      return .string(text.replacing(target, with: other))
    case ("trimmingCharacters", let set?):
      let isIn = characters(in: set)
      return .string(String(text.drop(while: isIn).reversed().drop(while: isIn).reversed()))
    case ("appending", .string(let other)): return .string(text + other)
    case ("localized", _): return .string(text)
    default: return nil
    }
  }

  private static func parts(
    of text: String, by separator: String, keepsEmpty: Bool
  ) -> [Value] {
    guard !separator.isEmpty else { return [.string(text)] }
    var (parts, rest) = ([String](), text[...])
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    parts.append(String(rest))
    return parts.filter { keepsEmpty || !$0.isEmpty }.map { .string($0) }
  }

  /// A text in which every word begins with a capital.
  static func capitalized(_ text: String) -> String {
    var (result, isFirst) = ("", true)
    for character in text {
      result += isFirst ? character.uppercased() : character.lowercased()
      isFirst = !character.isLetter && !character.isNumber && character != "'"
    }
    return result
  }
}
