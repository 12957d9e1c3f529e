import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// How a view of SwiftUI comes up, by its own transitions.
enum Appearance: Hashable {
  /// With what changes it, and no animation of its own.
  case atOnce
  /// At once, even where what changes it is animated (https://developer.apple.com/documentation/swiftui/anytransition/identity).
  case immediately
  /// By an animation that its transition has, whatever changes it (https://developer.apple.com/documentation/swiftui/anytransition/animation(_:)).
  case slowly
  /// By a transition of which nothing is known.
  case unknown
}

extension Evaluator {
  /// How a view comes up that is laid on others.
  mutating func appearance(of value: Value, depth: Int = 0) -> Appearance {
    guard depth < 12 else { return .unknown }
    switch value {
    case .structure:
      let body = body(of: value, at: CodePlace(file: 0, offset: 0))
      return body.map { appearance(ofPart: $0, depth: depth) } ?? .atOnce
    case .group(let values): return appearance(ofAll: values, depth: depth)
    case .choice(_, let then, let otherwise):
      return appearance(ofAll: [then, otherwise], depth: depth)
    case .term(let term) where term.form == .call:
      if let base = term.base {
        let own = term.name == "transition" ? term.appearance : .atOnce
        guard [.atOnce, .immediately].contains(own) else { return own }
        let inner = appearance(of: base, depth: depth)
        return inner == .atOnce ? own : inner
      }
      guard ["ZStack", "Group", "AnyView"].contains(term.name) else { return .atOnce }
      let inner = term.closure.map { build($0, at: term.place) } ?? term.arguments.first?.value
      return inner.map { appearance(ofPart: $0, depth: depth) } ?? .atOnce
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary,
      .tuple, .enumeration, .object, .type, .function, .keyPath:
      return .atOnce
    }
  }

  private mutating func appearance(ofAll values: [Value], depth: Int) -> Appearance {
    for value in values {
      let one = appearance(ofPart: value, depth: depth)
      if one != .atOnce { return one }
    }
    return .atOnce
  }

  /// How a part of a view comes up: that it does so at once says nothing of the whole.
  private mutating func appearance(ofPart value: Value, depth: Int) -> Appearance {
    let own = appearance(of: value, depth: depth + 1)
    return own == .immediately ? .atOnce : own
  }
}

extension Evaluator {
  /// The same view with what it keeps and changes itself open: it begins with a value, and may not stay with it.
  func opened(_ view: StructureValue, changing names: ChangingNames) -> StructureValue {
    guard let type = program.type(named: view.type) else { return view }
    var view = view
    for property in type.stored
    where property.wrapper?.name == "State"
      && names.changes(property, holding: view.fields[property.name] ?? .nothing, in: program)
    {
      view.fields[property.name] = Self.stateTerm(
        property.name, of: .type(type.name), at: property.place)
    }
    return view
  }
}

extension Term {
  /// How a view comes up by the transition that it is given.
  fileprivate var appearance: Appearance {
    let given = arguments.map(\.value)
    if given.contains(where: { $0.containsTerm { $0.name == "animation" } }) { return .slowly }
    guard given.allSatisfy(\.isKnownTransition) else { return .unknown }
    return given.count == 1 && given[0].beginsWithIdentity ? .immediately : .atOnce
  }
}

extension Value {
  /// True for a transition by which a view is inserted as it is.
  fileprivate var beginsWithIdentity: Bool {
    guard case .term(let term) = self else { return false }
    return switch (term.base, term.bareName) {
    case (nil, "identity"), (.type("AnyTransition")?, "identity"): true
    case (nil, "asymmetric"), (.type("AnyTransition")?, "asymmetric"):
      term["insertion"]?.beginsWithIdentity == true
    default: false
    }
  }

  /// True for a transition of SwiftUI's, which leaves a view as it is once it has come up: what it comes from may be anything.
  fileprivate var isKnownTransition: Bool {
    guard case .term(let term) = self else { return self == .nothing }
    let isOfType: Bool
    switch term.base {
    case nil, .type("AnyTransition")?: isOfType = true
    case .some(let base): isOfType = base.isKnownTransition
    }
    guard isOfType else { return false }
    switch term.bareName {
    case "asymmetric", "combined", "AnyTransition":
      return term.arguments.allSatisfy(\.value.isKnownTransition)
    case "opacity", "slide", "move", "scale", "offset", "identity", "push", "blurReplace":
      return true
    default: return false
    }
  }
}
