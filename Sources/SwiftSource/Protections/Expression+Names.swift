import AfterimageSwiftTree

/// What expressions are called by.
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

  /// True for a binding, or a part of one.
  var isOfBinding: Bool {
    switch bare.kind {
    case .name(let name, _): name.hasPrefix("$")
    case .member(let base, let name, _): name.hasPrefix("$") || base?.isOfBinding == true
    case .subscript(let list, _): list.isOfBinding
    default: false
    }
  }

  /// True for the making of a value.
  var isMadeValue: Bool {
    guard case .call(let callee, _) = bare.kind else { return false }
    return switch callee.bare.kind {
    case .name(let name, _): name.first?.isUppercase == true
    case .member(_?, "init", _), .type: true
    default: false
    }
  }

  /// The class, or another type, that is named where a value of it is made; nil for anything else.
  var madeClass: String? {
    guard isMadeValue, case .call(let callee, _) = bare.kind,
      case .name(let name, _) = callee.bare.kind
    else { return nil }
    return name
  }

  /// True for `nil`.
  var isNil: Bool { if case .nil = kind { true } else { false } }

  /// The name of a property of `self` or of a variable; nil for anything else.
  var ownName: String? {
    switch bare.kind {
    case .name(let name, _): return name
    case .member(let owner?, let name, _):
      guard case .name("self", _) = owner.bare.kind else { return nil }
      return name
    default: return nil
    }
  }
}
