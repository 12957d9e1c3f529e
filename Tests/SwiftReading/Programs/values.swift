// expect whole: 13
func whole() -> Int { 1 + 2 * (3 + 4) - 10 / 5 }

// expect fraction: 2.5
func fraction() -> Double {
  let part: Double = 5
  return part / 2
}

// expect text: "Mrs. Vogel owes 12.50"
func text() -> String {
  let name = "Vogel"
  return "Mrs. \(name) owes \(String(format: "%.2f", 12.5))"
}

// expect lines: "one\ntwo"
func lines() -> String {
  """
  one\ntwo
  """.replacingOccurrences(of: "\n", with: "\\n")
}

// expect list: ["b", "c"]
func list() -> [String] { ["a", "b", "c"].dropFirst().map { $0.lowercased() } }

// expect chosen: "many"
func chosen() -> String {
  let count = 3
  return count == 0 ? "none" : count == 1 ? "one" : "many"
}

// expect pairs: ["Ada": 36, "Alan": 41]
func pairs() -> [String: Int] {
  var ages = ["Ada": 35]
  ages["Ada"]! += 1
  ages["Alan"] = 41
  return ages
}

// expect folded: 10
func folded() -> Int { (1...4).reduce(0) { $0 + $1 } }

// expect sorted: [1, 2, 3]
func sorted() -> [Int] { [3, 1, 2].sorted() }

// expect missing: nil
func missing() -> String? { ["a": "b"]["c"] }

// expect fallback: "nobody"
func fallback() -> String {
  let name: String? = nil
  return name ?? "nobody"
}
