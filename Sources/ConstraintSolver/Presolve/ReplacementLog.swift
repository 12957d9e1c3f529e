/// Which definition was put into which row, in order: what is needed to do it again with other
/// constants, and to say which constraints a row has come to stand for.
struct ReplacementLog: ~Copyable {
  private(set) var entries: Slab<Entry>

  /// The coefficient of the term that each definition took the place of.
  private(set) var factors: Slab<Double>

  /// Where the entries of each definition end.
  private var end: Slab<Int32>

  /// A definition put in place of a term of a row.
  struct Entry: BitwiseCopyable {
    var row: Int32
    var definition: Int32

    /// The next entry of the same row, or -1.
    var next: Int32
  }

  /// Makes an empty log with room for some rows and definitions.
  init(rowCapacity: Int, definitionCapacity: Int) {
    entries = Slab(capacity: rowCapacity)
    factors = Slab(capacity: rowCapacity)
    end = Slab(capacity: definitionCapacity)
  }

  /// Notes that the newest definition was put into a row.
  mutating func append(_ factor: Double, of definition: Int, into index: Int, _ row: inout Row) {
    let place = Int32(entries.count)
    entries.append(Entry(row: Int32(index), definition: Int32(definition), next: -1))
    factors.append(factor)
    if row.lastReplacement >= 0 {
      entries[row.lastReplacement].next = place
    } else {
      row.firstReplacement = place
    }
    row.lastReplacement = place
  }

  /// Ends the entries of the newest definition.
  mutating func close() { end.append(Int32(entries.count)) }

  /// The entries of a definition.
  func range(of definition: Int) -> Range<Int> {
    (definition == 0 ? 0 : Int(end[definition - 1]))..<Int(end[definition])
  }
}
