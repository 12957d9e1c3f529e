extension [String: String] {
  /// These settings with others over them, in which `$(inherited)` stands for what these say.
  func overlaid(by upper: [String: String]) -> [String: String] {
    var settings = self
    for (key, value) in upper {
      settings[key] = value.replacing("$(inherited)", with: self[key] ?? "")
    }
    return settings
  }

  /// The same settings as they are for phones: what is set for them alone takes the place of what is set for all.
  var ofPhones: [String: String] {
    var settings = self
    for condition in ["[sdk=iphone*]", "[sdk=iphoneos*]"] {
      for (key, value) in self where key.hasSuffix(condition) {
        settings[String(key.dropLast(condition.count))] = value
      }
    }
    return settings
  }
}

extension String {
  /// The same text with a word in another's place; the word is not looked through again.
  fileprivate func replacing(_ other: String, with word: String) -> String {
    var (result, rest) = ("", self[...])
    while let range = rest.firstRange(of: other) {
      result += rest[..<range.lowerBound] + word
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
