// expect added: [0, 4, true, false]
func added() -> [Any] {
  let (none, some): (Int?, Int?) = (nil, 4)
  return [none.orZero, some.orZero, none.isAbsent(), some.isAbsent()]
}

// expect chained: [nil, nil, 4]
func chained() -> [Int?] {
  var number: Int? = 3
  number? += 1
  let former = number
  number = nil
  number? += 1
  let none: Account? = nil
  return [number, none?.limit.orZero, former]
}

struct Account {
  var limit: Int?
}

extension Optional where Wrapped == Int {
  var orZero: Int { self ?? 0 }
}

extension Optional {
  func isAbsent() -> Bool { self == nil }
}
