/// What source gives a name to.
package struct Declaration: Hashable, Sendable {
  /// The number of bytes before it in the file.
  package var offset: Int
  /// The number of bytes before its end.
  package var end: Int
  /// What stands after an at sign.
  package var attributes: [Attribute]
  /// `static`, `private(set)`, `lazy` and the like.
  package var modifiers: [String]
  /// What is declared.
  package var kind: Kind

  /// Places what is declared.
  package init(
    _ kind: Kind, at offset: Int = 0, end: Int = 0, attributes: [Attribute] = [],
    modifiers: [String] = []
  ) {
    self.kind = kind
    self.offset = offset
    self.end = end
    self.attributes = attributes
    self.modifiers = modifiers
  }

  /// The forms of declarations.
  package indirect enum Kind: Hashable, Sendable {
    case `import`(String)
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    /// `init`, whose name is `init`.
    case initializer(FunctionDeclaration)
    case deinitializer(Block?)
    case `subscript`(FunctionDeclaration, Accessors)
    case variable(VariableDeclaration)
    /// Cases of an enumeration on one line.
    case cases([EnumCase])
    case alias(String, WrittenType)
    /// A macro by itself, as `#Preview` is.
    case macro(String, [Argument])
    /// `#if` and its branches.
    case conditional([CompilationBranch])
    /// What has no form of its own here, by the parser's name for it.
    case other(String)
  }
}

/// What stands after an at sign.
package struct Attribute: Hashable, Sendable {
  /// Its name, without angle brackets.
  package var name: String
  /// What is given to it.
  package var arguments: [Argument]

  /// Names an attribute.
  package init(_ name: String, _ arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// A type, or what is added to one.
package struct TypeDeclaration: Hashable, Sendable {
  /// What sort of type it is.
  package var sort: Sort
  /// Its name, in an extension that of the type it adds to.
  package var name: String
  /// The names of its generic parameters; of a protocol those of the types that others give it.
  package var parameters: [String]
  /// Those of them that have to conform to something, which the type of a function cannot.
  package var conforming: [String]
  /// What it inherits from and conforms to.
  package var inherited: [WrittenType]
  /// What is in it.
  package var members: [Declaration]

  /// Puts a type together.
  package init(
    _ sort: Sort, _ name: String, parameters: [String] = [], conforming: [String] = [],
    inherited: [WrittenType] = [], members: [Declaration] = []
  ) {
    self.sort = sort
    self.name = name
    self.parameters = parameters
    self.conforming = conforming
    self.inherited = inherited
    self.members = members
  }

  /// The sorts of types.
  package enum Sort: UInt8, CaseIterable, Hashable, Sendable {
    case structure
    case `class`
    case enumeration
    case actor
    case `protocol`
    case `extension`
  }
}

/// A function, an initializer, or the parameters of a subscript.
package struct FunctionDeclaration: Hashable, Sendable {
  /// Its name without its parameters' labels.
  package var name: String
  /// What it is given.
  package var parameters: [Parameter]
  /// What it gives back; nil is nothing.
  package var result: WrittenType?
  /// What it does; nil in a protocol.
  package var body: Block?
  /// True for what may wait.
  package var isAsync: Bool
  /// True for an initializer that may give nothing.
  package var isFailable: Bool
  /// The names of its generic parameters.
  package var generics: [String]
  /// Those of them that have to conform to something, which the type of a function cannot.
  package var conforming: [String]

  /// Puts a function together.
  package init(
    _ name: String, _ parameters: [Parameter] = [], result: WrittenType? = nil, body: Block? = nil,
    isAsync: Bool = false, isFailable: Bool = false, generics: [String] = [],
    conforming: [String] = []
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.isAsync = isAsync
    self.isFailable = isFailable
    self.generics = generics
    self.conforming = conforming
  }
}

/// A value that a function is given.
package struct Parameter: Hashable, Sendable {
  /// The word that a caller writes; nil is none.
  package var label: String?
  /// The name in the function.
  package var name: String
  /// The type of the value.
  package var type: WrittenType
  /// The value where a caller gives none.
  package var defaultValue: Expression?
  /// True where a caller gives as many as there are.
  package var isVariadic: Bool
  /// `ViewBuilder` and other attributes.
  package var attributes: [Attribute]

  /// Puts a parameter together.
  package init(
    _ label: String?, _ name: String, _ type: WrittenType, defaultValue: Expression? = nil,
    isVariadic: Bool = false, attributes: [Attribute] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.attributes = attributes
  }
}

/// Variables or constants that are declared together.
package struct VariableDeclaration: Hashable, Sendable {
  /// True for `let`.
  package var isConstant: Bool
  /// What is declared.
  package var bindings: [Binding]

  /// Declares variables.
  package init(isConstant: Bool, _ bindings: [Binding]) {
    self.isConstant = isConstant
    self.bindings = bindings
  }

  /// A variable with what is known of it.
  package struct Binding: Hashable, Sendable {
    /// Its name, or several.
    package var pattern: Pattern
    /// Its type, where one is written.
    package var type: WrittenType?
    /// Its first value.
    package var value: Expression?
    /// What is done when it is read or set.
    package var accessors: Accessors

    /// Puts a variable together.
    package init(
      _ pattern: Pattern, type: WrittenType? = nil, value: Expression? = nil,
      accessors: Accessors = Accessors()
    ) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
    }
  }
}

/// What is done when a property is read or set.
package struct Accessors: Hashable, Sendable {
  /// Computes the value.
  package var get: Block?
  /// Takes a value apart.
  package var set: Observer?
  /// Hears of a value before it is there.
  package var willSet: Observer?
  /// Hears of a value that is there.
  package var didSet: Observer?

  /// Puts accessors together.
  package init(
    get: Block? = nil, set: Observer? = nil, willSet: Observer? = nil, didSet: Observer? = nil
  ) {
    self.get = get
    self.set = set
    self.willSet = willSet
    self.didSet = didSet
  }

  /// What is done about a value, and the value's name there.
  package struct Observer: Hashable, Sendable {
    /// The name of the value; nil leaves it to `newValue` or `oldValue`.
    package var name: String?
    /// What is done.
    package var body: Block

    /// Puts an observer together.
    package init(name: String? = nil, body: Block) {
      self.name = name
      self.body = body
    }
  }
}

/// A case of an enumeration.
package struct EnumCase: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// What it carries.
  package var payload: [Parameter]
  /// The value it stands for.
  package var rawValue: Expression?

  /// Names a case.
  package init(_ name: String, payload: [Parameter] = [], rawValue: Expression? = nil) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
  }
}
