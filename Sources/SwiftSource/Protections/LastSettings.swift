import AfterimageSwiftEvaluation

/// What a handler has set in the end of objects, and of what belongs to them: a choice where a condition decides.
struct LastSettings {
  /// What is set of objects, by the names of properties.
  private(set) var objects: [ObjectID: [String: Value]] = [:]
  /// What is set of what belongs to objects of frameworks, such as a controller's view.
  private(set) var members: [Term: Value] = [:]
  /// What animations change of objects: it is there when they have ended.
  private(set) var animated: [ObjectID: Set<String>] = [:]
  /// What was set since the innermost branch began.
  private var noted = Noted()
  private let evaluator: Evaluator

  /// What is set, by its names.
  private struct Noted {
    var properties: [ObjectID: Set<String>] = [:]
    var members: Set<Term> = []

    mutating func add(_ other: Noted) {
      properties.merge(other.properties) { $0.union($1) }
      members.formUnion(other.members)
    }
  }

  /// Looks through what a handler does.
  init(in effects: [Effect], _ evaluator: Evaluator) {
    self.evaluator = evaluator
    note(effects, isAnimated: false)
  }

  private mutating func note(_ effects: [Effect], isAnimated: Bool) {
    for effect in effects {
      switch effect {
      case .set(.object(let id), let property, let value, _):
        objects[id, default: [:]][property] = value
        noted.properties[id, default: []].insert(property)
        if isAnimated { animated[id, default: []].insert(property) }
      case .set(.term(let owner), let property, let value, let place):
        let member = Term(
          form: .member, name: property, base: .term(owner), arguments: [], place: place)
        members[member] = value
        noted.members.insert(member)
      case .branch(let condition, let then, let otherwise, _):
        note(then, orElse: otherwise, where: condition, isAnimated: isAnimated)
      case .within(let term, let inner):
        note(inner, isAnimated: isAnimated || term.animatesLater)
      case .set, .call, .deferred, .possible, .gap: break
      }
    }
  }

  private mutating func note(
    _ then: [Effect], orElse otherwise: [Effect], where condition: Value, isAnimated: Bool
  ) {
    let before = self
    noted = Noted()
    note(then, isAnimated: isAnimated)
    let after = self
    (objects, members) = (before.objects, before.members)
    note(otherwise, isAnimated: isAnimated)
    // What neither branch sets is as it was before.
    for (id, names) in noted.properties.sorted(by: { $0.key < $1.key }) {
      for name in names.sorted() {
        join(name, of: id, after.objects[id]?[name], where: condition, before)
      }
    }
    for member in noted.members {
      guard let theirs = after.members[member] else { continue }
      let mine = members[member]
      members[member] =
        mine == nil || mine == theirs
        ? theirs : mine.map { .choice(condition, then: theirs, otherwise: $0) }
    }
    noted.add(before.noted)
  }

  private mutating func join(
    _ name: String, of id: ObjectID, _ value: Value?, where condition: Value,
    _ before: LastSettings
  ) {
    let first = before.objects[id]?[name] ?? self.first(name, of: id)
    let (then, otherwise) = (value ?? first, objects[id]?[name] ?? first)
    objects[id, default: [:]][name] =
      then == otherwise ? then : .choice(condition, then: then, otherwise: otherwise)
  }

  /// What a property is before the handler sets it.
  private func first(_ name: String, of id: ObjectID) -> Value {
    let object = evaluator.object(id)
    if let known = object.fields[name] { return known }
    if let given = object.arguments.first(where: { $0.label == name }) { return given.value }
    return Value.ofNewView[name] ?? .nothing
  }
}

extension Term {
  /// True for a function that runs its closure at once and shows what that changes bit by bit.
  var animatesLater: Bool {
    switch name {
    case "animate", "transition", "animateKeyframes":
      (self["withDuration"] ?? self["duration"])?.number != 0
    case "addAnimations", "runningPropertyAnimator", "UIViewPropertyAnimator": true
    default: false
    }
  }
}

extension Value {
  /// What properties are of views and layers of which nothing is set.
  static let ofNewView: [String: Value] = [
    "isHidden": .bool(false), "alpha": .int(1), "opacity": .int(1),
  ]

  /// The conditions by which a choice comes to an object, and whether they hold then.
  func conditions(reaching object: ObjectID?) -> [Value: Bool] {
    guard let object, case .choice(let condition, let then, let otherwise) = self else {
      return [:]
    }
    let isThen = then.objects.contains(object)
    guard isThen != otherwise.objects.contains(object) else { return [:] }
    let inner = (isThen ? then : otherwise).conditions(reaching: object)
    return inner.merging([condition: isThen]) { $1 }
  }

  /// The same where some conditions are known to hold or not.
  func resolved(_ assumed: [Value: Bool]) -> Value {
    guard !assumed.isEmpty, case .choice(let condition, let then, let otherwise) = self else {
      return self
    }
    switch assumed[condition] {
    case true?: return then.resolved(assumed)
    case false?: return otherwise.resolved(assumed)
    case nil:
      return .choice(
        condition, then: then.resolved(assumed), otherwise: otherwise.resolved(assumed))
    }
  }
}
