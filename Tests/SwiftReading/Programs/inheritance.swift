// expect observed: [0.5, -1.0, 9.0, -1.0]
func observed() -> [Double] {
  let card = Card()
  card.fade()
  card.alpha = 9
  return card.seen
}

// expect made: ["card", "panel", "card"]
func made() -> [String] { [Card.make().tag, Panel.make().tag, Card().kind] }

// expect turned: [true, 2]
func turned() -> [Any] {
  var mode = Mode.off
  mode.turn()
  let isOn = mode.isOn
  mode.turn()
  return [isOn, mode.level]
}

// expect asked: "4 2"
func asked() -> String {
  let all: [Legged] = [Cat(), Bird()]
  return all.map { "\($0.legs)" }.joined(separator: " ")
}

// expect heard: "meow …"
func heard() -> String {
  let all: [Legged] = [Cat(), Bird()]
  return all.map { $0.sound() }.joined(separator: " ")
}

class Panel {
  var seen: [Double] = []
  var alpha = 1.0 { didSet { seen.append(alpha) } }
  let tag: String
  class var name: String { "panel" }
  var kind: String { Self.name }

  required init(tag: String) { self.tag = tag }
  convenience init() { self.init(tag: "none") }
  static func make() -> Self { Self(tag: name) }
  func fade(to value: Double = 0) { alpha = value }
}

final class Card: Panel {
  override var alpha: Double { didSet { seen.append(-1) } }
  override class var name: String { "card" }
  override func fade(to value: Double = 0.5) { super.fade(to: value) }
}

enum Mode {
  case off
  case on(Int)

  var isOn: Bool { if case .on = self { true } else { false } }
  var level: Int { if case .on(let level) = self { level } else { 0 } }

  mutating func turn() {
    switch self {
    case .off: self = .on(1)
    case .on(let level): self = .on(level + 1)
    }
  }
}

protocol Legged {
  var legs: Int { get }
  func sound() -> String
}

extension Legged {
  var legs: Int { 4 }
  func sound() -> String { "…" }
}

struct Cat: Legged {
  func sound() -> String { "meow" }
}

struct Bird: Legged {
  var legs: Int { 2 }
}
