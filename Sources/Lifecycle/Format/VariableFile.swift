import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The object of an action that sets a variable.
struct VariableFile: Sendable {
  var name: String
  var value: VariableValue

  var action: Action { .set(name, value) }

  init(name: String = "", value: VariableValue = true) {
    (self.name, self.value) = (name, value)
  }

  /// Describes an action; nil for one of another kind.
  init?(_ action: Action) {
    guard case .set(let name, let value) = action else { return nil }
    self.init(name: name, value: value)
  }

  static let form = ObjectForm(
    name: "set", documentation: "Gives a variable of the app's a value.", blank: VariableFile(),
    keys: [
      Key("variable", \.name, .text, isRequired: true, "What conditions call it."),
      Key(
        "to", \.value, .variableValue, isRequired: true,
        "Its value: true, false, a number or a word, or now for the time; false before anything sets it."
      ),
    ])
}

extension Shape where Value == VariableValue {
  /// True or false, a number, or a word.
  fileprivate static var variableValue: Shape {
    Shape(
      schema: ["type": ["boolean", "number", "string"]],
      write: { value in
        switch value {
        case .flag(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .word(let word): .string(word)
        case .now: .string(value.description)
        }
      },
      read: { node, decoding in
        if let word = node.string {
          guard !word.isEmpty, !word.contains(where: \.isWhitespace) else {
            decoding.report(.outOfRange(expected: "one word"), at: node)
            return nil
          }
          return word == VariableValue.now.description ? .now : .word(word)
        }
        if case .number(let number) = node.content { return .number(number) }
        return Shape<Bool>.bool.read(node, &decoding).map(VariableValue.flag)
      })
  }
}
