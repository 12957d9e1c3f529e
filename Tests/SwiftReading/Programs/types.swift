struct Account {
  var owner: String
  var cents = 0
  static let bank = "Example"

  var balance: String { "\(cents / 100).\(cents % 100)" }

  mutating func pay(_ amount: Int) { cents += amount }
}

class Animal {
  let name: String
  var sound: String { "…" }

  init(name: String) { self.name = name }

  func speak() -> String { "\(name) says \(sound)" }
}

class Dog: Animal {
  override var sound: String { "woof" }

  convenience init() { self.init(name: "Rex") }
}

protocol Greeting {
  var who: String { get }
}

extension Greeting {
  var greeting: String { "Hello, \(who)!" }
}

struct Guest: Greeting {
  let who: String
}

final class Counter {
  static let shared = Counter()
  private(set) var count = 0
  var doubled = 0 {
    didSet { count = doubled * 2 }
  }

  func add(_ more: Int = 1) { count += more }
}

extension Int {
  var isEven: Bool { self % 2 == 0 }
}

// expect paid: "5.25"
func paid() -> String {
  var account = Account(owner: "Ada")
  account.pay(500)
  account.pay(25)
  return account.balance
}

// expect copied: [0, 7]
func copied() -> [Int] {
  let first = Account(owner: "Ada")
  var second = first
  second.cents = 7
  return [first.cents, second.cents]
}

// expect spoken: "Rex says woof"
func spoken() -> String { Dog().speak() }

// expect greeted: "Hello, Ada!"
func greeted() -> String { Guest(who: "Ada").greeting }

// expect counted: 3
func counted() -> Int {
  Counter.shared.add()
  Counter.shared.add(2)
  return Counter.shared.count
}

// expect observed: 8
func observed() -> Int {
  let counter = Counter()
  counter.doubled = 4
  return counter.count
}

// expect bank: "Example"
func bank() -> String { Account.bank }

// expect even: [false, true]
func even() -> [Bool] { [3, 4].map(\.isEven) }
