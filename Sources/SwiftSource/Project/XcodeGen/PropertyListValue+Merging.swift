extension PropertyListValue {
  /// This value laid over another, as XcodeGen merges descriptions: mappings by their keys, lists one behind the other, and anything else in the other's place, as is what `:REPLACE` behind its key says. (XcodeGen, ProjectSpec.md, Include)
  func merged(onto other: PropertyListValue?) -> PropertyListValue {
    switch (self, other) {
    case (.dictionary(let own), .dictionary(let base)?): .dictionary(Self.merged(own, onto: base))
    case (.list(let own), .list(let base)?): .list(base + own)
    default: self
    }
  }

  private static func merged(
    _ own: [String: PropertyListValue], onto base: [String: PropertyListValue]
  ) -> [String: PropertyListValue] {
    var merged = base
    // Where a key is there with its suffix and without it, the one with it counts.
    for (key, value) in own.sorted(by: { $0.key < $1.key }) {
      if key.hasSuffix(replacing) {
        merged[String(key.dropLast(replacing.count))] = value
      } else {
        merged[key] = value.merged(onto: base[key])
      }
    }
    return merged
  }

  private static let replacing = ":REPLACE"

  /// How large it is: the number of its values, of which long texts count as several.
  var size: Int {
    switch self {
    case .text(let text): 1 + text.utf8.count / 64
    case .flag, .data: 1
    case .list(let values): values.reduce(1) { $0 + $1.size }
    case .dictionary(let members): members.reduce(1) { $0 + 1 + $1.value.size }
    }
  }

  /// The same value with the words in the place of `${NAME}`, in keys too.
  ///
  /// - Parameter room: how much may be put in; what no longer finds room stays as it is.
  func replacing(_ words: [String: String], room: inout Int) -> PropertyListValue {
    switch self {
    case .text(let text): return .text(text.replacing(words, room: &room))
    case .flag, .data: return self
    case .list(let values):
      var replaced: [PropertyListValue] = []
      for value in values { replaced.append(value.replacing(words, room: &room)) }
      return .list(replaced)
    case .dictionary(let members):
      var replaced: [String: PropertyListValue] = [:]
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        replaced[key.replacing(words, room: &room)] = value.replacing(words, room: &room)
      }
      return .dictionary(replaced)
    }
  }
}

extension String {
  /// True for a text in which a variable of the environment stands that nobody knows.
  var namesVariable: Bool { contains("${") }

  /// The same text with the words in the place of `${NAME}`; words are not looked through again.
  fileprivate func replacing(_ words: [String: String], room: inout Int) -> String {
    guard namesVariable else { return self }
    var (result, rest) = ("", self[...])
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      result += rest[..<start.lowerBound]
      let word = words[String(rest[start.upperBound..<end])]
      let cost = 1 + (word?.utf8.count ?? 0) / 16
      if let word, cost <= room {
        result += word
        room -= cost
      } else {
        if word != nil { room = 0 }
        result += rest[start.lowerBound...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
