import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Later {
  /// The object of what is done after a time.
  static let form = ObjectForm(
    name: "after", documentation: "Does something after a time.", blank: Later(.zero, []),
    keys: [
      Key("seconds", \.time, .seconds, isRequired: true, "The time."),
      Key("id", optional: \.id, .text, "What cancelling names."),
      Key(
        "repeats", \.repeats, .bool,
        "True where it is done each time that so many seconds have gone by, 0.05 at least."),
      Key("do", \.actions, .actions, isRequired: true, "What is done."),
    ])
}

/// The object of giving a variable a value.
struct VariableFile: Sendable {
  var name: String
  var value: Bool

  var action: Action { .set(name, value) }

  init(name: String = "", value: Bool = true) {
    (self.name, self.value) = (name, value)
  }

  /// The object of an action; nil for one of another kind.
  init?(_ action: Action) {
    guard case .set(let name, let value) = action else { return nil }
    self.init(name: name, value: value)
  }

  static let form = ObjectForm(
    name: "set", documentation: "Gives a variable of the app's a value.", blank: VariableFile(),
    keys: [
      Key("variable", \.name, .text, isRequired: true, "What conditions call it."),
      Key("to", \.value, .bool, isRequired: true, "Its value; false before anything sets it."),
    ])
}

/// The object of what is done only in some states.
struct ConditionalFile: Sendable {
  var condition: Condition
  var then: [Action]
  var otherwise: [Action]

  var action: Action { .when(condition, then: then, otherwise: otherwise) }

  init(
    condition: Condition = .state(.applicationState, isEqual: true, .active), then: [Action] = [],
    otherwise: [Action] = []
  ) {
    (self.condition, self.then, self.otherwise) = (condition, then, otherwise)
  }

  /// The object of an action; nil for one of another kind.
  init?(_ action: Action) {
    guard case .when(let condition, let then, let otherwise) = action else { return nil }
    self.init(condition: condition, then: then, otherwise: otherwise)
  }

  static let form = ObjectForm(
    name: "when", documentation: "Does something where a state is as asked for.",
    blank: ConditionalFile(),
    keys: [
      Key(
        "condition", \.condition, .condition, isRequired: true,
        "The question, such as scenePhase != active, or isAsking == true of a variable."),
      Key("do", \.then, .actions, isRequired: true, "What is done where it is so."),
      Key("else", \.otherwise, .actions, "What is done where it is not."),
    ])
}

extension Shape where Value == [Action] {
  /// A list of actions.
  static var actions: Shape {
    // The schema refers to a definition, so that actions within actions end.
    Shape(
      schema: ["type": "array", "items": ["$ref": "#/$defs/action"]],
      write: { Shape<[Action]>.array(of: .action).write($0) },
      read: { Shape<[Action]>.array(of: .action).read($0, &$1) })
  }
}

extension Shape where Value == Condition {
  /// A question about a state.
  fileprivate static var condition: Shape {
    Shape(
      schema: [
        "anyOf": [
          ["enum": .array(Condition.words.map { .string($0) })],
          ["type": "string", "pattern": "^\\S+ (==|!=) (true|false)$"],
        ]
      ],
      write: { .string($0.description) },
      read: { node, decoding in
        if let condition = node.string.flatMap({ Condition($0) }) { return condition }
        decoding.report(
          .unknownWord(.condition, word: node.string ?? "", allowed: Condition.words), at: node)
        return nil
      })
  }
}
