// expect labelled: ["00", "01", "10", "11"]
func labelled() -> [String] {
  var met: [String] = []
  outer: for row in 0..<5 {
    for column in 0..<5 {
      if column == 2 { continue outer }
      if row == 2 { break outer }
      met.append("\(row)\(column)")
    }
  }
  return met
}

// expect waiting: 6
func waiting() -> Int {
  var (turns, number) = (0, 0)
  turning: while true {
    turns += 1
    repeat {
      number += 1
      if number > 5 { break turning }
    } while turns > 1
  }
  return number
}

// expect meant: [2, 5, 4]
func meant() -> [Int] {
  var met: [Int] = []
  for case .some(let number) in [nil, 2] as [Int?] { met.append(number) }
  for case let number? in [3, nil, 5] as [Int?] where number > 4 { met.append(number) }
  for case let number as Int in ["a", 4] as [Any] { met.append(number) }
  return met
}

// expect steps: [[3, 2, 1], [0, 4, 8]]
func steps() -> [[Int]] {
  var met: [Int] = []
  for number in stride(from: 3, to: 0, by: -1) { met.append(number) }
  return [met, stride(from: 0, through: 8, by: 4).map { $0 }]
}

// expect late: 7
func late() -> Int {
  var (turns, kept) = (0, 7)
  while turns < 5_000 {
    turns += 1
    kept += 0
  }
  return kept
}
