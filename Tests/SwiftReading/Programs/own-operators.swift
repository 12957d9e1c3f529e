// expect same: [true, false, true, true, false]
func same() -> [Bool] {
  let (a, b, c) = (Folded(text: "A"), Folded(text: "a"), Folded(text: "c"))
  return [a == b, a != b, [a] == [b], [a, c].contains(b), [a] == [c]]
}

// expect nested: [true, true, false]
func nested() -> [Bool] {
  let (one, other) = (
    Pair(first: Folded(text: "x"), number: 1), Pair(first: Folded(text: "X"), number: 1)
  )
  return [
    one == other, Sort.folded(Folded(text: "Q")) == .folded(Folded(text: "q")),
    one == Pair(first: Folded(text: "x"), number: 2),
  ]
}

// expect plain: [true, false, 3]
func plain() -> [Any] { [1 == 1, "a" == "b", 1 + 2] }

// expect switched: "second"
func switched() -> String {
  switch Folded(text: "B") {
  case Folded(text: "a"): "first"
  case Folded(text: "b"): "second"
  default: "none"
  }
}

struct Folded: Equatable {
  let text: String
  static func == (one: Self, other: Self) -> Bool {
    one.text.lowercased() == other.text.lowercased()
  }
}
struct Pair: Equatable {
  var first: Folded
  var number: Int
}
enum Sort: Equatable { case folded(Folded), other }
