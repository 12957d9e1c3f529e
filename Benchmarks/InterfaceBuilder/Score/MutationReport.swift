import Afterimage
package import Foundation

/// What becomes of documents of which every byte is flipped in turn, and that are cut off after each.
package struct MutationReport: Sendable {
  /// The documents in the order in which they were given.
  package let rows: [Row]

  /// A document and what became of it.
  package struct Row: Sendable {
    /// The document.
    package let document: URL
    /// How many bytes it has.
    package let byteCount: Int
    /// What became of it.
    package let mutations: DocumentMutations
  }

  /// Tries documents, each on a thread of its own.
  package init(of documents: [URL]) async throws {
    let found = try await withThrowingTaskGroup(of: (Int, Row).self) { group in
      for (place, document) in documents.enumerated() {
        group.addTask {
          let bytes = [UInt8](try Data(contentsOf: document))
          let mutations = DocumentMutations(
            of: bytes, at: document.lastPathComponent, step: 1, try Pipeline())
          return (place, Row(document: document, byteCount: bytes.count, mutations: mutations))
        }
      }
      return try await group.reduce(into: [(Int, Row)]()) { $0.append($1) }
    }
    rows = found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The longest that a document took.
  package var worst: Duration { rows.map(\.mutations.worst.duration).max() ?? .zero }

  /// True where every document was read or refused with a word in bounded time, and no cut one was taken.
  package func isAsPromised(within limit: Duration) -> Bool {
    worst <= limit && rows.allSatisfy(\.mutations.isAsPromised)
  }

  /// A line for each document, and for each mistake.
  package var lines: [String] {
    ["   bytes     read  refused  cut off  worst ms  document"] + rows.flatMap(\.lines)
  }
}

extension MutationReport.Row {
  fileprivate var lines: [String] {
    let milliseconds = (mutations.worst.duration / .milliseconds(1)).rounded(.up)
    let numbers = [
      byteCount, mutations.read, mutations.refused, mutations.cut, Int(milliseconds),
    ].map { number in
      String(repeating: " ", count: max(0, 8 - "\(number)".count)) + "\(number)"
    }
    return [numbers.joined(separator: " ") + "  " + document.lastPathComponent]
      + mutations.silent.map { "  refused without a word: byte \($0)" }
      + mutations.taken.map { "  taken though it ends after byte \($0)" }
  }
}
