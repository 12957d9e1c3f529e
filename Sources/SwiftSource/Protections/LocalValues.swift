import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What the variables of a member's code are given in it.
struct LocalValues {
  private let declared: Declared

  /// Looks through the code of a member.
  init(of code: MemberCode) {
    var declared = Declared()
    code.walk(by: &declared)
    self.declared = declared
  }

  /// The values of the variables that an expression names, and of those that these name; nil where one is given by others.
  func values(in expression: Expression) -> [Expression]? {
    var (found, next, seen) = ([Expression](), [expression], Set<String>())
    while let last = next.popLast() {
      var inner = Declared()
      inner.walk(last)
      for name in MentionedNames(in: last).names.sorted()
      where declared.counts[name, default: 0] > inner.counts[name, default: 0]
        && seen.insert(name).inserted
      {
        if declared.strangers.contains(name) { return nil }
        found += declared.values[name] ?? []
        next += declared.values[name] ?? []
      }
    }
    return found
  }

  /// The variables that code declares.
  private struct Declared: SourceVisitor {
    /// How often each name is declared.
    var counts: [String: Int] = [:]
    /// What they are given.
    var values: [String: [Expression]] = [:]
    /// Those that others give values.
    var strangers: Set<String> = []

    mutating func visit(_ statement: Statement) {
      switch statement.kind {
      case .if(let choice): note(choice.conditions)
      case .guard(let conditions, _), .while(let conditions, _): note(conditions)
      case .for(let pattern, let list, _, _): note(pattern, list)
      case .switch(let subject, let cases):
        for pattern in cases.flatMap(\.patterns) { note(pattern.pattern, subject) }
      case .do, .repeat, .expression, .declaration, .return, .throw, .break, .continue,
        .fallthrough, .labeled, .defer, .conditional, .other:
        break
      }
    }

    mutating func visit(_ declaration: Declaration) {
      switch declaration.kind {
      case .variable(let variable):
        for binding in variable.bindings { note(binding.pattern, binding.value) }
      case .function(let function):
        // What a function of the code's own does is not followed.
        note(stranger: function.name)
        for parameter in function.parameters { note(stranger: parameter.name) }
      default: break
      }
    }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .closure(let closure):
        for parameter in closure.parameters ?? [] { note(stranger: parameter.name) }
        for capture in closure.captures where capture.name != "self" {
          if let value = capture.value { note(.name(capture.name), value) }
        }
      case .infix("=", let target, let value):
        if let name = target.rootName { values[name, default: []].append(value) }
      case .call(let callee, let arguments):
        guard case .member(let base?, _, _) = callee.bare.kind, let name = base.rootName
        else { return }
        values[name, default: []] += arguments.map(\.value)
      case .reference(let target): if let name = target.rootName { strangers.insert(name) }
      default: break
      }
    }

    private mutating func note(_ conditions: [Condition]) {
      for condition in conditions {
        switch condition {
        // What is only there for sure by then is what it was.
        case .binding(.name(let name), _, let value) where value == nil || value?.ownName == name:
          break
        case .binding(let pattern, _, let value): note(pattern, value)
        case .matching(let pattern, let value): note(pattern, value)
        case .expression, .available: break
        }
      }
    }

    private mutating func note(_ pattern: Pattern, _ value: Expression?) {
      for name in pattern.names where name != "self" {
        counts[name, default: 0] += 1
        if let value { values[name, default: []].append(value) }
      }
    }

    private mutating func note(stranger name: String) {
      counts[name, default: 0] += 1
      strangers.insert(name)
    }
  }
}

extension Expression {
  /// The name of the variable that it is, or is a part of; nil for anything else.
  fileprivate var rootName: String? {
    switch bare.kind {
    case .name(let name, _): name
    case .member(let base?, _, _), .subscript(let base, _): base.rootName
    default: nil
    }
  }
}
