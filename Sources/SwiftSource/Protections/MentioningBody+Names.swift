import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The names in code.
extension MentioningBody {
  /// The names that code gives to something of its own.
  struct LocalNames: SourceVisitor {
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

  /// Which variables of code hide nothing that lies around it.
  struct HiddenNames {
    private let program: SourceProgram
    private let lineage: [SourceType]
    private let isOfFramework: Bool

    init(in program: SourceProgram, for code: MemberCode) {
      self.program = program
      lineage = code.owner.map { program.lineage(of: $0.name) } ?? []
      isOfFramework =
        code.owner.map { $0.isReference && !program.foreignAncestors(of: $0.name).isEmpty } == true
        || lineage.contains { $0.sort == .extension }
    }

    /// True for a variable whose name nothing else in sight bears.
    func contains(_ name: String) -> Bool {
      !isOfFramework && program.variables[name] == nil && program.functions[name] == nil
        && !lineage.contains { type in
          type.functions[name] != nil || type.property(name, isStatic: false) != nil
            || type.property(name, isStatic: true) != nil
        }
    }
  }

  /// The names in code.
  struct Search: SourceVisitor {
    /// The type that the code is of.
    let owner: String?
    /// The types of properties and parameters whose types are written.
    let types: [String: String]
    /// What the code is given.
    let parameters: Set<String>
    /// What is the code's own besides, by the names by themselves.
    let hidden: Set<String>
    private(set) var calls: [Call] = []
    private(set) var names: [String: Set<Receiver>] = [:]
    /// Where the last of the code ends, or begins.
    private(set) var end = 0
    /// The places of what was called, and will come again by itself.
    private var called: [Int: String] = [:]

    init(
      owner: String?, types: [String: String] = [:], parameters: Set<String> = [],
      hidden: Set<String> = []
    ) {
      (self.owner, self.types) = (owner, types)
      (self.parameters, self.hidden) = (parameters, hidden)
    }

    mutating func visit(_ statement: Statement) { end = max(end, statement.end) }

    mutating func visit(_ expression: Expression) {
      end = max(end, expression.offset)
      switch expression.kind {
      case .call(let callee, let arguments):
        guard let name = callee.calledName else { return }
        called[callee.bare.offset] = name
        // What is given to a function stands where it is called.
        if case .name = callee.bare.kind, parameters.contains(name) { return }
        calls.append(
          Call(
            name: name, labels: arguments.map { $0.label ?? "" }, receiver: receiver(of: callee),
            offset: expression.offset))
      case .name(let name, _):
        if called[expression.offset] != name, !parameters.contains(name),
          !hidden.contains(name)
        {
          names[name, default: []].insert(.own(owner))
        }
      case .member(_, let name, _):
        if called[expression.offset] != name {
          names[name, default: []].insert(receiver(of: expression))
        }
      case .keyPath(_, let path): for name in path { names[name, default: []].insert(.unknown) }
      case .macro(_, let arguments):
        // What a selector names is called by it, whatever its labels are.
        for argument in arguments {
          if let name = argument.value.calledName { names[name, default: []].insert(.unknown) }
        }
      default: break
      }
    }

    private func receiver(of callee: Expression) -> Receiver {
      switch callee.bare.kind {
      case .name: return .own(owner)
      case .member(let base?, _, _):
        switch base.bare.kind {
        case .name("self", _), .name("super", _), .name("Self", _):
          return owner.map { .type($0.lastPart) } ?? .unknown
        case .name(let name, _) where name.first?.isUppercase == true && types[name] == nil:
          return .type(name)
        default: return base.ownName.flatMap { types[$0] }.map { .type($0) } ?? .unknown
        }
      default: return .unknown
      }
    }
  }
}

extension Expression {
  /// The same without what is asked only where something is there.
  var bare: Expression {
    switch kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.bare
    default: self
    }
  }

  /// The name of what is called.
  var calledName: String? {
    switch bare.kind {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
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
