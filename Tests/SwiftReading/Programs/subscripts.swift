// expect chosen: [1, "name", true, 12]
func chosen() -> [Any] {
  let shelf = Shelf()
  return [shelf[0], shelf[named: "name"], shelf[0, deep: true], Shelf[12]]
}

// expect safe: [2, nil, nil]
func safe() -> [Int?] {
  let numbers = [1, 2]
  return [numbers[safe: 1], numbers[safe: 2], numbers[safe: -1]]
}

// expect stored: ["one", "both", 2]
func stored() -> [Any] {
  let shelf = Shelf()
  shelf["first"] = "one"
  shelf["second"] = "two"
  shelf["second"] = "both"
  return [shelf["first"] ?? "", shelf["second"] ?? "", shelf.count]
}

// expect copied: [[1, 0], [1, 7]]
func copied() -> [[Int]] {
  let one = Row(cells: [1, 0])
  var other = one
  other[column: 1] = 7
  return [one.cells, other.cells]
}

final class Shelf {
  private var kept: [String: String] = [:]
  var count: Int { kept.count }

  subscript(number: Int) -> Int { number + 1 }
  subscript(named name: String) -> String { name }
  subscript(number: Int, deep isDeep: Bool) -> Bool { isDeep }
  static subscript(number: Int) -> Int { number }

  subscript(key: String) -> String? {
    get { kept[key] }
    set(value) { kept[key] = value }
  }
}

struct Row {
  var cells: [Int]

  subscript(column number: Int) -> Int {
    get { cells[number] }
    set { cells[number] = newValue }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
