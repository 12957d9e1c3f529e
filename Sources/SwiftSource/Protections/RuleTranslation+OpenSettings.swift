import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Properties that are set of objects of which it is not known which they are.
extension RuleTranslation {
  /// Notes that a property is set which rules ask for, or which runs code as it is set, of what may be any object that has it.
  mutating func addOpenSetting(_ property: String, of owner: Value, at place: CodePlace) {
    guard owner.mayBeAnyObject else { return }
    if property == "wrappedValue", let bound = owner.asTerm?.boundName {
      return addOpenSetting(
        bound, of: .unknown(Unknown(reason: .foreign(bound), place: place)), at: place)
    }
    let type =
      code.evaluator.typeName(of: owner)
      ?? code.reach.receiver(settingOf: property, at: place) ?? owner.asTerm.flatMap(partType)
    let keys = code.state.properties.keys.filter {
      $0.name == property && code.reach.mayBe(type, typeName(of: $0.owner))
    }
    gap(
      "whose \(property) is set", of: Set(keys.map { .set(code.variableName(of: $0), true) }),
      at: place)
    if code.reach.mayTouch(settingOf: property, of: type) {
      gap("what setting \(property) does", at: place)
    }
  }

  /// True for a property of whose changes code hears by which something may come to be touched, and for the value of what sends it on.
  func isHeard(_ property: String, of owner: Value) -> Bool {
    let followed = code.followedListeners
    if code.reach.mayTouch(hearingOf: property, besides: followed) { return true }
    guard code.reach.mayTouch(hearingOf: "", besides: followed) else { return false }
    if let id = owner.asObject, code.evaluator.object(id).type == Evaluator.keepingSubject {
      return true
    }
    let lineage = typeName(of: owner).map(code.evaluator.program.lineage) ?? []
    guard let declared = lineage.lazy.compactMap({ $0.property(property, isStatic: false) }).first
    else { return property == "value" && !owner.isPlainObject }
    return declared.wrapper?.name == "Published"
  }

  /// The class of what a framework's object has from the beginning; nil for anything else.
  private func partType(_ term: Term) -> String? {
    guard term.form == .member, let owner = term.base.flatMap(typeName) else { return nil }
    return UIKitModel.part(term.name, ofAnyOf: Array(search.classes(of: owner)))
  }

  private func typeName(of owner: Value) -> String? {
    if case .type(let name) = owner { name } else { code.evaluator.typeName(of: owner) }
  }
}

extension Term {
  /// The name of the property that a binding is to, which is not known; nil for what is none.
  fileprivate var boundName: String? {
    if isBinding { return self["name"]?.text }
    return form == .member ? name : nil
  }
}

extension Value {
  /// True for what code that is not known gives, which may be any object of the app's.
  fileprivate var mayBeAnyObject: Bool {
    switch self {
    case .unknown: true
    case .term(let term):
      switch term.form {
      case .call, .subscript, .element, .cast, .member, .name, .undeclared: true
      case .state, .operation: false
      }
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .structure, .object, .type, .function, .choice, .group, .keyPath:
      false
    }
  }
}
