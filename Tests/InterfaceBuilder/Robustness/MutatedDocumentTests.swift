import Afterimage
import InterfaceBuilderScore
import Testing

/// Documents with one byte flipped, or cut off: each is read, or refused with a word.
///
/// The suite takes some of the bytes; `make fuzz-documents` takes them all.
@Suite struct MutatedDocumentTests {
  /// Ten documents of ten projects, those that take the least time.
  static let documents: [String] = {
    let sizes = Corpus.documents.map { ($0, (try? Corpus.bytes($0).count) ?? 0) }
    var projects: Set<Substring> = []
    return Array(
      sizes.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
        .filter { projects.insert($0.prefix { $0 != "/" }).inserted }.prefix(10))
  }()

  @Test(arguments: documents)
  func `a flipped byte is read or refused, and what is cut off is refused`(of path: String) throws {
    let bytes = try Corpus.bytes(path)
    let step = max(1, bytes.count / 40)
    let found = DocumentMutations(of: bytes, at: path, step: step, try Pipeline())
    #expect(found.read + found.refused >= 40)
    #expect(found.refused > 0)
    #expect(found.silent == [])
    #expect(found.taken == [])
  }
}
