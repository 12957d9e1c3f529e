/// A piece of source that has a value, operators in the order in which they bind.
package struct Expression: Hashable, Sendable {
  /// The number of bytes before it in the file.
  package var offset: Int
  /// What is written.
  package var kind: Kind

  /// Places what is written.
  package init(_ kind: Kind, at offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// The forms of expressions.
  package indirect enum Kind: Hashable, Sendable {
    /// A whole number as its digits stand there, with their prefix and without underscores.
    case integer(String)
    /// A number with a fraction or an exponent, likewise.
    case float(String)
    case boolean(Bool)
    case `nil`
    /// A text, its pieces in order.
    case string([StringPiece])
    /// A name by itself, `self`, `super` and `Self` among them, with the types in angle brackets.
    case name(String, [WrittenType])
    /// A member of a value; of nothing, as in `.body`, of the type that is asked for.
    case member(Expression?, String, [WrittenType])
    /// A call, closures that trail among its arguments.
    case call(Expression, [Argument])
    case `subscript`(Expression, [Argument])
    case closure(Closure)
    case tuple([Argument])
    case array([Expression])
    case dictionary([DictionaryItem])
    /// An operator before its operand.
    case prefix(String, Expression)
    /// An operator after its operand.
    case postfix(String, Expression)
    /// An operator between its operands; `=` is one.
    case infix(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// A value of which the rest of the chain is only asked where it is there.
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    /// `try`, `try?` or `try!`.
    case attempt(Attempt, Expression)
    case await(Expression)
    /// `as`, `as?` or `as!`.
    case cast(Attempt, Expression, WrittenType)
    case isType(Expression, WrittenType)
    /// A place that a function may change, as `&` passes it.
    case reference(Expression)
    /// A key path: the type it begins at, and the names on it.
    case keyPath(WrittenType?, [String])
    /// `#selector(…)`, `#available`, `#function` and whatever else a macro is.
    case macro(String, [Argument])
    /// An `if` or `switch` whose branches are values.
    case statement(Statement)
    /// A type where a value is expected, as in `[Int]()`.
    case type(WrittenType)
    /// A pattern where a value is expected, as in `case .one(let x)`.
    case pattern(Pattern)
    /// `_` on the left of an assignment.
    case discard
    /// What has no form of its own here, by the parser's name for it.
    case other(String)
  }
}

/// Whether a failure is passed on, becomes nil, or ends the program.
package enum Attempt: UInt8, CaseIterable, Hashable, Sendable {
  case plain
  case optional
  case forced
}

/// A piece of a text in quotes.
package enum StringPiece: Hashable, Sendable {
  /// Characters, escapes resolved.
  case text(String)
  /// What stands in `\( )`.
  case interpolation([Argument])
}

/// A value that is given to a function.
package struct Argument: Hashable, Sendable {
  /// The word before the colon; nil is none.
  package var label: String?
  /// The value.
  package var value: Expression
  /// True for a closure that stands after the parentheses.
  package var isTrailing: Bool

  /// Gives a value, with a label where there is one.
  package init(_ label: String? = nil, _ value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A key with its value.
package struct DictionaryItem: Hashable, Sendable {
  /// What the value is found by.
  package var key: Expression
  /// What is found.
  package var value: Expression

  /// Pairs a key with a value.
  package init(_ key: Expression, _ value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A function without a name.
package struct Closure: Hashable, Sendable {
  /// What stands in brackets before the parameters.
  package var captures: [Capture]
  /// The parameters that are named; nil leaves them to `$0`, `$1` and so on.
  package var parameters: [ClosureParameter]?
  /// What it does.
  package var body: Block

  /// Puts a closure together.
  package init(captures: [Capture] = [], parameters: [ClosureParameter]? = nil, body: Block) {
    self.captures = captures
    self.parameters = parameters
    self.body = body
  }
}

/// A value that a closure takes along.
package struct Capture: Hashable, Sendable {
  /// Its name in the closure.
  package var name: String
  /// True where it may be gone when the closure runs.
  package var isWeak: Bool
  /// The value, where it is not that of the same name.
  package var value: Expression?

  /// Captures a value.
  package init(_ name: String, isWeak: Bool = false, value: Expression? = nil) {
    self.name = name
    self.isWeak = isWeak
    self.value = value
  }
}

/// A value that a closure is given.
package struct ClosureParameter: Hashable, Sendable {
  /// Its name in the closure.
  package var name: String
  /// Its type, where one is written.
  package var type: WrittenType?

  /// Names a parameter.
  package init(_ name: String, type: WrittenType? = nil) {
    self.name = name
    self.type = type
  }
}
