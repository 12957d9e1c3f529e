import AfterimageScreens

/// The views of two traces, each with itself in the other one.
struct MatchedViews {
  /// The views that both have, in the order of the new trace.
  private(set) var pairs: [(old: TracedView, new: TracedView)] = []
  /// The views that only the old trace has.
  private(set) var removed: [TracedView] = []
  /// The views that only the new trace has.
  private(set) var added: [TracedView] = []
  /// The views that both have, drawn after others than before.
  private(set) var reordered: [TracedView] = []

  /// Matches views by their ids, and those without by their order and their looks, then by their names.
  init(_ old: [TracedView], _ new: [TracedView]) {
    let difference = new.map(\.matchingKey).difference(from: old.map(\.matchingKey))
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    let kept = old.indices.filter { !gone.contains($0) }
    var partners = Dictionary(
      uniqueKeysWithValues: zip(new.indices.filter { !come.contains($0) }, kept))
    var leftByName = Dictionary(gone.sorted().map { (old[$0].name, $0) }) { first, _ in first }
    for index in come.sorted() {
      guard let partner = leftByName[new[index].name], old[partner].kind == new[index].kind else {
        continue
      }
      leftByName[new[index].name] = nil
      gone.remove(partner)
      partners[index] = partner
      if old[partner].matchingKey == new[index].matchingKey { reordered.append(new[index]) }
    }
    pairs = new.indices.compactMap { index in partners[index].map { (old[$0], new[index]) } }
    removed = gone.sorted().map { old[$0] }
    added = new.indices.filter { partners[$0] == nil }.map { new[$0] }
  }
}

extension TracedView {
  /// True where the author has named the view.
  var hasId: Bool { isDeclared && !name.contains(" ") }

  /// What a view is recognised by in another trace.
  fileprivate var matchingKey: [String] {
    hasId
      ? [name] : [kind, isDeclared ? "declared" : "made"] + looks.flatMap { [$0.key, $0.value] }
  }
}
