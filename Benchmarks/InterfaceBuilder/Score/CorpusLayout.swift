import Afterimage
package import Foundation

/// The frames of every document of a corpus, each on its own canvas.
package struct CorpusLayout {
  /// Where the documents' paths begin.
  let corpus: URL
  /// What is known of the documents.
  let oracle: Oracle
  /// Whether views that code fills are as large as they are stored.
  let trustsStoredSizes: Bool

  /// Names a corpus and what is known of it.
  package init(of oracle: Oracle, in corpus: URL, trustsStoredSizes: Bool) {
    self.oracle = oracle
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
    let documents = oracle.documents.indices.compactMap { parts[$0] }
    return Data("{\"documents\":[".utf8) + Data(documents.joined(separator: [UInt8(ascii: ",")]))
      + Data("]}".utf8)
  }

  private func frames(from first: Int, every step: Int) throws -> [Int: Data] {
    let pipeline = try Pipeline()
    var parts: [Int: Data] = [:]
    for index in stride(from: first, to: oracle.documents.count, by: step) {
      let layout = try CanvasLayout(
        oracle.documents[index], in: corpus, pipeline, trustsStoredSizes: trustsStoredSizes)
      parts[index] = try JSONSerialization.data(
        withJSONObject: layout.json(), options: [.sortedKeys])
    }
    return parts
  }
}
