/// What code makes of the version of the system, of which the first number is known.
extension Frameworks {
  /// How the system's version compares with another one by their numbers; nil for any other call, and where the first numbers are the same.
  func versionOrder(_ term: Term) -> Value? {
    guard majorVersion != .max, term.name == "compare", term.arguments.count == 2,
      term.base?.isSystemVersion == true, term["options"]?.asTerm?.isNumericOption == true,
      let other = term.arguments.first?.value.text.flatMap(Self.majorVersion), other != majorVersion
    else { return nil }
    return .term(
      Term(
        form: .member, name: other < majorVersion ? "orderedDescending" : "orderedAscending",
        base: nil, arguments: [], place: term.place))
  }

  /// The first number of a version as it is written; nil for any other text.
  private static func majorVersion(in text: String) -> Int? {
    let number = text.prefix { $0 != "." }
    return number.allSatisfy { $0.isASCII && $0.isNumber } ? Int(number) : nil
  }
}

extension Value {
  /// True for the version of the system that an app runs on.
  fileprivate var isSystemVersion: Bool {
    guard case .term(let version) = self, version.form == .member,
      version.name == "systemVersion", let device = version.base?.asTerm
    else { return false }
    return device.form == .member && device.name == "current" && device.base == .type("UIDevice")
  }
}

extension Term {
  /// True for the option by which digits are compared as numbers, and no other.
  fileprivate var isNumericOption: Bool {
    guard form == .member, name == "numeric" else { return false }
    if case .term? = base { return false }
    return true
  }
}
