// Sums of products over eight lanes at once, always in the same order. Rows are multiples of eight long and end in
// zeros, so that what lies behind the last number of a lane changes nothing.

@inline(__always)
private func lanes(_ numbers: UnsafePointer<Float>, _ place: Int) -> SIMD8<Float> {
  UnsafeRawPointer(numbers + place).loadUnaligned(as: SIMD8<Float>.self)
}

/// The sum of products of two rows up to a number of places.
@inline(__always)
func dot(_ one: UnsafePointer<Float>, _ other: UnsafePointer<Float>, _ count: Int) -> Float {
  var sum = SIMD8<Float>.zero
  var place = 0
  while place + 8 <= count {
    sum += lanes(one, place) * lanes(other, place)
    place += 8
  }
  var total = sum.sum()
  while place < count {
    total += one[place] * other[place]
    place += 1
  }
  return total
}

/// The sums of products of one row with four others.
@inline(__always)
func dots(
  _ row: UnsafePointer<Float>, _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>,
  _ third: UnsafePointer<Float>, _ fourth: UnsafePointer<Float>, _ count: Int
) -> SIMD4<Float> {
  var (one, two) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
  var (three, four) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
  for place in stride(from: 0, to: count, by: 8) {
    let factor = lanes(row, place)
    one += factor * lanes(first, place)
    two += factor * lanes(second, place)
    three += factor * lanes(third, place)
    four += factor * lanes(fourth, place)
  }
  return SIMD4(one.sum(), two.sum(), three.sum(), four.sum())
}

/// Adds a multiple of a row to another, up to a number of places.
@inline(__always)
func add(
  _ factor: Float, times row: UnsafePointer<Float>, to sum: UnsafeMutablePointer<Float>,
  _ count: Int
) {
  let factors = SIMD8<Float>(repeating: factor)
  for place in stride(from: 0, to: count & ~7, by: 8) {
    let value = lanes(sum, place) + factors * lanes(row, place)
    UnsafeMutableRawPointer(sum + place).storeBytes(of: value, as: SIMD8<Float>.self)
  }
  for place in count & ~7..<count { sum[place] += factor * row[place] }
}
