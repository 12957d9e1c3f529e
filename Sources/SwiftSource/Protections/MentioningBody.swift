import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The code of a function or a property, with the names that it mentions.
struct MentioningBody {
  /// What the code is of.
  let member: Member
  /// The number of the file.
  let file: Int
  /// What is called in it.
  let calls: [Call]
  /// The names in it that are no calls: read, or handed on.
  let names: Set<String>

  /// Something that is called.
  struct Call {
    /// Its name.
    let name: String
    /// The labels of what it is given, without a word for none.
    let labels: [String]
    /// The type of what it is called of; nil where that is not known.
    let receiver: String?
    /// Where the call stands, in bytes.
    let offset: Int
  }

  private init(
    _ member: Member, file: Int, _ blocks: [Block?], _ value: Expression? = nil,
    types: [String: String]
  ) {
    var locals = LocalNames()
    for block in blocks.compactMap(\.self) { locals.walk(block) }
    if let value { locals.walk(value) }
    // A local variable may be of another type than the property of its name.
    var search = Search(types: types.filter { !locals.names.contains($0.key) })
    for block in blocks.compactMap(\.self) { search.walk(block) }
    if let value { search.walk(value) }
    (self.member, self.file, calls, names) = (member, file, search.calls, search.names)
  }

  /// All functions and properties of a program.
  static func all(in program: SourceProgram) -> [MentioningBody] {
    var bodies: [MentioningBody] = []
    for type in program.types.values {
      let own = typesOfProperties(in: program.lineage(of: type.name))
      for function in type.functions.values.joined() + type.subscripts.map(\.function) {
        bodies.append(Self(function, named: function.declaration.name, types: own))
      }
      for initializer in type.initializers {
        bodies.append(Self(initializer, named: type.name.lastPart, types: own))
      }
      for property in type.stored + type.properties.values {
        let accessors = property.accessors
        let member = Member(name: property.name, labels: nil, owner: type.name)
        bodies.append(
          Self(
            member, file: property.place.file,
            [accessors.get, accessors.set?.body, accessors.willSet?.body, accessors.didSet?.body],
            property.value, types: own))
      }
    }
    let globals = program.functions.values.joined()
    return bodies + globals.map { Self($0, named: $0.declaration.name, types: [:]) }
  }

  private init(_ function: SourceFunction, named name: String, types: [String: String]) {
    let parameters = function.declaration.parameters
    let given = parameters.compactMap { parameter in
      parameter.type.baseName.map { (parameter.name, $0) }
    }
    let generic = Set(function.declaration.generics)
    let types = types.merging(given) { $1 }.filter { !generic.contains($0.value) }
    self.init(
      Member(
        name: name, labels: parameters.map { $0.label ?? "" }, owner: function.owner,
        isVariadic: parameters.contains(where: \.isVariadic)),
      file: function.place.file, [function.declaration.body], types: types)
  }

  private static func typesOfProperties(in lineage: [SourceType]) -> [String: String] {
    var types: [String: String] = [:]
    for property in lineage.reversed().flatMap({ $0.stored + $0.properties.values }) {
      types[property.name] = property.type?.baseName
    }
    return types
  }

  /// The names that code gives to something of its own.
  private struct LocalNames: SourceVisitor {
    private(set) var names: Set<String> = []

    mutating func visit(_ statement: Statement) {
      switch statement.kind {
      case .declaration(let declaration):
        guard case .variable(let variable) = declaration.kind else { return }
        names.formUnion(variable.bindings.flatMap(\.pattern.names))
      case .if(let choice): add(choice.conditions)
      case .guard(let conditions, _), .while(let conditions, _): add(conditions)
      case .for(let pattern, _, _, _): names.formUnion(pattern.names)
      case .switch(_, let cases):
        names.formUnion(cases.flatMap(\.patterns).flatMap(\.pattern.names))
      default: break
      }
    }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .closure(let closure):
        names.formUnion((closure.parameters ?? []).map(\.name))
        names.formUnion(closure.captures.map(\.name))
      case .statement(let statement): visit(statement)
      case .pattern(let pattern): names.formUnion(pattern.names)
      default: break
      }
    }

    private mutating func add(_ conditions: [Condition]) {
      for condition in conditions {
        switch condition {
        // What is only there for sure by then is of its type.
        case .binding(.name(let name), nil, let value)
        where value == nil || value?.ownName == name:
          break
        case .binding(let pattern, _, _), .matching(let pattern, _):
          names.formUnion(pattern.names)
        case .expression, .available: break
        }
      }
    }
  }

  /// The names in code.
  private struct Search: SourceVisitor {
    /// The types of properties and parameters whose types are written.
    let types: [String: String]
    private(set) var calls: [Call] = []
    private(set) var names: Set<String> = []
    /// The places of what was called, and will come again by itself.
    private var called: [Int: String] = [:]

    init(types: [String: String]) { self.types = types }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .call(let callee, let arguments):
        guard let name = callee.calledName else { return }
        called[callee.bare.offset] = name
        calls.append(
          Call(
            name: name, labels: arguments.map { $0.label ?? "" },
            receiver: callee.receiverName.flatMap { types[$0] }, offset: expression.offset))
      case .name(let name, _), .member(_, let name, _):
        if called[expression.offset] != name { names.insert(name) }
      case .keyPath(_, let path): names.formUnion(path)
      case .macro(_, let arguments):
        // What a selector names is called by it, whatever its labels are.
        for argument in arguments { if let name = argument.value.calledName { names.insert(name) } }
      default: break
      }
    }
  }
}

extension Expression {
  /// The same without what is asked only where something is there.
  fileprivate var bare: Expression {
    switch kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.bare
    default: self
    }
  }

  /// The name of what is called.
  fileprivate var calledName: String? {
    switch bare.kind {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// The name of the property or the parameter that a function is called of; nil for anything else.
  fileprivate var receiverName: String? {
    if case .member(let base?, _, _) = bare.kind { base.ownName } else { nil }
  }

  /// The name of a property of `self` or of a variable; nil for anything else.
  fileprivate var ownName: String? {
    switch bare.kind {
    case .name(let name, _): return name
    case .member(let owner?, let name, _):
      guard case .name("self", _) = owner.bare.kind else { return nil }
      return name
    default: return nil
    }
  }
}
