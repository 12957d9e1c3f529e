enum Suit: String, CaseIterable {
  case hearts, spades = "♠"

  var isRed: Bool { self == .hearts }
}

enum Reply {
  case none
  case text(String, length: Int)
}

// expect total: 9
func total() -> Int {
  var sum = 0
  for number in 0..<10 where number % 2 == 1 {
    if number == 7 { break }
    sum += number
  }
  return sum
}

// expect raw: ["hearts", "♠"]
func raw() -> [String] { Suit.allCases.map(\.rawValue) }

// expect red: [true, false]
func red() -> [Bool] { Suit.allCases.map { $0.isRed } }

// expect read: "hello has 5"
func read() -> String {
  let reply = Reply.text("hello", length: 5)
  switch reply {
  case .none: return "nothing"
  case .text(let words, let length) where length > 3: return "\(words) has \(length)"
  case .text: return "short"
  }
}

// expect guarded: "left"
func guarded() -> String {
  func inner(_ value: Int?) -> String {
    guard let value, value > 2 else { return "left" }
    return "went on with \(value)"
  }
  return inner(1)
}

// expect whileLoop: 16
func whileLoop() -> Int {
  var number = 1
  while number < 10 { number *= 2 }
  return number
}

// expect deferred: "body, then end"
func deferred() -> String {
  var text = ""
  func run() {
    defer { text += ", then end" }
    text += "body"
  }
  run()
  return text
}

// expect tuple: 7
func tuple() -> Int {
  let (low, high) = (3, 10)
  return high - low
}

// expect unknown: (isThere(Store.shared.first) ? Store.shared.first : "nobody")
func unknown() -> String { Store.shared.first ?? "nobody" }

// expect both: ((Store.shared.count > 3) ? "many" : "few")
func both() -> String {
  if Store.shared.count > 3 { return "many" }
  return "few"
}

final class Shared {
  static let box = Shared()
  var isOpen = false
  lazy var count = 1
}

// expect madeInOneBranch: (UserDefaults.standard.bool(forKey: "open") ? true : false)
func madeInOneBranch() -> Bool {
  if UserDefaults.standard.bool(forKey: "open") { Shared.box.isOpen = true }
  return Shared.box.isOpen
}

// expect madeLazily: (UserDefaults.standard.bool(forKey: "more") ? 2 : 1)
func madeLazily() -> Int {
  let shared = Shared()
  if UserDefaults.standard.bool(forKey: "more") { shared.count += 1 }
  return shared.count
}

func top(_ base: UIViewController?) -> UIViewController? {
  if let stack = base as? UINavigationController { return top(stack.visibleViewController) }
  if let tabs = base as? UITabBarController { return top(tabs.selectedViewController) }
  if let presented = base?.presentedViewController { return top(presented) }
  return base
}

// expect endsSoon: "after"
func endsSoon() -> String {
  _ = top(UIApplication.shared.keyWindow?.rootViewController)
  return "after"
}

// expect resultOfABranch: [1, 2]
func resultOfABranch() -> [Int] {
  #if swift(>=6.0)
    [[1], [2]].flatMap { $0 }
  #else
    []
  #endif
}
