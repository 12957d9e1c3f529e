/// The inverse of a simplex's basis: factors, and the exchanges since they were made (the product
/// form: Dantzig and Orchard-Hays, 1954).
struct Basis: Sendable {
  private var factors = Factors()
  private var place: [Int32] = []
  private var pivot: [Double] = []
  private var start: [Int32] = [0]
  private var entryPlace: [Int32] = []
  private var entry: [Double] = []

  /// How many rows the factors know; -1 if there are none yet.
  private var rowCount = -1

  /// Exchanges after which factoring anew is cheaper than going through them.
  private static let mostExchanges = 60

  /// Whether the basis should be factored before it is used.
  func isDue(rowCount: Int) -> Bool {
    rowCount != self.rowCount || place.count > Self.mostExchanges
  }

  /// Factors anew; says whether that worked, and leaves the old factors where it did not.
  mutating func factor(_ matrix: ActivityMatrix, _ basic: [Int32]) -> Bool {
    guard let factors = Factors(matrix, basic) else { return false }
    self = Basis()
    self.factors = factors
    rowCount = basic.count
    return true
  }

  /// Takes in that a place gets an activity that the basic ones follow at given speeds: those of
  /// its column, solved by the basis, but for the sign.
  mutating func exchange(_ place: Int, _ speed: [Double]) {
    for other in 0..<rowCount where other != place && speed[other] != 0 {
      entryPlace.append(Int32(other))
      entry.append(-speed[other])
    }
    self.place.append(Int32(place))
    pivot.append(-speed[place])
    start.append(Int32(entry.count))
  }

  /// Solves for a number for each place, which times the basis gives a number for each row; uses
  /// up the latter.
  func solve(_ sums: inout [Double], into result: inout [Double]) {
    factors.solve(&sums, into: &result)
    for exchange in place.indices {
      let value = result[Int(place[exchange])] / pivot[exchange]
      guard value != 0 else { continue }
      result[Int(place[exchange])] = value
      for other in Int(start[exchange])..<Int(start[exchange + 1]) {
        result[Int(entryPlace[other])] -= entry[other] * value
      }
    }
  }

  /// Solves for a number for each row, whose products with the basis' columns are given by place;
  /// uses up the latter.
  func solveTransposed(_ products: inout [Double], into result: inout [Double]) {
    for exchange in place.indices.reversed() {
      var value = products[Int(place[exchange])]
      for other in Int(start[exchange])..<Int(start[exchange + 1]) {
        value -= entry[other] * products[Int(entryPlace[other])]
      }
      products[Int(place[exchange])] = value / pivot[exchange]
    }
    factors.solveTransposed(products, into: &result)
  }
}
