/// The statements between two braces; of a tree that was read from bytes they are read when they are asked for.
///
/// Of the bodies in an app few are ever run, so a project of 100,000 lines is indexed without reading them.
package struct Block: Hashable, Sendable {
  /// The number of bytes before its first brace in the file.
  package var offset: Int
  /// Where the statements are.
  let storage: Storage

  /// The statements themselves, or as `TreeWriter` has written them, with the texts that they count to.
  enum Storage: Sendable {
    case statements([Statement])
    case bytes(ArraySlice<UInt8>, TextTable)
  }

  /// Holds statements.
  package init(_ statements: [Statement], at offset: Int = 0) {
    self.offset = offset
    storage = .statements(statements)
  }

  /// Holds bytes until they are asked for.
  init(offset: Int, bytes: ArraySlice<UInt8>, texts: TextTable) {
    self.offset = offset
    storage = .bytes(bytes, texts)
  }

  /// The statements, in their order; none where the bytes are not what was written.
  package var statements: [Statement] {
    switch storage {
    case .statements(let statements): return statements
    case .bytes(let bytes, let texts):
      var reader = TreeReader(bytes, texts: texts)
      return reader.allStatements() ?? []
    }
  }

  /// Compares what is written, wherever it is kept.
  package static func == (one: Block, other: Block) -> Bool {
    guard one.offset == other.offset else { return false }
    // The same place of the same file is most of what is compared, and needs no reading.
    if case .bytes(let mine, let texts) = one.storage,
      case .bytes(let others, let otherTexts) = other.storage, texts === otherTexts
    {
      return mine == others
    }
    return one.statements == other.statements
  }

  /// Feeds the place, which two equal blocks share.
  package func hash(into hasher: inout Hasher) { hasher.combine(offset) }
}

/// The texts of a file, each once: what repeats is counted to.
final class TextTable: Sendable {
  /// The texts by their numbers.
  let texts: [String]

  /// Keeps texts.
  init(_ texts: [String]) { self.texts = texts }
}
