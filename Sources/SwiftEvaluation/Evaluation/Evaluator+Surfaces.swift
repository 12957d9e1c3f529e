import AfterimageSwiftTree

/// What the scenes and the windows of an app are looked for by: calls of sequences of them, kept with what they ask of each.
extension Evaluator {
  /// What a call of a sequence of scenes or windows chooses; nil for any other call.
  mutating func chosen(
    by name: String, among sequence: Value, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value? {
    guard case .term(let all) = sequence, Self.choosing.contains(name) else { return nil }
    let function = arguments.last?.value
    if all.surface != nil, name == "map" || name == "flatMap", let function {
      return applied(function, toEachOf: sequence, at: place)
    }
    guard all.surfaces != nil else { return nil }
    switch (name, function) {
    case ("sorted", _), ("reversed", nil), ("shuffled", nil), ("max", _), ("min", _):
      return choice(name, among: sequence, ordered(by: function, at: place), at: place)
    case ("prefix", .int?), ("suffix", .int?), ("dropFirst", _), ("dropLast", _):
      return choice(name, among: sequence, arguments.terms, at: place)
    case ("filter", let function?):
      let condition = applied(function, toEachOf: sequence, at: place)
      if condition == .bool(false) { return .array([]) }
      if condition == .bool(true) { return sequence }
      return choice(name, among: sequence, [TermArgument(condition)], at: place)
    case ("first", let function?), ("last", let function?):
      let condition = applied(function, toEachOf: sequence, at: place)
      return choice(name, among: sequence, [TermArgument("where", condition)], at: place)
    case ("map", let function?), ("compactMap", let function?), ("flatMap", let function?):
      let each = applied(function, toEachOf: sequence, at: place)
      if each.asTerm?.isElement(of: all) == true { return sequence }
      guard let one = each.asTerm, one.surface != nil || one.surfaces != nil else { return each }
      return choice(name, among: sequence, [TermArgument(each)], at: place)
    case ("forEach", let function?):
      _ = applied(function, toEachOf: sequence, at: place)
      return .void
    default: return nil
    }
  }

  /// Functions that choose some of a sequence, or go through it.
  private static let choosing: Set = [
    "sorted", "reversed", "shuffled", "max", "min", "prefix", "suffix", "dropFirst", "dropLast",
    "filter", "first", "last", "map", "compactMap", "flatMap", "forEach",
  ]

  private func choice(
    _ name: String, among sequence: Value, _ arguments: [TermArgument], at place: CodePlace
  ) -> Value {
    .term(Term(form: .call, name: name, base: sequence, arguments: arguments, place: place))
  }

  /// The order of two that are given: whether the first is the lower one.
  private mutating func ordered(by function: Value?, at place: CodePlace) -> [TermArgument] {
    guard let function else { return [] }
    let sides = [0, 1].map { side in
      Value.term(
        Term(form: .name, name: "$\(side)", base: nil, arguments: [], place: place))
    }
    let order = collecting {
      $0.call(function, sides.map { CallArgument(value: $0) }, at: place)
    }.result
    return [TermArgument("by", order)]
  }

  /// What a function makes of each of a sequence, with what it does.
  private mutating func applied(
    _ function: Value, toEachOf sequence: Value, at place: CodePlace
  ) -> Value {
    // What is made of one that may be there is made of that one.
    let isOne = sequence.asTerm?.surface != nil
    let each = isOne ? sequence : elements(of: sequence, at: place).first ?? .nothing
    let (result, effects) = collecting { $0.applied(function, to: each, at: place) }
    if !effects.isEmpty {
      let term = Term(form: .call, name: "forEach", base: sequence, arguments: [], place: place)
      note(.within(term, effects))
    }
    return result
  }
}

/// What an app shows its screens in.
package enum Surface: Hashable, Sendable {
  /// A scene of the app.
  case scene
  /// A window of it.
  case window
}

extension Term {
  /// For a sequence of scenes or windows of the app, all of them or some that are chosen: which; nil for anything else.
  package var surfaces: Surface? {
    switch (form, name) {
    case (.member, "connectedScenes"): .scene
    case (.member, "windows"):
      base?.asTerm.map { $0.isOfApplication || $0.isScene } == true ? .window : nil
    case (.member, "lazy"), (.call, "filter"), (.call, "sorted"), (.call, "reversed"),
      (.call, "shuffled"), (.call, "prefix"), (.call, "suffix"), (.call, "dropFirst"),
      (.call, "dropLast"):
      base?.asTerm?.surfaces
    case (.call, "map"), (.call, "compactMap"), (.call, "flatMap"):
      base?.asTerm?.surfaces == nil
        ? nil : arguments.first?.value.asTerm.flatMap { $0.surface ?? $0.surfaces }
    default: nil
    }
  }

  /// For a scene or a window that code has looked for: which; nil for anything else.
  package var surface: Surface? {
    switch (form, name) {
    case (.cast, "UIWindowScene"), (.cast, "UIScene"), (.member, "windowScene"), (.name, "scene"):
      .scene
    case (.cast, _): base?.asTerm?.surface
    case (.member, "keyWindow"):
      base?.asTerm.map { $0.isOfApplication || $0.isScene } == true ? .window : nil
    default: isPick ? base?.asTerm?.surfaces : nil
    }
  }

  /// True for a scene, however it was found.
  package var isScene: Bool { surface == .scene }

  /// What each of a sequence of scenes or windows is that others were made into, one by one; nil for any other.
  var eachOfSurfaces: Value? {
    guard form == .call, name == "map" || name == "compactMap", surfaces != nil else { return nil }
    return arguments.first?.value
  }

  /// True for one of a sequence.
  package var isPick: Bool {
    switch form {
    case .element, .subscript: true
    case .member: ["first", "last"].contains(name)
    case .call: ["first", "last", "max", "min", "randomElement"].contains(name)
    case .name, .undeclared, .operation, .cast, .state: false
    }
  }

  /// True for each of a sequence itself, of another type or not.
  fileprivate func isElement(of sequence: Term) -> Bool {
    switch form {
    case .element: base == .term(sequence)
    case .cast: base?.asTerm?.isElement(of: sequence) == true
    case .call, .member, .name, .undeclared, .subscript, .operation, .state: false
    }
  }

  /// True for the app, as a method of its delegate is given it too.
  private var isOfApplication: Bool {
    isApplication || form == .name && name == "application"
  }
}
