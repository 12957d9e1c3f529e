/// Numbers that look random and follow from a seed: SplitMix64 (Steele, Lea, Flood 2014), the same on every machine.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Begins the sequence of a seed.
  package init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
