/// What a framework would make, as it was asked for: a call, a member, an operation.
package struct Term: Hashable, Sendable {
  /// What it is made of, which copies share: equal terms are mostly the same one.
  private var parts: Parts

  /// The parts of a term, with what is asked of it again and again.
  private final class Parts: Sendable {
    let form: Form
    let name: String
    let base: Value?
    let arguments: [TermArgument]
    let place: CodePlace
    let size: Int
    let depth: Int
    let stateMarks: StateMarks
    let hash: Int

    init(
      _ form: Form, _ name: String, _ base: Value?, _ arguments: [TermArgument], _ place: CodePlace
    ) {
      (self.form, self.name, self.base) = (form, name, base)
      (self.arguments, self.place) = (arguments, place)
      size = Term.size(base, arguments)
      depth = Term.depth(base, arguments)
      stateMarks = Term.marks(form, name, base, arguments)
      hash = Term.hash(form, name, base, arguments)
    }
  }

  /// Asks for something.
  package init(
    form: Form, name: String, base: Value?, arguments: [TermArgument], place: CodePlace
  ) {
    parts = Parts(form, name, base, arguments, place)
  }

  /// How it was asked for.
  package var form: Form { parts.form }
  /// The name of the function, the member, the type or the operator.
  package var name: String {
    get { parts.name }
    set { parts = Parts(form, newValue, base, arguments, place) }
  }
  /// What it was asked of; nil for what belongs to nothing.
  package var base: Value? {
    get { parts.base }
    set { parts = Parts(form, name, newValue, arguments, place) }
  }
  /// What was given.
  package var arguments: [TermArgument] {
    get { parts.arguments }
    set { parts = Parts(form, name, base, newValue, place) }
  }
  /// Where it was asked for; two terms that differ in nothing else are the same.
  package var place: CodePlace { parts.place }
  /// How many parts it has, itself among them; of very many no more than one beyond the bound of values.
  var size: Int { parts.size }
  /// How many terms and other values lie in each other in it.
  var depth: Int { parts.depth }
  /// The marks of the properties that it is made of, itself among them.
  var stateMarks: StateMarks { parts.stateMarks }

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

  private static func hash(
    _ form: Form, _ name: String, _ base: Value?, _ arguments: [TermArgument]
  ) -> Int {
    var hasher = Hasher()
    hasher.combine(form)
    hasher.combine(name)
    hasher.combine(base)
    // Of other values than terms the parts would be gone through each time.
    for argument in arguments {
      if case .term(let term) = argument.value { hasher.combine(term) }
    }
    return hasher.finalize()
  }

  /// The forms of asking.
  package enum Form: Hashable, Sendable {
    /// A call of a function or an initializer.
    case call
    /// A property; of no base one of the type that is expected, as `.body`.
    case member
    /// A name that only frameworks have, or what code is given.
    case name
    /// A variable or a function that nothing read declares, and that is a library's.
    case undeclared
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
    let (one, other) = (one.parts, other.parts)
    return one === other
      || one.hash == other.hash && one.size == other.size && one.form == other.form
        && one.name == other.name && one.base == other.base && one.arguments == other.arguments
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(parts.hash) }
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

  /// The name of the operation that puts values into a text.
  package static let interpolation = "\\()"

  /// True for a text into which values are put, its pieces and the values as arguments in their order.
  package var isInterpolation: Bool { form == .operation && name == Self.interpolation }
}

extension TermArgument {
  /// Gives a value without a label.
  init(_ value: Value) { self.init(nil, value) }
}
