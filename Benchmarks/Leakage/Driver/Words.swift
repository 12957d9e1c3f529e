/// A share in hundredths, with one decimal.
func hundredths(_ share: Double) -> String { tenths(share * 100) }

/// A number with one decimal, or none where that is zero.
func tenths(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}

/// A time in thousandths of a second.
func milliseconds(_ duration: Duration) -> Int64 {
  duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
}

/// The values of a list, each once, in their order.
func unique(_ values: [String]) -> [String] {
  values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}
