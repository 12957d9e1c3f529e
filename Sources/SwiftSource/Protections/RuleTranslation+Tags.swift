import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Covers that are found by a number which other views may have.
extension RuleTranslation {
  /// The searches for covers that may come to other views.
  var othersOfTags: [CoverDoubt] {
    var met: Set<Int> = []
    return code.handlers.filter { !$0.handler.callback.isArrival }.flatMap { _, effects in
      effects.flatMap(\.flattened).flatMap(\.tagSearches)
    }.compactMap { term -> CoverDoubt? in
      guard case .int(let tag)? = term.arguments.first?.value, tag != 0,
        case .own(let id, _)? = search.target(of: .term(term)), knownCovers[id] != nil,
        met.insert(tag).inserted, isGiven(tag, besides: id)
      else { return nil }
      return CoverDoubt(what: "another view having the tag \(tag)", place: term.place)
    }
  }

  /// True where another view than a cover may have a number.
  private func isGiven(_ tag: Int, besides id: String) -> Bool {
    let objects = (0..<code.evaluator.objectCount).map { ObjectID(number: $0) }
      .filter { code.evaluator.object($0).fields["tag"] == .int(tag) }
    let named = objects.filter { search.id(of: $0) == id }
    // Whatever has the number goes by it, but covers are what handlers lay.
    let laid = named.filter(objectsLaid.contains)
    let places = Set((laid.isEmpty ? named : laid).map { code.evaluator.object($0).place })
    let isOfOther = objects.contains { object in
      !places.contains(code.evaluator.object(object).place)
        && (!laid.isEmpty || knownCovers[search.id(of: object)] == nil)
    }
    var evaluator = code.evaluator
    return isOfOther
      || code.above.tags.contains { setting in
        if places.contains(where: { isAround(setting.place, $0) }) { return false }
        return setting.mayBe(tag, &evaluator)
      }
  }

  /// The views that handlers put into others as the app is left.
  private var objectsLaid: Set<ObjectID> {
    let effects = code.handlers.filter { !$0.handler.callback.isArrival }.flatMap(\.effects)
    return Set(
      effects.flatMap(\.flattened).compactMap { effect in
        guard case .call(let term) = effect, Frameworks.additions.contains(term.name) else {
          return nil
        }
        return term.arguments.first?.value.asObject
      })
  }

  /// True for code of the same function.
  private func isAround(_ one: CodePlace, _ other: CodePlace) -> Bool {
    code.index.bodies.contains { body in
      body.file == one.file && body.file == other.file
        && body.extent?.contains(one.offset) == true
        && body.extent?.contains(other.offset) == true
    }
  }
}

extension TagSettings.Setting {
  /// True where it may be a number; what counts something stays below the numbers that are given by hand.
  fileprivate func mayBe(_ tag: Int, _ evaluator: inout Evaluator) -> Bool {
    switch evaluator.constant(value, in: place.file, of: type) {
    case .int(let number): number == tag
    default: tag < Self.mostCounted
    }
  }

  private static let mostCounted = 500
}

extension Effect {
  /// Where it looks for a view by its number.
  fileprivate var tagSearches: [Term] {
    switch self {
    case .call(let term): Value.term(term).tagSearches
    case .set(let owner, _, let value, _): owner.tagSearches + value.tagSearches
    case .branch(let condition, _, _, _): condition.tagSearches
    case .within, .deferred, .possible, .gap: []
    }
  }
}

extension Value {
  /// Where a view is looked for by its number.
  fileprivate var tagSearches: [Term] {
    var found: [Term] = []
    _ = containsTerm { term in
      if term.form == .call, term.name == "viewWithTag" { found.append(term) }
      return false
    }
    return found
  }
}
