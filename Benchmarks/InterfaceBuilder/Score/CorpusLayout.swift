import Afterimage
package import Foundation

/// The frames of every document of a corpus, each on its own canvas.
package struct CorpusLayout {
  /// Where the documents' paths begin.
  let corpus: URL
  /// The documents' paths.
  let documents: [String]
  /// Whether views that ask for nothing that is known are as large as they are stored.
  let trustsStoredSizes: Bool

  /// Names the documents of a corpus.
  package init(of documents: [String], in corpus: URL, trustsStoredSizes: Bool) {
    self.documents = documents
    self.trustsStoredSizes = trustsStoredSizes
    self.corpus = corpus
  }

  /// The frames as the oracle's scoring reads them, made on as many cores as there are.
  ///
  /// A core has text measuring of its own and takes every so manieth document, so that long and short ones are shared evenly.
  package func json() async throws -> Data {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let parts = try await withThrowingTaskGroup(of: [Int: Data].self) { group in
      for core in 0..<cores {
        group.addTask { [self] in try frames(from: core, every: cores) }
      }
      return try await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
    let layouts = documents.indices.compactMap { parts[$0] }
    return Data("{\"documents\":[".utf8) + Data(layouts.joined(separator: [UInt8(ascii: ",")]))
      + Data("]}".utf8)
  }

  private func frames(from first: Int, every step: Int) throws -> [Int: Data] {
    let pipeline = try Pipeline()
    var parts: [Int: Data] = [:]
    for index in stride(from: first, to: documents.count, by: step) {
      let layout = try CanvasLayout(
        documents[index], in: corpus, pipeline, trustsStoredSizes: trustsStoredSizes)
      parts[index] = try JSONSerialization.data(
        withJSONObject: layout.json(), options: [.sortedKeys])
    }
    return parts
  }
}
