extension LZFSE {
  /// Unpacks a block whose literals and matches are tANS codes.
  static func decodeEntropyCoded(
    _ block: LZFSEBlock, of stream: ArraySlice<UInt8>, to output: inout DecodedBytes
  ) throws(LZFSEError) {
    guard let header = EntropyHeader(of: block.kind, at: block.start, in: stream),
      header.isInRange
    else { throw block.broken(.header) }
    let frequencies = try EntropyFrequencies(of: block, in: stream)
    let middle = block.payloadStart + header.literals.payload
    let literals = try literals(
      header.literals, frequencies, stream[block.payloadStart..<middle], of: block)
    try decodeMatches(
      header.matches, frequencies, stream[middle..<block.end], among: literals, of: block,
      to: &output)
  }

  /// Reads the literals, which four states take in turn.
  private static func literals(
    _ header: EntropyHeader.Stream, _ frequencies: EntropyFrequencies, _ payload: ArraySlice<UInt8>,
    of block: LZFSEBlock
  ) throws(LZFSEError) -> [UInt8] {
    guard header.count > 0 else { return [] }
    guard let table = EntropyTable(.literals, frequencies: frequencies.lists[3]) else {
      throw block.broken(.frequencies)
    }
    guard var bits = BackwardBits(payload, padding: header.padding) else {
      throw block.broken(.bits)
    }
    var states = header.states
    var literals: [UInt8] = []
    literals.reserveCapacity(header.count + 3)
    while literals.count < header.count {
      bits.refill()
      for index in 0..<4 {
        literals.append(UInt8(truncatingIfNeeded: table.read(&bits, at: &states[index])))
      }
    }
    guard !bits.isOverrun else { throw block.broken(.bits) }
    return literals
  }

  /// Reads triples of a number of literals, a length and a distance, and follows them.
  private static func decodeMatches(
    _ header: EntropyHeader.Stream, _ frequencies: EntropyFrequencies, _ payload: ArraySlice<UInt8>,
    among literals: [UInt8], of block: LZFSEBlock, to output: inout DecodedBytes
  ) throws(LZFSEError) {
    guard header.count > 0 else { return }
    guard let tables = MatchTables(frequencies) else { throw block.broken(.frequencies) }
    guard var bits = BackwardBits(payload, padding: header.padding) else {
      throw block.broken(.bits)
    }
    var states = (header.states[0], header.states[1], header.states[2])
    var rest = literals[...]
    var lastDistance = 0
    for _ in 0..<header.count {
      bits.refill()
      let count = tables.literalCounts.read(&bits, at: &states.0)
      let length = tables.lengths.read(&bits, at: &states.1)
      let distance = tables.distances.read(&bits, at: &states.2)
      guard !bits.isOverrun else { throw block.broken(.bits) }
      guard count <= rest.count else { throw block.broken(.literals) }
      guard output.append(rest.prefix(count)) else { throw block.broken(.length) }
      rest = rest.dropFirst(count)
      lastDistance = distance == 0 ? lastDistance : distance
      if let fault = output.repeat(distance: lastDistance, length: length) {
        throw block.broken(fault)
      }
    }
  }
}

/// The tables of the three codes of a match.
private struct MatchTables {
  let literalCounts: EntropyTable
  let lengths: EntropyTable
  let distances: EntropyTable

  /// Makes them; nil unless the frequencies add up to the states of each.
  init?(_ frequencies: EntropyFrequencies) {
    guard
      let literalCounts = EntropyTable(.literalCounts, frequencies: frequencies.lists[0]),
      let lengths = EntropyTable(.lengths, frequencies: frequencies.lists[1]),
      let distances = EntropyTable(.distances, frequencies: frequencies.lists[2])
    else { return nil }
    self.literalCounts = literalCounts
    self.lengths = lengths
    self.distances = distances
  }
}
