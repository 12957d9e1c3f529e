package import AfterimageSwiftTree

/// Expressions and what they come to.
extension Evaluator {
  /// The value of an expression, and what it does.
  package mutating func evaluate(_ expression: Expression, in frame: Frame) -> Value {
    let place = CodePlace(file: frame.file, offset: expression.offset)
    if let stopped = step(at: place) { return stopped }
    nesting += 1
    defer { nesting -= 1 }
    let value = evaluated(expression, in: frame, at: place)
    return value.isHuge ? tooLarge(at: place) : value
  }

  private mutating func evaluated(
    _ expression: Expression, in frame: Frame, at place: CodePlace
  ) -> Value {
    switch expression.kind {
    case .integer(let digits): return .int(Self.integer(digits) ?? 0)
    case .float(let digits): return .double(Double(digits) ?? 0)
    case .boolean(let truth): return .bool(truth)
    case .nil: return .nothing
    case .string(let pieces): return text(of: pieces, in: frame, at: place)
    case .name(let name, _): return value(named: name, in: frame, at: place)
    case .member(let base, let name, _): return member(base, name, in: frame, at: place)
    case .call(let function, let arguments):
      return handingOver(in: frame) { $0.call(function, arguments, in: frame, at: place) }
    case .subscript(let holder, let arguments):
      let base = evaluate(holder, in: frame)
      if case .dictionary = base, arguments.count == 2, arguments[1].label == "default" {
        return entry(of: base, at: arguments[0], or: arguments[1].value, in: frame, at: place)
      }
      let isAsked = holder.isOptionalChain ? isThere(base, at: place) : .bool(true)
      let keys = evaluate(where: isAsked, at: place) { $0.evaluate(arguments, in: frame) }
      return element(of: base, at: keys, place: place)
    case .closure(let closure): return .function(.closure(made(closure, in: frame)))
    case .tuple(let arguments):
      if arguments.isEmpty { return .void }
      return .tuple(
        arguments.map { Value.Element(label: $0.label, value: evaluate($0.value, in: frame)) })
    case .array(let elements): return .array(elements.map { evaluate($0, in: frame) })
    case .dictionary(let items):
      return .dictionary(
        items.map {
          Value.Entry(key: evaluate($0.key, in: frame), value: evaluate($0.value, in: frame))
        })
    case .prefix(let name, let operand):
      return prefixed(name, evaluate(operand, in: frame), at: place)
    case .postfix(let name, let operand):
      let value = evaluate(operand, in: frame)
      return name == "..." ? Term.operation("...", [value], at: place) : value
    case .infix(let name, let left, let right):
      return infix(name, left, right, in: frame, at: place)
    case .conditional(let condition, let then, let otherwise):
      return choose(
        evaluate(condition, in: frame), at: place, then: { $0.evaluate(then, in: frame) },
        otherwise: { $0.evaluate(otherwise, in: frame) })
    case .optionalChain(let inner): return evaluate(inner, in: frame)
    case .forceUnwrap(let inner): return present(evaluate(inner, in: frame))
    case .attempt(.optional, let inner) where frameworks.followsErrors:
      return attempted(evaluate(inner, in: frame), inner, at: place)
    case .attempt(_, let inner), .reference(let inner): return evaluate(inner, in: frame)
    case .await(let inner):
      let before = isAwaiting
      isAwaiting = true
      defer { isAwaiting = before }
      let value = evaluate(inner, in: frame)
      if value.isWaitedFor { note(.call(Term.suspension(for: value, at: place))) }
      return value
    case .cast(let attempt, let inner, let type):
      return cast(evaluate(inner, in: frame), to: type, attempt, in: frame, at: place)
    case .isType(let inner, let type):
      return isKind(evaluate(inner, in: frame), of: type, in: frame, at: place)
    case .keyPath(_, let names): return .keyPath(names)
    case .macro(let name, let arguments): return macro(name, arguments, in: frame, at: place)
    case .statement(let statement): return build([statement], in: frame)
    case .type(let type): return .type(name(of: type, in: frame))
    case .pattern, .discard: return .void
    case .other(let name): return unknown(.unsupported(name), at: place)
    }
  }

  /// A whole number in the writing of Swift.
  static func integer(_ digits: String) -> Int? {
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }

  /// The values of arguments.
  mutating func evaluate(_ arguments: [Argument], in frame: Frame) -> [CallArgument] {
    arguments.map {
      var argument = CallArgument(
        label: $0.label, value: evaluate($0.value, in: frame), isTrailing: $0.isTrailing)
      if case .reference(let target) = $0.value.kind {
        argument.cell = handOver(argument.value, of: target)
      }
      return argument
    }
  }

  /// A closure with what it takes along.
  private mutating func made(_ closure: Closure, in frame: Frame) -> ClosureValue {
    var inner = frame
    inner.isInitializing = false
    for capture in closure.captures {
      guard let value = capture.value else {
        // A closure keeps the value that a variable has as the closure is made.
        if !capture.isWeak, capture.name != "self", let cell = cell(of: capture.name, in: frame) {
          declare(capture.name, state.cells[cell], in: &inner)
        }
        continue
      }
      declare(capture.name, evaluate(value, in: frame), in: &inner)
    }
    return ClosureValue(closure: closure, frame: inner, builder: nil)
  }

  // MARK: Choices

  /// One of two values; both, where the condition is not known.
  mutating func choose(
    _ condition: Value, at place: CodePlace, then: (inout Evaluator) -> Value,
    otherwise: (inout Evaluator) -> Value
  ) -> Value {
    switch decided(condition) {
    case true?: return then(&self)
    case false?: return otherwise(&self)
    case nil: break
    }
    var values: (Value?, Value?)
    _ = fork(
      on: condition, at: place,
      then: {
        values.0 = then(&$0)
        return .next
      },
      otherwise: {
        values.1 = otherwise(&$0)
        return .next
      })
    if let then = values.0, let otherwise = values.1 {
      return joined(then, otherwise, where: condition)
    }
    return values.0 ?? values.1 ?? .void
  }
}

/// A value that is given to a function of the program or of a framework.
package struct CallArgument: Hashable, Sendable {
  /// The word before the colon; nil is none.
  package var label: String?
  /// The value.
  package var value: Value
  /// True for a closure that stands after the parentheses.
  package var isTrailing = false
  /// The variable that holds it during the call, where what is called may change it.
  var cell: Int?

  /// Gives a value.
  package init(label: String? = nil, value: Value, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

extension Expression {
  /// The same chain of members and calls, of something instead of nothing.
  func rooted(at root: Expression) -> Expression {
    switch kind {
    case .member(nil, let name, let types): Expression(.member(root, name, types), at: offset)
    case .member(let base?, let name, let types):
      Expression(.member(base.rooted(at: root), name, types), at: offset)
    case .call(let function, let arguments):
      Expression(.call(function.rooted(at: root), arguments), at: offset)
    case .optionalChain(let inner): Expression(.optionalChain(inner.rooted(at: root)), at: offset)
    case .forceUnwrap(let inner): Expression(.forceUnwrap(inner.rooted(at: root)), at: offset)
    case .subscript(let base, let arguments):
      Expression(.subscript(base.rooted(at: root), arguments), at: offset)
    default: self
    }
  }
}
