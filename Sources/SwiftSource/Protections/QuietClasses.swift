import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension SourceProgram {
  /// True for a class of views or controllers whose code does nothing by itself: what a document says of its objects holds until other code sets something of them.
  func isQuiet(class name: String) -> Bool {
    let lineage = lineage(of: name).filter(\.isReference)
    let isOfSystem = foreignAncestors(of: name).allSatisfy { above in
      (above.hasPrefix("UI") || above == "NSObject") && FrameworkNames.isOfSystem(above)
    }
    guard !lineage.isEmpty, isOfSystem else { return false }
    return lineage.allSatisfy { type in
      type.initializers.allSatisfy(\.isQuiet)
        && type.functions.values.joined().filter(\.isOverride).allSatisfy(\.isQuiet)
        && type.properties.values.allSatisfy(\.isQuiet) && type.stored.allSatisfy(\.isQuiet)
    }
  }
}

extension SourceFunction {
  /// True where it does no more than the one above.
  fileprivate var isQuiet: Bool {
    (declaration.body?.statements ?? []).allSatisfy { statement in
      switch statement.kind {
      case .expression(let value), .return(let value?): value.isCallAbove
      case .return(nil): true
      case .declaration, .if, .guard, .switch, .for, .while, .repeat, .do, .throw, .defer, .break,
        .continue, .fallthrough, .labeled, .conditional, .other:
        false
      }
    }
  }
}

extension SourceProperty {
  /// True for one that is made by no code and tells nobody, and for what the system asks a controller about bars and turning.
  fileprivate var isQuiet: Bool {
    if isStatic { return !isOverride }
    if isOverride { return name.hasPrefix("prefers") || name.hasPrefix("preferred") }
    guard isStored else { return true }
    return accessors == Accessors() && (isLazy || value?.isLiteral != false)
  }
}

extension Expression {
  fileprivate var isCallAbove: Bool {
    guard case .call(let callee, _) = bare.kind else { return false }
    switch callee.kind {
    case .name("fatalError", _): return true
    case .member(let base?, _, _): if case .name("super", _) = base.kind { return true }
    default: break
    }
    return false
  }

  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .nil: true
    case .string(let pieces):
      pieces.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }
}
