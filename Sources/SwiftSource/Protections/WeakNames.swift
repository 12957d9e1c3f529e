import AfterimageSwiftEvaluation

/// What weak properties and closures name of the launch's objects that nothing was seen to keep.
extension KeptObjects {
  /// True for an object of the program's own that may be gone: views and controllers are kept by what they lie in and what presents them.
  func mayBeGone(_ object: ObjectID, in evaluator: Evaluator) -> Bool {
    guard isCounted(object), !contains(object) else { return false }
    let type = evaluator.object(object).type
    let above = evaluator.frameworks.classes(above: evaluator.program.foreignAncestors(of: type))
    return !evaluator.program.lineage(of: type).isEmpty
      && Set(above).isDisjoint(with: ["UIView", "UIViewController"])
  }

  /// Has weak properties that name such objects ask whether these are there still.
  func loosen(_ evaluator: inout Evaluator, objects count: Int) {
    for number in 0..<count {
      let id = ObjectID(number: number)
      let object = evaluator.object(id)
      let lineage = evaluator.program.lineage(of: object.type)
      for (name, value) in object.fields.sorted(by: { $0.key < $1.key }) {
        guard let named = value.asObject, mayBeGone(named, in: evaluator),
          lineage.contains(where: { $0.property(name, isStatic: false)?.isWeak == true })
        else { continue }
        let type = evaluator.object(named).type.lastPart
        let isThere = Value.asking(
          "the \(type) being there still", at: evaluator.object(named).place)
        evaluator.setStored(
          name, of: id, to: .choice(isThere, then: value, otherwise: .nothing))
      }
    }
  }
}
