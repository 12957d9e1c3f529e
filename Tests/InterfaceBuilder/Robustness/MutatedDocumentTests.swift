import Afterimage
import AfterimageInterfaceBuilder
import AfterimageScreens
import Foundation
import Testing

/// Documents with one byte flipped, or cut off: each is read, or refused with a word, in bounded time.
///
/// The suite takes some of the bytes; `make fuzz-documents` takes them all.
@Suite struct MutatedDocumentTests {
  /// Ten documents of ten projects, those that take the least time.
  static let documents: [String] = {
    let sizes = Corpus.documents.map { ($0, (try? Corpus.bytes($0).count) ?? 0) }
    var projects: Set<Substring> = []
    return sizes.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
      .filter { projects.insert($0.prefix { $0 != "/" }).inserted }.suffix(10)
  }()
  /// How many bytes lie between two that are flipped.
  static let isExhaustive = ProcessInfo.processInfo.environment["AFTERIMAGE_EVERY_BYTE"] == "1"

  @Test("a flipped byte is read or refused", arguments: documents)
  func flipped(_ path: String) throws {
    let bytes = try Corpus.bytes(path)
    let pipeline = try Pipeline()
    let stride = Self.isExhaustive ? 1 : max(1, bytes.count / 40)
    for offset in Swift.stride(from: 0, to: bytes.count, by: stride) {
      var mutated = bytes
      mutated[offset] ^= offset.isMultiple(of: 2) ? 0x01 : 0xFF
      try follow(mutated, path, pipeline)
    }
  }

  @Test("a document that is cut off is refused", arguments: documents)
  func truncated(_ path: String) throws {
    let bytes = try Corpus.bytes(path)
    let end = bytes.lastIndex(of: UInt8(ascii: ">")) ?? bytes.count
    let stride = Self.isExhaustive ? 1 : max(1, end / 40)
    for length in Swift.stride(from: 0, to: end, by: stride) {
      #expect(throws: DocumentError.self) { try InterfaceDocument.read(Array(bytes[..<length])) }
    }
  }

  /// Reads a document and lays its first scene out, or finds a word about why not.
  private func follow(_ bytes: [UInt8], _ path: String, _ pipeline: Pipeline) throws {
    let reference = DocumentReference(file: path)
    do {
      let document = try InterfaceDocument.open(bytes, reference)
      for (index, scene) in document.drawableScenes.enumerated() {
        let screen = try document.importScene(
          scene, of: reference, in: SizeClasses(), files: .none)
        if index == 0 { _ = try pipeline.layOut(screen.screen, in: Traits(device: .standard)) }
      }
    } catch let error as InvalidInput {
      #expect(!error.diagnostics.isEmpty)
    } catch let error as PipelineError {
      #expect(!"\(error)".isEmpty)
    }
  }
}
