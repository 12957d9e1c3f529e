import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The object of actions that depend on a condition.
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

  /// Describes an action; nil for one of another kind.
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
        "The question, such as scenePhase != active, isAsking == true of a variable, or secondsSince leftAt >= 60."
      ),
      Key("do", \.then, .actions, isRequired: true, "What is done where it is so."),
      Key("else", \.otherwise, .actions, "What is done where it is not."),
    ])
}

extension Shape where Value == Condition {
  /// A condition on a state or a variable.
  fileprivate static var condition: Shape {
    Shape(
      schema: [
        "anyOf": [
          ["enum": .array(Condition.words.map { .string($0) })],
          ["type": "string", "pattern": "^\\S+ (==|!=) \\S+$"],
          ["type": "string", "pattern": "^\\S+ (<|<=|>|>=) \\S+$"],
          [
            "type": "string",
            "pattern": .string("^\(Condition.elapsedWord) \\S+ (<|<=|>|>=) \\S+$"),
          ],
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
