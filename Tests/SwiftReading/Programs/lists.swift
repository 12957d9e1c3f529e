import Foundation

// expect changed: [[9, 2], [2, 1, 3], [3, 2, 1], [1, 4, 5, 2]]
func changed() -> [[Int]] {
  var numbers = [1, 2, 3]
  numbers.insert(9, at: 1)
  numbers.remove(at: 0)
  numbers.removeAll { $0 == 3 }
  var swapped = [1, 2, 3]
  swapped.swapAt(0, 1)
  var sorted = [3, 1, 2]
  sorted.sort()
  sorted.reverse()
  var longer = [1, 2]
  longer.insert(contentsOf: [4, 5], at: 1)
  return [numbers, swapped, sorted, longer]
}

// expect ordered: [[3, 2, 1], [1, 2, 3]]
func ordered() -> [[Int]] {
  let numbers = [3, 1, 2]
  return [numbers.sorted { $0 > $1 }, numbers.sorted { one, other in one < other }]
}

// expect ends: [1, 4, [2, 3], [3]]
func ends() -> [Any] {
  var numbers = [1, 2, 3, 4]
  let (first, last) = (numbers.removeFirst(), numbers.removeLast())
  let rest = numbers
  numbers.removeFirst(1)
  return [first, last, rest, numbers]
}

// expect unique: [2, true, false, 1]
func unique() -> [Any] {
  var names: Set<String> = []
  names.insert("a")
  names.insert("b")
  names.insert("a")
  let count = names.count
  names.remove("b")
  return [count, names.contains("a"), names.contains("b"), names.count]
}

// expect kept: [nil, 15, 3, 2]
func kept() -> [Int?] {
  var levels = ["a": 1]
  levels["a"] = nil
  levels["b", default: 10] += 5
  levels.updateValue(3, forKey: "c")
  return [levels["a"], levels["b"], levels["c"], levels.count]
}

// expect texts: ["bc", "ff", 3, "["a", "b"]"]
func texts() -> [Any] {
  var text = "abcd"
  text.removeFirst()
  text.removeLast()
  let parts = "a,,b".split(separator: ",", omittingEmptySubsequences: false)
  return [text, String(255, radix: 16), parts.count, "\(["a", "b"])"]
}

// expect rounded: [-3.0, 3.0, -2.0]
func rounded() -> [Double] {
  let number = -2.5
  return [number.rounded(.down), 2.1.rounded(.up), number.rounded(.towardZero)]
}

// expect pairs: [true, false]
func pairs() -> [Bool] {
  let pair = (name: "a", age: 3)
  return [pair == ("a", 3), pair == ("a", 4)]
}

// expect plain: [2, true]
func plain() -> [Any] {
  let token = UUID()
  return ["ab".utf8.count, token == token]
}

// expect heard: "a1b1b2"
func heard() -> String {
  var text = ""
  var listeners: [Int: (Int) -> Void] = [:]
  listeners[1] = { text += "a\($0)" }
  listeners[2] = { text += "b\($0)" }
  listeners.sorted { $0.key < $1.key }.forEach { $0.value(1) }
  listeners[1] = nil
  for (_, listener) in listeners { listener(2) }
  return text
}

// expect numbers: [2, 5.0, 3]
func numbers() -> [Any] {
  let few: Set<Int> = [3, 1, 3]
  return [few.count, max(3.7, 5), min(4, 3)]
}

// expect missing: [1, 5, "made"]
func missing() -> [Any] {
  var text = ""
  let levels = ["a": 1]
  func made() -> Int {
    text += "made"
    return 5
  }
  return [levels["a", default: made()], levels["b", default: made()], text]
}

// expect joinedBySelf: [1, 2, 3]
func joinedBySelf() -> [Int] { [[1, 2], [3]].flatMap(\.self) }
