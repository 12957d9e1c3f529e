import Afterimage
import AfterimageAudit
package import AfterimageGraphics
import AfterimageScreens

/// Reasons that follow from two traces.
extension Reasons {
  /// Finds why a picture differs from its golden.
  ///
  /// - Parameters:
  ///   - old: the trace that the golden keeps; nil where it keeps none, so that only the pixels say something.
  ///   - new: the trace of the picture.
  ///   - clusters: where pixels differ, in points of the window.
  package init(from old: Trace?, to new: Trace, differingAt clusters: [Rect]) {
    guard let old else {
      self.init(causes: new.pixelCauses(at: clusters))
      return
    }
    let matched = MatchedViews(old.views, old.isCut ? new.views.like(old) : new.views)
    let facts = old.factCauses(new)
    var causes = facts + matched.declaredCauses
    // Another device or size of text breaks lines by itself.
    if !facts.contains(where: \.isOfTraits) { causes += matched.lineCauses }
    if causes.isEmpty { causes = matched.madeCauses }
    if causes.isEmpty { causes = matched.textCauses(at: clusters) }
    if causes.isEmpty { causes = new.pixelCauses(at: clusters) }
    if old.libraries != new.libraries {
      causes.insert(.libraries(old: old.libraries, new: new.libraries), at: 0)
    }
    let moves = matched.pairs.compactMap { $0.new.isDeclared ? Move(of: $0.old, to: $0.new) : nil }
    self.init(causes: causes, moves: moves, verdicts: new.verdictChanges(since: old))
  }

  /// Finds why a case has no golden where one of its subject is left that no case asks for any more.
  init(from former: Trace, toCaseOf new: Trace) {
    self.init(
      causes: former.settingCauses(new), verdicts: new.verdictChanges(since: former))
  }
}

extension [TracedView] {
  /// The views of which a trace that was cut could have kept something.
  fileprivate func like(_ cut: Trace) -> [TracedView] {
    let names = Set(cut.views.map(\.name))
    return filter { $0.isDeclared && names.contains($0.name) }
  }
}

extension Trace {
  /// The circumstances and the layers that are others.
  fileprivate func factCauses(_ new: Trace) -> [Cause] {
    let keys = unique(facts.map(\.key) + new.facts.map(\.key))
    return keys.compactMap { key in
      let (old, new) = (facts.value(of: key), new.facts.value(of: key))
      return old == new ? nil : .fact(key, old: old, new: new)
    }
  }

  /// The circumstances that are others, as a case asks for them.
  fileprivate func settingCauses(_ new: Trace) -> [Cause] {
    Trace.settings.compactMap { key in
      guard let old = facts.value(of: key), let new = new.facts.value(of: key), old != new else {
        return nil
      }
      return .setting(key, old: old, new: new)
    }
  }
}

extension Trace {
  /// The keys of the circumstances that a case asks for.
  static let settings = [
    "strategy", "device", "system", "orientation", "appearance", "contrast", "text size",
    "direction",
  ]
}

extension [ViewLook] {
  /// The value of a key; nil where it is not there.
  func value(of key: String) -> String? { first { $0.key == key }?.value }
}
