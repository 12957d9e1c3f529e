/// What Foundation's scanner reads of texts that are known.
enum ScannerLibrary {
  /// The whole number that a scanner reads; nil for any other call.
  static func number(_ name: String, by receiver: Value) -> Value? {
    guard case .term(let scanner) = receiver, scanner.form == .call, scanner.name == "Scanner",
      let text = scanner["string"]?.text
    else { return nil }
    let skipped = scanner.arguments.last { $0.label == "set scanLocation" }?.value.number ?? 0
    let rest = text.dropFirst(max(0, Int(skipped))).drop(while: \.isWhitespace)
    switch name {
    case "scanHexInt64", "scanHexInt32":
      let digits = (rest.hasPrefix("0x") ? rest.dropFirst(2) : rest).prefix(while: \.isHexDigit)
      return Int(digits, radix: 16).map { .int($0) } ?? .int(0)
    case "scanInt", "scanInt64", "scanInt32":
      return Int(rest.prefix { $0.isNumber || $0 == "-" }).map { .int($0) }
    default: return nil
    }
  }
}
