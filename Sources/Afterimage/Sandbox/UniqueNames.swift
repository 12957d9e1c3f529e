import AfterimageRandom

import AfterimageRandom

/// Names in the form of random UUIDs (RFC 9562, version 4), upper-case, the same for the same seed.
struct UniqueNames {
  private var generator: SplitMix

  /// Begins a sequence of names.
  init(seed: UInt64) {
    generator = SplitMix(seed: seed)
  }

  /// The next name.
  mutating func next() -> String {
    let high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits = hexadecimal(high) + hexadecimal(low)
    return [(0, 8), (8, 12), (12, 16), (16, 20), (20, 32)]
      .map { String(digits.dropFirst($0.0).prefix($0.1 - $0.0)) }
      .joined(separator: "-")
  }

  private func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
