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

  /// The code of a member, in which properties have some types.
  private init(_ code: MemberCode, properties: [String: String]) {
    let given = (code.parameters ?? []).compactMap { parameter in
      parameter.type.baseName.map { (parameter.name, $0) }
    }
    var locals = LocalNames()
    code.walk(by: &locals)
    // A local variable may be of another type than the property of its name.
    let types = properties.merging(given) { $1 }.filter {
      !locals.names.contains($0.key) && !code.generics.contains($0.value)
    }
    var search = Search(types: types)
    code.walk(by: &search)
    member = Member(
      name: code.name, labels: code.parameters?.map { $0.label ?? "" }, owner: code.owner?.name,
      isVariadic: code.parameters?.contains(where: \.isVariadic) == true)
    (file, calls, names) = (code.place.file, search.calls, search.names)
  }

  /// All functions and properties of a program.
  static func all(in program: SourceProgram) -> [MentioningBody] {
    let properties = program.types.mapValues {
      typesOfProperties(in: program.lineage(of: $0.name))
    }
    return MemberCode.all(in: program).map { code in
      MentioningBody(code, properties: code.owner.flatMap { properties[$0.name] } ?? [:])
    }
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
