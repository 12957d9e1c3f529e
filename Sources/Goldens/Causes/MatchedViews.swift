import Afterimage
import AfterimageScreens

/// The views of two traces, each with itself in the other one.
struct MatchedViews {
  /// The views that both have, in the order of the new trace.
  private(set) var pairs: [(old: TracedView, new: TracedView)] = []
  private let old: [TracedView]
  private let new: [TracedView]
  /// The places of the views that only the old trace has.
  private let gone: Set<Int>
  /// The places of the views that only the new trace has.
  private let come: Set<Int>
  /// The views that both have, drawn after others than before.
  private(set) var reordered: [TracedView] = []
  /// The ids of views that have another id now, by those that they had.
  private(set) var renamed: [String: String] = [:]

  /// Matches views by their ids, and those without by their order and their looks, then by their names, then by all but their ids.
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
    for index in come.sorted() where partners[index] == nil && new[index].hasId {
      guard let partner = gone.sorted().first(where: { old[$0].isRenamed(as: new[index]) }) else {
        continue
      }
      gone.remove(partner)
      partners[index] = partner
      renamed[old[partner].name] = new[index].name
    }
    pairs = new.indices.compactMap { index in partners[index].map { (old[$0], new[index]) } }
    self.old = old
    self.new = new
    self.gone = gone
    self.come = Set(new.indices.filter { partners[$0] == nil })
  }

  /// The ids of the views that only one of the traces has.
  var unmatchedIds: Set<String> {
    Set(gone.map { old[$0] }.filter(\.hasId).map(\.name))
      .union(come.map { new[$0] }.filter(\.hasId).map(\.name))
  }

  /// The views of some kind that only the old trace has, and that lie in no other of them.
  func removed(where isWanted: (TracedView) -> Bool) -> [TracedView] {
    old.outermost(of: gone, where: isWanted)
  }

  /// The views of some kind that only the new trace has, and that lie in no other of them.
  func added(where isWanted: (TracedView) -> Bool) -> [TracedView] {
    new.outermost(of: come, where: isWanted)
  }
}

extension [TracedView] {
  /// Those at some places that lie in no other of them; of the card of what is presented, the first in it stands for all.
  fileprivate func outermost(
    of places: Set<Int>, where isWanted: (TracedView) -> Bool
  ) -> [TracedView] {
    var around: Int?
    var isOpen = false
    return enumerated().compactMap { place, view in
      if let depth = around, view.depth <= depth { around = nil }
      guard around == nil || isOpen, places.contains(place) else { return nil }
      isOpen = view.kind == "containerView"
      if isOpen { around = view.depth }
      guard isWanted(view) else { return nil }
      around = around ?? view.depth
      isOpen = false
      return view
    }
  }
}

extension TracedView {
  /// True where the author has named the view.
  var hasId: Bool { isDeclared && !name.contains(" ") }

  /// True for a view that another one may be with another id: it lies in its place and has its looks.
  fileprivate func isRenamed(as other: TracedView) -> Bool {
    hasId && (kind, depth, isHidden) == (other.kind, other.depth, other.isHidden)
      && looks == other.looks && Move(of: self, to: other) == nil
  }

  /// What a view is recognised by in another trace.
  fileprivate var matchingKey: [String] {
    hasId
      ? [name] : [kind, isDeclared ? "declared" : "made"] + looks.flatMap { [$0.key, $0.value] }
  }
}
