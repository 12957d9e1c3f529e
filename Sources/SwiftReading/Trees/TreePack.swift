package import AfterimageFleet

/// The trees of many files in one value, each found by the digest of the source that it was made of.
package struct TreePack: Codable, Sendable {
  /// The digests of the sources, 32 bytes for each.
  private let digests: [UInt8]
  /// How many bytes each tree has.
  private let lengths: [Int]
  /// The trees, one after the other.
  private let bytes: [UInt8]

  /// Packs trees.
  package init(_ trees: [(source: Digest, tree: [UInt8])]) {
    digests = trees.flatMap(\.source.bytes)
    lengths = trees.map(\.tree.count)
    bytes = Array(trees.map(\.tree).joined())
  }

  /// The trees by the digests of their sources; none where the parts do not fit each other.
  package var trees: [Digest: [UInt8]] {
    guard digests.count == 32 * lengths.count, lengths.allSatisfy({ $0 >= 0 && $0 <= bytes.count })
    else { return [:] }
    var (trees, start) = ([Digest: [UInt8]](minimumCapacity: lengths.count), 0)
    for (index, length) in lengths.enumerated() {
      guard length <= bytes.count - start,
        let digest = Digest(bytes: digests[(32 * index)..<(32 * index + 32)])
      else { return [:] }
      trees[digest] = Array(bytes[start..<(start + length)])
      start += length
    }
    return trees
  }
}
