private import CYAML

/// The memory of libyaml while it reads a document: the one door to it.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Takes the bytes of a document, which are in UTF-8.
  ///
  /// - Throws: that there is no memory for it.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    // The library keeps the addresses of both: of the bytes, and of itself.
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      input.deallocate()
      throw PropertyListError(line: 1, what: Self.lacksMemory)
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next thing in the document.
  ///
  /// - Throws: the first mistake in the grammar, with its line; nothing may be asked for after it.
  mutating func next() throws(PropertyListError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw mistake }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(kind: Self.kind(of: event), line: event.start_mark.line + 1)
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor))
    case YAML_SEQUENCE_START_EVENT: .sequence(anchor: name(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: .mapping(anchor: name(event.data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .end
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .endOfStream
    // What a stream and a document begin and end with.
    default: .mark
    }
  }

  private static func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(
      String(decoding: bytes, as: UTF8.self),
      isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.tag == nil,
      anchor: name(scalar.anchor))
  }

  private static func name(_ characters: UnsafePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }

  private static func text(_ characters: UnsafePointer<yaml_char_t>?) -> String {
    name(characters) ?? ""
  }

  /// Why the library gave up.
  private var mistake: PropertyListError {
    guard parser.pointee.error != YAML_MEMORY_ERROR else {
      return PropertyListError(line: 1, what: Self.lacksMemory)
    }
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
    return PropertyListError(line: mistakenLine, what: "this YAML is broken: \(words)")
  }

  /// The line of the mistake; a mistake in the encoding has the number of a byte, and one at the end may have a line too many.
  private var mistakenLine: Int {
    let isOfEncoding = parser.pointee.error == YAML_READER_ERROR
    let last = isOfEncoding ? min(parser.pointee.problem_offset, input.count) : input.count
    let lines = 1 + input.prefix(last).count { $0 == UInt8(ascii: "\n") }
    return isOfEncoding ? lines : min(parser.pointee.problem_mark.line + 1, lines)
  }

  private static let lacksMemory = "there is not memory enough to read it"
}

/// Something in a document of YAML, in the order of the document.
struct YAMLEvent: Equatable {
  /// What it is.
  let kind: Kind
  /// The line on which it begins, from 1.
  let line: Int

  /// What stands in a document.
  enum Kind: Equatable {
    /// A text, a number, or a word; plain where it has neither quotation marks nor a tag.
    case scalar(String, isPlain: Bool, anchor: String?)
    /// What an anchor of this name was put on.
    case alias(String)
    /// The beginning of a sequence.
    case sequence(anchor: String?)
    /// The beginning of a mapping.
    case mapping(anchor: String?)
    /// The end of the innermost sequence or mapping.
    case end
    /// What a stream or a document begins or ends with.
    case mark
    /// The end of everything.
    case endOfStream
  }
}
