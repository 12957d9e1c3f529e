package import AfterimageGraphics
import AfterimageScreens

extension Layout {
  /// A line a view: name, kind, and the exact frame's left, top, width and height to a thousandth of a point.
  package var frames: String {
    allNodes.map { node in
      let hidden = node.isHidden ? " hidden" : ""
      return "\(node.name) \(node.type.name) \(node.frame.text)\(hidden)\n"
    }.joined()
  }

  /// The views of the window, then those of the keyboard.
  package var allNodes: [Node] { nodes + (keyboard?.nodes ?? []) }

  /// Frames, conflicts and ambiguities for programs.
  package func json() throws(LayoutError) -> JSONValue {
    [
      "size": .array([.number(size.width), .number(size.height)]),
      "scale": .number(traits.scale),
      "nodes": .array(nodes.map(\.json)),
      "keyboard": .array((keyboard?.nodes ?? []).map(\.json)),
      "conflicts": .array(conflicts.map(\.json)),
      "ambiguities": .array(try ambiguities().map(\.json)),
    ]
  }
}

extension Rect {
  /// The four lengths, with a space between.
  fileprivate var text: String { lengths.map(\.text).joined(separator: " ") }

  /// Left, top, width and height.
  fileprivate var lengths: [Double] { [minX, minY, width, height] }

  fileprivate var json: JSONValue { .array(lengths.map { .number($0.thousandths) }) }
}

extension Double {
  /// The nearest thousandth; the solver's last digits are no news.
  fileprivate var thousandths: Double {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }

  /// The nearest thousandth, whole numbers without a fraction.
  fileprivate var text: String {
    let value = thousandths
    return value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension Node {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "type": .string(type.name),
      "parent": parent.map { .integer($0) } ?? .null,
      "frame": frame.json, "snappedFrame": snappedFrame.json,
      "hidden": .bool(isHidden), "sensitive": .bool(isSensitive),
    ]
  }
}

extension LayoutConflict {
  fileprivate var json: JSONValue {
    ["members": .array(members.map(\.json)), "givenUp": givenUp.json]
  }
}

extension ConflictMember {
  fileprivate var json: JSONValue {
    [
      "identifier": identifier.map { .string($0) } ?? .null, "constraint": .string(text),
      "owner": .string(owner), "declared": .bool(maker != .system),
    ]
  }
}

extension LayoutAmbiguity {
  fileprivate var json: JSONValue {
    ["view": .string(view), "attribute": .string(attribute.rawValue)]
  }
}
