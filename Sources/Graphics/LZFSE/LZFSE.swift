/// Apple's LZFSE compression, in which devices keep the textures of their snapshots.
///
/// A stream is a run of blocks, each with a magic number of four bytes, up to the block that ends it. Source of the
/// format: the reference implementation that Apple published ("lzfse", 2016, BSD licence).
package enum LZFSE {
  /// The kinds of blocks, by what they hold.
  package enum BlockKind: CaseIterable, Hashable, Sendable {
    /// `bvx-`: bytes as they are.
    case plain
    /// `bvx1`: entropy-coded, frequencies as whole numbers.
    case entropyCoded
    /// `bvx2`: entropy-coded, frequencies packed.
    case packedEntropyCoded
    /// `bvxn`: LZVN, which needs no tables.
    case byteCoded
    /// `bvx$`: the end of the stream.
    case end

    /// The bytes that a block starts with.
    package var magic: [UInt8] { Array("bvx".utf8) + [letter] }

    private var letter: UInt8 {
      switch self {
      case .plain: UInt8(ascii: "-")
      case .entropyCoded: UInt8(ascii: "1")
      case .packedEntropyCoded: UInt8(ascii: "2")
      case .byteCoded: UInt8(ascii: "n")
      case .end: UInt8(ascii: "$")
      }
    }
  }
}
