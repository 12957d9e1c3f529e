/// Names in the form of random UUIDs (RFC 9562, version 4), upper-case, the same for the same seed.
struct UniqueNames {
  private var state: UInt64

  /// Begins a sequence of names.
  init(seed: UInt64) {
    state = seed
  }

  /// The next name.
  mutating func next() -> String {
    let high = nextBits() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = nextBits() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits = hexadecimal(high) + hexadecimal(low)
    return [(0, 8), (8, 12), (12, 16), (16, 20), (20, 32)]
      .map { String(digits.dropFirst($0.0).prefix($0.1 - $0.0)) }
      .joined(separator: "-")
  }

  /// The SplitMix64 generator (Steele, Lea and Flood, 2014).
  private mutating func nextBits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  private func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
