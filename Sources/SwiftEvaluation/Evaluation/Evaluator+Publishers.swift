import AfterimageSwiftTree

/// What a publisher of Combine's sends that is made of what properties hold.
package struct PublishedValue: Hashable, Sendable {
  /// What it sends while the properties are as they are; nothing that counts where that is not known.
  package var value: Value
  /// What the properties hold, each of whose changes it may send.
  package var sources: [Value]
  /// False where it is not known what is made of that, or when it is sent.
  package var isKnown = true
  /// True where that comes in a later turn of the main queue.
  package var isLate = false
  /// True where the same value is not sent twice.
  package var isDistinct = false
  /// True where it is sent before the property has the value (https://developer.apple.com/documentation/combine/published).
  package var isBeforehand = false

  /// What one property holds, as it is.
  fileprivate init(of property: Value) { (value, sources) = (property, [property]) }

  /// What is made of what several publishers send.
  fileprivate init(ofSeveral others: [PublishedValue]) {
    (value, sources, isKnown) = (.void, others.flatMap(\.sources), false)
  }
}

/// Publishers of properties.
extension Evaluator {
  /// What a publisher sends; nil for one that is not made of properties.
  package func published(by publisher: Value) -> PublishedValue? {
    var looks = self
    return looks.sent(by: publisher)
  }

  /// True for a publisher that is made of a property, whatever it sends.
  func publishes(_ value: Value) -> Bool {
    switch value {
    case .object(let id): object(id).type == Self.keepingSubject
    case .term(let term) where term.isBinding: term["of"]?.asObject != nil
    case .term(let term) where term.form == .call: term.base.map(publishes) == true
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .term, .choice, .group, .keyPath:
      false
    }
  }

  private mutating func sent(by publisher: Value) -> PublishedValue? {
    switch publisher {
    case .object(let id) where object(id).type == Self.keepingSubject:
      return stored("value", of: id).map { PublishedValue(of: $0) }
    case .term(let term) where term.isBinding:
      guard let owner = term["of"]?.asObject, let name = term["name"]?.text else { return nil }
      guard let held = stored(name, of: owner) else { return nil }
      var sent = PublishedValue(of: held)
      sent.isBeforehand = true
      return sent
    case .term(let term) where term.form == .call: return sent(byOperator: term)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .term, .choice, .group, .keyPath:
      return nil
    }
  }

  private mutating func sent(byOperator term: Term) -> PublishedValue? {
    guard let source = term.base, var sent = sent(by: source) else { return sent(bySeveral: term) }
    let arguments = term.arguments.map(\.value)
    switch (term.name, arguments.first) {
    // The first value is the one that the property has as it is subscribed to.
    case ("eraseToAnyPublisher", nil), ("share", nil), ("print", _), ("dropFirst", nil),
      ("assertNoFailure", _), ("setFailureType", _):
      break
    case ("removeDuplicates", nil): sent.isDistinct = true
    case ("receive", .term(let scheduler)?) where scheduler.name == "main": sent.isLate = true
    case ("map", let function?) where arguments.count == 1:
      sent.value = applied(function, to: sent.value, at: term.place)
    default:
      sent = PublishedValue(ofSeveral: [sent] + arguments.compactMap { self.sent(by: $0) })
    }
    return sent
  }

  /// What is sent by what is made of several publishers, which are given.
  private mutating func sent(bySeveral term: Term) -> PublishedValue? {
    let values = term.arguments.flatMap { argument in
      if case .array(let values) = argument.value { values } else { [argument.value] }
    }
    let sources = values.compactMap { sent(by: $0) }
    return sources.isEmpty ? nil : PublishedValue(ofSeveral: sources)
  }
}
