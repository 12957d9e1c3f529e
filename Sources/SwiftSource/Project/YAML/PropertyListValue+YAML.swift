extension PropertyListValue {
  /// Reads the first document of YAML: mappings as dictionaries, sequences as lists, the words of YAML 1.1 for truth as flags, and all else as it is written.
  ///
  /// - Throws: the first mistake with its line, and that there is more than is read, aliases counted as what they stand for.
  package static func readYAML(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    guard bytes.count <= YAMLTree.mostBytes else {
      throw PropertyListError(line: 1, what: "it has more bytes than are read of such a file")
    }
    var parser = try YAMLParser(bytes)
    var tree = YAMLTree()
    return try tree.document(&parser)
  }
}

/// Grows values from the events of a document, within bounds.
private struct YAMLTree {
  /// What anchors have been put on.
  private var anchors: [String: Node] = [:]
  /// How much has been read, with all that aliases and merged mappings repeat.
  private var size = 0

  /// The most bytes of a file.
  static let mostBytes = 4 << 20
  /// How deep values may lie in each other.
  private static let deepest = 64
  /// The most values, in which a long text counts as several.
  private static let most = 200_000

  /// A value with its measures.
  private struct Node {
    var value: PropertyListValue
    var size = 1
    var height = 1

    static func scalar(_ text: String, _ value: PropertyListValue) -> Node {
      Node(value: value, size: 1 + text.utf8.count / 64)
    }

    /// Measures a value that lies in this one.
    mutating func take(_ inner: Node) {
      size += inner.size
      height = max(height, inner.height + 1)
    }
  }

  /// Reads up to the end of the first document; one without anything is an empty text.
  mutating func document(_ parser: inout YAMLParser) throws(PropertyListError) -> PropertyListValue
  {
    while true {
      let event = try parser.next()
      switch event.kind {
      case .mark: continue
      case .endOfStream: return .text("")
      case .scalar, .alias, .sequence, .mapping, .end:
        return try node(event, &parser, depth: 1).value
      }
    }
  }

  private mutating func node(
    _ event: YAMLEvent, _ parser: inout YAMLParser, depth: Int
  ) throws(PropertyListError) -> Node {
    let node: Node
    let name: String?
    switch event.kind {
    case .scalar(let text, let isPlain, let anchor):
      (node, name) = (.scalar(text, isPlain ? Self.plain(text) : .text(text)), anchor)
    case .alias(let anchor):
      guard let known = anchors[anchor] else {
        throw PropertyListError(line: event.line, what: "no anchor before it is called \(anchor)")
      }
      (node, name) = (known, nil)
    case .sequence(let anchor): (node, name) = (try sequence(event, &parser, depth), anchor)
    case .mapping(let anchor): (node, name) = (try mapping(event, &parser, depth), anchor)
    case .end, .mark, .endOfStream:
      throw PropertyListError(line: event.line, what: "a value is missing")
    }
    try count(node, at: event, depth: depth)
    if let name { anchors[name] = node }
    return node
  }

  /// Refuses what is more, or lies deeper, than is read.
  private mutating func count(
    _ node: Node, at event: YAMLEvent, depth: Int
  ) throws(PropertyListError) {
    switch event.kind {
    case .scalar, .alias: size += node.size
    // What lies in them has been counted.
    case .sequence, .mapping: size += 1
    case .end, .mark, .endOfStream: break
    }
    guard size <= Self.most else {
      throw PropertyListError(line: event.line, what: "it has more values than are read")
    }
    guard depth + node.height - 1 <= Self.deepest else {
      throw PropertyListError(line: event.line, what: "values lie too deep in each other")
    }
  }

  private func checkDepth(_ depth: Int, at event: YAMLEvent) throws(PropertyListError) {
    guard depth < Self.deepest else {
      throw PropertyListError(line: event.line, what: "values lie too deep in each other")
    }
  }

  private mutating func sequence(
    _ start: YAMLEvent, _ parser: inout YAMLParser, _ depth: Int
  ) throws(PropertyListError) -> Node {
    try checkDepth(depth, at: start)
    var values: [PropertyListValue] = []
    var whole = Node(value: .list([]))
    while true {
      let event = try parser.next()
      if event.kind == .end { break }
      let element = try node(event, &parser, depth: depth + 1)
      values.append(element.value)
      whole.take(element)
    }
    whole.value = .list(values)
    return whole
  }

  private mutating func mapping(
    _ start: YAMLEvent, _ parser: inout YAMLParser, _ depth: Int
  ) throws(PropertyListError) -> Node {
    try checkDepth(depth, at: start)
    var members: [String: PropertyListValue] = [:]
    var merged: [PropertyListValue] = []
    var whole = Node(value: .dictionary([:]))
    while true {
      let event = try parser.next()
      if event.kind == .end { break }
      let key = try key(event)
      let member = try node(try parser.next(), &parser, depth: depth + 1)
      whole.take(member)
      if event.isMerge { merged.append(member.value) } else { members[key] = member.value }
    }
    // Own keys count, then those of the mapping that is named first.
    for mapping in merged.flatMap({ $0.list ?? [$0] }).compactMap(\.dictionary) {
      members.merge(mapping) { own, _ in own }
    }
    whole.value = .dictionary(members)
    return whole
  }

  private mutating func key(_ event: YAMLEvent) throws(PropertyListError) -> String {
    switch event.kind {
    case .scalar(let text, _, let anchor):
      let node = Node.scalar(text, .text(text))
      size += node.size
      if let anchor { anchors[anchor] = node }
      return text
    case .alias(let anchor):
      if let text = anchors[anchor]?.value.text { return text }
    case .sequence, .mapping, .end, .mark, .endOfStream: break
    }
    throw PropertyListError(line: event.line, what: "a key is no text")
  }

  /// What a word without quotation marks stands for. (YAML 1.1, type bool, without its single letters, as libyaml's callers read it)
  private static func plain(_ text: String) -> PropertyListValue {
    switch text {
    case "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON": .flag(true)
    case "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF": .flag(false)
    default: .text(text)
    }
  }
}

extension YAMLEvent {
  /// True for the key whose value is merged into its mapping. (YAML 1.1, type merge)
  fileprivate var isMerge: Bool {
    if case .scalar("<<", isPlain: true, _) = kind { true } else { false }
  }
}
