import AfterimageMasking
import AfterimageSwiftEvaluation

/// Covers that are always there, and out of sight or too small until the app is left.
extension ViewWalk {
  /// Adds a layer that a modifier moves into its place, or gives all room, by a condition that changes.
  mutating func addMoving(_ term: Term) {
    guard let condition = term.arguments.lazy.compactMap({ $0.value.changingCondition }).first
    else { return walk(beside: term) }
    func effect(_ holds: Bool) -> ConditionalView.Effect {
      let arguments = term.arguments.map {
        TermArgument($0.label, $0.value.resolved(condition, holds))
      }
      let cover = term.base.flatMap { term.inPlace(with: arguments, on: $0) }
      if let cover { return .cover(cover) }
      return term.hides(with: arguments) ? .nothing : .unknown("where \(term.name) leaves it")
    }
    add(condition, effect(true), effect(false), at: term.place)
  }

  /// The modifiers by which a layer comes into its place.
  static let moving: Set = ["offset", "scaleEffect", "frame"]
}

extension Value {
  /// The condition that decides about a value or a part of one, and that changes; nil where there is none.
  fileprivate var changingCondition: Value? {
    switch self {
    case .choice(let condition, _, _): condition.changes ? condition : nil
    case .term(let term) where term.form == .call && term.base == nil:
      term.arguments.lazy.compactMap(\.value.changingCondition).first
    default: nil
    }
  }

  /// The same value where a condition is known.
  fileprivate func resolved(_ condition: Value, _ holds: Bool) -> Value {
    switch self {
    case .choice(condition, let then, let otherwise):
      return (holds ? then : otherwise).resolved(condition, holds)
    case .term(var term) where term.form == .call && term.base == nil:
      term.arguments = term.arguments.map {
        TermArgument($0.label, $0.value.resolved(condition, holds))
      }
      return .term(term)
    default: return self
    }
  }

  /// True for what moves nothing: no length, or a size of none.
  fileprivate var isNoDistance: Bool {
    if let number { return number == 0 }
    guard case .term(let term) = self else { return false }
    switch (term.form, term.bareName) {
    case (.member, "zero"): return true
    case (.call, "CGSize"), (.call, "init"):
      return !term.arguments.isEmpty && term.arguments.allSatisfy { $0.value.number == 0 }
    default: return false
    }
  }
}

extension Term {
  /// True where arguments leave nothing of a view in sight: beyond the largest screen, or without an extent.
  fileprivate func hides(with arguments: [TermArgument]) -> Bool {
    let numbers = arguments.filter { $0.label != "anchor" }.compactMap(\.value.number)
    return name == "offset" ? numbers.contains { abs($0) >= 1500 } : numbers.contains(0)
  }

  /// What a modifier makes of a view with arguments that leave it its place and all its room; nil where they do not.
  fileprivate func inPlace(with arguments: [TermArgument], on base: Value) -> Value? {
    switch name {
    case "offset": return arguments.allSatisfy(\.value.isNoDistance) ? base : nil
    case "scaleEffect":
      let scales = arguments.filter { $0.label != "anchor" }
      return scales.allSatisfy { $0.value.number == 1 } ? base : nil
    case "frame":
      let kept = arguments.filter { $0.value != .nothing && $0.label != "alignment" }
      let isRoomy = kept.allSatisfy { argument in
        ["maxWidth", "maxHeight"].contains(argument.label) && argument.isEndless
      }
      guard isRoomy else { return nil }
      var frame = self
      frame.arguments = kept
      return kept.isEmpty ? base : .term(frame)
    default: return nil
    }
  }
}
