/// What a framework would make, as it was asked for: a call, a member, an operation.
package struct Term: Hashable, Sendable {
  /// How it was asked for.
  package var form: Form { didSet { measure() } }
  /// The name of the function, the member, the type or the operator.
  package var name: String { didSet { measure() } }
  /// What it was asked of; nil for what belongs to nothing.
  package var base: Value? { didSet { measure() } }
  /// What was given.
  package var arguments: [TermArgument] { didSet { measure() } }
  /// Where it was asked for; two terms that differ in nothing else are the same.
  package var place: CodePlace
  /// How many parts it has, itself among them; of very many no more than one beyond the bound of values.
  private(set) var size: Int
  /// How many terms and other values lie in each other in it.
  private(set) var depth: Int
  /// The marks of the properties that it is made of, itself among them.
  private(set) var stateMarks: StateMarks

  /// Asks for something.
  package init(
    form: Form, name: String, base: Value?, arguments: [TermArgument], place: CodePlace
  ) {
    self.form = form
    self.name = name
    self.base = base
    self.arguments = arguments
    self.place = place
    size = Self.size(base, arguments)
    depth = Self.depth(base, arguments)
    stateMarks = Self.marks(form, name, base, arguments)
  }

  private mutating func measure() {
    size = Self.size(base, arguments)
    depth = Self.depth(base, arguments)
    stateMarks = Self.marks(form, name, base, arguments)
  }

  private static func marks(
    _ form: Form, _ name: String, _ base: Value?, _ arguments: [TermArgument]
  ) -> StateMarks {
    var marks = form == .state ? StateMarks(name) : []
    if let base { marks.formUnion(base.stateMarks) }
    for argument in arguments { marks.formUnion(argument.value.stateMarks) }
    return marks
  }

  private static func depth(_ base: Value?, _ arguments: [TermArgument]) -> Int {
    1 + max(base?.depth ?? 0, arguments.map(\.value.depth).max() ?? 0)
  }

  private static func size(_ base: Value?, _ arguments: [TermArgument]) -> Int {
    var room = Value.mostParts
    let fits =
      base?.fits(in: &room) != false && arguments.allSatisfy { $0.value.fits(in: &room) }
    return fits ? 1 + Value.mostParts - room : Value.mostParts + 1
  }

  /// The forms of asking.
  package enum Form: Hashable, Sendable {
    /// A call of a function or an initializer.
    case call
    /// A property; of no base one of the type that is expected, as `.body`.
    case member
    /// A name that only frameworks have.
    case name
    case `subscript`
    /// An operator with its operands as arguments.
    case operation
    /// An element of a sequence that is not known.
    case element
    /// A cast to the type of the name.
    case cast
    /// What a property holds by then, where several callbacks set it.
    case state
  }

  package static func == (one: Term, other: Term) -> Bool {
    one.size == other.size && one.form == other.form && one.name == other.name
      && one.base == other.base
      && one.arguments == other.arguments
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(form)
    hasher.combine(name)
    hasher.combine(base)
  }
}

/// A value that was given to a framework.
package struct TermArgument: Hashable, Sendable {
  /// The word before the colon; nil is none.
  package var label: String?
  /// The value.
  package var value: Value

  /// Gives a value.
  package init(_ label: String? = nil, _ value: Value) {
    self.label = label
    self.value = value
  }
}

extension Term {
  /// The value of an argument by its label; without one the first that has none.
  package subscript(label: String?) -> Value? {
    arguments.first { $0.label == label }?.value
  }

  /// A truth that is not known: an operation on values.
  package static func operation(_ name: String, _ operands: [Value], at place: CodePlace) -> Value {
    .term(
      Term(
        form: .operation, name: name, base: nil, arguments: operands.map { TermArgument($0) },
        place: place))
  }
}

extension TermArgument {
  /// Gives a value without a label.
  init(_ value: Value) { self.init(nil, value) }
}
