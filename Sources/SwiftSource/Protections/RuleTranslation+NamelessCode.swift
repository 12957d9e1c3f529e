import AfterimageMasking
import AfterimageSwiftEvaluation

/// What may run while the app is left without its name being written.
extension RuleTranslation {
  /// Notes what may run at any time that takes a cover away, adds something to a window, or changes what rules ask for.
  mutating func noteNamelessCode() {
    for part in code.namelessCode.parts where mayMatter(part) {
      gap(
        "what \(part.member.name) does, which runs without its name", at: part.member.place,
        bearing: .occasional)
    }
  }

  private func mayMatter(_ part: NamelessCode.Part) -> Bool {
    guard let all = part.effects else {
      return !part.member.isInitializer && code.reach.mayTouch(codeAt: part.member.place)
    }
    // What a view is made ready with that is loaded is no cover, unless it is known as one.
    let isOnce = NamelessNames.once.contains(part.member.name)
    let effects = isOnce ? all.filter(isOfKnownView) : all
    if uncovers(effects) || addsToWindow(effects) { return true }
    guard !part.member.isOfSystem, !part.member.isInitializer else { return false }
    return matters(effects, countingLooks: true) || decides(effects) || changesOpenViews(effects)
  }

  private func isOfKnownView(_ effect: Effect) -> Bool {
    switch effect {
    case .set(let owner, _, _, _): search.target(of: owner) != nil
    case .call(let term): term.base.flatMap(search.target) != nil
    case .branch, .within, .deferred, .possible, .gap: false
    }
  }

  /// True where effects change how something looks of which it is not known whether it is a cover.
  private func changesOpenViews(_ effects: [Effect]) -> Bool {
    effects.flatMap(\.flattened).contains { effect in
      guard case .set(let owner, let property, _, _) = effect,
        SurfaceCalls.looks.contains(property), search.target(of: owner) == nil
      else { return false }
      return !owner.isPlainObject && mayBeOfCover(owner)
    }
  }

  /// True where effects set what rules ask for, or what handlers set: these may have read it since.
  private func decides(_ effects: [Effect]) -> Bool {
    let keys = conditions.usedKeys.union(code.assignments.keys)
    return effects.flatMap(\.flattened).contains { effect in
      guard case .set(let owner, let property, _, _) = effect else { return false }
      return keys.contains { key in
        key.name == property
          && (key.owner == owner || key.owner.asObject == nil || owner.asObject == nil)
      }
    }
  }
}
