/// What is known of texts with attributes: runs, each with those that are set.
enum AttributedTexts {
  /// The name of such a text.
  static let name = "AttributedString"
  /// The name of one of its runs.
  static let run = "AttributedString.Run"
  /// The name of attributes without a text.
  static let container = "AttributeContainer"
  private static let attributePrefix = "set "

  /// A text of what is given; nil where that is not known.
  static func make(_ arguments: [TermArgument], at place: CodePlace) -> Value? {
    guard let first = arguments.first?.value else { return text(of: [], at: place) }
    guard let written = first.text, arguments[0].label != "markdown" else {
      return runs(of: first) == nil ? nil : first
    }
    var attributes: [TermArgument] = []
    if case .term(let given)? = arguments.first(where: { $0.label == "attributes" })?.value {
      attributes = given.arguments
    }
    return text(of: [run(written, attributes, at: place)], at: place)
  }

  private static func text(of runs: [Term], at place: CodePlace) -> Value {
    let list = TermArgument("runs", .array(runs.map { .term($0) }))
    return .term(Term(form: .call, name: name, base: nil, arguments: [list], place: place))
  }

  private static func run(
    _ written: String, _ attributes: [TermArgument], at place: CodePlace
  ) -> Term {
    Term(
      form: .call, name: run, base: nil,
      arguments: [TermArgument("text", .string(written))] + attributes, place: place)
  }

  /// The runs of a text; nil for what is none.
  static func runs(of value: Value) -> [Term]? {
    guard case .term(let term) = value, term.form == .call, term.name == name,
      case .array(let runs)? = term["runs"]
    else { return nil }
    return runs.compactMap(\.asTerm)
  }

  /// Two texts one after the other; nil where one is none.
  static func joined(_ left: Value, _ right: Value, at place: CodePlace) -> Value? {
    guard let one = runs(of: left) else { return nil }
    var added = runs(of: right)
    if case .term(let term) = right, term.form == .call, term.name == ".init",
      let made = make(term.arguments, at: place)
    {
      added = runs(of: made)
    }
    return added.map { text(of: one + $0, at: place) }
  }

  /// A member of a text, a run or a container; nil where it is none of these or has no such member.
  static func member(_ member: String, of term: Term) -> Value? {
    guard term.form == .call, term.base == nil else { return nil }
    switch (term.name, member) {
    case (run, "range"): return .term(term)
    case (run, _), (container, _): return term[attributePrefix + member] ?? .nothing
    case (name, "runs"): return term["runs"]
    case (name, _): return runs(of: .term(term))?.first.flatMap { self.member(member, of: $0) }
    default: return nil
    }
  }

  /// A text with an attribute for all of its runs; nil for what is none.
  static func setting(_ attribute: String, of term: Term, to value: Value) -> Value? {
    runs(of: .term(term)).map { runs in
      text(
        of: runs.map { run in
          var run = run
          run.arguments.removeAll { $0.label == attributePrefix + attribute }
          run.arguments.append(TermArgument(attributePrefix + attribute, value))
          return run
        }, at: term.place)
    }
  }

  /// The part of a text that has the place of a run; nil where that is none.
  static func part(of value: Value, at range: Value) -> Value? {
    guard let all = runs(of: value), case .term(let old) = range,
      let run = all.first(where: { $0.isSamePlace(as: old) })
    else { return nil }
    return text(of: [run], at: run.place)
  }

  /// A text with another part in the place of a run; nil where that is none.
  static func replacing(_ range: Value, in value: Value, with part: Value) -> Value? {
    guard let all = runs(of: value), let new = runs(of: part), case .term(let old) = range,
      let index = all.firstIndex(where: { $0.isSamePlace(as: old) })
    else { return nil }
    let changed = Array(all[..<index]) + new + all[(index + 1)...]
    return text(of: changed, at: old.place)
  }
}

extension Term {
  /// True for a run with the text of another, whatever has been set of either.
  fileprivate func isSamePlace(as other: Term) -> Bool {
    name == AttributedTexts.run && other.name == name && self["text"] == other["text"]
      && place == other.place
  }
}

extension Value {
  /// The runs of a text with attributes: what is written, and what is set; nil for what is none.
  package var attributedRuns: [(text: String, attributes: Term)]? {
    AttributedTexts.runs(of: self)?.map { ($0["text"]?.text ?? "", $0) }
  }
}

extension Term {
  /// An attribute of a run; nil where it is not set.
  package func attribute(_ name: String) -> Value? {
    self["set " + name].flatMap { $0 == .nothing ? nil : $0 }
  }
}
