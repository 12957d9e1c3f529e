import SwiftUI

// What calls change, what generic types are given, and what builders of the program's put together.

struct Basket {
  var items: [String] = []
  var total = 0
}

func put(_ item: String, into basket: inout Basket, price: Int = 1) {
  basket.items.append(item)
  basket.total += price
}

// expect changed: Basket{items: ["pear", "plum"], total: 4}
func changed() -> Basket {
  var basket = Basket()
  put("pear", into: &basket)
  put("plum", into: &basket, price: 3)
  return basket
}

// expect changedInPlace: [3, 1]
func changedInPlace() -> [Int] {
  func raise(_ number: inout Int) { number += 2 }
  var numbers = [1, 1]
  raise(&numbers[0])
  return numbers
}

protocol Named { var name: String { get } }

struct Drawer<Thing> {
  struct Label { let text: String; let thing: Thing }

  let labels: [Label]

  init(labels: [Label]) { self.labels = labels }
  init(things: [Thing], name path: KeyPath<Thing, String>) {
    labels = things.map { Label(text: $0[keyPath: path], thing: $0) }
  }

  func first(_ make: (Thing) -> String) -> String { labels.first.map { make($0.thing) } ?? "" }
}

struct Tool: Named {
  let name: String
  let weight: Int
}

// expect given: "saw of 3"
func given() -> String {
  let drawer = Drawer<Tool>(things: [.init(name: "saw", weight: 3)], name: \.name)
  return drawer.first { "\($0.name) of \($0.weight)" }
}

// expect givenTuple: "2 nails"
func givenTuple() -> String {
  let drawer = Drawer<(kind: String, count: Int)>(
    labels: [.init(text: "box", thing: ("nails", 2))])
  return drawer.first { "\($0.count) \($0.kind)" }
}

struct Shelf {
  static var drawer: Drawer<Tool> {
    Drawer(things: [.init(name: "file", weight: 1)], name: \.name)
  }
}

// expect givenByResult: "file"
func givenByResult() -> String { Shelf.drawer.first { $0.name } }

// expect local: "outer inner"
func local() -> String {
  struct Part {
    var word = "outer"
    func said(with other: Other) -> String { word + " " + other.word }
  }
  struct Other { var word = "inner" }
  return Part().said(with: Other())
}

// expect otherLocal: "another"
func otherLocal() -> String {
  struct Part { var word = "another" }
  return Part().word
}

protocol Step { func apply(to text: inout String) }

struct Add: Step {
  let letter: String
  func apply(to text: inout String) { text += letter }
}

struct Both: Step {
  let first: Step
  let second: Step
  func apply(to text: inout String) {
    first.apply(to: &text)
    second.apply(to: &text)
  }
}

@resultBuilder enum StepBuilder {
  static func buildExpression(_ letter: String) -> Step { Add(letter: letter) }
  static func buildExpression(_ step: Step) -> Step { step }
  static func buildPartialBlock(first: Step) -> Step { first }
  static func buildPartialBlock(accumulated: Step, next: Step) -> Step {
    Both(first: accumulated, second: next)
  }
}

func steps(@StepBuilder _ make: () -> Step) -> String {
  var text = ""
  make().apply(to: &text)
  return text
}

// expect built: "abc"
func built() -> String {
  steps {
    "a"
    Add(letter: "b")
    "c"
  }
}

// expect paired: ["7 x", "8 y"]
func paired() -> [String] { zip(7..., ["x", "y"]).map { "\($0) \($1)" } }

// expect ofOptional: 4
func ofOptional() -> Int? {
  let tool: Tool? = Tool(name: "awl", weight: 4)
  return tool.map { $0.weight }
}

// expect runs: ["a 1", "b nil"]
func runs() -> [String] {
  var attributes = AttributeContainer()
  attributes.mark = 1
  var text = AttributedString("a", attributes: attributes)
  text += .init("b")
  return text.runs.map { "\(text[$0.range].letter) \($0.mark)" }
}

// expect changedRuns: [2, nil]
func changedRuns() -> [Int?] {
  var text = AttributedString("a") + AttributedString("b")
  for run in text.runs where text[run.range].letter == "b" { text[run.range].mark = nil }
  for run in text.runs.prefix(1) { text[run.range].mark = 2 }
  return text.runs.map { $0.mark }
}

extension AttributedString { var letter: String { mark == 1 ? "a" : "b" } }

struct Card {
  let front: () -> String
  init(front: @escaping @autoclosure () -> String) { self.front = front }
}

// expect deferred: "late"
func deferred() -> String { Card(front: "late").front() }

enum Shape2 {
  case cards(count: Double, all: [Pair])
  struct Pair { let one: Int; let other: Int }
}

// expect carried: 3
func carried() -> Int {
  guard case .cards(_, let all) = Shape2.cards(count: 1, all: [.init(one: 1, other: 2)]) else {
    return 0
  }
  return all.reduce(0) { $0 + $1.one + $1.other }
}

// expect handedOn: [Shape2.Pair{one: 5, other: 6}]
func handedOn() -> [Shape2.Pair] { [(5, 6)].map { made(Shape2.Pair.init, $0.0, $0.1) } }

func made(_ make: (Int, Int) -> Shape2.Pair, _ one: Int, _ other: Int) -> Shape2.Pair {
  make(one, other)
}

// expect around: (1.0, 2.0, 9.0, 8.0)
func around() -> (Double, Double, Double, Double) {
  let all = [CGRect(x: 1, y: 4, width: 2, height: 2), CGRect(x: 5, y: 2, width: 4, height: 6)]
    .reduce(.null, CGRectUnion)
  return (all.minX, all.minY, all.maxX, all.maxY)
}

enum Shutter {
  case open, closed
  mutating func close() { self = .closed }
}

extension Bool {
  mutating func negate() { self = !self }
}

// expect changedByItself: (Shutter.closed, true)
func changedByItself() -> (Shutter, Bool) {
  var shutter = Shutter.open
  var isShut = false
  shutter.close()
  isShut.negate()
  return (shutter, isShut)
}
