import AfterimageRandom
package import AfterimageScreens

/// A screen of random views, some of them secret, some beneath others, each from a seed.
package struct RandomScreen {
  private var random: SplitMix
  /// The views that have ids.
  private(set) var count = 0
  private var constraints: [String] = []

  /// Begins the lots of a seed.
  package init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// The screen; nil where what was drawn by lot is no valid one.
  package mutating func screen() -> Screen? {
    let views = (0..<Int.random(in: 1...4, using: &random)).map { view($0) }
    let cover = chance(3) ? [self.cover()] : []
    let controller = chance(3) ? controller() : ""
    let text = """
      {"format": 1, "name": "random", \(controller)"root": {"type": "view", "subviews": \
      [\((views + cover).joined(separator: ", "))], \
      "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))]}}
      """
    return Screen.decode(Array(text.utf8), file: "random.screen.json", files: .none).screen
  }

  /// True once in so many times.
  mutating func chance(_ share: Int) -> Bool {
    Int.random(in: 0..<share, using: &random) == 0
  }

  /// A whole number within bounds.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// One of some values.
  mutating func one<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// An id that no view has yet.
  mutating func name() -> String {
    count += 1
    return "v\(count)"
  }

  /// A view on the root view, tied to it in one way or another.
  private mutating func view(_ place: Int) -> String {
    let id = name()
    let above = place == 0 ? "safeArea.top" : "v\(number(1...count - 1)).bottom"
    constraints.append("\(id).top \(one(["==", ">="])) \(above) + \(number(0...30))")
    constraints.append("\(id).leading == margins.leading + \(number(0...40))")
    switch number(0...3) {
    case 0: constraints.append("\(id).trailing == margins.trailing")
    case 1: constraints.append("\(id).trailing <= margins.trailing")
    case 2: constraints.append("\(id).width == \(number(40...300))")
    default: break
    }
    if chance(3) { constraints.append("\(id).height == \(number(10...120))") }
    return chance(3) ? stack(id, depth: 0) : leaf(id)
  }

  private mutating func stack(_ id: String, depth: Int) -> String {
    let parts = (0..<number(1...4)).map { _ in
      let part = name()
      return depth < 2 && chance(4) ? stack(part, depth: depth + 1) : leaf(part)
    }
    return """
      {"type": "stackView", "id": "\(id)", "axis": "\(one(["horizontal", "vertical"]))", \
      "spacing": \(number(0...12)), "distribution": "\
      \(one(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]))", \
      "alignment": "\(one(["fill", "leading", "center", "trailing"]))", \
      "arrangedSubviews": [\(parts.joined(separator: ", "))]}
      """
  }

  /// A view over others, opaque or not, tied to one of them or to the root view.
  private mutating func cover() -> String {
    let id = name()
    let other = chance(2) ? "super" : "v\(number(1...count - 1))"
    for edge in ["top", "leading", "bottom", "trailing"] {
      constraints.append("\(id).\(edge) == \(other).\(edge)")
    }
    let color = one(["systemBackground", "systemTeal", "#33669980"])
    let shape = chance(3) ? one([#", "cornerRadius": 20"#, #", "alpha": 0.9"#]) : ""
    return #"{"type": "view", "id": "\#(id)", "backgroundColor": "\#(color)"\#(shape)}"#
  }
}
