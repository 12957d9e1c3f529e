import AfterimageMasking
import AfterimageSwiftEvaluation

extension Evaluator {
  /// What a publisher sends when a notification is posted, where something is made of that; nil where it is the notification itself, or is not known.
  func value(sentBy publisher: Value, on callback: Callback) -> Value? {
    var looks = self
    let value = looks.sent(by: publisher, on: callback)
    return value.flatMap { $0.asTerm?.isNotification == true ? nil : $0 }
  }

  private mutating func sent(by publisher: Value, on callback: Callback) -> Value? {
    guard case .term(let term) = publisher, term.form == .call else { return nil }
    switch term.name.lastPart {
    case "publisher":
      guard AppReader.notifications(in: publisher) == [callback] else { return nil }
      return .term(.notification(at: term.place))
    case "map":
      guard let base = term.base, let closure = term.closure,
        let value = sent(by: base, on: callback)
      else { return nil }
      return call(closure, [CallArgument(value: value)], at: term.place)
    case "notification":
      guard AppReader.notifications(in: publisher) == [callback] else { return nil }
      return .term(.notification(at: term.place))
    case "withUnretained":
      guard let base = term.base, let owner = term.arguments.first?.value, term.closure == nil,
        let value = sent(by: base, on: callback)
      else { return nil }
      return .tuple([Value.Element(label: nil, value: owner), .init(label: nil, value: value)])
    case "receive", "eraseToAnyPublisher", "share", "observe", "observeOn", "asObservable":
      return term.base.flatMap { sent(by: $0, on: callback) }
    case "merge", "Merge", "Merge3", "Merge4", "MergeMany":
      let sources = term.merged
      let values = sources.compactMap { sent(by: $0, on: callback) }
      // Of two that send something the last counts, and what others send comes at any time.
      return values.count == 1 && sources.allSatisfy(\.isOfLife) ? values.first : nil
    default: return nil
    }
  }
}

extension Value {
  /// True for a publisher that sends nothing but what is made of notifications of the app's life.
  fileprivate var isOfLife: Bool {
    guard case .term(let term) = self, term.form == .call else { return false }
    switch term.name.lastPart {
    case "publisher": return !AppReader.notifications(in: self).isEmpty
    case "map", "receive", "eraseToAnyPublisher", "share": return term.base?.isOfLife == true
    case "merge", "Merge", "Merge3", "Merge4", "MergeMany":
      return term.merged.allSatisfy(\.isOfLife)
    default: return false
    }
  }
}

extension Term {
  /// What listeners are handed.
  static func notification(at place: CodePlace) -> Term {
    Term(form: .name, name: "notification", base: nil, arguments: [], place: place)
  }

  /// The publishers of which a call makes one.
  fileprivate var merged: [Value] {
    let given = arguments.flatMap { argument in
      if case .array(let values) = argument.value { values } else { [argument.value] }
    }
    return (name == "merge" ? [base].compactMap(\.self) : []) + given
  }

  fileprivate var isNotification: Bool { form == .name && name == "notification" }
}
