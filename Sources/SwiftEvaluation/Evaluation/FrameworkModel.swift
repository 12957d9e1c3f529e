/// What a framework does to its objects while source is run, for whoever wants it done and not only noted.
package protocol FrameworkModel: Sendable {
  /// What a call of a function of the framework comes to, after it was done; nil where it is not known.
  func call(_ call: ForeignCall, by evaluator: inout Evaluator) -> Value?

  /// What a member of the framework's is; nil where it is not known.
  func read(
    _ name: String, of value: Value, by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value?

  /// Makes a value of a type of the framework's that is no object; nil where it is not known.
  func make(
    _ type: String, _ arguments: [CallArgument], by evaluator: inout Evaluator,
    at place: CodePlace
  ) -> Value?

  /// What the initializer without arguments of a class gives to the one that it calls; nil where it calls none.
  func designatedArguments(
    of type: String, by evaluator: Evaluator, at place: CodePlace
  ) -> [CallArgument]?

  /// Hears of an object that the framework's initializer was called for.
  func didInitialize(_ object: ObjectID, by evaluator: inout Evaluator)

  /// Hears of a property of an object that was set and that the program does not declare.
  func didSet(
    _ name: String, of object: ObjectID, to value: Value, by evaluator: inout Evaluator,
    at place: CodePlace)

  /// A value of the framework's with another value for one of its members; nil where it has none such.
  func setting(_ name: String, of term: Term, to value: Value) -> Value?

  /// What a value of the framework's is as another type; nil where nothing is known.
  func cast(_ term: Term, to type: String, by evaluator: inout Evaluator) -> Value?

  /// What a function leaves in the variable that it is given first; nil where it is not known.
  func output(of function: String, on value: Value, by evaluator: Evaluator) -> Value?

  /// The type of a value of the framework's; nil where it is not known.
  func typeName(of term: Term) -> String?

  /// Whether a condition that is not known is taken for true; nil has both branches run.
  func assume(_ condition: Value) -> Bool?
}

/// A call of a function of a framework.
package struct ForeignCall: Hashable, Sendable {
  /// The name of the function; `super.` before it where a class calls what it overrides.
  package var name: String
  /// What it is called on; nil is nothing.
  package var base: Value?
  /// What is given.
  package var arguments: [CallArgument]
  /// Where it is called.
  package var place: CodePlace

  /// The value of an argument by its label; without one the first that has none.
  package subscript(label: String?) -> Value? { arguments.first { $0.label == label }?.value }

  /// The object that it is called on; nil where that is none.
  package var receiver: ObjectID? { base?.asObject }

  /// The last closure that is given.
  package var closure: Value? {
    arguments.last { if case .function = $0.value { true } else { false } }?.value
  }
}

/// A condition that was not known and was taken for true or false.
package struct Assumption: Hashable, Sendable {
  /// The condition.
  package var condition: Value
  /// What it was taken for.
  package var holds: Bool
  /// Where it stands.
  package var place: CodePlace
}
