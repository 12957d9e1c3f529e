import AfterimageGraphics
import AfterimageSwiftEvaluation

/// SnapKit: closures that make constraints by chains of attributes.
extension UIKitModel {
  /// The functions of SnapKit.
  static let snapFunctions: [String: Function] = {
    var functions: [String: Function] = [:]
    for name in ["makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints"]
    {
      functions[name] = { call, evaluator in make(call, &evaluator) }
    }
    functions["removeConstraints"] = { call, evaluator in
      if let item = snapItem(call.base) {
        clear(item, &evaluator)
      } else {
        setActive(call.arguments.first?.value, false, &evaluator)
      }
      return .void
    }
    for relation in ["equal", "lessThanOrEqual", "greaterThanOrEqual"] {
      functions[relation + "To"] = { call, evaluator in
        relate(call.receiver, relation, call[nil] ?? .nothing, call.place, &evaluator)
      }
      functions[relation + "ToSuperview"] = { call, evaluator in
        guard let chain = call.receiver, let item = evaluator.stored("item", of: chain)?.asObject
        else { return nil }
        let parent =
          evaluator.stored("superview", of: item) ?? evaluator.stored("owningView", of: item)
        return relate(chain, relation, parent ?? .nothing, call.place, &evaluator)
      }
    }
    for name in ["offset", "inset", "multipliedBy", "dividedBy", "priority", "labeled"] {
      functions[name] = { call, evaluator in adjust(name, call, &evaluator) }
    }
    functions["update"] = { call, evaluator in update(call, &evaluator) }
    return functions
  }()

  /// The class of a chain of attributes.
  static let chain = "ConstraintMakerExtendable"

  /// The item behind `.snp`.
  static func snapItem(_ value: Value?) -> ObjectID? {
    guard case .term(let term)? = value, term.form == .member, term.name == "snp" else {
      return nil
    }
    return term.base?.asObject
  }

  /// A member of `.snp`, which is kept as it is asked for.
  static func snapMember(
    _ name: String, of term: Term, by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    guard term.form == .call || term.form == .member, let item = snapItem(.term(term)) else {
      return Self.indexPart(name, of: term)
    }
    guard name == "target" else { return nil }
    return .object(item)
  }

  private static func make(_ call: ForeignCall, _ evaluator: inout Evaluator) -> Value? {
    guard let item = snapItem(call.base), let closure = call.closure else { return nil }
    if call.name == "remakeConstraints" { clear(item, &evaluator) }
    evaluator.write(.bool(false), to: "translatesAutoresizingMaskIntoConstraints", of: item)
    let object = evaluator.makeObject(SnapKitWords.maker, at: call.place)
    evaluator.write(.object(item), to: "item", of: object)
    _ = evaluator.call(closure, [CallArgument(value: .object(object))], at: call.place)
    let made = evaluator.stored("made", of: object)?.listed ?? []
    if call.name == "updateConstraints" {
      replace(made, of: item, &evaluator)
    } else if call.name != "prepareConstraints" {
      keep(made, of: item, &evaluator)
    }
    return call.name == "prepareConstraints" ? .array(made) : .void
  }

  private static func keep(_ made: [Value], of item: ObjectID, _ evaluator: inout Evaluator) {
    setActive(.array(made), true, &evaluator)
    let before = evaluator.stored("snp constraints", of: item)?.listed ?? []
    evaluator.write(.array(before + made), to: "snp constraints", of: item)
  }

  private static func clear(_ item: ObjectID, _ evaluator: inout Evaluator) {
    setActive(evaluator.stored("snp constraints", of: item), false, &evaluator)
    evaluator.write(.array([]), to: "snp constraints", of: item)
  }

  /// Gives constraints that are there already their new constants, and adds the others.
  private static func replace(_ made: [Value], of item: ObjectID, _ evaluator: inout Evaluator) {
    let before = evaluator.objects("snp constraints", of: item)
    var added: [Value] = []
    for new in made.compactMap(\.asObject) {
      let same = before.first { old in
        ["firstAttribute", "relation", "secondItem", "secondAttribute"].allSatisfy {
          evaluator.stored($0, of: old) == evaluator.stored($0, of: new)
        }
      }
      if let same, let constant = evaluator.stored("constant", of: new) {
        evaluator.write(constant, to: "constant", of: same)
      } else if same == nil {
        added.append(.object(new))
      }
    }
    keep(added, of: item, &evaluator)
  }
}
