import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What code names itself.
extension MentioningBody {
  /// The names that code gives to something of its own.
  struct LocalNames: SourceVisitor {
    /// Those that stand for one value each, which is made where it is named, and for whatever is named so besides.
    private var (constants, others): (Set<String>, Set<String>) = ([], [])

    /// All of them.
    var names: Set<String> { constants.union(others) }

    /// Those that stand for values which the code has made itself, and for nothing else in it.
    var made: Set<String> { constants.subtracting(others) }

    mutating func visit(_ statement: Statement) {
      switch statement.kind {
      case .declaration(let declaration):
        guard case .variable(let variable) = declaration.kind else { return }
        for binding in variable.bindings {
          if variable.isConstant, case .name(let name) = binding.pattern,
            binding.value?.isMadeValue == true
          {
            constants.insert(name)
          } else {
            others.formUnion(binding.pattern.names)
          }
        }
      case .if(let choice): add(choice.conditions)
      case .guard(let conditions, _), .while(let conditions, _): add(conditions)
      case .for(let pattern, _, _, _): others.formUnion(pattern.names)
      case .switch(_, let cases):
        others.formUnion(cases.flatMap(\.patterns).flatMap(\.pattern.names))
      default: break
      }
    }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .closure(let closure):
        others.formUnion((closure.parameters ?? []).map(\.name))
        for capture in closure.captures
        where capture.value != nil || !constants.contains(capture.name) {
          others.insert(capture.name)
        }
      case .statement(let statement): visit(statement)
      case .pattern(let pattern): others.formUnion(pattern.names)
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
          others.formUnion(pattern.names)
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
}
