import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What names are asked of.
extension MentioningBody.Search {
  /// The type of which a call makes a value; nil where it may make none.
  func madeType(by callee: Expression) -> MentioningBody.Receiver? {
    switch callee.bare.kind {
    case .name("Self", _): owner.map { .type($0.lastPart) } ?? .unknown
    case .name(let name, _), .member(_, let name, _):
      name == "init"
        ? receiver(of: callee)
        : name.first?.isUppercase == true ? .type(madeName(name, callee).lastPart) : nil
    case .type(let type): types.resolved(type, in: scope).baseName.map { .type($0) } ?? .unknown
    default: nil
    }
  }

  /// The name of the type that a name stands for which is called.
  private func madeName(_ name: String, _ callee: Expression) -> String {
    guard case .name = callee.bare.kind else { return name }
    return types.resolved(.name(name, []), in: scope).baseName ?? name
  }

  /// What a function is called of, or a name is asked of.
  func receiver(of callee: Expression) -> MentioningBody.Receiver {
    switch callee.bare.kind {
    case .name: return .own(owner)
    case .member(let base?, _, _):
      if case .name("super", _) = base.bare.kind {
        return owner.map { .type($0.lastPart) } ?? .unknown
      }
      return value(of: base)
    case .member(nil, _, _): return .implicit(expected[callee.bare.offset])
    default: return .unknown
    }
  }

  /// What an expression is, as far as that is known.
  func value(of base: Expression) -> MentioningBody.Receiver {
    let type = types.name(of: base, in: scope)?.lastPart
    if case .name(let name, _) = base.bare.kind, let type, made.contains(name) {
      return .made(type)
    }
    return part(base, type) ?? type.map { .type($0) }
      ?? (types.isOfFramework(base, in: scope) ? .ofFramework : .unknown)
  }

  /// What a value of one of the program's types has by a name; nil for what it holds that others may have given it.
  private func part(_ expression: Expression, _ type: String?) -> MentioningBody.Receiver? {
    let (owner, name): (MentioningBody.Receiver, String)
    switch expression.bare.kind {
    case .name(let own, _):
      guard scope.type(named: own, at: expression.offset) == nil, let type = scope.owner?.name
      else { return nil }
      (owner, name) = (.type(type.lastPart), own)
    case .member(let base?, let own, _): (owner, name) = (value(of: base), own)
    default: return nil
    }
    switch owner {
    case .type(let holder):
      guard types.isOwnPart(name, of: holder) else { return nil }
      return .part(of: holder, name: name, type: type)
    // What a part of a framework's has lies in that.
    case .part(let holder, let outer, _):
      return types.isFrameworkPart(name) ? .part(of: holder, name: outer, type: type) : nil
    case .made: return types.isFrameworkPart(name) ? owner : nil
    case .unknown, .implicit, .own, .ofFramework: return nil
    }
  }
}
