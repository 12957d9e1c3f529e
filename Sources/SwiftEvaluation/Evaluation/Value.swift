import AfterimageSwiftTree

/// What a piece of source comes to, as far as it can be known without the frameworks of the system.
package indirect enum Value: Hashable, Sendable {
  /// What cannot be known, and why.
  case unknown(Unknown)
  case void
  /// `nil`; what is there is never wrapped.
  case nothing
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([Value])
  case dictionary([Entry])
  case tuple([Element])
  /// A case of an enumeration of the program.
  case enumeration(EnumerationValue)
  /// A value of a structure of the program.
  case structure(StructureValue)
  /// What is passed by reference.
  case object(ObjectID)
  /// A type by its name.
  case type(String)
  case function(FunctionValue)
  /// What a framework would make, as it was asked for.
  case term(Term)
  /// One of two values, by a condition that is not known.
  case choice(Value, then: Value, otherwise: Value)
  /// What a result builder puts together, in order.
  case group([Value])
  case keyPath([String])

  /// A key with what is found by it.
  package struct Entry: Hashable, Sendable {
    package var key: Value
    package var value: Value

    /// Puts an entry together.
    package init(key: Value, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// A part of a tuple with its label.
  package struct Element: Hashable, Sendable {
    package var label: String?
    package var value: Value

    /// Puts a part together.
    package init(label: String?, value: Value) {
      self.label = label
      self.value = value
    }
  }
}

/// What cannot be known of a value.
package struct Unknown: Hashable, Sendable {
  /// Why it cannot.
  package var reason: Reason
  /// Where it came up first.
  package var place: CodePlace

  /// Says why a value is not known.
  package init(reason: Reason, place: CodePlace) {
    self.reason = reason
    self.place = place
  }

  /// The reasons.
  package enum Reason: Hashable, Sendable {
    /// It comes from code that is not there, by the name of what was asked.
    case foreign(String)
    /// It is given from outside, by its name.
    case input(String)
    /// No declaration of the name is there.
    case undeclared(String)
    /// The language has it and the evaluator does not.
    case unsupported(String)
    /// It takes more steps than an evaluation has.
    case tooManySteps
    /// Calls lie in each other more deeply than an evaluation goes.
    case tooDeep
  }
}

/// A case of an enumeration with what it carries.
package struct EnumerationValue: Hashable, Sendable {
  /// The full name of the enumeration.
  package var type: String
  /// The name of the case.
  package var name: String
  /// What it carries, in order.
  package var payload: [Value.Element]

  /// Names a case.
  package init(type: String, name: String, payload: [Value.Element]) {
    self.type = type
    self.name = name
    self.payload = payload
  }
}

/// A structure with its stored properties.
package struct StructureValue: Hashable, Sendable {
  /// The full name of the structure.
  package var type: String
  /// The values by the names of properties.
  package var fields: [String: Value]
}

/// Which of the objects of an evaluation it is.
package struct ObjectID: Hashable, Sendable, Comparable {
  /// How many were made before it.
  package let number: Int

  /// Names an object by its number.
  package init(number: Int) { self.number = number }

  package static func < (one: ObjectID, other: ObjectID) -> Bool { one.number < other.number }
}

/// What is passed by reference: an object of the program's classes or of a framework's.
package struct Object: Hashable, Sendable {
  /// The name of its class.
  package var type: String
  /// What has been set, by the names of properties.
  package var fields: [String: Value]
  /// What it was made with, where a framework's initializer made it.
  package var arguments: [TermArgument]
  /// Where it was made.
  package var place: CodePlace
  /// The branches in which it was made, outermost first: nothing else has it.
  var branches: [Branch] = []

  /// A branch of the code that is gone through by a condition.
  struct Branch: Hashable, Sendable {
    /// The condition.
    var condition: Value
    /// Whether it holds there.
    var holds: Bool
  }
}

extension Value {
  /// The value of a whole number or one with a fraction.
  package var number: Double? {
    if case .int(let number) = self { return Double(number) }
    return if case .double(let number) = self { number } else { nil }
  }

  /// The text; nil for what is none.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The truth; nil for what is not known.
  package var truth: Bool? { if case .bool(let truth) = self { truth } else { nil } }

  /// The term; nil for what is none.
  package var asTerm: Term? { if case .term(let term) = self { term } else { nil } }

  /// The object; nil for what is none.
  package var asObject: ObjectID? { if case .object(let object) = self { object } else { nil } }

  /// True for what may be anything.
  package var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
