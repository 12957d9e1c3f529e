import AfterimageScreens

/// The one member of an object that says by its key what it is.
struct Choice {
  /// The key.
  let key: String
  /// What stands behind it.
  let value: JSONNode

  /// Reads a bare word or an object of one member; nil where it is neither, or none of the words, which is then reported.
  init?(
    _ node: JSONNode, bare: [String], keys: [String], _ vocabulary: Vocabulary,
    _ decoding: inout Decoding
  ) {
    if let word = node.string, bare.contains(word) {
      self.init(key: word, value: node)
      return
    }
    let word = node.string ?? node.members?.first?.key
    guard let word else {
      decoding.reportType(of: node, expected: "a word or an object with one key")
      return nil
    }
    guard node.string == nil, keys.contains(word) else {
      decoding.report(.unknownWord(vocabulary, word: word, allowed: bare + keys), at: node)
      return nil
    }
    guard let members = node.members, members.count == 1, let member = members.first else {
      decoding.report(.outOfRange(expected: "one key in each \(vocabulary.rawValue)"), at: node)
      return nil
    }
    self.init(key: member.key, value: member.value)
  }

  private init(key: String, value: JSONNode) {
    self.key = key
    self.value = value
  }
}
