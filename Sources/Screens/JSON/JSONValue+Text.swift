extension JSONValue {
  /// The value as JSON text with a line feed at its end: what fits stands on one line, the rest a member or element a line.
  package var text: String {
    var text = ""
    write(into: &text, indentation: 0)
    return text + "\n"
  }

  /// The value as JSON text on a single line.
  package var line: String {
    switch self {
    case .object(let members):
      members.isEmpty ? "{}" : "{ \(members.map(\.line).joined(separator: ", ")) }"
    case .array(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .string(let string): Self.quoted(string)
    case .number(let number): number.isFinite ? number.shortest : "null"
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    }
  }

  private func write(into text: inout String, indentation: Int) {
    switch self {
    case .object(let members) where !isShort:
      Self.write(members, between: ("{", "}"), into: &text, indentation) {
        $1 += Self.quoted($0.key) + ": "
        $0.value.write(into: &$1, indentation: indentation + 2)
      }
    case .array(let elements) where !isShort:
      Self.write(elements, between: ("[", "]"), into: &text, indentation) {
        $0.write(into: &$1, indentation: indentation + 2)
      }
    default: text += line
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (String, String), into text: inout String,
    _ indentation: Int, _ write: (Item, inout String) -> Void
  ) {
    text += brackets.0
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: " ", count: indentation + 2)
      write(item, &text)
    }
    text += "\n" + String(repeating: " ", count: indentation) + brackets.1
  }

  /// True where the value is best read on one line: it nests nothing of its own kind, and is not long.
  private var isShort: Bool { nesting <= 1 && line.utf8.count <= 72 }

  private var nesting: Int {
    switch self {
    case .object(let members): 1 + (members.map(\.value.nesting).max() ?? 0)
    case .array(let elements): 1 + (elements.map(\.nesting).max() ?? 0)
    default: 0
    }
  }

  private static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ":
        quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue.Member {
  fileprivate var line: String {
    "\(JSONValue.string(key).line): \(value.line)"
  }
}
