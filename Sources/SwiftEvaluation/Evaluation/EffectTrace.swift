/// What an effect does and where, whatever it is done to.
struct EffectTrace: Hashable {
  /// Where that stands.
  let place: CodePlace
  /// The name of what is called or set; nil for a gap.
  var name: String?
  /// What is given, as far as it is known.
  var given: [Value] = []
}

extension Effect {
  /// What the effect and all in it do.
  var traces: [EffectTrace] {
    flattened.compactMap { effect in
      switch effect {
      case .call(let term):
        EffectTrace(
          place: term.place, name: term.name,
          given: term.arguments.map(\.value).filter(\.decidesAction))
      case .set(_, let property, let value, let place):
        EffectTrace(place: place, name: property, given: [value].filter(\.decidesAction))
      case .gap(let unknown): EffectTrace(place: unknown.place)
      case .branch, .within, .deferred, .possible: nil
      }
    }
  }
}

extension Value {
  /// True for what makes an action another one: a value that is known, or one that was and is not any more.
  fileprivate var decidesAction: Bool {
    if case .function = self { false } else { isUnknown || decidesByItself }
  }
}
